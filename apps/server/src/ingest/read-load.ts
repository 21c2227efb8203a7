import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogReader, LogReaderOptions, LogSink } from '@casbah/discovery/log-reader';
import type { LoadCounts, LoadError } from '@casbah/domain/datasource';
import type { Event } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';
import type { BatchOrigin, EventBatch, EventStore } from '@casbah/stores/events/event-store';
import type { LoadJob, LoadKeeper, LoadProgress, LoadSignals, LoadWait } from './load.ts';
import { retryWhileUnavailable } from './retry.ts';
import { Whereabouts } from './whereabouts.ts';

/** Unpacked bytes from an offset, and the share of the packed file they came from. */
export interface LoadInput {
  /** For a broken archive, yields all bytes before the break, then throws an error with a `LoadError`. */
  bytes: AsyncIterator<Uint8Array>;
  /** Share of the packed file read so far, 0 to 1. */
  share(): number;
}

export interface ReadingParts {
  events: Pick<EventStore, 'batch' | 'insert' | 'insertRejects'>;
  createReader(options: LogReaderOptions): LogReader;
  enrich(event: Event): void;
  /** Identity mappings; absent without any. */
  whereabouts?: Whereabouts;
  /** Opens the input at an offset of the unpacked bytes. */
  open(offset: number): Promise<LoadInput>;
  /** For reparsed lines: their original positions, and those that aren't reparsed. */
  again?: { reject(reject: Reject): Reject; unread(line: number): Reject[] };
  /** Measures reading time, in milliseconds. */
  clock?(): number;
  pause?(milliseconds: number): Promise<unknown>;
}

/** Lines read before yielding (a few milliseconds), so the previous batch can be sent over its socket. */
const LINES_AT_A_STRETCH = 2048;
/** The same for a custom parser, whose pattern may take a tenth of a second per line. */
const CUSTOM_LINES_AT_A_STRETCH = 32;
/** Custom parsers slower than this per line over this many milliseconds are stopped. */
const SLOWEST_LINE_MS = 10;
const SLOW_FOR_MS = 3000;

/** A custom parser is so slow that jobs of other companies would wait for it. */
class ParserSlow extends Error {
  readonly code = 'parser_slow' satisfies LoadError;
}

/** A batch read but not yet stored. */
interface ReadBatch {
  number: number;
  events: EventBatch;
  rejects: Reject[];
  progress: LoadProgress;
}

/**
 * Batches being stored at the same time: while the engine flushes one, it accepts the next. Only these and
 * the one being read are in memory.
 */
const STORED_AT_ONCE = 2;

/**
 * Reads a job from its checkpoint to the end, storing batches meanwhile. Checkpoints are committed in file
 * order; a resent batch adds nothing. Rejects with the input's error after storing all before it.
 */
export async function readLoad(
  job: LoadJob,
  parts: ReadingParts,
  keeper: Pick<LoadKeeper, 'committed' | 'moved'>,
  { stop: signal, rest }: LoadSignals,
): Promise<boolean> {
  let isWhole = false;
  const input = await parts.open(job.checkpoint.reader?.offset ?? 0);
  const reading = new Reading(job, parts, input);
  /** In file order, oldest first. */
  const storing: Promise<void>[] = [];
  /** Stored batches whose memory is reused. */
  const used: EventBatch[] = [];
  // A waiting job must not look stalled.
  let waitingFor: LoadWait | undefined;
  const waiting = (what: LoadWait | undefined) => {
    waitingFor = what;
    keeper.moved(reading.progress(), what);
  };
  const clock = setInterval(() => keeper.moved(reading.progress(), waitingFor), 1000);
  try {
    while (true) {
      const batch = await reading.next(signal, waiting, used.pop());
      if (storing.length === STORED_AT_ONCE) await storing.shift();
      signal.throwIfAborted();
      if (batch === undefined) {
        isWhole = true;
        break;
      }
      const { events } = batch;
      const stored = store(job, batch, storing.at(-1), parts, keeper, signal, waiting).then(() => {
        used.push(events);
      });
      // It may fail before it is awaited: a later iteration, or the end, awaits it.
      stored.catch(() => {});
      storing.push(stored);
      if (rest.aborted) break;
    }
    await Promise.all(storing);
    signal.throwIfAborted();
  } finally {
    clearInterval(clock);
    await Promise.allSettled(storing);
    await input.bytes.return?.();
  }
  if (isWhole && reading.broken !== undefined) throw reading.broken;
  return isWhole;
}

