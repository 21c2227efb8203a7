import { CLOSED_INCIDENTS_KEPT_DAYS, INCIDENT_LIMITS, OPEN_STATES } from '@casbah/domain/incident/incident';
import { DAY_MS } from '@casbah/domain/time-units';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';
import type { StoredIncident } from './incidents.ts';

export type NewIncident = Insertable<Database['incidents']>;
export type NewOccurrence = Insertable<Database['incident_occurrences']>;

/** Days for which keys of occurrences without evidence are remembered. */
const KEYS_KEPT_DAYS = 30;

/**
 * Lets the tenant's transactions raise incidents one after the other. Of two that raise the same, the second finds the
 * incident of the first.
 */
export async function lockIncidents(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`incidents of ${tx.tenant}`}, 0))`.execute(tx);
}

/** Incidents of the occurrences that were raised before, by key. */
export async function raisedBefore(
  tx: TenantTx,
  keys: readonly string[],
): Promise<Map<string, { id: string; number: number }>> {
  const rows = await tx
    .selectFrom('incident_occurrences')
    .innerJoin('incidents', (join) =>
      join
        .onRef('incidents.tenant_id', '=', 'incident_occurrences.tenant_id')
        .onRef('incidents.id', '=', 'incident_occurrences.incident_id'),
    )
    .select(['incident_occurrences.key', 'incidents.id', 'incidents.number'])
    .where('incident_occurrences.tenant_id', '=', tx.tenant)
    .where(sql<boolean>`incident_occurrences.key = any(${[...keys]}::text[])`)
    .execute();
  return new Map(rows.map(({ key, id, number }) => [key, { id, number }]));
}

/** Open incidents with one of these keys, newest first. */
export async function openIncidentsOf(tx: TenantTx, groupKeys: readonly string[]): Promise<StoredIncident[]> {
  return tx
    .selectFrom('incidents')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('state', 'in', [...OPEN_STATES])
    .where(sql<boolean>`md5(group_key) in (select md5(key) from unnest(${[...groupKeys]}::text[]) key)`)
    .where(sql<boolean>`group_key = any(${[...groupKeys]}::text[])`)
    .orderBy('number', 'desc')
    .execute();
}

/** Takes that many numbers; returns the first. */
export async function takeNumbers(tx: TenantTx, count: number): Promise<number> {
  const { last } = await tx
    .insertInto('incident_numbers')
    .values({ tenant_id: tx.tenant, last: count })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ last: sql`incident_numbers.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

export async function addIncidents(tx: TenantTx, incidents: readonly NewIncident[]): Promise<void> {
  if (incidents.length === 0) return;
  await tx
    .insertInto('incidents')
    .values([...incidents])
    .execute();
}

/** Adds occurrences. Of each incident, the evidence of only the newest ones is kept. */
export async function addOccurrences(tx: TenantTx, occurrences: readonly NewOccurrence[]): Promise<void> {
  if (occurrences.length === 0) return;
  await tx
    .insertInto('incident_occurrences')
    .values([...occurrences])
    .execute();
  const incidents = [...new Set(occurrences.map(({ incident_id }) => incident_id))];
  await sql`
    update incident_occurrences set facts = null, matches = null, sealed_matches = null
    where tenant_id = ${tx.tenant} and id in (
      select id from (
        select id, row_number() over (partition by incident_id order by time desc, id) as place
        from incident_occurrences
        where tenant_id = ${tx.tenant} and incident_id = any(${incidents}::text[]) and facts is not null) kept
      where place > ${INCIDENT_LIMITS.evidence})`.execute(tx);
  await sendSignals(tx, { tenant: tx.tenant, area: 'incidents' });
}

/** Counts recurrences of an open incident. */
export async function addRecurrences(
  tx: TenantTx,
  id: string,
  {
    first_seen,
    last_seen,
    count,
    time,
  }: { first_seen: number; last_seen: number; count: number; time: number },
): Promise<void> {
  await tx
    .updateTable('incidents')
    .set({
      first_seen,
      last_seen,
      occurrences: sql`occurrences + ${count}::integer`,
      modified_on: time,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
}

/** Deletes incidents closed long ago, and keys of occurrences whose evidence isn't kept. Runs as system. */
export async function removeOldIncidents(tx: SystemTx, now: number): Promise<void> {
  await tx
    .deleteFrom('incidents')
    .where('state', 'not in', [...OPEN_STATES])
    .where('modified_on', '<', now - CLOSED_INCIDENTS_KEPT_DAYS * DAY_MS)
    .execute();
  await tx
    .deleteFrom('incident_occurrences')
    .where('facts', 'is', null)
    .where('time', '<', now - KEYS_KEPT_DAYS * DAY_MS)
    .execute();
}
