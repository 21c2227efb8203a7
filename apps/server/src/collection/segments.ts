import { randomUUID } from 'node:crypto';
import { CHUNKS_REMEMBERED_MS } from '@casbah/domain/collection';
import { isoTime } from '@casbah/domain/iso-time';
import {
  addChunks,
  bytesToRead,
  findSegment,
  forgetChunks,
  knownChunks,
  removeSegment,
  type StoredSegment,
  saveSegment,
  segmentsOpenedBefore,
} from '@casbah/stores/control/collection/open-segments';
import { type ControlStore, isDuplicate } from '@casbah/stores/control/control-store';
import { findDatasource } from '@casbah/stores/control/datasources/datasources';
import { addWholeLoad } from '@casbah/stores/control/datasources/loads';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { FileStore } from '@casbah/stores/files/file-store';
import { ApiFailure } from '../http/failure.ts';
import type { ServerJob } from '../jobs/job.ts';
import type { Piece } from './received-piece.ts';

export interface SegmentsParts {
  control: ControlStore;
  files: Pick<FileStore, 'append' | 'freeSpace'>;
  clock: () => number;
  /** This server's name among those that share the control store. */
  server: string;
  /** File store name of an ingest job's file. */
  fileOf(load: { tenant_id: string; datasource_id: string; id: string }): string;
  /** Called when an ingest job waits to be read. */
  wake(): void;
  onFault(what: string, error: unknown): void;
  limits?: Partial<SegmentLimits>;
}

export interface SegmentLimits {
  /** Size in bytes at which a segment becomes an ingest job. */
  bytes: number;
  /** Age in milliseconds at which a segment becomes an ingest job: the maximum delay of pushed lines. */
  age: number;
  /** The same while somebody follows the company's events live. */
  ageIfFollowed: number;
  /** Maximum bytes of a source waiting to be read; beyond it, senders get 429. */
  waiting: number;
}

const LIMITS: SegmentLimits = {
  bytes: 64 * 1024 ** 2,
  age: 30_000,
  ageIfFollowed: 1_000,
  waiting: 2 * 1024 ** 3,
};
/** How long a company counts as followed after the last request: milliseconds. */
const FOLLOWED_FOR = 20_000;
/** Checks this often for segments that are old enough to close. */
const CLOSE_EVERY = 5_000;
/** Free disk space to keep: the stores need it to work. */
const RESERVE = 512 * 1024 ** 2;
/** Bytes per write: chunks that arrive during a write are batched into the next one, for one disk flush. */
const MOST_AT_ONCE = 32 * 1024 ** 2;
/** `Retry-After` of senders with too much unread data. */
const WAIT_SECONDS = 30;
/** Attempts when servers store the same chunk concurrently: the one that loses checks again. */
const TRIES = 3;

interface Waiting {
  piece: Piece;
  chunk: string | undefined;
  kept: PromiseWithResolvers<{ isRepeated: boolean }>;
}

/**
 * Appends each source's pushed chunks to a segment file, which becomes an ingest job when it is large or old enough.
 */
export class Segments {
  readonly #parts: SegmentsParts;
  readonly #limits: SegmentLimits;
  /** Chunks waiting to be written, by source. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Work on each source's segment, one step after another. */
  readonly #busy = new Map<string, Promise<void>>();
  /** Until when somebody follows a company's events, in milliseconds. */
  readonly #followed = new Map<string, number>();
  readonly #closing = new Map<string, NodeJS.Timeout>();

  /** Each server closes the segments on its own disk. */
  readonly job: ServerJob = {
    name: 'collection.segments',
    onEveryServer: true,
    every: CLOSE_EVERY,
    run: () => this.closeDue(),
  };

  constructor(parts: SegmentsParts) {
    this.#parts = parts;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  /** Waits for pending writes. Segments stay open and continue at the next start. */
  async stop(): Promise<void> {
    for (const timer of this.#closing.values()) clearTimeout(timer);
    await Promise.all(this.#busy.values());
  }

  /** Makes what the company's sources push appear within seconds for a while. Repeat it to go on. */
  follow(tenant: string): void {
    this.#followed.set(tenant, this.#parts.clock() + FOLLOWED_FOR);
  }

  /**
   * Stores a chunk: resolves only once it is durable. Skips chunks whose ID the source has already sent. Throws
   * `TOO_MANY_REQUESTS` if too much of the source is unread, and `NO_SPACE`.
   */
  keep(
    source: { tenant: string; datasource: string },
    piece: Piece,
    chunk: string | undefined,
  ): Promise<{ isRepeated: boolean }> {
    const kept = Promise.withResolvers<{ isRepeated: boolean }>();
    const queue = this.#waiting.get(source.datasource) ?? [];
    this.#waiting.set(source.datasource, queue);
    queue.push({ piece, chunk, kept });
    void this.#inTurn(source.datasource, () => this.#writeWaiting(source));
    return kept.promise;
  }

  /** Turns segments that are old enough into ingest jobs. */
  async closeDue(): Promise<void> {
    const { control, server, clock } = this.#parts;
    const time = clock() - this.#limits.age;
    const due = await control.asSystem((tx) => segmentsOpenedBefore(tx, { server, time }));
    for (const { tenant_id: tenant, datasource_id: datasource } of due)
      await this.#closeOf({ tenant, datasource });
  }

  #closeOf({ tenant, datasource }: { tenant: string; datasource: string }): Promise<void> {
    const { control, server } = this.#parts;
    return this.#inTurn(datasource, async () => {
      await control.inTenant(tenant, async (tx) => {
        const segment = await findSegment(tx, { datasource, server });
        if (segment !== undefined) await this.#close(tx, segment);
      });
      this.#parts.wake();
    });
  }