/** Stores a batch, and commits its checkpoint after the previous batch's. */
async function store(
  job: LoadJob,
  batch: ReadBatch,
  before: Promise<void> | undefined,
  { events, pause }: ReadingParts,
  keeper: Pick<LoadKeeper, 'committed'>,
  signal: AbortSignal,
  waiting: (what: LoadWait | undefined) => void,
): Promise<void> {
  const origin: BatchOrigin = { tenant: job.tenant, datasource: job.datasource, load: job.id };
  const token = `${job.id}:${batch.number}`;
  const whole = <Result>(work: () => Promise<Result>) => retryWhileUnavailable(work, waiting, signal, pause);
  if (batch.events.rows > 0) await whole(() => events.insert(batch.events, token));
  if (batch.rejects.length > 0)
    await whole(() => events.insertRejects(origin, batch.rejects, `${token}:rejects`));
  await before;
  await whole(() => keeper.committed(batch.progress));
}

/** Splits the input into batches. */
class Reading {
  /** Why the input ended early. */
  broken: unknown;
  readonly #job: LoadJob;
  readonly #parts: ReadingParts;
  readonly #input: LoadInput;
  readonly #reader: LogReader;
  readonly #origin: BatchOrigin;
  #counts: LoadCounts;
  #number: number;
  #ended = false;
  /** Time spent by a custom parser so far. */
  #cost = { milliseconds: 0, lines: 0 };
  /** Events whose user is looked up before they join the batch. */
  #nameless: { event: Event; line: number }[] = [];

