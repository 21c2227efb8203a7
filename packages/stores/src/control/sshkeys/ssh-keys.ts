import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredSshKey = Selectable<Database['ssh_keys']>;

export async function listSshKeys(tx: TenantTx, tenant: string): Promise<StoredSshKey[]> {
  return tx
    .selectFrom('ssh_keys')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Throws a duplicate error (`isDuplicate`) if the tenant already has the key. */
export async function addSshKey(tx: TenantTx, key: Insertable<Database['ssh_keys']>): Promise<StoredSshKey> {
  const added = await tx.insertInto('ssh_keys').values(key).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: key.tenant_id, area: 'tenant' });
  return added;
}

/** Returns the removed key. */
export async function removeSshKey(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<StoredSshKey | undefined> {
  const removed = await tx
    .deleteFrom('ssh_keys')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return removed;
}