  #closeSoonIfFollowed(source: { tenant: string; datasource: string }): void {
    const { tenant, datasource } = source;
    const until = this.#followed.get(tenant);
    if (until === undefined || this.#closing.has(datasource)) return;
    if (until < this.#parts.clock()) {
      this.#followed.delete(tenant);
      return;
    }
    const close = () => {
      this.#closing.delete(datasource);
      void this.#closeOf(source);
    };
    this.#closing.set(datasource, setTimeout(close, this.#limits.ageIfFollowed).unref());
  }

  #inTurn(datasource: string, work: () => Promise<void>): Promise<void> {
    const before = this.#busy.get(datasource) ?? Promise.resolve();
    const done = before
      .then(work)
      .catch((error) => this.#parts.onFault('keeping what was pushed', error))
      .finally(() => {
        if (this.#busy.get(datasource) === done) this.#busy.delete(datasource);
      });
    this.#busy.set(datasource, done);
    return done;
  }

  async #writeWaiting(source: { tenant: string; datasource: string }): Promise<void> {
    const queue = this.#waiting.get(source.datasource) ?? [];
    const batch: Waiting[] = [];
    let bytes = 0;
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      if (batch.length > 0 && bytes + next.piece.bytes.length > MOST_AT_ONCE) break;
      queue.shift();
      batch.push(next);
      bytes += next.piece.bytes.length;
    }
    if (queue.length === 0) this.#waiting.delete(source.datasource);
    if (batch.length === 0) return;
    try {
      const repeated = await this.#write(source, batch);
      for (const one of batch) one.kept.resolve({ isRepeated: repeated.has(one) });
      this.#closeSoonIfFollowed(source);
    } catch (error) {
      for (const one of batch) one.kept.reject(error);
    }
  }

  /** Returns which of them were already stored. */
  async #write(
    source: { tenant: string; datasource: string },
    batch: readonly Waiting[],
  ): Promise<Set<Waiting>> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.#writeOnce(source, batch);
      } catch (error) {
        if (!isDuplicate(error) || attempt === TRIES) throw error;
      }
  }

  async #writeOnce(
    { tenant, datasource }: { tenant: string; datasource: string },
    batch: readonly Waiting[],
  ): Promise<Set<Waiting>> {
    const { control, files, server, clock, fileOf } = this.#parts;
    const asked = batch.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));
    const { known, open, unread } = await control.inTenant(tenant, async (tx) => ({
      known: await knownChunks(tx, datasource, asked),
      open: await findSegment(tx, { datasource, server }),
      unread: await bytesToRead(tx, datasource),
    }));
    const repeated = new Set<Waiting>();
    const fresh: Waiting[] = [];
    for (const one of batch) {
      if (one.chunk !== undefined && known.has(one.chunk)) repeated.add(one);
      else fresh.push(one);
      if (one.chunk !== undefined) known.add(one.chunk);
    }
    const bytes = Buffer.concat(fresh.map(({ piece }) => piece.bytes));
    if (fresh.length === 0) return repeated;
    if (unread > this.#limits.waiting) throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: WAIT_SECONDS });
    if ((await files.freeSpace()) < RESERVE + bytes.length) throw new ApiFailure('NO_SPACE');

    const now = clock();
    const segment = open ?? {
      tenant_id: tenant,
      datasource_id: datasource,
      server,
      bytes: 0,
      opened_on: now,
      load_id: randomUUID(),
    };
    const file = fileOf({ tenant_id: tenant, datasource_id: datasource, id: segment.load_id });
    // Unrecorded bytes after a crash are overwritten: no one got an acknowledgment for them.
    await files.append(file, segment.bytes, bytes);
    const grown = { ...segment, bytes: segment.bytes + bytes.length };
    const isFull = grown.bytes >= this.#limits.bytes;
    await control.inTenant(tenant, async (tx) => {
      if ((await findDatasource(tx, datasource)) === undefined) throw new ApiFailure('SOURCE_TOKEN_INVALID');
      const chunks = fresh.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));
      await addChunks(tx, { tenant, datasource, time: now }, chunks);
      if (isFull) await this.#close(tx, grown);
      else await saveSegment(tx, grown);
    });
    if (isFull) this.#parts.wake();
    return repeated;
  }

  async #close(
    tx: Parameters<typeof addWholeLoad>[0],
    { tenant_id, datasource_id, server, load_id, bytes, opened_on }: StoredSegment,
  ): Promise<void> {
    await removeSegment(tx, { datasource: datasource_id, server });
    if ((await findDatasource(tx, datasource_id)) === undefined) return;
    await addWholeLoad(tx, {
      id: load_id,
      tenant_id,
      datasource_id,
      size: bytes,
      created_on: this.#parts.clock(),
      file_name: `pushed ${isoTime(opened_on).slice(0, 19)}Z.log`,
    });
  }
}

/** Deletes IDs of chunks that were sent long ago. */
export function forgetOldChunks(tx: SystemTx, now: number): Promise<unknown> {
  return forgetChunks(tx, now - CHUNKS_REMEMBERED_MS);
}
