import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadError } from '@casbah/domain/datasource';
import type { PersonNames } from '@casbah/domain/person-names';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { deletedDatasources, removeDatasource } from '@casbah/stores/control/datasources/datasources';
import {
  claimNextLoad,
  type DeletedLoad,
  deletedLoads,
  doOthersWait,
  finishLoad,
  forgetDeletedLoad,
  keepClaim,
  loadsBeingRead,
  noteContent,
  noteGathered,
  releaseClaims,
  releaseLoad,
  type StoredLoad,
  saveCheckpoint,
} from '@casbah/stores/control/datasources/loads';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { listPersonNames } from '@casbah/stores/control/users/person-names';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import { fileOfLoad, folderOfSource } from './file-names.ts';
import { jobOf } from './job.ts';
import type { LoadJob, LoadKeeper, LoadOutcome, LoadSignals } from './load.ts';
import { retryWhileUnavailable } from './retry.ts';
import { tellOfLoad } from './tell-of-load.ts';
import type { Ended } from './thread-messages.ts';

/** Reads ingest jobs: a thread, or in a test the same code without one. */
export interface LoadReading {
  read(job: LoadJob, keeper: LoadKeeper, signals: LoadSignals): Promise<Ended>;
  end(): Promise<void>;
}

/** A job being read on this server. */
interface BeingRead {
  load: StoredLoad;
  since: number;
  stop: AbortController;
  rest: AbortController;
  ended: Promise<void>;
}

export interface IngestParts {
  control: ControlStore;
  events: Pick<EventStore, 'deleteDatasource' | 'deleteLoad'>;
  files: Pick<FileStore, 'remove' | 'removeFolder'>;
  /** One per job that may be read at the same time. */
  readings: readonly LoadReading[];
  /** This server's name among those that share the control store: after a restart it resumes its own jobs. */
  server: string;
  clock: () => number;
  /** Batch limits, whichever comes first; for new jobs only. */
  batch?: { lines: number; bytes: number };
  /** How long a tenant's job is read while another tenant's waits, in ms; default 5 s. */
  turnMs?: number;
  /** Called when a tenant's data was stored or deleted. */
  onChange(tenant: string): void;
  /** Logs errors that no caller handles. */
  onFault(what: string, error: unknown): void;
}

/** Another server can take over a claim not renewed for this long. */
const CLAIM_LASTS = 30_000;
/** Poll interval for ingest jobs abandoned by other servers. */
const POLL_EVERY_MS = 5_000;
const TURN_MS = 5_000;
/** Idle time after which a thread ends, to free its memory. */
const IDLE_AFTER = 60_000;
/** Thread crashes at the same position before the job fails: half a minute in all, with growing pauses. */
const DEATHS_AT_ONE_PLACE = 8;
const PAUSE_AFTER_DEATH = 200;
const MOST_HASHES = 10_000;
/** Delay before a failed deletion is retried. */
const DELETE_AGAIN_AFTER = 60_000;
/** People sent to a thread at a time: the copy blocks the event loop. */
const PEOPLE_AT_ONCE = 1_000;

/**
 * Claims jobs from their table, hands them to a thread, and commits the thread's progress and outcome. Keeps
 * no state: after a crash a job resumes from its row.
 */
export class Ingest {
  readonly #parts: IngestParts;
  readonly #stopping = new AbortController();
  /** Jobs being read here, by ID. */
  readonly #reading = new Map<string, BeingRead>();
  readonly #idle: LoadReading[];
  readonly #resting = new Map<LoadReading, NodeJS.Timeout>();
  readonly #deaths = new Map<string, number>();
  /** SHA-256 of files waiting to be read, if computed during the upload: saves reading them twice. */
  readonly #hashes = new Map<string, string>();
  readonly #deleting = new Map<string, Promise<void>>();
  #pollTimer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #lookAgain = false;
  #nextTurn: NodeJS.Timeout | undefined;

  constructor(parts: IngestParts) {
    this.#parts = parts;
    this.#idle = [...parts.readings];
  }

