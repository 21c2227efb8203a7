import { createHash, randomUUID } from 'node:crypto';
import {
  type CollectionProblem,
  type FileStep,
  type KnownFile,
  MOST_COLLECTED_FILES,
  pauseAfterRun,
  SETTLED_MS,
  stepOf,
} from '@casbah/domain/collection';
import { settingsOf } from '@casbah/domain/tenant-config';
import { DAY_MS } from '@casbah/domain/time-units';
import {
  addCollectionRun,
  beginCollection,
  dueCollections,
  endCollectionRun,
  forgetMissingFiles,
  listCollectionFiles,
  markFileCollected,
  markRowsCollected,
  noteArriving,
  type StoredCollection,
  type StoredCollectionFile,
  saveNewestMark,
  saveSeenFiles,
} from '@casbah/stores/control/collection/collections';
import { bytesToRead } from '@casbah/stores/control/collection/open-segments';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findLoad } from '@casbah/stores/control/datasources/loads';
import { listTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { JobFailure, JobLost, type QueuedJob, type Retry, type RunningJob } from '../jobs/job.ts';
import { type DeliveryParts, DeliveryTooLarge, deliver, NoRoom, SourceGone } from './deliveries.ts';
import { CollectionFailed, type OpenFiles, type OpenPlace, type OpenRows, type RemoteFile } from './place.ts';
import { COLLECTION_QUEUE } from './queue.ts';
import { RowLoads } from './row-loads.ts';

export interface CollectorParts extends DeliveryParts {
  control: ControlStore;
  clock: () => number;
  /** Connects to a source's remote. Throws `CollectionFailed`. */
  open(collection: StoredCollection, signal: AbortSignal): Promise<OpenPlace>;
  onFault(what: string, error: unknown): void;
}

const LEASE = 120_000;
/** Checks this often whether the collection still exists and is enabled. */
const CHECK_EVERY = 20_000;
/** Polls for due collections this often. */
const POLL_EVERY_MS = 15_000;
/** Retry for internal errors only: a failing remote source has its own schedule. */
const RETRY: Retry = { first: 30_000, longest: 900_000 };
/** Concurrent collections. */
const AT_A_TIME = 2;
/** Maximum unread bytes of a source; beyond it, the next run fetches the rest. */
const MOST_UNREAD = 2 * 1024 ** 3;
const SAVED_AT_ONCE = 500;
/** Forgets files that have been gone this long. */
const FORGOTTEN_AFTER = 30 * DAY_MS;
/** Approximate size of an ingest job of rows, in bytes. */
const ROWS_OF_A_LOAD = 64 * 1024 ** 2;
/** Bytes hashed to recognize a file by its beginning. */
const HEAD = 4096;

interface Counts {
  listed: number;
  files: number;
  bytes: number;
  waiting: number;
}

/**
 * Collects from due remote sources, one file at a time. Creating the job and recording the file are one transaction, so
 * after a crash a file is either fetched again or done, and counted once.
 */
export class Collector {
  readonly #parts: CollectorParts;
  readonly job: QueuedJob;

  constructor(parts: CollectorParts) {
    this.#parts = parts;
    this.job = {
      name: COLLECTION_QUEUE,
      due: { every: POLL_EVERY_MS, find: dueCollections },
      concurrency: AT_A_TIME,
      lease: LEASE,
      retry: RETRY,
      run: (job, signal) => this.#run(job, signal),
    };
  }

  async #run(job: RunningJob, stopping: AbortSignal): Promise<void> {
    const { control, clock, onFault } = this.#parts;
    const { tenant, key: datasource } = job;
    if (tenant === null) return;
    const run = { id: randomUUID(), tenant_id: tenant, datasource_id: datasource, started_on: clock() };
    const collection = await control.inTenant(tenant, async (tx) => {
      const begun = await beginCollection(tx, datasource);
      if (begun !== undefined) await addCollectionRun(tx, run);
      return begun;
    });
    if (collection === undefined) return;
    const counts: Counts = { listed: 0, files: 0, bytes: 0, waiting: 0 };
    const holding = new Holding(this.#parts, collection, job, stopping);
    let failure: ReturnType<typeof problemOf> | undefined;
    try {
      await this.#removeArriving(collection);
      await this.#collect(collection, counts, holding);
    } catch (error) {
      if (error instanceof JobLost || holding.signal.reason instanceof JobLost) throw error;
      if (holding.signal.aborted || error instanceof SourceGone) {
        // Deleted, disabled or stopping: not a failure, so no notice.
        const end = { ...counts, finished_on: clock(), error: null, detail: null };
        const next = { failures: collection.failures, next_run_on: clock() };
        await control.inTenant(tenant, (tx) => endCollectionRun(tx, run, end, next));
        return;
      }
      failure = problemOf(error);
      if (failure.problem === 'internal') onFault('collecting logs', error);
    } finally {
      holding.end();
    }
    const failures = failure === undefined ? 0 : collection.failures + 1;
    const usual = pauseAfterRun({
      everyMinutes: collection.every_minutes,
      failures,
      waiting: counts.waiting,
    });
    const pause = Math.max(usual, failure?.pauseMs ?? 0);
    const finished_on = clock();
    await control.inTenant(tenant, async (tx) => {
      await job.hold(tx);
      await endCollectionRun(
        tx,
        run,
        { ...counts, finished_on, error: failure?.problem ?? null, detail: failure?.detail ?? null },
        { failures, next_run_on: finished_on + pause },
      );
    });
    // Its next run is already recorded.
    if (failure !== undefined)
      throw new JobFailure([failure.problem, failure.detail].join(' ').trim(), { isFinal: true });
  }

  /** Removes a partial file left by a crash. */
  async #removeArriving({ tenant_id, datasource_id, arriving }: StoredCollection): Promise<void> {
    if (arriving === null) return;
    const { control, files, fileOf } = this.#parts;
    const isLoad = await control.inTenant(tenant_id, (tx) => findLoad(tx, arriving));
    if (isLoad === undefined) await files.remove(fileOf({ tenant_id, datasource_id, id: arriving }));
  }

  async #collect(collection: StoredCollection, counts: Counts, holding: Holding): Promise<void> {
    await using place = disposable(await this.#parts.open(collection, holding.signal));
    if (place.open.holds === 'files') await this.#collectFiles(collection, place.open, counts, holding);
    else await this.#collectRows(collection, place.open, counts, holding);
  }

  async #collectFiles(
    collection: StoredCollection,
    place: OpenFiles,
    counts: Counts,
    holding: Holding,
  ): Promise<void> {
    const { control, clock } = this.#parts;
    const { tenant_id: tenant, datasource_id: datasource } = collection;
    const known = await control.inTenant(tenant, (tx) => listCollectionFiles(tx, datasource));
    const due: { file: RemoteFile; step: Extract<FileStep, { do: 'collect' }> }[] = [];
    const seen: Parameters<typeof saveSeenFiles>[1][number][] = [];
    for await (const file of place.list()) {
      holding.signal.throwIfAborted();
      counts.listed += 1;
      if (counts.listed > MOST_COLLECTED_FILES)
        throw new CollectionFailed('too_many_files', String(MOST_COLLECTED_FILES));
      const now = clock();
      const before = known.get(file.path);
      const step = stepOf(before === undefined ? undefined : knownFile(before), file, now);
      if (step.do === 'wait') counts.waiting += 1;
      if (step.do === 'collect') due.push({ file, step });
      seen.push({
        tenant_id: tenant,
        datasource_id: datasource,
        path: file.path,
        size: file.size,
        modified_on: file.modified,
        listed_on: now,
        same_since: step.do === 'nothing' ? (before?.same_since ?? now) : step.sameSince,
      });
    }
    for (let from = 0; from < seen.length; from += SAVED_AT_ONCE)
      await control.inTenant(tenant, (tx) => saveSeenFiles(tx, seen.slice(from, from + SAVED_AT_ONCE)));
    await control.inTenant(tenant, (tx) => forgetMissingFiles(tx, datasource, clock() - FORGOTTEN_AFTER));

    due.sort((one, other) => one.file.modified - other.file.modified);
    let failed: { file: string; error: unknown } | undefined;
    for (const { file, step } of due) {
      holding.signal.throwIfAborted();
      if (await this.#isBehind(collection)) {
        counts.waiting += 1;
        continue;
      }
      try {
        const before = known.get(file.path);
        counts.bytes += await this.#collectFile(collection, place, file, step.from, before, holding);
        counts.files += 1;
      } catch (error) {
        if (!isOfOneFile(error)) throw error;
        failed ??= { file: file.path, error };
      }
    }
    // One failed file doesn't hold up the others.
    if (failed !== undefined) {
      const { problem } = problemOf(failed.error);
      throw new CollectionFailed(problem, failed.file, { cause: failed.error });
    }
  }

  async #collectFile(
    { tenant_id: tenant, datasource_id: datasource }: StoredCollection,
    place: OpenFiles,
    file: RemoteFile,
    wanted: number,
    before: StoredCollectionFile | undefined,
    holding: Holding,
  ): Promise<number> {
    const head = await bytesOf(place.read(file.path, 0, Math.min(HEAD, file.size)));
    const from = wanted > 0 && (await goesOn(head, wanted, before)) ? wanted : 0;
    const maxBytes = await this.#mostBytes(tenant);
    const load = randomUUID();
    await holding.arrives(load);
    const bytes = await deliver(
      this.#parts,
      {
        tenant,
        datasource,
        load,
        maxBytes,
        fileName: file.path,
        content: whole(place.read(file.path, from, file.size), file.size - from, holding.signal),
      },
      (tx) =>
        markFileCollected(
          tx,
          { datasource, path: file.path },
          {
            collected: file.size,
            collected_size: file.size,
            collected_modified: file.modified,
            head_hash: hashOf(head),
          },
        ),
    );
    await holding.arrives(null);
    return bytes;
  }

  /** Turns rows into ingest jobs in cursor order. The job and its last cursor value are committed together. */
  async #collectRows(
    collection: StoredCollection,
    place: OpenRows,
    counts: Counts,
    holding: Holding,
  ): Promise<void> {
    const { tenant_id: tenant, datasource_id: datasource, mark: after } = collection;
    const until = await place.newestMark();
    if (until === undefined || until === after) return;
    const withUntil = place.findsLateRows || (await this.#isSettled(collection, until));
    if (!withUntil) counts.waiting = 1;
    const maxBytes = await this.#mostBytes(tenant);
    const loads = new RowLoads(place.rows({ after, until, withUntil }), ROWS_OF_A_LOAD);
    try {
      for (let first = await loads.next(); first !== undefined; first = await loads.next()) {
        holding.signal.throwIfAborted();
        if (await this.#isBehind(collection)) {
          counts.waiting = 1;
          return;
        }
        const load = randomUUID();
        await holding.arrives(load);
        counts.bytes += await deliver(
          this.#parts,
          {
            tenant,
            datasource,
            load,
            maxBytes,
            fileName: `rows from ${first}.ndjson`,
            content: loads.content(holding.signal),
          },
          (tx) => markRowsCollected(tx, datasource, loads.mark),
        );
        counts.files = loads.rows;
        counts.listed = loads.rows;
        await holding.arrives(null);
      }
    } finally {
      await loads.close();
    }
    if (place.unfinished instanceof CollectionFailed) throw place.unfinished;
    if (place.unfinished === 'limit') counts.waiting = 1;
  }

  /** Whether rows with the newest cursor value, such as the same second, no longer arrive: they belong to one job. */
  async #isSettled(collection: StoredCollection, newest: string): Promise<boolean> {
    const { control, clock } = this.#parts;
    const { tenant_id: tenant, datasource_id: datasource, newest_mark, newest_since } = collection;
    if (newest_mark === newest) return clock() - (newest_since ?? clock()) >= SETTLED_MS;
    await control.inTenant(tenant, (tx) => saveNewestMark(tx, datasource, { mark: newest, since: clock() }));
    return false;
  }

  /** Whether enough of the source is waiting to be read. */
  async #isBehind({ tenant_id, datasource_id }: StoredCollection): Promise<boolean> {
    const unread = await this.#parts.control.inTenant(tenant_id, (tx) => bytesToRead(tx, datasource_id));
    return unread > MOST_UNREAD;
  }

  async #mostBytes(tenant: string): Promise<number> {
    return this.#parts.control.inTenant(tenant, async (tx) =>
      settingsOf(await listTenantConfig(tx, { tenant, app: 'datasources' })).value(
        'datasources',
        'max_file_size',
      ),
    );
  }
}

