import { scopesOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import { settingAuthority } from '@casbah/domain/tenant-config';
import type { Identity } from './sessions.ts';

/** Whether a person may make a call or perform a resource action. */
export function mayCall(
  { rights, apiKey }: Pick<Identity, 'rights' | 'apiKey'>,
  {
    permission,
    narrowed,
    unscoped,
    forApiKeys,
  }: { permission: Permission; narrowed?: true; unscoped?: string; forApiKeys?: true },
): boolean {
  // API keys can't use calls about the person's own account.
  if (permission === 'session.use' && apiKey !== undefined && forApiKeys !== true) return false;
  const reach = scopesOf(rights, permission);
  if (reach === 'nothing') return false;
  // A limited permission opens only calls that apply the limit.
  return reach === 'everything' || narrowed === true || unscoped !== undefined;
}

/** Whether an admitted caller may change this setting: some are for sysadmins only, without API keys. */
export function mayChangeSetting(
  { rights, apiKey }: Pick<Identity, 'rights' | 'apiKey'>,
  app: string,
  name: string,
): boolean {
  if (settingAuthority(app, name) !== 'sysadmin') return true;
  return rights.role === 'sysadmin' && apiKey === undefined;
}
