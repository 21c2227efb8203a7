import { LOAD_COUNTERS, type LoadCounters, type LoadCounts, type LoadError } from '@casbah/domain/datasource';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { LOAD_SIGNAL, type LoadSignal, loadSignal, sendSignals } from '../signals.ts';
import type { ControlTx, SystemTx, TenantTx } from '../transaction.ts';

export type StoredLoad = Selectable<Database['loads']>;

/** Releases the ingest jobs of a source that is being deleted from the servers that read them. */
const sourceIsThere = sql<boolean>`exists (
  select from datasources source where source.id = loads.datasource_id and source.deleted_on is null)`;

export interface NewLoad {
  id: string;
  tenant_id: string;
  datasource_id: string;
  file_name: string;
  size: number;
  status: 'pending' | 'queued';
  is_parse_again: boolean;
  created_on: number;
  /** ID of its content; if absent, its SHA-256 once known. */
  content_hash?: string;
  /** Person who uploaded it; absent for programs. */
  created_by?: string;
}

export async function addLoad(tx: ControlTx, load: NewLoad): Promise<StoredLoad> {
  const added = await tx
    .insertInto('loads')
    .values({
      created_by: null,
      ...load,
      // A queued load already has all its bytes.
      bytes_received: load.status === 'queued' ? load.size : 0,
      content_hash: load.content_hash ?? null,
      duplicate_of: null,
      checkpoint: null,
      batches: 0,
      progress: 0,
      formats: '{}',
      error: null,
      claimed_by: null,
      claimed_until: null,
      first_event: null,
      last_event: null,
      finished_on: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return told(tx, added);
}

/** Signals the ingest job that was written. */
async function told<Row extends (LoadSignal & { tenant_id: string }) | undefined>(
  tx: ControlTx,
  row: Row,
): Promise<Row> {
  if (row !== undefined) await sendSignals(tx, loadSignal(row));
  return row;
}

export async function findLoad(tx: TenantTx, id: string): Promise<StoredLoad | undefined> {
  return tx.selectFrom('loads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ingest jobs of a source, newest first. */
export async function listLoads(
  tx: TenantTx,
  datasource: string,
  page: { limit: number; offset: number },
): Promise<{ loads: StoredLoad[]; total: number }> {
  const ofSource = tx.selectFrom('loads').where('datasource_id', '=', datasource);
  const { total } = await ofSource
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const loads = await ofSource
    .selectAll()
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { loads, total };
}

/** Totals over all ingest jobs of a source, for its row in a list. */
export interface LoadsOfSource extends LoadCounters {
  datasource_id: string;
  loads: number;
  first_event: number | null;
  last_event: number | null;
  /** Ingest jobs that failed, including those that failed halfway. */
  failed: number;
  /** Status of its latest unfinished load, else completed if one is, else failed. */
  status: StoredLoad['status'];
}

/** Totals of all sources, or of one. */
export async function loadsBySource(tx: TenantTx, datasource?: string): Promise<Map<string, LoadsOfSource>> {
  const rows = await tx
    .selectFrom('loads')
    .$if(datasource !== undefined, (query) => query.where('datasource_id', '=', datasource ?? ''))
    .select((row) => [
      'datasource_id',
      row.fn.countAll<number>().as('loads'),
      ...LOAD_COUNTERS.map((name) => sql<number>`sum(${sql.ref(name)})::bigint`.as(name)),
      row.fn.min('first_event').as('first_event'),
      row.fn.max('last_event').as('last_event'),
      sql<number>`count(*) filter (where status = 'failed')::bigint`.as('failed'),
      sql<StoredLoad['status']>`(array_agg(status order by
        (status in ('pending', 'queued', 'processing')) desc, (status = 'completed') desc, created_on desc, id desc))[1]`.as(
        'status',
      ),
    ])
    .groupBy('datasource_id')
    .execute();
  return new Map(rows.map((row) => [row.datasource_id, row]));
}

/** Ingest lag of a source: how long after an event its line was available, in ms. */
export interface ArrivalsOfSource {
  /** Median lag of the jobs; undefined without jobs. */
  lag: number | undefined;
  /** 90th percentile of the time between the ends of two loads. */
  pause: number | undefined;
  /** Median lag of the jobs that ended in each interval; intervals without jobs are omitted. */
  intervals: { time: number; lag: number; loads: number }[];
}

/**
 * Jobs of a source that ended since a time: from the newest event of each to its end. Duplicates and reparsed lines
 * don't count. `interval`: length in ms, counted from midnight UTC.
 */
export async function arrivalsOfSource(
  tx: TenantTx,
  datasource: string,
  { since, interval }: { since: number; interval: number },
): Promise<ArrivalsOfSource> {
  const ended = sql`select finished_on, greatest(0, finished_on - last_event) as lag,
    finished_on - lag(finished_on) over (order by finished_on) as pause
    from loads where datasource_id = ${datasource} and status = 'completed' and duplicate_of is null
      and not is_parse_again and last_event is not null and finished_on >= ${since}`;
  const usual = sql<number | null>`percentile_cont(0.5) within group (order by lag)`;
  const whole = await sql<{ lag: number | null; pause: number | null }>`
    select ${usual} as lag, percentile_cont(0.9) within group (order by pause) as pause from (${ended}) ended`.execute(
    tx,
  );
  const intervals = await sql<{ time: number; lag: number; loads: number }>`
    select (finished_on / ${interval}::bigint) * ${interval}::bigint as time, ${usual} as lag, count(*) as loads
    from (${ended}) ended group by 1 order by 1`.execute(tx);
  const [row] = whole.rows;
  return { lag: row?.lag ?? undefined, pause: row?.pause ?? undefined, intervals: intervals.rows };
}

/**
 * Records that bytes `from` to `to` are stored; with the last byte the job is queued. Returns the job, or `undefined`
 * without a change if it is no longer at `from`: two senders of one file can't both append.
 */
export async function addReceived(
  tx: TenantTx,
  id: string,
  bytes: { from: number; to: number },
): Promise<StoredLoad | undefined> {
  const received = await tx
    .updateTable('loads')
    .set({
      bytes_received: bytes.to,
      status: sql<StoredLoad['status']>`case when size = ${bytes.to} then 'queued' else status end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('bytes_received', '=', bytes.from)
    .where(sourceIsThere)
    .returningAll()
    .executeTakeFirst();
  return told(tx, received);
}

/**
 * Stores the content hash and returns the tenant's earlier job with identical bytes that has stored events or
 * is storing some: then this job adds nothing. Concurrent calls run in turn.
 */
export async function noteContent(
  tx: TenantTx,
  load: Pick<StoredLoad, 'id' | 'tenant_id'>,
  contentHash: string,
): Promise<StoredLoad | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${load.tenant_id} ${contentHash}`}, 0))`.execute(
    tx,
  );
  await tx.updateTable('loads').set({ content_hash: contentHash }).where('id', '=', load.id).execute();
  return tx
    .selectFrom('loads')
    .selectAll()
    .where('tenant_id', '=', load.tenant_id)
    .where('content_hash', '=', contentHash)
    .where('duplicate_of', 'is', null)
    .where('id', '<>', load.id)
    .where((row) => row.or([row('status', '<>', 'failed'), row('batches', '>', 0)]))
    .orderBy('created_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Requeues a failed job from its checkpoint. If a slow parser kept it from storing anything, it restarts with
 * the current parser. Returns `false` if it hasn't failed.
 */
export async function retryLoad(tx: TenantTx, id: string): Promise<boolean> {
  const waiting = await tx
    .updateTable('loads')
    .set({
      status: 'queued',
      error: null,
      finished_on: null,
      claimed_by: null,
      claimed_until: null,
      checkpoint: sql`case when error = 'parser_slow' and batches = 0 then null else checkpoint end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning(LOAD_SIGNAL)
    .executeTakeFirst();
  return (await told(tx, waiting)) !== undefined;
}

export interface Claim {
  /** The server that runs the job. */
  holder: string;
  now: number;
  /** When other servers may take over; each checkpoint extends it. */
  until: number;
}

const CLAIM = 2_026_112_102;

/**
 * Jobs that may run: queued, or abandoned by their reader. One job per source at a time, since reparsed lines must not
 * meet lines just being rejected; none while a job of it is being deleted.
 */
const readable = (now: number) => sql`loads load
  join datasources source on source.id = load.datasource_id and source.deleted_on is null
  where (load.status = 'queued' or (load.status = 'processing' and load.claimed_until <= ${now}))
    and not exists (
      select from loads other
      where other.datasource_id = load.datasource_id and other.id <> load.id
        and other.status = 'processing' and other.claimed_until > ${now})
    and not exists (select from deleted_loads gone where gone.datasource_id = load.datasource_id)
    and (source.role = 'who_is_where' or not exists (
      select from loads sign
        join datasources teller on teller.id = sign.datasource_id and teller.role = 'who_is_where'
          and teller.deleted_on is null
      where sign.tenant_id = load.tenant_id and sign.status in ('queued', 'processing')
        and (sign.created_on, sign.id) < (load.created_on, load.id)))`;

/**
 * Claims the next readable job across tenants, as system. Tenants and their sources take turns, longest wait
 * first, so many or large files of one don't delay another. Servers claim one at a time.
 */
export async function claimNextLoad(tx: SystemTx, claim: Claim): Promise<StoredLoad | undefined> {
  await sql`select pg_advisory_xact_lock(${CLAIM}::bigint)`.execute(tx);
  const next = sql<string>`(
    select load.id from ${readable(claim.now)}
    order by
      (select max(other.turn_on) from loads other where other.tenant_id = load.tenant_id) nulls first,
      load.status = 'processing' desc,
      (select max(other.turn_on) from loads other where other.datasource_id = load.datasource_id) nulls first,
      load.created_on,
      load.id
    limit 1
    for update of load skip locked)`;
  const claimed = await tx
    .updateTable('loads')
    .set({
      status: 'processing',
      error: null,
      claimed_by: claim.holder,
      claimed_until: claim.until,
      turn_on: claim.now,
    })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
  return told(tx, claimed);
}

/** Whether jobs of other tenants are waiting. Runs as system. */
export async function doOthersWait(tx: SystemTx, tenants: readonly string[], now: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${readable(now)} and load.tenant_id <> all(${[...tenants]}::text[]) limit 1`.execute(tx);
  return rows.length > 0;
}

/** Jobs of a source that a server is currently running. */
export async function loadsBeingRead(tx: TenantTx, datasource: string, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('loads')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('datasource_id', '=', datasource)
    .where('status', '=', 'processing')
    .where('claimed_until', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a job to the queue when its server shuts down cleanly. */
export async function releaseLoad(tx: TenantTx, id: string, holder: string): Promise<void> {
  const released = await tx
    .updateTable('loads')
    .set({ status: 'queued', error: null, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('claimed_by', '=', holder)
    .returning(LOAD_SIGNAL)
    .executeTakeFirst();
  await told(tx, released);
}

/**
 * Extends the claim on a job and records its progress and what it waits for. Returns `false` if the job is
 * gone, its source is being deleted or another server holds it.
 */
export async function keepClaim(
  tx: TenantTx,
  id: string,
  state: { progress: number; error: LoadError | null },
  claim: Claim,
): Promise<boolean> {
  const kept = await tx
    .updateTable('loads')
    .set({
      progress: sql<number>`greatest(progress, ${state.progress}::double precision)`,
      error: state.error,
      claimed_until: claim.until,
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('claimed_by', '=', claim.holder)
    .where(sourceIsThere)
    .returning(LOAD_SIGNAL)
    .executeTakeFirst();
  return (await told(tx, kept)) !== undefined;
}

/** Records the size in bytes of the lines collected for reparsing. */
export async function noteGathered(tx: TenantTx, id: string, size: number): Promise<void> {
  await tx.updateTable('loads').set({ size, bytes_received: size }).where('id', '=', id).execute();
}

/** Releases the jobs of a server that crashed, so it resumes them at its next start. */
export async function releaseClaims(tx: SystemTx, holder: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('loads')
    .set({ status: 'queued', claimed_by: null, claimed_until: null })
    .where('status', '=', 'processing')
    .where('claimed_by', '=', holder)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export interface Checkpoint extends LoadCounts {
  /** The reader's own state, as JSON. */
  checkpoint: string;
  batches: number;
  progress: number;
}

/**
 * Saves a job's progress after a batch was acknowledged. Returns `false` if the job is gone, its source is
 * being deleted or another server holds it; the reader then stops.
 */
export async function saveCheckpoint(
  tx: TenantTx,
  id: string,
  { checkpoint, formats, ...counts }: Checkpoint,
  claim: Claim,
): Promise<boolean> {
  const saved = await tx
    .updateTable('loads')
    .set({
      ...counts,
      checkpoint,
      formats: JSON.stringify(formats),
      error: null,
      claimed_until: claim.until,
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('claimed_by', '=', claim.holder)
    .where(sourceIsThere)
    .returning(LOAD_SIGNAL)
    .executeTakeFirst();
  if (saved === undefined) return false;
  // The batch is stored, so event queries now return other rows.
  await sendSignals(
    tx,
    loadSignal(saved),
    { tenant: saved.tenant_id, area: 'audit' },
    { tenant: saved.tenant_id, area: 'investigate' },
  );
  return true;
}

/** Ends a load as complete, duplicate or failed. Returns it, or `undefined` if it was deleted or had already ended. */
export async function finishLoad(
  tx: TenantTx,
  id: string,
  end: { error: LoadError | null; duplicate_of?: string; finished_on: number },
): Promise<StoredLoad | undefined> {
  const finished = await tx
    .updateTable('loads')
    .set({
      status: end.error === null ? 'completed' : 'failed',
      error: end.error,
      finished_on: end.finished_on,
      claimed_by: null,
      claimed_until: null,
      ...(end.error === null ? { progress: 1 } : {}),
      ...(end.duplicate_of === undefined ? {} : { duplicate_of: end.duplicate_of }),
    })
    .where('id', '=', id)
    .where('status', 'not in', ['completed', 'failed'])
    .returningAll()
    .executeTakeFirst();
  return told(tx, finished);
}

/**
 * Hides a job and its duplicates, which have no data, from all lists. Its data is removed next and its mark
 * last (`forgetDeletedLoad`). Returns `false`, with nothing changed, if it is running or gone.
 */
export async function markLoadDeleted(
  tx: TenantTx,
  { id, tenant_id, datasource_id }: Pick<StoredLoad, 'id' | 'tenant_id' | 'datasource_id'>,
  now: number,
): Promise<boolean> {
  // Waits for claims in progress, so that their jobs count as running; later claims see the mark.
  await sql`select pg_advisory_xact_lock(${CLAIM}::bigint)`.execute(tx);
  const removed = await tx
    .deleteFrom('loads')
    .where('id', '=', id)
    .where('status', '<>', 'processing')
    .where(sourceIsThere)
    .returningAll()
    .executeTakeFirst();
  if (removed === undefined) return false;
  await tx.deleteFrom('loads').where('duplicate_of', '=', id).execute();
  await tx.insertInto('deleted_loads').values({ id, tenant_id, datasource_id, deleted_on: now }).execute();
  await sendSignals(tx, { tenant: tenant_id, area: 'datasources' });
  return true;
}

export type DeletedLoad = Selectable<Database['deleted_loads']>;

/** Jobs of all tenants whose deletion hasn't finished. Runs as system. */
export async function deletedLoads(tx: SystemTx): Promise<DeletedLoad[]> {
  return tx.selectFrom('deleted_loads').selectAll().execute();
}

/** Removes the row of a deleted job whose data is gone. */
export async function forgetDeletedLoad(
  tx: TenantTx,
  { id, tenant_id: tenant }: Pick<DeletedLoad, 'id' | 'tenant_id'>,
): Promise<void> {
  await tx.deleteFrom('deleted_loads').where('id', '=', id).execute();
  await sendSignals(
    tx,
    { tenant, area: 'datasources' },
    { tenant, area: 'audit' },
    { tenant, area: 'investigate' },
  );
}

/** Adds an ingest job whose file is completely received. */
export async function addWholeLoad(
  tx: TenantTx,
  load: Omit<NewLoad, 'status' | 'is_parse_again'>,
): Promise<void> {
  await addLoad(tx, { ...load, status: 'queued', is_parse_again: false });
  await noteGathered(tx, load.id, load.size);
}

/** Saves a job's parsing plan before its first line is read. */
export async function keepPlan(tx: TenantTx, id: string, plan: unknown): Promise<void> {
  await tx
    .updateTable('loads')
    .set({ checkpoint: JSON.stringify({ plan }) })
    .where('id', '=', id)
    .execute();
}

/** Whether a reparse job of a source is queued or running. */
export async function isParsedAgain(tx: TenantTx, datasource: string): Promise<boolean> {
  const found = await tx
    .selectFrom('loads')
    .select('id')
    .where('datasource_id', '=', datasource)
    .where('is_parse_again', '=', true)
    .where('status', 'in', ['queued', 'processing'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Names of the files of a source that have rejected lines, at most `limit`. */
export async function rejectedFileNames(tx: TenantTx, datasource: string, limit: number): Promise<string[]> {
  const files = await tx
    .selectFrom('loads')
    .select('file_name')
    .where('datasource_id', '=', datasource)
    .where('rejects', '>', 0)
    .groupBy('file_name')
    .limit(limit)
    .execute();
  return files.map(({ file_name }) => file_name);
}

/** File names by job ID. */
export async function fileNamesOf(tx: TenantTx, loads: readonly string[]): Promise<Map<string, string>> {
  if (loads.length === 0) return new Map();
  const rows = await tx.selectFrom('loads').select(['id', 'file_name']).where('id', 'in', loads).execute();
  return new Map(rows.map(({ id, file_name }) => [id, file_name]));
}
