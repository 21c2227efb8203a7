import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredPeriod = Selectable<Database['maintenance_periods']>;

/** Maximum periods that one company keeps: those that are over are cleared away after a while. */
export const MOST_PERIODS = 200;

/** Periods of these companies that aren't over, the nearest first. As system: the operator's are everyone's to read. */
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

/** All of the tenant, the newest first. */
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

/** Returns whether there was room for it. */
export async function addPeriod(tx: TenantTx, period: StoredPeriod): Promise<boolean> {
  // Held until the end: two at once can't both be the last that fits.
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

/** Clears away what ended before a time. */
export async function removeOldPeriods(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('maintenance_periods').where('end_time', '<', before).execute();
}

/** The oldest company, which belongs to the operator. As system. */
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