  constructor(job: LoadJob, parts: ReadingParts, input: LoadInput) {
    const { plan, reader: resume } = job.checkpoint;
    this.#job = job;
    this.#parts = parts;
    this.#input = input;
    this.#origin = { tenant: job.tenant, datasource: job.datasource, load: job.id };
    this.#counts = { ...job.counts, formats: { ...job.counts.formats } };
    this.#number = job.batches;
    this.#reader = parts.createReader({
      timezone: plan.timezone,
      now: plan.now,
      ...(plan.format === undefined ? {} : { format: plan.format }),
      ...(plan.custom === undefined ? {} : { custom: plan.custom }),
      ...(plan.signs === true ? { signs: 'all' } : {}),
      ...(resume === undefined ? {} : { resume }),
    });
  }

  progress(): number {
    return Math.min(1, this.#input.share());
  }

  /** The next batch, reusing the memory of the previous one; `undefined` at the end. */
  async next(
    signal: AbortSignal,
    waiting: (what: LoadWait | undefined) => void,
    used: EventBatch | undefined,
  ): Promise<ReadBatch | undefined> {
    const { batchLines, batchBytes, custom } = this.#job.checkpoint.plan;
    const stretch = custom === undefined ? LINES_AT_A_STRETCH : CUSTOM_LINES_AT_A_STRETCH;
    const { clock = () => performance.now() } = this.#parts;
    const events = this.#parts.events.batch(this.#origin, used);
    const rejects: Reject[] = [];
    const sink = this.#sinkInto(events, rejects);
    const start = this.#reader.checkpoint().offset;
    const { signs } = this.#counts;
    let lines = 0;
    let bytes = 0;
    while (lines < batchLines && bytes < batchBytes) {
      signal.throwIfAborted();
      const began = clock();
      const read = this.#reader.read(sink, Math.min(batchLines - lines, stretch), batchBytes - bytes);
      if (custom !== undefined) this.#spent(clock() - began, read.lines);
      lines += read.lines;
      bytes = this.#reader.checkpoint().offset - start;
      if (this.#nameless.length > 0) await this.#name(events, signal, waiting);
      if (read.needsMore) {
        if (this.#ended) break;
        await this.#feed();
      } else {
        if (this.#ended && read.lines === 0) break;
        await nextTurn();
      }
    }
    // After the last line, readers return what they held back.
    if (lines === 0 && events.rows === 0) return undefined;
    this.#parts.whereabouts?.nextBatch({ hasSigns: this.#counts.signs > signs });
    const checkpoint = this.#reader.checkpoint();
    rejects.push(...(this.#parts.again?.unread(checkpoint.line) ?? []));
    this.#counts.lines += lines;
    this.#counts.events += events.rows;
    this.#counts.rejects += rejects.length;
    const number = this.#number++;
    return {
      number,
      events,
      rejects,
      progress: {
        checkpoint: { plan: this.#job.checkpoint.plan, reader: checkpoint },
        batches: this.#number,
        counts: { ...this.#counts, formats: { ...this.#counts.formats } },
        progress: this.progress(),
      },
    };
  }

  /** Throws `ParserSlow` if the lines so far took too long. */
  #spent(milliseconds: number, lines: number): void {
    this.#cost.milliseconds += milliseconds;
    this.#cost.lines += lines;
    const { milliseconds: spent, lines: read } = this.#cost;
    if (spent > SLOW_FOR_MS && spent > SLOWEST_LINE_MS * read) throw new ParserSlow();
  }

  async #feed(): Promise<void> {
    try {
      const chunk = await this.#input.bytes.next();
      if (chunk.done !== true) return this.#reader.feed(chunk.value);
      this.#reader.end();
    } catch (error) {
      // Complete lines before the break are kept; the truncated one isn't read.
      this.broken = error;
    }
    this.#ended = true;
  }

  #add(batch: EventBatch, event: Event, line: number): void {
    event.source = this.#job.source;
    this.#parts.enrich(event);
    batch.add(event, line);
    if (event.kind === 'audit') this.#counts.signs += 1;
  }

  /** Looks up who had the addresses of the waiting events, and adds these to the batch. */
  async #name(
    batch: EventBatch,
    signal: AbortSignal,
    waiting: (what: LoadWait | undefined) => void,
  ): Promise<void> {
    const { whereabouts, pause } = this.#parts;
    const events = this.#nameless.splice(0);
    if (whereabouts === undefined) return;
    // In time order, so each time window is loaded once.
    events.sort((one, other) => one.event.time - other.event.time);
    for (const { event, line } of events) {
      const { time } = event;
      if (!whereabouts.knows(time))
        await retryWhileUnavailable(() => whereabouts.learn(time, signal), waiting, signal, pause);
      if (whereabouts.give(event)) this.#counts.users_by_address += 1;
      this.#add(batch, event, line);
    }
    this.#counts.signs_left_out ||= whereabouts.leftOut;
  }

  #sinkInto(batch: EventBatch, rejects: Reject[]): LogSink {
    const { again, whereabouts } = this.#parts;
    const counts = this.#counts;
    const nameless = this.#nameless;
    const add = (event: Event, line: number) => this.#add(batch, event, line);
    return {
      event(event, line, _offset, format) {
        counts.formats[format] = (counts.formats[format] ?? 0) + 1;
        const { time } = event;
        if (counts.first_event === null || time < counts.first_event) counts.first_event = time;
        if (counts.last_event === null || time > counts.last_event) counts.last_event = time;
        const isAsked = whereabouts !== undefined && Whereabouts.isNameless(event);
        if (isAsked && !whereabouts.knows(time)) nameless.push({ event: { ...event }, line });
        else {
          if (isAsked && whereabouts.give(event)) counts.users_by_address += 1;
          add(event, line);
        }
      },
      reject(reject) {
        const { format } = reject;
        rejects.push(again === undefined ? reject : again.reject(reject));
        if (format !== undefined) counts.formats[format] = (counts.formats[format] ?? 0) + 1;
      },
    };
  }
}
