import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredPeriod = Selectable<Database['maintenance_periods']>;

/** Maximum number of periods per company; past ones are deleted after a while. */
export const MOST_PERIODS = 200;

/**
 * Current and upcoming periods of these companies, soonest first. Runs as system because everyone may see the
 * operator's.
 */
export async function comingPeriods(
  tx: SystemTx,
  { tenants, now }: { tenants: readonly string[]; now: number },
): Promise<StoredPeriod[]> {
  if (tenants.length === 0) return [];
  return tx
    .selectFrom('maintenance_periods')
    .selectAll()
    .where('tenant_id', 'in', tenants)
    .where('end_time', '>', now)
    .orderBy('start_time')
    .orderBy('id')
    .limit(MOST_PERIODS)
    .execute();
}

/** All periods of the tenant, newest first. */
export async function listPeriods(tx: TenantTx): Promise<StoredPeriod[]> {
  return tx
    .selectFrom('maintenance_periods')
    .selectAll()
    .orderBy('start_time', 'desc')
    .orderBy('id')
    .limit(MOST_PERIODS)
    .execute();
}

export async function findPeriod(tx: TenantTx, id: string): Promise<StoredPeriod | undefined> {
  return tx.selectFrom('maintenance_periods').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Returns `false` if the limit is reached. */
export async function addPeriod(tx: TenantTx, period: StoredPeriod): Promise<boolean> {
  // Locks the tenant until the transaction ends, so that concurrent inserts can't exceed the limit.
  await tx.selectFrom('tenants').select('id').where('id', '=', period.tenant_id).forUpdate().execute();
  const { kept } = await tx
    .selectFrom('maintenance_periods')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('tenant_id', '=', period.tenant_id)
    .executeTakeFirstOrThrow();
  if (kept >= MOST_PERIODS) return false;
  await tx.insertInto('maintenance_periods').values(period).execute();
  await sendSignals(tx, { tenant: period.tenant_id, area: 'maintenance' });
  return true;
}

export async function changePeriod(
  tx: TenantTx,
  {
    id,
    tenant_id,
    ...change
  }: Updateable<Database['maintenance_periods']> & { id: string; tenant_id: string },
): Promise<void> {
  await tx
    .updateTable('maintenance_periods')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant: tenant_id, area: 'maintenance' });
}

export async function removePeriod(
  tx: TenantTx,
  { tenant, id }: { tenant: string; id: string },
): Promise<StoredPeriod | undefined> {
  const removed = await tx
    .deleteFrom('maintenance_periods')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant, area: 'maintenance' });
  return removed;
}

/** Deletes periods that ended before a time. */
export async function removeOldPeriods(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('maintenance_periods').where('end_time', '<', before).execute();
}

/** The oldest company, which belongs to the operator. Runs as system. */
export async function operatorTenant(tx: SystemTx): Promise<string | undefined> {
  const first = await tx
    .selectFrom('tenants')
    .select('id')
    .orderBy('created_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}
