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
  /** Identity of its bytes; if absent, their SHA-256 once known. */
  content_hash?: string;
  /** The person who sent it; absent where a program did. */
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

/** A source's loads, newest first. */
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

/** Counts over the loads of every source: what its row in a list shows. */
export interface LoadsOfSource extends LoadCounters {
  datasource_id: string;
  loads: number;
  first_event: number | null;
  last_event: number | null;
  /** Loads that couldn't be read, or not to their end. */
  failed: number;
  /** Status of its latest unfinished load, else completed if one is, else failed. */
  status: StoredLoad['status'];
}

/** Of all sources, or of one. */
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

/** How long after they happened the lines of a source were there to be looked at, in ms. */
export interface ArrivalsOfSource {
  /** The usual one: half of the loads were faster. Undefined where there was no load. */
  lag: number | undefined;
  /** 90th percentile of the time between the ends of two loads. */
  pause: number | undefined;
  /** The usual lag of the loads that ended in each interval; those without a load are left out. */
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
 * Writes down what the file holds and answers the load of the tenant that held the very same bytes before and of which
 * something is stored or being stored: then this one adds nothing. Of two that find out at the same time one is first.
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
 * A load that failed waits again, from its checkpoint; one that a slow parser kept from storing anything begins with the parser
 * as it is now. Answers `false` where it hasn't failed.
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
  /** The server that reads. */
  holder: string;
  now: number;
  /** Until when others leave the load alone; every checkpoint moves it. */
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
 * Takes a load that may be read: as system, over all tenants. Tenants take turns, and so do the sources of each: first the one
 * whose last turn is longest ago. So neither many files nor a large one of a tenant keep another tenant waiting. Servers claim
 * one after the other.
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

/** Whether a load of another tenant than these may be read: as system. */
export async function doOthersWait(tx: SystemTx, tenants: readonly string[], now: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${readable(now)} and load.tenant_id <> all(${[...tenants]}::text[]) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The loads of a source that some server reads at this moment. */
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

/** Gives one load back to the queue: its reader stops in good order. */
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
 * Says that a load is still being read, how far its file is read, and what it waits for. Answers `false` where the load
 * is gone, its source is being deleted or another server holds it.
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

/** Gives back what a server held when it was ended: at its next start it goes on at once. */
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
 * Notes how far a load is stored, after a batch was acknowledged. Answers `false` where the load is gone, its
 * source is being deleted or another server holds it: then the reader stops.
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
  // The batch is stored, so readers of events now get other rows.
  await sendSignals(tx, loadSignal(saved), { tenant: saved.tenant_id, area: 'audit' });
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
 * Takes a load and its duplicates, which hold nothing, out of every list; what it added is removed next, its mark last
 * (`forgetDeletedLoad`). Answers `false`, with nothing changed, where it is being read or gone.
 */
export async function markLoadDeleted(
  tx: TenantTx,
  { id, tenant_id, datasource_id }: Pick<StoredLoad, 'id' | 'tenant_id' | 'datasource_id'>,
  now: number,
): Promise<boolean> {
  // A claim that began before ends first, and is seen as being read; later ones see the mark.
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

/** Loads of all tenants whose deletion has begun and not ended: as system. */
export async function deletedLoads(tx: SystemTx): Promise<DeletedLoad[]> {
  return tx.selectFrom('deleted_loads').selectAll().execute();
}

/** Removes a deleted load whose data is gone. */
export async function forgetDeletedLoad(
  tx: TenantTx,
  { id, tenant_id: tenant }: Pick<DeletedLoad, 'id' | 'tenant_id'>,
): Promise<void> {
  await tx.deleteFrom('deleted_loads').where('id', '=', id).execute();
  await sendSignals(tx, { tenant, area: 'datasources' }, { tenant, area: 'audit' });
}

/** Adds a load of which every byte is safe already: it waits to be read. */
export async function addWholeLoad(
  tx: TenantTx,
  load: Omit<NewLoad, 'status' | 'is_parse_again'>,
): Promise<void> {
  await addLoad(tx, { ...load, status: 'queued', is_parse_again: false });
  await noteGathered(tx, load.id, load.size);
}

/** Stores the plan of a load before its first line is read. */
export async function keepPlan(tx: TenantTx, id: string, plan: unknown): Promise<void> {
  await tx
    .updateTable('loads')
    .set({ checkpoint: JSON.stringify({ plan }) })
    .where('id', '=', id)
    .execute();
}

/** Whether rejected lines of a source are queued or being read again. */
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

/** Names of files of a source with rejected lines, at most `limit`. */
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

/** The file names of loads, by the ids of the loads. */
export async function fileNamesOf(tx: TenantTx, loads: readonly string[]): Promise<Map<string, string>> {
  if (loads.length === 0) return new Map();
  const rows = await tx.selectFrom('loads').select(['id', 'file_name']).where('id', 'in', loads).execute();
  return new Map(rows.map(({ id, file_name }) => [id, file_name]));
}
