import { withoutField } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { INCIDENT_LIMITS, type IncidentOrder } from '@casbah/domain/incident/incident';
import {
  INCIDENT_FACETS,
  type IncidentFacet,
  type IncidentField,
} from '@casbah/domain/incident/incident-fields';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';
import { askedSql, type IncidentsAsked } from './incident-columns.ts';

export type StoredIncident = Selectable<Database['incidents']>;
export type ListedIncident = StoredIncident & { owner_name: string | null; notes: number };

/** Place in the list, after which the next page begins: value of the order's column, and number. */
export interface IncidentPlace {
  at: number;
  number: number;
}

interface Order {
  at: RawBuilder<number>;
  /** Whether the column and the number descend. */
  descends: readonly [boolean, boolean];
}
const NOTHING = sql<number>`0::bigint`;
const ORDERS: Readonly<Record<IncidentOrder, Order>> = {
  severity: { at: sql`incidents.severity_rank`, descends: [false, true] },
  newest: { at: NOTHING, descends: [false, true] },
  oldest: { at: NOTHING, descends: [false, false] },
  last_seen: { at: sql`incidents.last_seen`, descends: [true, true] },
};

/** The place of an incident in an order. */
export function placeOf(incident: StoredIncident, order: IncidentOrder): IncidentPlace {
  const { number, severity_rank, last_seen } = incident;
  const at = { severity: severity_rank, newest: 0, oldest: 0, last_seen };
  return { at: at[order], number };
}

export async function listIncidents(
  tx: TenantTx,
  asked: IncidentsAsked,
  { order, limit, after }: { order: IncidentOrder; limit: number; after?: IncidentPlace | undefined },
): Promise<ListedIncident[]> {
  const { at, descends } = ORDERS[order];
  const [column, number] = descends.map((descending) => (descending ? sql`desc` : sql`asc`));
  let query = listed(tx).where(askedSql(asked));
  if (after !== undefined) {
    const [beyond, beyondNumber] = descends.map((descending) => (descending ? sql`<` : sql`>`));
    query = query.where(
      sql<boolean>`(${at} ${beyond} ${after.at}::bigint
        or (${at} = ${after.at}::bigint and incidents.number ${beyondNumber} ${after.number}::bigint))`,
    );
  }
  return query.orderBy(sql`${at} ${column}`).orderBy(sql`incidents.number ${number}`).limit(limit).execute();
}

function listed(tx: TenantTx) {
  return tx
    .selectFrom('incidents')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.tenant_id', '=', 'incidents.tenant_id').onRef('owner.id', '=', 'incidents.owner_id'),
    )
    .selectAll('incidents')
    .select([
      'owner.name as owner_name',
      sql<number>`(select count(*)::int from incident_notes
        where tenant_id = incidents.tenant_id and incident_id = incidents.id)`.as('notes'),
    ])
    .where('incidents.tenant_id', '=', tx.tenant);
}

export async function findIncident(
  tx: TenantTx,
  id: string,
  asked: IncidentsAsked,
): Promise<ListedIncident | undefined> {
  return listed(tx).where('incidents.id', '=', id).where(askedSql(asked)).executeTakeFirst();
}

/** Locks incidents against other changes until the transaction ends, always in the same order. */
export async function holdIncidents(
  tx: TenantTx,
  ids: readonly string[],
  asked: IncidentsAsked,
): Promise<ListedIncident[]> {
  await sql`select id from incidents where tenant_id = ${tx.tenant} and id = any(${[...ids]}::text[])
    order by id for update`.execute(tx);
  return listed(tx)
    .where(sql<boolean>`incidents.id = any(${[...ids]}::text[])`)
    .where(askedSql(asked))
    .orderBy('incidents.number')
    .execute();
}

export async function changeIncidents(
  tx: TenantTx,
  ids: readonly string[],
  change: Updateable<Database['incidents']>,
): Promise<void> {
  await tx
    .updateTable('incidents')
    .set(change)
    .where('tenant_id', '=', tx.tenant)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
  await sendSignals(tx, { tenant: tx.tenant, area: 'incidents' });
}

/** Others about the same user, the same object, or of the same policy, most recently seen first. */
export async function relatedIncidents(
  tx: TenantTx,
  { id, user_name, object, policy_name }: StoredIncident,
  asked: IncidentsAsked,
): Promise<ListedIncident[]> {
  const same = [
    sql`lower(incidents.policy_name) = lower(${policy_name})`,
    ...(user_name === null ? [] : [sql`lower(incidents.user_name) = lower(${user_name})`]),
    ...(object === null ? [] : [sql`md5(lower(incidents.object)) = md5(lower(${object}))`]),
  ];
  return listed(tx)
    .where('incidents.id', '<>', id)
    .where(sql<boolean>`(${sql.join(same, sql` or `)})`)
    .where(askedSql(asked))
    .orderBy('incidents.last_seen', 'desc')
    .orderBy('incidents.number', 'desc')
    .limit(INCIDENT_LIMITS.related)
    .execute();
}

const FACET_COLUMNS: Readonly<Record<IncidentFacet, string>> = {
  state: 'incidents.state',
  severity: 'incidents.severity',
  policy: 'incidents.policy_name',
  policy_type: 'incidents.policy_type',
  owner: 'owner.email',
  user: 'incidents.user_name',
  service: 'incidents.service_id',
  app: 'incidents.app',
};
/** Values listed per field. */
const MOST_VALUES = 20;

export interface IncidentFacetCounts {
  field: IncidentFacet;
  /** Empty text: none. `label`: the name of an owner. */
  values: { value: string; label: string | null; count: number }[];
  distinct: number;
}

/** Values with their counts, most frequent first. A field's own conditions don't count, so that others can be chosen. */
export async function countIncidents(
  tx: TenantTx,
  asked: IncidentsAsked,
): Promise<{ total: number; facets: IncidentFacetCounts[] }> {
  const from = (filter: Filter<IncidentField>) => sql`from incidents
    left join users owner on owner.tenant_id = incidents.tenant_id and owner.id = incidents.owner_id
    where incidents.tenant_id = ${tx.tenant} and ${askedSql({ ...asked, filter })}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from(asked.filter)}`.execute(
    tx,
  );
  const facets: IncidentFacetCounts[] = [];
  for (const field of INCIDENT_FACETS) {
    const column = field === 'user' && asked.hidesPeople ? 'incidents.pseudonym' : FACET_COLUMNS[field];
    const label = field === 'owner' ? sql`max(owner.name)` : sql`null`;
    const { rows } = await sql<{ value: string; label: string | null; count: number; distinct: number }>`
      select coalesce(${sql.ref(column)}, '') as value, ${label} as label, count(*)::int as count,
        (count(*) over ())::int as distinct
      ${from(withoutField(asked.filter, field))}
      group by 1 order by count(*) desc, 1 limit ${MOST_VALUES}`.execute(tx);
    facets.push({
      field,
      values: rows.map(({ value, label: name, count }) => ({ value, label: name, count })),
      distinct: rows[0]?.distinct ?? 0,
    });
  }
  return { total: counted.rows[0]?.total ?? 0, facets };
}
