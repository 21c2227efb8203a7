import {
  DECISIONS,
  type Decision,
  type DecisionKind,
  decisionOf,
  tagOfDecision,
} from '@casbah/domain/decision';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import { type ServiceTagsWrite, writeServiceTags } from '../tags/write-service-tags.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

type StoredEntry = Selectable<Database['decision_log']>;
type StoredChange = Selectable<Database['decision_changes']>;

/** Properties of a log entry besides its services. */
export interface DecisionMade {
  tenant: string;
  time: number;
  kind: Exclude<DecisionKind, 'recorded'>;
  /** Who decided: an account, an alert rule or Casbah. */
  by: string | null;
  email?: string | undefined;
  alertRule?: string | undefined;
  reason?: string | undefined;
  /** Expiry in ms; null for never. Absent for tag changes, where an existing decision keeps its expiry. */
  ends_on?: number | null | undefined;
}

/** A tag change, and its log entry if it changes decisions. */
export type LoggedTagsChange = ServiceTagsWrite &
  Pick<DecisionMade, 'email' | 'alertRule' | 'reason' | 'ends_on'>;

const DECISION_TAGS = DECISIONS.map(tagOfDecision);

/**
 * Locks decisions of the tenant until the transaction ends, so that each entry sees the changes of the
 * previous one.
 */
async function lockDecisions(tx: ControlTx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`decisions of ${tenant}`})::bigint)`.execute(tx);
}

/** Decisions from the tags of services; of several decisions the strictest. */
async function decisionsByTags(tx: TenantTx, services: readonly string[]): Promise<Map<string, Decision>> {
  const rows = await tx
    .selectFrom('service_tags')
    .select(['service_id', sql<number[]>`array_agg(tag_id)`.as('tag_ids')])
    .where(sql<boolean>`service_id = any(${[...services]}::text[])`)
    .where('tag_id', 'in', DECISION_TAGS)
    .groupBy('service_id')
    .execute();
  return new Map(
    rows.flatMap(({ service_id, tag_ids }) => {
      const decision = decisionOf(tag_ids);
      return decision === undefined ? [] : [[service_id, decision]];
    }),
  );
}

async function currentChanges(tx: TenantTx, services: readonly string[]): Promise<Map<string, StoredChange>> {
  const rows = await tx
    .selectFrom('decision_changes')
    .selectAll()
    .where('is_current', '=', true)
    .where(sql<boolean>`service_id = any(${[...services]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.service_id, row]));
}

interface NewChange {
  service_id: string;
  from: Decision | null;
  to: Decision | null;
  ends_on: number | null;
  /** Entry that made the decision; defaults to the new entry. */
  made_in?: number | null;
  previous: number | null;
  falls_back_to: number | null;
}