  /** Resumes jobs and deletions that this server held, then polls until stopped. */
  async start(): Promise<void> {
    const { control, server } = this.#parts;
    await control.asSystem((tx) => releaseClaims(tx, server));
    for (const source of await control.asSystem(deletedDatasources))
      this.deleteDatasource(source.tenant_id, source.id).catch((error) =>
        this.#parts.onFault('deleting a data source', error),
      );
    for (const load of await control.asSystem(deletedLoads))
      this.deleteLoad(load).catch((error) => this.#parts.onFault('deleting a file', error));
    this.#pollTimer = setInterval(() => this.wake(), POLL_EVERY_MS);
    this.#pollTimer.unref();
    this.wake();
  }

  /** Stops after the current batches; jobs resume at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The server stops'));
    clearInterval(this.#pollTimer);
    clearTimeout(this.#nextTurn);
    await this.#looking;
    for (const { stop } of this.#reading.values()) stop.abort(this.#stopping.signal.reason);
    await Promise.all([...this.#reading.values()].map(({ ended }) => ended));
    for (const timer of this.#resting.values()) clearTimeout(timer);
    await Promise.all(this.#parts.readings.map((reading) => reading.end()));
  }

  /** Checks for a job to read. */
  wake(): void {
    if (this.#lookAgain) return;
    this.#lookAgain = true;
    this.#looking = this.#looking.then(async () => {
      this.#lookAgain = false;
      try {
        await this.#claimAll();
        await this.#changeTurns();
      } catch (error) {
        // The next poll tries again.
        this.#parts.onFault('looking for files to read', error);
      }
    });
  }

