import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { NewJob } from '../jobs/jobs.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredDestination = Selectable<Database['destinations']>;
type OfTenant = { tenant: string; id: string };

/** A tenant's destinations, each with its number of undelivered audit trail entries. */
export async function listDestinations(
  tx: TenantTx,
  tenant: string,
): Promise<(StoredDestination & { waiting: number })[]> {
  return tx
    .selectFrom('destinations')
    .leftJoin('audit_chains', 'audit_chains.tenant_id', 'destinations.tenant_id')
    .selectAll('destinations')
    .select(
      sql<number>`greatest(0, coalesce(audit_chains.sequence, 0) - destinations.told_up_to)`.as('waiting'),
    )
    .where('destinations.tenant_id', '=', tenant)
    .orderBy('destinations.name')
    .orderBy('destinations.id')
    .execute();
}

export async function findDestination(
  tx: TenantTx,
  { tenant, id }: OfTenant,
): Promise<(StoredDestination & { waiting: number }) | undefined> {
  return (await listDestinations(tx, tenant)).find((one) => one.id === id);
}

/** Sequence of the last entry of a tenant's audit trail, 0 without entries. */
export async function endOfAudit(tx: TenantTx, tenant: string): Promise<number> {
  const end = await tx
    .selectFrom('audit_chains')
    .select('sequence')
    .where('tenant_id', '=', tenant)
    .executeTakeFirst();
  return end?.sequence ?? 0;
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addDestination(
  tx: TenantTx,
  destination: Insertable<Database['destinations']>,
): Promise<void> {
  await tx.insertInto('destinations').values(destination).execute();
  await sendSignals(tx, { tenant: destination.tenant_id, area: 'tenant' });
}

/** Returns whether it exists. Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeDestination(
  tx: TenantTx,
  { tenant, id }: OfTenant,
  change: Updateable<Database['destinations']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('destinations')
    .set(change)
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return numUpdatedRows > 0n;
}

/** Returns the name of the removed destination. */
export async function removeDestination(tx: TenantTx, { tenant, id }: OfTenant): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('destinations')
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  await sendSignals(tx, { tenant, area: 'tenant' });
  return removed?.name;
}

/** Due destinations of all tenants with undelivered entries. Runs as system. */
export async function dueDestinations(tx: SystemTx, now: number): Promise<NewJob[]> {
  return tx
    .selectFrom('destinations')
    .innerJoin('audit_chains', 'audit_chains.tenant_id', 'destinations.tenant_id')
    .select(['destinations.id as key', 'destinations.tenant_id as tenant'])
    .where('destinations.is_enabled', '=', true)
    .where('destinations.next_attempt', '<=', now)
    .whereRef('audit_chains.sequence', '>', 'destinations.told_up_to')
    .execute();
}

/** Webhooks of all tenants whose address an earlier version stored unencrypted. Runs as system. */
export async function unsealedWebhooks(
  tx: SystemTx,
): Promise<Pick<StoredDestination, 'id' | 'tenant_id' | 'kind' | 'address'>[]> {
  return tx
    .selectFrom('destinations')
    .select(['id', 'tenant_id', 'kind', 'address'])
    .where('kind', '=', 'webhook')
    .where('sealed_address', 'is', null)
    .execute();
}

/** Replaces the plain address with the encrypted one, unless it was changed since it was read. */
export async function sealAddress(
  tx: TenantTx,
  {
    id,
    before,
    ...kept
  }: { id: string; before: string } & Pick<StoredDestination, 'address' | 'sealed_address'>,
): Promise<void> {
  await tx
    .updateTable('destinations')
    .set(kept)
    .where('id', '=', id)
    .where('address', '=', before)
    .where('sealed_address', 'is', null)
    .execute();
}

/** Records the result of a delivery. Destinations deleted in the meantime stay deleted. */
export async function settleDestination(
  tx: TenantTx,
  {
    id,
    ...outcome
  }: { id: string } & Pick<
    Updateable<Database['destinations']>,
    'told_up_to' | 'failures' | 'last_error' | 'last_told_on' | 'next_attempt'
  >,
): Promise<void> {
  const settled = await tx
    .updateTable('destinations')
    .set(outcome)
    .where('id', '=', id)
    .returning('tenant_id')
    .executeTakeFirst();
  if (settled !== undefined) await sendSignals(tx, { tenant: settled.tenant_id, area: 'tenant' });
}
