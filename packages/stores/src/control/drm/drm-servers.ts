import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredDrmServer = Selectable<Database['drm_servers']>;
type OfTenant = { tenant: string; id: string };

export async function listDrmServers(tx: TenantTx, tenant: string): Promise<StoredDrmServer[]> {
  return tx
    .selectFrom('drm_servers')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function findDrmServer(
  tx: TenantTx,
  { tenant, id }: OfTenant,
): Promise<StoredDrmServer | undefined> {
  return tx
    .selectFrom('drm_servers')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addDrmServer(
  tx: TenantTx,
  server: Insertable<Database['drm_servers']>,
): Promise<StoredDrmServer> {
  const added = await tx.insertInto('drm_servers').values(server).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: server.tenant_id, area: 'tenant' });
  return added;
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeDrmServer(
  tx: TenantTx,
  { tenant, id }: OfTenant,
  change: Updateable<Database['drm_servers']>,
): Promise<StoredDrmServer | undefined> {
  const changed = await tx
    .updateTable('drm_servers')
    .set(change)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return changed;
}

/** Returns the removed server. */
export async function removeDrmServer(
  tx: TenantTx,
  { tenant, id }: OfTenant,
): Promise<StoredDrmServer | undefined> {
  const removed = await tx
    .deleteFrom('drm_servers')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return removed;
}