  received(load: string, contentHash: string | undefined): void {
    const [oldest] = this.#hashes.keys();
    if (this.#hashes.size >= MOST_HASHES && oldest !== undefined) this.#hashes.delete(oldest);
    if (contentHash !== undefined) this.#hashes.set(load, contentHash);
    this.wake();
  }

  /**
   * Deletes everything of a source marked as deleted: stops its jobs, then deletes events, files and rows.
   * Each step is repeatable, so a crash in between is harmless.
   */
  deleteDatasource(tenant: string, datasource: string): Promise<void> {
    const running = this.#deleting.get(datasource);
    if (running !== undefined) return running;
    const deletion = this.#removeAll(tenant, datasource).finally(() => this.#deleting.delete(datasource));
    this.#deleting.set(datasource, deletion);
    return deletion;
  }

  /**
   * Deletes a job's data once no other job of its source is being read, so the days' roll-ups can be
   * recomputed. Each step is repeatable.
   */
  deleteLoad(load: Pick<DeletedLoad, 'id' | 'tenant_id' | 'datasource_id'>): Promise<void> {
    const running = this.#deleting.get(load.id);
    if (running !== undefined) return running;
    const deletion = this.#removeLoad(load).finally(() => this.#deleting.delete(load.id));
    this.#deleting.set(load.id, deletion);
    deletion.catch(() => {
      // No file of the source is read until the mark is removed.
      if (this.#stopping.signal.aborted) return;
      const again = () =>
        void this.deleteLoad(load).catch((error) => this.#parts.onFault('deleting a file', error));
      setTimeout(again, DELETE_AGAIN_AFTER).unref();
    });
    return deletion;
  }

  async #removeLoad(load: Pick<DeletedLoad, 'id' | 'tenant_id' | 'datasource_id'>): Promise<void> {
    const { control, events, files, clock, onChange } = this.#parts;
    const { signal } = this.#stopping;
    const { tenant_id: tenant, datasource_id: datasource } = load;
    await retryWhileUnavailable(
      async () => {
        while ((await control.inTenant(tenant, (tx) => loadsBeingRead(tx, datasource, clock()))) > 0)
          await sleep(100, undefined, { signal });
        await events.deleteLoad(tenant, datasource, load.id);
        await files.remove(fileOfLoad(load));
        await control.inTenant(tenant, (tx) => forgetDeletedLoad(tx, load));
      },
      () => {},
      signal,
    );
    onChange(tenant);
    this.wake();
  }

  async #removeAll(tenant: string, datasource: string): Promise<void> {
    const { control, events, files, clock, onChange } = this.#parts;
    const { signal } = this.#stopping;
    for (const { load, stop } of this.#reading.values())
      if (load.datasource_id === datasource) stop.abort(new Error('The data source is deleted'));
    await retryWhileUnavailable(
      async () => {
        // Another server notices the mark when it next renews its claim.
        while ((await control.inTenant(tenant, (tx) => loadsBeingRead(tx, datasource, clock()))) > 0)
          await sleep(100, undefined, { signal });
        await events.deleteDatasource(tenant, datasource);
        await files.removeFolder(folderOfSource(tenant, datasource));
        await control.inTenant(tenant, (tx) => removeDatasource(tx, datasource));
      },
      () => {},
      signal,
    );
    onChange(tenant);
  }

  async #claimAll(): Promise<void> {
    while (this.#idle.length > 0 && !this.#stopping.signal.aborted) {
      const now = this.#parts.clock();
      const load = await this.#parts.control.asSystem((tx) => claimNextLoad(tx, this.#claim(now)));
      if (load === undefined) return;
      const reading = this.#idle.shift();
      if (reading === undefined) return;
      this.#begin(load, reading);
    }
  }

  /**
   * If every thread is busy and another tenant's job waits, pauses the job that has been read the longest,
   * after its turn.
   */
  async #changeTurns(): Promise<void> {
    clearTimeout(this.#nextTurn);
    if (this.#idle.length > 0 || this.#stopping.signal.aborted) return;
    const { control, clock, turnMs = TURN_MS } = this.#parts;
    const now = clock();
    const busy = [...this.#reading.values()];
    const tenants = busy.map(({ load }) => load.tenant_id);
    if (!(await control.asSystem((tx) => doOthersWait(tx, tenants, now)))) return;
    const [longest] = busy
      .filter(({ rest }) => !rest.signal.aborted)
      .sort((one, other) => one.since - other.since);
    if (longest === undefined) return;
    const left = longest.since + turnMs - now;
    if (left > 0) this.#nextTurn = setTimeout(() => this.wake(), left).unref();
    else longest.rest.abort(new Error('It is the turn of another tenant'));
  }

  #claim(now = this.#parts.clock()) {
    return { holder: this.#parts.server, now, until: now + CLAIM_LASTS };
  }

  #begin(load: StoredLoad, reading: LoadReading): void {
    clearTimeout(this.#resting.get(reading));
    const stop = new AbortController();
    const rest = new AbortController();
    const ended = this.#read(load, reading, stop, rest.signal)
      .catch((error) => this.#parts.onFault(`reading ${load.file_name}`, error))
      .finally(() => {
        this.#reading.delete(load.id);
        this.#idle.push(reading);
        const rest = setTimeout(() => {
          if (this.#idle.includes(reading)) void reading.end();
        }, IDLE_AFTER);
        rest.unref();
        this.#resting.set(reading, rest);
        this.wake();
      });
    this.#reading.set(load.id, { load, since: this.#parts.clock(), stop, rest, ended });
  }

  async #read(
    load: StoredLoad,
    reading: LoadReading,
    stop: AbortController,
    rest: AbortSignal,
  ): Promise<void> {
    const { control, server } = this.#parts;
    const progress = new JobProgress(
      load,
      this.#parts,
      () => this.#claim(),
      () => stop.abort(new Error('The load is gone, or another server reads it')),
    );
    let ended: Ended;
    try {
      const job = await control.inTenant(load.tenant_id, (tx) => jobOf(tx, load, this.#parts.batch));
      const contentHash = job.contentHash ?? this.#hashes.get(load.id);
      ended = await reading.read({ ...job, contentHash }, progress, { stop: stop.signal, rest });
    } catch (error) {
      ended = await this.#afterDeath(load, progress, error);
    } finally {
      progress.end();
    }
    const { outcome, cause } = ended;
    if (cause !== undefined) this.#parts.onFault(`reading ${load.file_name}`, cause);
    await retryWhileUnavailable(
      () =>
        outcome.kind === 'stopped'
          ? control.inTenant(load.tenant_id, (tx) => releaseLoad(tx, load.id, server))
          : this.#finish(load, progress, outcome),
      () => {},
      this.#stopping.signal,
    );
    if (outcome.kind === 'completed') {
      this.#deaths.delete(load.id);
      await this.#parts.files.remove(fileOfLoad(load));
    }
    if (outcome.kind !== 'stopped') {
      this.#hashes.delete(load.id);
      this.#parts.onChange(load.tenant_id);
    }
  }

  /** After a thread crash, the job is at its last commit; repeated crashes there fail it. */
  async #afterDeath(load: StoredLoad, progress: JobProgress, error: unknown): Promise<Ended> {
    this.#parts.onFault(`reading ${load.file_name}`, error);
    const deaths = progress.hasMoved ? 1 : (this.#deaths.get(load.id) ?? 0) + 1;
    this.#deaths.set(load.id, deaths);
    if (deaths < DEATHS_AT_ONE_PLACE) {
      const { signal } = this.#stopping;
      await sleep(PAUSE_AFTER_DEATH * 2 ** (deaths - 1), undefined, { signal }).catch(() => {});
      return { outcome: { kind: 'stopped' } };
    }
    this.#deaths.delete(load.id);
    return { outcome: { kind: 'failed', error: 'internal' } };
  }

  #finish(
    load: StoredLoad,
    progress: JobProgress,
    outcome: Exclude<LoadOutcome, { kind: 'stopped' }>,
  ): Promise<void> {
    const { original } = progress;
    // The same bytes have the same outcome: a copy of a failed file fails, too.
    const error: LoadError | null =
      outcome.kind === 'failed' ? outcome.error : original?.status === 'failed' ? original.error : null;
    return this.#parts.control.inTenant(load.tenant_id, async (tx) => {
      const finished = await finishLoad(tx, load.id, {
        error,
        finished_on: this.#parts.clock(),
        ...(original === undefined ? {} : { duplicate_of: original.id }),
      });
      if (finished !== undefined) await tellOfLoad(tx, finished);
    });
  }
}

/** Commits a reading's progress, and renews its claim in between. */
class JobProgress implements LoadKeeper {
  /** The earlier job with the same bytes. */
  original: StoredLoad | undefined;
  /** Whether something was committed since this reading began. */
  hasMoved = false;
  readonly #load: StoredLoad;
  readonly #parts: IngestParts;
  readonly #claim: () => { holder: string; now: number; until: number };
  readonly #lost: () => void;
  readonly #renewing: NodeJS.Timeout;
  #progress = 0;
  #waitingFor: LoadError | null = null;
  #saving: Promise<void> | undefined;
  #saveAgain = false;

  constructor(
    load: StoredLoad,
    parts: IngestParts,
    claim: () => { holder: string; now: number; until: number },
    lost: () => void,
  ) {
    this.#load = load;
    this.#parts = parts;
    this.#claim = claim;
    this.#lost = lost;
    this.#renewing = setInterval(() => this.#save(), CLAIM_LASTS / 4);
    this.#renewing.unref();
  }

  async hashed(hash: string): Promise<'new' | 'duplicate'> {
    this.original = await this.#inTenant((tx) => noteContent(tx, this.#load, hash));
    return this.original === undefined ? 'new' : 'duplicate';
  }

  people(after: string): Promise<readonly PersonNames[]> {
    return this.#inTenant((tx) =>
      listPersonNames(tx, this.#load.tenant_id, { after, limit: PEOPLE_AT_ONCE }),
    );
  }

  async gathered(size: number): Promise<void> {
    await this.#inTenant((tx) => noteGathered(tx, this.#load.id, size));
  }

  async committed({
    checkpoint,
    batches,
    counts,
    progress,
  }: Parameters<LoadKeeper['committed']>[0]): Promise<void> {
    const isOurs = await this.#inTenant((tx) =>
      saveCheckpoint(
        tx,
        this.#load.id,
        {
          ...counts,
          checkpoint: JSON.stringify(checkpoint),
          batches,
          progress,
        },
        this.#claim(),
      ),
    );
    if (!isOurs) {
      this.#lost();
      throw new Error('The load is gone, or another server reads it');
    }
    this.hasMoved = true;
    this.#progress = progress;
    this.#waitingFor = null;
    this.#parts.onChange(this.#load.tenant_id);
  }

  moved(progress: number, waitingFor: LoadError | undefined): void {
    this.#progress = progress;
    this.#waitingFor = waitingFor ?? null;
    this.#save();
  }

  end(): void {
    clearInterval(this.#renewing);
  }

  #inTenant<Result>(work: (tx: TenantTx) => Promise<Result>): Promise<Result> {
    return this.#parts.control.inTenant(this.#load.tenant_id, work);
  }

  /** Writes one at a time, with the latest figures. The next write makes up for a failed one. */
  #save(): void {
    if (this.#saving !== undefined) {
      this.#saveAgain = true;
      return;
    }
    this.#saving = this.#inTenant((tx) =>
      keepClaim(tx, this.#load.id, { progress: this.#progress, error: this.#waitingFor }, this.#claim()),
    )
      .then(
        (isOurs) => {
          if (!isOurs) this.#lost();
        },
        (error) => this.#parts.onFault('noting the progress of a file', error),
      )
      .finally(() => {
        this.#saving = undefined;
        if (!this.#saveAgain) return;
        this.#saveAgain = false;
        this.#save();
      });
  }
}
