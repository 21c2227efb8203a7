import { type Rights, scopesOf } from '@casbah/domain/access-profile';

/** Which services somebody may look at, or take home: all, unless their right to it is limited to some. */
export function serviceReachOf(
  rights: Rights,
  permission: 'audit.view' | 'audit.export' = 'audit.view',
): (service: string) => boolean {
  const scopes = scopesOf(rights, permission);
  if (scopes === 'everything') return () => true;
  if (scopes === 'nothing') return () => false;
  if (scopes.some(({ services }) => services === undefined)) return () => true;
  const reached = new Set(scopes.flatMap(({ services = [] }) => services));
  return (service) => reached.has(service);
}