/** Records incoming bytes during a collection, and aborts it when the collection is removed or disabled. */
class Holding {
  readonly #parts: CollectorParts;
  readonly #collection: StoredCollection;
  readonly #job: RunningJob;
  readonly #gone = new AbortController();
  readonly #checking: NodeJS.Timeout;
  readonly signal: AbortSignal;
  #arriving: string | null = null;

  constructor(parts: CollectorParts, collection: StoredCollection, job: RunningJob, stopping: AbortSignal) {
    this.#parts = parts;
    this.#collection = collection;
    this.#job = job;
    this.signal = AbortSignal.any([this.#gone.signal, stopping]);
    this.#checking = setInterval(() => {
      this.#check().catch((error) => parts.onFault('collecting logs', error));
    }, CHECK_EVERY).unref();
  }

  async arrives(load: string | null): Promise<void> {
    this.#arriving = load;
    await this.#check();
    this.signal.throwIfAborted();
  }

  end(): void {
    clearInterval(this.#checking);
  }

  async #check(): Promise<void> {
    const { tenant_id, datasource_id } = this.#collection;
    const isThere = await this.#parts.control.inTenant(tenant_id, async (tx) => {
      await this.#job.hold(tx);
      return noteArriving(tx, datasource_id, this.#arriving);
    });
    if (!isThere) this.#gone.abort(new Error('The collection is gone or switched off'));
  }
}

