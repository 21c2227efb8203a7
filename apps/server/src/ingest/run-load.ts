import { createHash } from 'node:crypto';
import type { LogReader, LogReaderOptions } from '@casbah/discovery/log-reader';
import { LOAD_ERRORS, type LoadError } from '@casbah/domain/datasource';
import type { Event } from '@casbah/domain/event';
import type { EventStore } from '@casbah/stores/events/event-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openInput } from './input.ts';
import type { LoadJob, LoadKeeper, LoadOutcome, LoadSignals } from './load.ts';
import { gather, openGathered } from './parse-again.ts';
import { type ReadingParts, readLoad } from './read-load.ts';
import { retryWhileUnavailable } from './retry.ts';
import { Whereabouts } from './whereabouts.ts';

/** Components of a reading thread. */
export interface LoadParts {
  files: FileStore;
  events: Pick<EventStore, 'batch' | 'insert' | 'insertRejects' | 'deleteRejects' | 'rejects' | 'signs'>;
  createReader(options: LogReaderOptions): LogReader;
  /** Before a job: updates the data that its events are enriched with. */
  prepare(
    job: Pick<LoadJob, 'tenant' | 'peopleVersion'>,
    keeper: Pick<LoadKeeper, 'people'>,
    signal: AbortSignal,
  ): Promise<void>;
  /** Enriches an event from the catalog, the user agent, the company's users and geolocation databases. */
  enrich(event: Event): void;
}

/**
 * Reads a job from its checkpoint to the end. Never rejects: returns the outcome, and the cause of a failure.
 */
export async function runLoad(
  job: LoadJob,
  parts: LoadParts,
  keeper: LoadKeeper,
  signals: LoadSignals,
): Promise<{ outcome: LoadOutcome; cause?: unknown }> {
  try {
    await parts.prepare(job, keeper, signals.stop);
    const isWhole = await (job.parseAgain ? readAgain : readFile)(job, parts, keeper, signals);
    return { outcome: { kind: isWhole ? 'completed' : 'stopped' } };
  } catch (cause) {
    if (signals.stop.aborted) return { outcome: { kind: 'stopped' } };
    return { outcome: { kind: 'failed', error: loadErrorOf(cause) }, cause };
  }
}

/** Returns whether the file was read to its end. */
async function readFile(
  job: LoadJob,
  parts: LoadParts,
  keeper: LoadKeeper,
  signals: LoadSignals,
): Promise<boolean> {
  // Empty files are all alike: none counts as a copy of another.
  if (job.size === 0) return true;
  const { stop: signal } = signals;
  if (job.batches === 0) {
    const hash = job.contentHash ?? (await hashOf(job, parts.files, signal));
    const waiting = () => keeper.moved(0, undefined);
    if ((await retryWhileUnavailable(() => keeper.hashed(hash), waiting, signal)) === 'duplicate')
      return true;
  }
  return readLoad(
    job,
    { ...parts, ...whereaboutsOf(job, parts), open: (offset) => openInput(parts.files, job, offset) },
    keeper,
    signals,
  );
}

async function hashOf(job: LoadJob, files: FileStore, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of files.read(job.file, 0)) {
    signal.throwIfAborted();
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/**
 * Reparsing has three repeatable steps: collect the rejected lines in a file, read it, delete the collected rejects. No
 * other job of the source runs meanwhile, so none is deleted unread.
 */
async function readAgain(
  job: LoadJob,
  parts: LoadParts,
  keeper: LoadKeeper,
  signals: LoadSignals,
): Promise<boolean> {
  const { stop: signal } = signals;
  const say = (waitingFor: Parameters<LoadKeeper['moved']>[1]) => keeper.moved(0, waitingFor);
  if (job.size === 0) {
    const size = await retryWhileUnavailable(() => gather(job, parts, signal), say, signal);
    await retryWhileUnavailable(() => keeper.gathered(size), say, signal);
  }
  const gathered = openGathered(parts.files, job);
  const isWhole = await readLoad(
    job,
    { ...parts, ...whereaboutsOf(job, parts), open: gathered.open, again: gathered },
    keeper,
    signals,
  );
  if (!isWhole) return false;
  await retryWhileUnavailable(
    () => parts.events.deleteRejects(job.tenant, job.datasource, { load: job.id }),
    say,
    signal,
  );
  return true;
}

/** For companies with identity mapping sources. */
function whereaboutsOf(
  { tenant, signSources: sources }: LoadJob,
  { events }: LoadParts,
): Pick<ReadingParts, 'whereabouts'> {
  return sources.length === 0
    ? {}
    : { whereabouts: new Whereabouts({ signs: events.signs, tenant, sources }) };
}

function loadErrorOf(error: unknown): LoadError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return LOAD_ERRORS.find((known) => known === code) ?? 'internal';
}
