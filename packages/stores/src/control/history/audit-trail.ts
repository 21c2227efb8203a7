import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { HISTORY_FIELDS, type HistoryField } from '@casbah/domain/history-fields';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { type FilterColumns, filterSql } from '../filter-sql.ts';
import { sendSignals } from '../signals.ts';
import { storable } from '../stored-text.ts';
import type { ControlTx, TenantTx } from '../transaction.ts';
import {
  type AuditSeal,
  CHAIN_VERSION,
  type ChainEnd,
  hashOfEntry,
  type Json,
  type JsonObject,
  NO_ENTRY_BEFORE,
} from './audit-chain.ts';

export type AuditEntry = Selectable<Database['audit_trail']>;

/** The chain of entries that belong to no tenant: sign-ins of people nobody knows, guesses at the setup token. */
export const NO_TENANT = '';

/** How a change ended that did what it was asked for; otherwise the error's name. */
export const DONE = 'success';

/** A setting before and after. `null`: there was none, or there is none any more. */
export interface Change {
  before: unknown;
  after: unknown;
}

export interface NewAuditEntry {
  tenant: string | null;
  time: number;
  user: { id: string; email: string } | null;
  /** The name of the API key that a program did it with, in the name of `user`; stands in the details as `api_key`. */
  apiKey?: string;
  /** Where the request came from: an IP address. */
  address?: string;
  /** The call, e.g. `POST /admin/datasources`. */
  action: string;
  /** What happened, e.g. `tag.created`. */
  event: string;
  /** What it was done to: an id or a name. */
  object?: string;
  /** `success` unless said: the name of the error. */
  outcome?: string;
  /** What the change was about: the object's name, a reason. Never a secret. */
  details?: Readonly<Record<string, unknown>>;
  /** What is different now, by the name of the field. Never a secret. */
  changes?: Readonly<Record<string, Change>>;
  requestId?: string;
}

/**
 * Writes down a change, in the same transaction as the change: there is not the one without the other.
 *
 * Write it last. The end of the tenant's chain is held until the transaction ends, so that entries written at the same time
 * make one chain: a lock that is taken early makes everybody wait, one that is taken before another may wait for ever.
 */
export async function writeAudit(tx: ControlTx, entry: NewAuditEntry): Promise<void> {
  const seal = tx.auditSeal;
  if (seal === undefined) throw new Error('A store without the key of the audit trail cannot write to it');
  const end = await holdEnd(tx, seal, entry.tenant ?? NO_TENANT);
  const written = {
    tenant_id: end.tenant_id,
    sequence: end.sequence + 1,
    previous: end.hash,
    version: CHAIN_VERSION,
    time: entry.time,
    user_id: textOrNull(entry.user?.id),
    user_email: textOrNull(entry.user?.email),
    address: textOrNull(entry.address),
    action: storable(entry.action),
    event: storable(entry.event),
    object: textOrNull(entry.object),
    outcome: storable(entry.outcome ?? DONE),
    details: jsonOf(
      entry.apiKey === undefined ? (entry.details ?? {}) : { ...entry.details, api_key: entry.apiKey },
    ),
    changes: jsonOf(entry.changes ?? {}),
    request_id: textOrNull(entry.requestId),
  };
  const hash = hashOfEntry(written);
  const newEnd = { tenant_id: written.tenant_id, sequence: written.sequence, hash };
  await tx
    .with('moved', (db) =>
      db
        .updateTable('audit_chains')
        .set({ sequence: newEnd.sequence, hash, sealed_with: seal.keyId, seal: seal.ofEnd(newEnd) })
        .where('tenant_id', '=', newEnd.tenant_id),
    )
    .insertInto('audit_trail')
    .values({
      ...written,
      details: JSON.stringify(written.details),
      changes: JSON.stringify(written.changes),
      hash,
      sealed_with: seal.keyId,
      seal: seal.ofEntry(hash),
    })
    .execute();
  // Told for entries of no tenant, too, whom nobody hears: a sign-in must not do less for an address that nobody has.
  await sendSignals(tx, { tenant: written.tenant_id, area: 'history' });
}

/** Takes the end of a chain for this transaction; a chain begins with its first entry. */
async function holdEnd(tx: ControlTx, seal: AuditSeal, tenant: string): Promise<ChainEnd> {
  const held = (): Promise<ChainEnd | undefined> =>
    tx
      .selectFrom('audit_chains')
      .select(['tenant_id', 'sequence', 'hash'])
      .where('tenant_id', '=', tenant)
      .forUpdate()
      .executeTakeFirst();
  const found = await held();
  if (found !== undefined) return found;
  const beginning: ChainEnd = { tenant_id: tenant, sequence: 0, hash: NO_ENTRY_BEFORE };
  // Of two that begin a chain at once one does; the other waits for it here and finds it.
  await tx
    .insertInto('audit_chains')
    .values({ ...beginning, sealed_with: seal.keyId, seal: seal.ofEnd(beginning) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const begun = await held();
  if (begun === undefined) throw new Error(`The audit trail of ${tenant} cannot be begun`);
  return begun;
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storable(text);
}

/** What is left of a value after a way through JSON: the same that is read from the store again. */
function jsonOf(value: Readonly<Record<string, unknown>>): JsonObject {
  const plain: JsonObject = JSON.parse(JSON.stringify(value));
  return storableObject(plain);
}

function storableObject(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [storable(name), storableJson(field)]),
  );
}

function storableJson(value: Json): Json {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (value instanceof Object) return storableObject(value);
  // JSON knows a zero below zero, PostgreSQL does not.
  return value === 0 ? 0 : value;
}

/** Which entries a search asks for. */
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

/** Newest first, from the entry `before` on backwards. */
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

/** Oldest first, from after the entry `after` on. */
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

/** Whether an entry with this hash is in a chain. */
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

/** What people, calls and outcomes there are to choose from, most entries first. */
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
