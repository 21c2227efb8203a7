import type { LoadError } from '@casbah/domain/datasource';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

export type StoredLoad = Selectable<Database['loads']>;

export interface NewLoad {
  id: string;
  tenant_id: string;
  datasource_id: string;
  file_name: string;
  size: number;
  status: 'pending' | 'queued';
  is_parse_again: boolean;
  created_on: number;
}

export async function addLoad(tx: Transaction<Database>, load: NewLoad): Promise<StoredLoad> {
  return tx
    .insertInto('loads')
    .values({
      ...load,
      bytes_received: 0,
      content_hash: null,
      duplicate_of: null,
      checkpoint: null,
      batches: 0,
      progress: 0,
      lines: 0,
      events: 0,
      rejects: 0,
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
}

export async function findLoad(tx: Transaction<Database>, id: string): Promise<StoredLoad | undefined> {
  return tx.selectFrom('loads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A source's loads, newest first. */
export async function listLoads(
  tx: Transaction<Database>,
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
export interface LoadsOfSource {
  datasource_id: string;
  loads: number;
  events: number;
  rejects: number;
  first_event: number | null;
  last_event: number | null;
  /** Status of its latest unfinished load, else of its latest load. */
  status: StoredLoad['status'];
}

export async function loadsBySource(tx: Transaction<Database>): Promise<Map<string, LoadsOfSource>> {
  const rows = await tx
    .selectFrom('loads')
    .select((row) => [
      'datasource_id',
      row.fn.countAll<number>().as('loads'),
      row.fn.sum<number>('events').as('events'),
      row.fn.sum<number>('rejects').as('rejects'),
      row.fn.min('first_event').as('first_event'),
      row.fn.max('last_event').as('last_event'),
      sql<StoredLoad['status']>`(array_agg(status order by
        (status in ('pending', 'queued', 'processing')) desc, created_on desc, id desc))[1]`.as('status'),
    ])
    .groupBy('datasource_id')
    .execute();
  return new Map(rows.map((row) => [row.datasource_id, row]));
}

/**
 * Notes that bytes `from` to `to` are safe. Answers `false`, and changes nothing, where the load does not stand at `from`
 * any more: two senders of one file cannot both append.
 */
export async function addReceived(
  tx: Transaction<Database>,
  id: string,
  bytes: { from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loads')
    .set({ bytes_received: bytes.to })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('bytes_received', '=', bytes.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The first load of the tenant that holds the very same bytes and did not fail. */
export async function findByContent(
  tx: Transaction<Database>,
  contentHash: string,
  except: string,
): Promise<StoredLoad | undefined> {
  return tx
    .selectFrom('loads')
    .selectAll()
    .where('content_hash', '=', contentHash)
    .where('status', '<>', 'failed')
    .where('duplicate_of', 'is', null)
    .where('id', '<>', except)
    .orderBy('created_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** All bytes are there: the load waits to be read. */
export async function queueLoad(tx: Transaction<Database>, id: string, contentHash: string): Promise<void> {
  await tx
    .updateTable('loads')
    .set({ status: 'queued', content_hash: contentHash })
    .where('id', '=', id)
    .execute();
}

/** A load that failed waits again, from its checkpoint. Answers `false` where it has not failed. */
export async function retryLoad(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loads')
    .set({ status: 'queued', error: null, finished_on: null, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface Claim {
  /** The server that reads. */
  holder: string;
  now: number;
  /** Until when others leave the load alone; every checkpoint moves it. */
  until: number;
}

/**
 * Takes the oldest load that waits, or whose reader has not been heard of: as system, over all tenants. Two servers that
 * ask at once get two different loads.
 */
export async function claimNextLoad(
  tx: Transaction<Database>,
  claim: Claim,
): Promise<StoredLoad | undefined> {
  const next = tx
    .selectFrom('loads')
    .select('id')
    .where((row) =>
      row.or([
        row('status', '=', 'queued'),
        row.and([row('status', '=', 'processing'), row('claimed_until', '<=', claim.now)]),
      ]),
    )
    .orderBy('created_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('loads')
    .set({ status: 'processing', claimed_by: claim.holder, claimed_until: claim.until })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

/** Gives back what a server held when it was ended: at its next start it goes on at once. */
export async function releaseClaims(tx: Transaction<Database>, holder: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('loads')
    .set({ status: 'queued', claimed_by: null, claimed_until: null })
    .where('status', '=', 'processing')
    .where('claimed_by', '=', holder)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export interface Checkpoint {
  /** The reader's own state, as JSON. */
  checkpoint: string;
  batches: number;
  progress: number;
  lines: number;
  events: number;
  rejects: number;
  formats: Record<string, number>;
  first_event: number | null;
  last_event: number | null;
}

/**
 * Notes how far a load is stored, after a batch was acknowledged. Answers `false` where the load is gone or another server
 * holds it: then the reader stops.
 */
export async function saveCheckpoint(
  tx: Transaction<Database>,
  id: string,
  { checkpoint, formats, ...counts }: Checkpoint,
  claim: Claim,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('loads')
    .set({ ...counts, checkpoint, formats: JSON.stringify(formats), claimed_until: claim.until })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('claimed_by', '=', claim.holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a load: read whole, a duplicate, or failed. */
export async function finishLoad(
  tx: Transaction<Database>,
  id: string,
  end: { error: LoadError | null; duplicate_of?: string; finished_on: number },
): Promise<void> {
  await tx
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
    .execute();
}