function knownFile(row: StoredCollectionFile): KnownFile {
  return {
    size: row.size,
    modified: row.modified_on,
    sameSince: row.same_since,
    collected: row.collected,
    collectedSize: row.collected_size,
    collectedModified: row.collected_modified,
  };
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a file that grew still has the same beginning, so it can be read from the middle. */
async function goesOn(
  head: Uint8Array,
  collected: number,
  before: StoredCollectionFile | undefined,
): Promise<boolean> {
  const isPacked = (head[0] === 0x1f && head[1] === 0x8b) || (head[0] === 0x50 && head[1] === 0x4b);
  return !isPacked && before?.head_hash === hashOf(head.subarray(0, Math.min(HEAD, collected)));
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Yields the same bytes, and throws unless there are as many as announced: half a file never counts as a whole one. */
async function* whole(
  content: AsyncIterable<Uint8Array>,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let came = 0;
  for await (const bytes of content) {
    signal.throwIfAborted();
    came += bytes.length;
    yield bytes;
  }
  if (came !== size) throw new CollectionFailed('unreachable', 'the file ended early');
}

function disposable(open: OpenPlace): { open: OpenPlace } & AsyncDisposable {
  return { open, [Symbol.asyncDispose]: () => open.close() };
}

/** Whether an error concerns only one file. */
function isOfOneFile(error: unknown): boolean {
  return ['too_large', 'not_found', 'no_access', 'not_allowed'].includes(problemOf(error).problem);
}

export function problemOf(error: unknown): { problem: CollectionProblem; detail: string; pauseMs: number } {
  if (error instanceof CollectionFailed) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const problem =
    error instanceof DeliveryTooLarge
      ? 'too_large'
      : error instanceof NoRoom || code === 'ENOSPC' || code === 'EDQUOT'
        ? 'no_space'
        : code === 'SEAL_BROKEN'
          ? 'secret_lost'
          : 'internal';
  return { problem, detail: '', pauseMs: 0 };
}
