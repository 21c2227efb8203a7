import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredSchedule = Selectable<Database['report_schedules']>;
type StoredDelivery = Selectable<Database['report_deliveries']>;
type OfTenant = { tenant: string; id: string };

/** Reports kept per schedule; the oldest is deleted when a new one is added. */
const MOST_KEPT = 12;

export async function listSchedules(tx: TenantTx, tenant: string): Promise<StoredSchedule[]> {
  return tx
    .selectFrom('report_schedules')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function findSchedule(
  tx: TenantTx,
  { tenant, id }: OfTenant,
): Promise<StoredSchedule | undefined> {
  return tx
    .selectFrom('report_schedules')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addSchedule(
  tx: TenantTx,
  schedule: Insertable<Database['report_schedules']>,
): Promise<void> {
  await tx.insertInto('report_schedules').values(schedule).execute();
  await sendSignals(tx, { tenant: schedule.tenant_id, area: 'tenant' });
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeSchedule(
  tx: TenantTx,
  { tenant, id }: OfTenant,
  change: Updateable<Database['report_schedules']>,
): Promise<void> {
  await tx
    .updateTable('report_schedules')
    .set(change)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .execute();
  await sendSignals(tx, { tenant, area: 'tenant' });
}

/** Deletes a schedule with its delivered reports. Returns its name. */
export async function removeSchedule(tx: TenantTx, { tenant, id }: OfTenant): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('report_schedules')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return removed?.name;
}

/** Due schedules of all tenants. Runs as system. */
export async function dueSchedules(tx: SystemTx, now: number): Promise<NewJob[]> {
  return tx
    .selectFrom('report_schedules')
    .select(['id as key', 'tenant_id as tenant'])
    .where('is_enabled', '=', true)
    .where('next_delivery', '<=', now)
    .orderBy('next_delivery')
    .execute();
}

/** Stores a report and deletes the oldest ones of its schedule. */
export async function addDelivery(
  tx: TenantTx,
  delivery: Insertable<Database['report_deliveries']>,
): Promise<void> {
  await tx.insertInto('report_deliveries').values(delivery).execute();
  const { tenant_id, schedule_id } = delivery;
  await tx
    .deleteFrom('report_deliveries')
    .where('tenant_id', '=', tenant_id)
    .where('schedule_id', '=', schedule_id)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('report_deliveries')
        .select('id')
        .where('tenant_id', '=', tenant_id)
        .where('schedule_id', '=', schedule_id)
        .orderBy('created_on', 'desc')
        .orderBy('id')
        .limit(MOST_KEPT),
    )
    .execute();
}

export async function findDelivery(
  tx: TenantTx,
  { tenant, id }: OfTenant,
): Promise<StoredDelivery | undefined> {
  return tx
    .selectFrom('report_deliveries')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deliveries of a tenant's schedules, newest first, without the reports themselves. */
export async function listDeliveries(
  tx: TenantTx,
  tenant: string,
): Promise<Omit<StoredDelivery, 'pages' | 'csv'>[]> {
  return tx
    .selectFrom('report_deliveries')
    .select(['id', 'tenant_id', 'schedule_id', 'span_from', 'span_to', 'last_day', 'created_on'])
    .where('tenant_id', '=', tenant)
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Active people among these email addresses, with their preferred languages. */
export async function activeRecipients(
  tx: TenantTx,
  tenant: string,
  emails: readonly string[],
): Promise<{ email: string; language: string | undefined }[]> {
  if (emails.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'prefs'])
    .where('tenant_id', '=', tenant)
    .where('is_active', '=', true)
    .where('email', 'in', emails)
    .orderBy('email')
    .execute();
  return rows.map(({ email, prefs }) => ({ email, language: prefs.lang }));
}
