import { type Rights, rightsOf } from '@casbah/domain/access-profile';
import type { Permission } from '@casbah/domain/permission';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { findUser } from '@casbah/stores/control/users/users';
import { Reach } from './reach.ts';
import { switchedOffAreas } from './sessions.ts';

/** A person's current permissions, for work that continues without them; `undefined` for closed or deleted accounts. */
export async function rightsNow(
  tx: TenantTx,
  { tenant, user }: { tenant: string; user: string },
): Promise<Rights | undefined> {
  const found = await findUser(tx, user);
  if (found === undefined || found.tenant_id !== tenant || !found.is_active) return undefined;
  const without = switchedOffAreas(await listTenantConfig(tx, { tenant, app: 'features' }));
  return rightsOf({ isAdmin: found.is_admin, profiles: found.profiles, without });
}

/** What such work may reach with a permission; `undefined` without it. */
export function reachNow(rights: Rights, permission: Permission): Reach | undefined {
  const reach = new Reach(rights, permission);
  return reach.scopes === 'nothing' ? undefined : reach;
}
