import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { HISTORY_FIELDS, type HistoryField } from '@casbah/domain/history-fields';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { type FilterColumns, filterSql } from '../filter-sql.ts';
import type { ControlTx, TenantTx } from '../transaction.ts';

export type AuditEntry = Selectable<Database['audit_trail']>;

/** Chain for entries without a tenant, such as sign-ins of unknown people and guesses at the setup token. */
export const NO_TENANT = '';

/** Outcome of a successful change; failed ones have the error's name. */
export const DONE = 'success';

/** A setting before and after. `null`: it didn't exist. */
export interface Change {
  before: unknown;
  after: unknown;
}

export interface NewAuditEntry {
  tenant: string | null;
  time: number;
  user: { id: string; email: string } | null;
  /** Name of the API key a program used on behalf of `user`; stored in the details as `api_key`. */
  apiKey?: string | undefined;
  /** IP address the request came from. */
  address?: string | undefined;
  /** API call, such as `POST /admin/datasources`. */
  action: string;
  /** Event name, such as `tag.created`. */
  event: string;
  /** ID or name of the changed object. */
  object?: string;
  /** Name of the error; defaults to `success`. */
  outcome?: string;
  /** Context of the change, such as the object's name or a reason. Never a secret. */
  details?: Readonly<Record<string, unknown>>;
  /** Changed fields by name. Never a secret. */
  changes?: Readonly<Record<string, Change>>;
  requestId?: string | undefined;
}

/** Criteria of a search for entries. */
export type AuditFilter = Filter<HistoryField>;

const FILTER_COLUMNS: FilterColumns<HistoryField> = {
  text: {
    text: sql`concat_ws(' ', user_email, address, action, object, outcome, request_id, details::text, changes::text)`,
  },
  person: { folded: sql.ref('user_email') },
  action: { text: sql.ref('action') },
  object: { text: sql.ref('object') },
  outcome: { text: sql.ref('outcome') },
  time: { number: sql.ref('time') },
};

const matching = (filter: AuditFilter) => filterSql(filter, HISTORY_FIELDS, FILTER_COLUMNS);

/** Newest first, starting before the entry `before`. */
export async function listAudit(
  tx: TenantTx,
  { limit, before, filter = ALL }: { limit: number; before?: number | undefined; filter?: AuditFilter },
): Promise<AuditEntry[]> {
  let query = tx
    .selectFrom('audit_trail')
    .selectAll()
    .where(matching(filter))
    .orderBy('tenant_id', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('sequence', '<', before);
  return query.execute();
}

/** Oldest first, starting after the entry `after`. */
export async function readAudit(
  tx: TenantTx,
  { limit, after, filter = ALL }: { limit: number; after: number; filter?: AuditFilter },
): Promise<AuditEntry[]> {
  return tx
    .selectFrom('audit_trail')
    .selectAll()
    .where(matching(filter))
    .where('sequence', '>', after)
    .orderBy('tenant_id')
    .orderBy('sequence')
    .limit(limit)
    .execute();
}

export async function findAuditEntry(tx: TenantTx, sequence: number): Promise<AuditEntry | undefined> {
  return tx.selectFrom('audit_trail').selectAll().where('sequence', '=', sequence).executeTakeFirst();
}

/** Whether a chain contains an entry with this hash. */
export async function findAuditHash(tx: ControlTx, hash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('audit_trail')
    .select('sequence')
    .where('hash', '=', hash)
    .limit(1)
    .execute();
  return found.length > 0;
}

export async function countAudit(tx: TenantTx, filter: AuditFilter): Promise<number> {
  const { entries } = await tx
    .selectFrom('audit_trail')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return entries;
}

export interface AuditCount {
  value: string;
  entries: number;
}

/** People, calls and outcomes to filter by, most entries first. */
export async function countAuditBy(
  tx: TenantTx,
  field: 'user_email' | 'action' | 'outcome',
  { filter, limit }: { filter: AuditFilter; limit: number },
): Promise<AuditCount[]> {
  const rows = await tx
    .selectFrom('audit_trail')
    .select([field, (eb) => eb.fn.countAll<number>().as('entries')])
    .where(matching(filter))
    .where(field, 'is not', null)
    .groupBy(field)
    .orderBy('entries', 'desc')
    .orderBy(field)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ value: row[field] ?? '', entries: row.entries }));
}
