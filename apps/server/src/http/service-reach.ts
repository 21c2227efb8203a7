import { type Rights, scopesOf } from '@casbah/domain/access-profile';

/** Which services somebody may look at: all, unless their right to the audit is limited to some. */
export function serviceReachOf(rights: Rights): (service: string) => boolean {
  const scopes = scopesOf(rights, 'audit.view');
  if (scopes === 'everything') return () => true;
  if (scopes === 'nothing') return () => false;
  if (scopes.some(({ services }) => services === undefined)) return () => true;
  const reached = new Set(scopes.flatMap(({ services = [] }) => services));
  return (service) => reached.has(service);
}