/** Writes an entry with its services. Returns the entry's number. */
async function addEntry(
  tx: TenantTx,
  { tenant, time, kind, by, email, alertRule, reason, ends_on }: DecisionMade,
  changes: readonly NewChange[],
): Promise<number> {
  const { number } = await tx
    .insertInto('decision_log')
    .columns([
      ...(['tenant_id', 'number', 'kind', 'made_on', 'made_by', 'made_by_email'] as const),
      ...(['alert_rule', 'reason', 'ends_on'] as const),
    ])
    .expression(
      sql`select ${tenant}::text, coalesce(max(number), 0) + 1, ${kind}::text, ${time}::bigint, ${by}::text,
          ${email ?? null}::text, ${alertRule ?? null}::text, ${reason ?? ''}::text, ${ends_on ?? null}::bigint
        from decision_log where tenant_id = ${tenant}`,
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('decision_changes')
    .set({ is_current: false })
    .where('tenant_id', '=', tenant)
    .where('is_current', '=', true)
    .where(sql<boolean>`service_id = any(${changes.map(({ service_id }) => service_id)}::text[])`)
    .execute();
  const rows = changes.map(({ service_id, from, to, ends_on: ends, made_in, previous, falls_back_to }) => ({
    service_id,
    from_decision: from,
    to_decision: to,
    ends_on: ends,
    made_in: to === null ? null : made_in === undefined ? number : made_in,
    previous,
    falls_back_to,
  }));
  // Passes all rows as one parameter, because PostgreSQL allows only 65,535.
  await sql`
    insert into decision_changes
        (tenant_id, decision, service_id, from_decision, to_decision, ends_on, made_in, previous, falls_back_to)
      select ${tenant}::text, ${number}::bigint, service_id, from_decision, to_decision, ends_on, made_in, previous,
        falls_back_to
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (service_id text, from_decision text,
        to_decision text, ends_on bigint, made_in bigint, previous bigint, falls_back_to bigint)`.execute(tx);
  await sendSignals(tx, { tenant, area: 'decisions' });
  return number;
}

/**
 * Changes tags and logs the resulting decisions. Returns the changed services and the entry's number, null if
 * no decision changed.
 */
export async function changeTagsLogged(
  tx: TenantTx,
  { email, alertRule, reason = '', ends_on, ...change }: LoggedTagsChange,
): Promise<{ changed: string[]; entry: number | null }> {
  const { tenant, services, add, remove, time, by } = change;
  if (![...add, ...remove].some((tag) => DECISION_TAGS.includes(tag)))
    return { changed: await writeServiceTags(tx, change), entry: null };
  await lockDecisions(tx, tenant);
  const before = await decisionsByTags(tx, services);
  const changed = await writeServiceTags(tx, change);
  const after = await decisionsByTags(tx, services);
  const current = await currentChanges(tx, services);
  // Repeating a decision counts as a change if it has a reason or another expiry.
  const isLogged = (service: string): boolean => {
    const to = after.get(service);
    if (before.get(service) !== to) return true;
    const isDated = ends_on !== undefined && (current.get(service)?.ends_on ?? null) !== ends_on;
    return to !== undefined && (reason !== '' || isDated);
  };
  const changes = [...new Set(services)].filter(isLogged).map((service_id): NewChange => {
    const [from, to] = [before.get(service_id) ?? null, after.get(service_id) ?? null];
    const row = current.get(service_id);
    return {
      service_id,
      from,
      to,
      ends_on: to === null ? null : (ends_on ?? null),
      previous: row?.decision ?? null,
      falls_back_to: (from === to ? row?.falls_back_to : row?.decision) ?? null,
    };
  });
  if (changes.length === 0) return { changed, entry: null };
  const made = { tenant, time, kind: 'decided', by, email, alertRule, reason, ends_on } as const;
  const entry = await addEntry(tx, made, changes);
  return {
    changed: [...new Set([...changed, ...changes.map(({ service_id }) => service_id)])].sort(),
    entry,
  };
}

/** Why an entry can't be undone: it doesn't exist, wasn't made by a person, or a later decision replaced it. */
export type UndoRefusal =
  | { why: 'not_found' | 'not_undoable' }
  | { why: 'decided_since'; service_id: string; by: string | null; alert_rule: string | null };

/**
 * Restores the decisions before these entries, as one new entry. Returns its number and each service's
 * current decision.
 */
export async function undoDecisions(
  tx: TenantTx,
  numbers: readonly number[],
  made: Omit<DecisionMade, 'kind'>,
): Promise<UndoRefusal | { entry: number; services: RestoredService[] }> {
  await lockDecisions(tx, made.tenant);
  const entries = await tx.selectFrom('decision_log').selectAll().where('number', 'in', numbers).execute();
  if (entries.length !== new Set(numbers).size) return { why: 'not_found' };
  if (entries.some(({ kind }) => kind === 'expired' || kind === 'recorded')) return { why: 'not_undoable' };
  const rows = await tx
    .selectFrom('decision_changes')
    .selectAll()
    .where('decision', 'in', numbers)
    .orderBy('service_id')
    .execute();
  const since = rows.find(({ is_current }) => !is_current);
  if (since !== undefined) {
    const { service_id } = since;
    const later = await tx
      .selectFrom('decision_changes')
      .innerJoin('decision_log', (join) =>
        join
          .onRef('decision_log.tenant_id', '=', 'decision_changes.tenant_id')
          .onRef('decision_log.number', '=', 'decision_changes.decision'),
      )
      .select(['made_by_email as by', 'alert_rule'])
      .where('service_id', '=', service_id)
      .where('is_current', '=', true)
      .executeTakeFirst();
    return { why: 'decided_since', service_id, by: later?.by ?? null, alert_rule: later?.alert_rule ?? null };
  }
  return restore(tx, { ...made, kind: 'undone' }, rows, ({ previous }) => previous);
}

/** Expires the due decisions of one entry and restores the previous ones. Returns nothing if none is due. */
export async function expireDecisions(
  tx: TenantTx,
  { tenant, time, entry }: { tenant: string; time: number; entry: number },
): Promise<{ entry: number; services: RestoredService[] } | undefined> {
  await lockDecisions(tx, tenant);
  const rows = await tx
    .selectFrom('decision_changes')
    .selectAll()
    .where('decision', '=', entry)
    .where('is_current', '=', true)
    .where('ends_on', '<=', time)
    .orderBy('service_id')
    .execute();
  if (rows.length === 0) return undefined;
  return restore(tx, { tenant, time, kind: 'expired', by: null }, rows, (row) => row.falls_back_to);
}

export interface RestoredService {
  service_id: string;
  from: Decision | null;
  to: Decision | null;
}

async function restore(
  tx: TenantTx,
  made: DecisionMade,
  rows: readonly StoredChange[],
  target: (row: StoredChange) => number | null,
): Promise<{ entry: number; services: RestoredService[] }> {
  const { tenant, time, by } = made;
  const services = rows.map(({ service_id }) => service_id);
  const before = await decisionsByTags(tx, services);
  const past = await tx
    .selectFrom('decision_changes')
    .selectAll()
    .where(sql<boolean>`service_id = any(${services}::text[])`)
    .execute();
  const byPlace = new Map(past.map((row) => [`${row.decision} ${row.service_id}`, row]));
  const changes = rows.map((row): NewChange => {
    const { service_id, decision: previous } = row;
    let number = target(row);
    let found: StoredChange | undefined;
    // Skips decisions that have expired themselves.
    while (number !== null) {
      found = byPlace.get(`${number} ${service_id}`);
      if (found === undefined || found.ends_on === null || found.ends_on > time) break;
      number = found.falls_back_to;
      found = undefined;
    }
    return {
      service_id,
      from: before.get(service_id) ?? null,
      to: found?.to_decision ?? null,
      ends_on: found?.ends_on ?? null,
      made_in: found?.made_in ?? null,
      previous,
      falls_back_to: found?.falls_back_to ?? null,
    };
  });
  for (const [to, group] of Map.groupBy(changes, (one) => one.to))
    await writeServiceTags(tx, {
      tenant,
      services: group.map(({ service_id }) => service_id),
      add: to === null ? [] : [tagOfDecision(to)],
      remove: DECISIONS.filter((one) => one !== to).map(tagOfDecision),
      time,
      by,
    });
  const entry = await addEntry(tx, made, changes);
  return { entry, services: changes.map(({ service_id, from, to }) => ({ service_id, from, to })) };
}

/** Entries of all tenants with a current decision that is due to expire. */
export async function entriesThatEnd(
  tx: SystemTx,
  now: number,
): Promise<{ tenant_id: string; decision: number }[]> {
  return tx
    .selectFrom('decision_changes')
    .select(['tenant_id', 'decision'])
    .distinct()
    .where('is_current', '=', true)
    .where('ends_on', '<=', now)
    .orderBy('tenant_id')
    .orderBy('decision')
    .execute();
}

export interface EndingEntry {
  tenant_id: string;
  number: number;
  made_by: string;
  ends_on: number;
  services: string[];
}

/** Current decisions made by people that expire soon, were made longer before, and have had no expiry notice. */
export async function entriesToNotify(
  tx: SystemTx,
  { now, ahead }: { now: number; ahead: number },
): Promise<EndingEntry[]> {
  const rows = await tx
    .selectFrom('decision_changes as change')
    .innerJoin('decision_log as log', (join) =>
      join.onRef('log.tenant_id', '=', 'change.tenant_id').onRef('log.number', '=', 'change.made_in'),
    )
    .select(['log.tenant_id', 'log.number', 'log.made_by', 'change.ends_on'])
    .select(sql<string[]>`array_agg(change.service_id order by change.service_id)`.as('services'))
    .where('change.is_current', '=', true)
    .where('change.ends_on', '>', now)
    .where('change.ends_on', '<=', now + ahead)
    .where('log.notified_on', 'is', null)
    .where('log.made_by', 'is not', null)
    .where(sql<boolean>`change.ends_on - log.made_on > ${ahead}`)
    .groupBy(['log.tenant_id', 'log.number', 'log.made_by', 'change.ends_on'])
    .execute();
  return rows.flatMap(({ made_by, ends_on, ...row }) =>
    made_by === null || ends_on === null ? [] : [{ ...row, made_by, ends_on }],
  );
}

/** Returns whether this is the first notice. */
export async function markNotified(
  tx: SystemTx,
  { tenant_id, number }: Pick<EndingEntry, 'tenant_id' | 'number'>,
  time: number,
): Promise<boolean> {
  const marked = await tx
    .updateTable('decision_log')
    .set({ notified_on: time })
    .where('tenant_id', '=', tenant_id)
    .where('number', '=', number)
    .where('notified_on', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return marked !== undefined;
}

export interface DecisionInForce
  extends Pick<StoredEntry, 'number' | 'kind' | 'made_on' | 'made_by_email' | 'alert_rule' | 'reason'> {
  decision: Decision;
  ends_on: number | null;
}

/** The current decision about a service, with its maker, time and reason, even if it was restored later. */
export async function decisionInForce(tx: TenantTx, service: string): Promise<DecisionInForce | undefined> {
  const found = await tx
    .selectFrom('decision_changes as change')
    .innerJoin('decision_log as log', (join) =>
      join.onRef('log.tenant_id', '=', 'change.tenant_id').onRef('log.number', '=', 'change.made_in'),
    )
    .select(['log.number', 'log.kind', 'log.made_on', 'log.made_by_email', 'log.alert_rule', 'log.reason'])
    .select(['change.to_decision as decision', 'change.ends_on'])
    .where('change.is_current', '=', true)
    .where('change.service_id', '=', service)
    .executeTakeFirst();
  if (found === undefined || found.decision === null) return undefined;
  return { ...found, decision: found.decision };
}

export interface LogAsked {
  /** Services to consider; all if absent. */
  reach?: readonly string[] | undefined;
  /** Entries about any of these. */
  services?: readonly string[] | undefined;
  /** Substring of an email address or alert rule name. */
  by?: string | undefined;
  /** The decision made. */
  decision?: Decision | 'none' | undefined;
  /** Entries before this one. */
  before?: number | undefined;
  limit: number;
  /** Number of services in each entry. */
  named: number;
}

export interface LogEntry extends StoredEntry {
  /** The first of these services. */
  services: RestoredService[];
  count: number;
  /** Each transition between two decisions, with its number of services. */
  changes: { from: Decision | null; to: Decision | null; services: number }[];
  /** Whether all its decisions still apply. */
  is_current: boolean;
}

/** Sorted newest first. */
export async function listDecisions(tx: TenantTx, asked: LogAsked): Promise<LogEntry[]> {
  const { reach, services, by, decision, before, limit, named } = asked;
  let query = tx
    .selectFrom('decision_log as log')
    .selectAll('log')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('decision_changes as change')
          .select('change.service_id')
          .whereRef('change.tenant_id', '=', 'log.tenant_id')
          .whereRef('change.decision', '=', 'log.number')
          .$if(reach !== undefined, (of) =>
            of.where(sql<boolean>`change.service_id = any(${[...(reach ?? [])]}::text[])`),
          )
          .$if(services !== undefined, (of) =>
            of.where(sql<boolean>`change.service_id = any(${[...(services ?? [])]}::text[])`),
          )
          .$if(decision !== undefined, (of) =>
            of.where(
              sql<boolean>`change.to_decision is not distinct from ${decision === 'none' ? null : (decision ?? null)}::text`,
            ),
          ),
      ),
    )
    .orderBy('log.number', 'desc')
    .limit(limit);
  if (by !== undefined)
    query = query.where(
      sql<boolean>`strpos(lower(coalesce(log.made_by_email, '') || ' ' || coalesce(log.alert_rule, '')), ${by.toLowerCase()}) > 0`,
    );
  if (before !== undefined) query = query.where('log.number', '<', before);
  const entries = await query.execute();
  if (entries.length === 0) return [];
  const { rows } = await sql<Pick<StoredChange, 'decision' | 'service_id' | 'from_decision' | 'to_decision'>>`
    select decision, service_id, from_decision, to_decision from (
      select *, row_number() over (partition by decision order by service_id) as place
      from decision_changes
      where decision = any(${entries.map(({ number }) => number)}::bigint[])
        and (${reach === undefined} or service_id = any(${[...(reach ?? [])]}::text[]))
    ) placed where place <= ${named} order by decision, place`.execute(tx);
  const counted = await tx
    .selectFrom('decision_changes')
    .select(['decision', 'from_decision', 'to_decision'])
    .select((eb) => eb.fn.countAll<number>().as('services'))
    .select(sql<boolean>`bool_and(is_current)`.as('is_current'))
    .where(sql<boolean>`decision = any(${entries.map(({ number }) => number)}::bigint[])`)
    .$if(reach !== undefined, (of) => of.where(sql<boolean>`service_id = any(${[...(reach ?? [])]}::text[])`))
    .groupBy(['decision', 'from_decision', 'to_decision'])
    .orderBy('services', 'desc')
    .execute();
  const servicesOf = Map.groupBy(rows, (row) => row.decision);
  const changesOf = Map.groupBy(counted, (row) => row.decision);
  return entries.map((entry) => {
    const changes = changesOf.get(entry.number) ?? [];
    return {
      ...entry,
      services: (servicesOf.get(entry.number) ?? []).map((row) => ({
        service_id: row.service_id,
        from: row.from_decision,
        to: row.to_decision,
      })),
      count: changes.reduce((sum, one) => sum + one.services, 0),
      changes: changes.map((one) => ({
        from: one.from_decision,
        to: one.to_decision,
        services: one.services,
      })),
      is_current: changes.every((one) => one.is_current),
    };
  });
}
