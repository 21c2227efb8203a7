import type { ExportError, ExportState } from '@casbah/domain/export';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { SystemTx, TenantTx } from '../transaction.ts';

export type StoredExport = Selectable<Database['exports']>;
export type NewExport = Insertable<Database['exports']>;

/** States in which a job still works on the file. */
const UNFINISHED: readonly ExportState[] = ['queued', 'running'];

export interface ExportUse {
  jobsOfPerson: number;
  jobsOfTenant: number;
  bytesOfPerson: number;
  bytesOfTenant: number;
}

/** Locks the start of exports in the tenant until the transaction ends, so that concurrent limit checks run in turn. */
export async function lockExports(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`exports of ${tx.tenant}`})::bigint)`.execute(tx);
}

/** Unfinished jobs, and bytes of files that exist or are being written. */
export async function exportUse(tx: TenantTx, user: string): Promise<ExportUse> {
  const isOwn = sql<boolean>`user_id = ${user}`;
  const isUnfinished = sql<boolean>`state = any(${[...UNFINISHED]}::text[])`;
  const bytes = sql`case when state = 'ready' or ${isUnfinished} then bytes else 0 end`;
  return tx
    .selectFrom('exports')
    .where('tenant_id', '=', tx.tenant)
    .select([
      sql<number>`(count(*) filter (where ${isUnfinished} and ${isOwn}))::int`.as('jobsOfPerson'),
      sql<number>`(count(*) filter (where ${isUnfinished}))::int`.as('jobsOfTenant'),
      sql<number>`coalesce(sum(${bytes}) filter (where ${isOwn}), 0)::bigint`.as('bytesOfPerson'),
      sql<number>`coalesce(sum(${bytes}), 0)::bigint`.as('bytesOfTenant'),
    ])
    .executeTakeFirstOrThrow();
}

/** A person's exports, newest first. */
export async function listExports(tx: TenantTx, user: string): Promise<StoredExport[]> {
  return tx
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .execute();
}

export async function findExport(tx: TenantTx, id: string): Promise<StoredExport | undefined> {
  return tx.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest of a person's exports with a file name. */
export async function findExportByFile(
  tx: TenantTx,
  { user, file }: { user: string; file: string },
): Promise<StoredExport | undefined> {
  return tx
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', user)
    .where('file_name', '=', file)
    .orderBy('created_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function addExport(tx: TenantTx, added: NewExport): Promise<StoredExport> {
  const stored = await tx.insertInto('exports').values(added).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: tx.tenant, area: 'exports' });
  return stored;
}

export async function removeExport(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('exports').where('id', '=', id).execute();
  await sendSignals(tx, { tenant: tx.tenant, area: 'exports' });
}

export async function setLinkKey(tx: TenantTx, id: string, key: string): Promise<void> {
  await tx.updateTable('exports').set({ link_key: key }).where('id', '=', id).execute();
}

/** Begins to write the file, from its first byte. Returns `false` for an export that was canceled or deleted. */
export async function beginExport(tx: TenantTx, id: string, reach: string): Promise<boolean> {
  return write(tx, id, { state: 'running', reach, rows: 0, bytes: 0, total: null });
}

/** Records the progress. Returns `false` for an export that was canceled or deleted meanwhile. */
export async function exportProgress(
  tx: TenantTx,
  id: string,
  progress: { rows: number; bytes: number; total: number | null },
): Promise<boolean> {
  return write(tx, id, progress);
}

/** Ends an unfinished export. Returns `false` for one that has ended or was deleted. */
export async function endExport(
  tx: TenantTx,
  id: string,
  end: {
    state: Exclude<ExportState, 'queued' | 'running' | 'expired'>;
    time: number;
    error?: ExportError;
    rows?: number;
    bytes?: number;
    expiresOn?: number;
  },
): Promise<boolean> {
  const { state, time, error = null, rows, bytes = 0, expiresOn = null } = end;
  return write(tx, id, {
    state,
    error,
    bytes,
    finished_on: time,
    expires_on: expiresOn,
    ...(rows === undefined ? {} : { rows, total: rows }),
  });
}

/** Expired files, those of deleted people, and exports beyond the number that each person's list keeps. */
export async function exportsToClear(
  tx: SystemTx,
  { now, listed }: { now: number; listed: number },
): Promise<{ tenant_id: string; id: string; isGone: boolean }[]> {
  const { rows } = await sql<{ tenant_id: string; id: string; isGone: boolean }>`
    select tenant_id, id, is_gone as "isGone" from (
      select tenant_id, id, state, expires_on,
        not exists (select from users where users.id = exports.user_id)
          or row_number() over (partition by tenant_id, user_id order by created_on desc, id) > ${listed} as is_gone
      from exports
    ) known
    where is_gone or (state = 'ready' and expires_on <= ${now})
    limit 1000`.execute(tx);
  return rows;
}

/** Unfinished exports that no job of the queue works on. */
export async function strandedExports(tx: SystemTx, queue: string): Promise<StoredExport[]> {
  return tx
    .selectFrom('exports')
    .selectAll()
    .where('state', 'in', UNFINISHED)
    .where(
      sql<boolean>`not exists (
        select from jobs where jobs.queue = ${queue} and jobs.key = exports.id and jobs.failed_on is null)`,
    )
    .limit(100)
    .execute();
}

export async function expireExport(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('exports')
    .set({ state: 'expired', bytes: 0 })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .execute();
  await sendSignals(tx, { tenant: tx.tenant, area: 'exports' });
}

async function write(
  tx: TenantTx,
  id: string,
  values: Partial<Omit<StoredExport, 'question' | 'tenant_id' | 'id'>>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('exports')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', UNFINISHED)
    .returning('id')
    .executeTakeFirst();
  if (changed !== undefined) await sendSignals(tx, { tenant: tx.tenant, area: 'exports' });
  return changed !== undefined;
}
