import { createHash } from 'node:crypto';
import { TimeReader } from '@casbah/discovery/time/time-reader';
import { UTC } from '@casbah/discovery/time/zone';
import { valueAt } from '@casbah/domain/collection-request';
import { z } from 'zod';
import { CollectionFailed } from './place.ts';

/** A record of an API. */
export interface FetchedRecord {
  time: number;
  /** Short hash of its ID, or of the whole record. */
  id: string;
  /** The record as a line of JSON. */
  line: string;
}

/** How far the records of an API are collected. */
export interface RecordCursor {
  /** Time of the newest collected record. */
  readonly time: number;
  /** Records before this time count as collected. */
  readonly since: number;
  /** Collected records from `since` on, with their times. */
  readonly known: ReadonlyMap<string, number>;
}

/** Records of the overlap that a cursor remembers; with more, the overlap is shorter. */
const MOST_KNOWN = 10_000;

const stored = z.object({
  time: z.number(),
  since: z.number(),
  /** Milliseconds before `time`, by ID. */
  ids: z.record(z.string(), z.number()),
});

export function parseCursor(mark: string | null): RecordCursor | undefined {
  if (mark === null) return undefined;
  const { time, since, ids } = stored.parse(JSON.parse(mark));
  return { time, since, known: new Map(Object.entries(ids).map(([id, before]) => [id, time - before])) };
}

export function writeCursor({ time, since, known }: RecordCursor): string {
  const ids = Object.fromEntries([...known].map(([id, at]) => [id, time - at]));
  return JSON.stringify({ time, since, ids });
}

/** The records that aren't collected yet, each once, oldest first. */
export function newRecords(
  cursor: RecordCursor | undefined,
  records: readonly FetchedRecord[],
): FetchedRecord[] {
  const fresh = new Map<string, FetchedRecord>();
  for (const record of records)
    if (record.time >= (cursor?.since ?? 0) && cursor?.known.has(record.id) !== true && !fresh.has(record.id))
      fresh.set(record.id, record);
  return [...fresh.values()].sort((one, other) => one.time - other.time);
}

/** The cursor after these records. Times in the future don't move it: the records before them are still to come. */
export function advanced(
  cursor: RecordCursor | undefined,
  records: readonly FetchedRecord[],
  { overlap, now }: { overlap: number; now: number },
): RecordCursor {
  let time = cursor?.time ?? 0;
  for (const record of records) time = Math.max(time, Math.min(record.time, now));
  const since = Math.max(cursor?.since ?? 0, time - overlap);
  const known = new Map<string, number>();
  for (const [id, at] of cursor?.known ?? []) if (at >= since) known.set(id, at);
  for (const { id, time: at } of records) if (at >= since) known.set(id, at);
  if (known.size <= MOST_KNOWN) return { time, since, known };
  const newestFirst = [...known].sort(([, one], [, other]) => other - one);
  const [, forgotten] = newestFirst[MOST_KNOWN] ?? ['', since];
  return { time, since: forgotten + 1, known: new Map(newestFirst.filter(([, at]) => at > forgotten)) };
}

/** Reads the records of one page. A record without a time has that of the one before. Throws `CollectionFailed`. */
export function fetchedRecords(
  values: readonly unknown[],
  paths: { time: string; record_id: string },
  now: number,
): FetchedRecord[] {
  const reader = new TimeReader(UTC, now);
  const times = values.map((value) => {
    const time = valueAt(value, paths.time);
    return typeof time === 'string' || typeof time === 'number' ? reader.read(String(time)) : Number.NaN;
  });
  let time = times.find((one) => !Number.isNaN(one));
  if (time === undefined) {
    if (values.length === 0) return [];
    throw new CollectionFailed(
      'time_missing',
      `${paths.time}: ${JSON.stringify(valueAt(values[0], paths.time))}`,
    );
  }
  return values.map((value, at) => {
    const own = times[at] ?? Number.NaN;
    if (!Number.isNaN(own)) time = own;
    const line = JSON.stringify(value);
    const id = paths.record_id === '' ? undefined : valueAt(value, paths.record_id);
    const isId = typeof id === 'string' || typeof id === 'number';
    return { time: time ?? 0, id: hashOf(isId ? String(id) : line), line };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 8).toString('base64url');
}
