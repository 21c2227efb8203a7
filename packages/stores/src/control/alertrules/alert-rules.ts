import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredAlertRule = Selectable<Database['shadow_it_policies']>;
export type StoredHit = Selectable<Database['shadow_it_hits']>;
export type ListedAlertRule = StoredAlertRule & {
  created_by_email: string | null;
  hits: number;
  last_hit_on: number | null;
};

/** Sorted by name. */
export async function listAlertRules(tx: TenantTx): Promise<ListedAlertRule[]> {
  return listed(tx).orderBy(sql`lower(shadow_it_policies.name)`).execute();
}

export async function findAlertRule(tx: TenantTx, id: string): Promise<ListedAlertRule | undefined> {
  return listed(tx).where('shadow_it_policies.id', '=', id).executeTakeFirst();
}

function listed(tx: TenantTx) {
  const hits = tx
    .selectFrom('shadow_it_hits')
    .select(['policy_id', (eb) => eb.fn.countAll<number>().as('hits')])
    .select((eb) => eb.fn.max('found_on').as('last_hit_on'))
    .groupBy('policy_id');
  return tx
    .selectFrom('shadow_it_policies')
    .leftJoin(hits.as('found'), 'found.policy_id', 'shadow_it_policies.id')
    .leftJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'shadow_it_policies.tenant_id')
        .onRef('users.id', '=', 'shadow_it_policies.created_by'),
    )
    .selectAll('shadow_it_policies')
    .select([
      'users.email as created_by_email',
      sql<number>`coalesce(found.hits, 0)`.as('hits'),
      'found.last_hit_on',
    ]);
}

/**
 * Locks the creation of alert rules in the tenant until the transaction ends, so that concurrent limit checks
 * run in turn.
 */
export async function lockAlertRules(tx: TenantTx, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`policies of ${tenant}`})::bigint)`.execute(tx);
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken, ignoring case. */
export async function addAlertRule(
  tx: TenantTx,
  rule: Insertable<Database['shadow_it_policies']>,
): Promise<void> {
  await tx.insertInto('shadow_it_policies').values(rule).execute();
  await sendSignals(tx, { tenant: rule.tenant_id, area: 'decisions' });
}

/** Locks an alert rule against changes and deletion until the transaction ends. */
export async function holdAlertRule(tx: TenantTx, id: string): Promise<StoredAlertRule | undefined> {
  return tx.selectFrom('shadow_it_policies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Throws a duplicate error (`isDuplicate`) if the name is taken. */
export async function changeAlertRule(
  tx: TenantTx,
  { tenant_id, id }: Pick<StoredAlertRule, 'tenant_id' | 'id'>,
  change: Updateable<Database['shadow_it_policies']>,
): Promise<void> {
  await tx.updateTable('shadow_it_policies').set(change).where('id', '=', id).execute();
  await sendSignals(tx, { tenant: tenant_id, area: 'decisions' });
}

/** Deletes an alert rule and its hits. Returns the rule, or nothing if it didn't exist. */
export async function removeAlertRule(tx: TenantTx, id: string): Promise<StoredAlertRule | undefined> {
  const removed = await tx
    .deleteFrom('shadow_it_policies')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (removed !== undefined) await sendSignals(tx, { tenant: removed.tenant_id, area: 'decisions' });
  return removed;
}

/** Enabled alert rules of all tenants. Runs as system. */
export async function enabledAlertRules(tx: SystemTx): Promise<StoredAlertRule[]> {
  return tx
    .selectFrom('shadow_it_policies')
    .selectAll()
    .where('is_enabled', '=', true)
    .orderBy('tenant_id')
    .orderBy('id')
    .execute();
}

/**
 * Stores the request count of each window at its last check. Sends no signal because nothing on screen
 * changes.
 */
export async function markSeen(
  tx: TenantTx,
  id: string,
  seen: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .updateTable('shadow_it_policies')
    .set({ seen: JSON.stringify(seen) })
    .where('id', '=', id)
    .execute();
}

/**
 * Records the matches of an alert rule. Returns the services new in this window. A concurrent server gets
 * only the others, so each match is notified once.
 */
export async function addHits(
  tx: TenantTx,
  hits: readonly Insertable<Database['shadow_it_hits']>[],
): Promise<string[]> {
  if (hits.length === 0) return [];
  const found = await tx
    .insertInto('shadow_it_hits')
    .values([...hits])
    .onConflict((conflict) => conflict.doNothing())
    .returning(['service_id', 'tenant_id'])
    .execute();
  const [first] = found;
  if (first !== undefined) await sendSignals(tx, { tenant: first.tenant_id, area: 'decisions' });
  return found.map(({ service_id }) => service_id);
}

export async function markTagged(
  tx: TenantTx,
  { rule, window_from, services }: { rule: string; window_from: number; services: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('shadow_it_hits')
    .set({ tagged: true })
    .where('policy_id', '=', rule)
    .where('window_from', '=', window_from)
    .where(sql<boolean>`service_id = any(${[...services]}::text[])`)
    .execute();
}

/** Sorted newest first. `before`: only hits with a lower number. */
export async function listHits(
  tx: TenantTx,
  asked: { rule: string; service?: string | undefined; before?: number | undefined; limit: number },
): Promise<StoredHit[]> {
  let query = tx
    .selectFrom('shadow_it_hits')
    .selectAll()
    .where('policy_id', '=', asked.rule)
    .orderBy('number', 'desc')
    .limit(asked.limit);
  if (asked.service !== undefined) query = query.where('service_id', '=', asked.service);
  if (asked.before !== undefined) query = query.where('number', '<', asked.before);
  return query.execute();
}

/** Deletes hits older than a time, in all tenants. Runs as system. */
export async function removeOldHits(tx: SystemTx, before: number): Promise<void> {
  await tx.deleteFrom('shadow_it_hits').where('found_on', '<', before).execute();
}
