import type { CollectionProblem } from '@casbah/domain/collection';

export interface RemoteFile {
  /** Relative to the remote folder, with `/`. */
  path: string;
  size: number;
  /** By the server's clock. */
  modified: number;
}

/**
 * A remote source of files or rows. Throws only `CollectionFailed`. Buffers no more than was requested, whatever the
 * remote holds.
 */
export type OpenPlace = OpenFiles | OpenRows;

interface Opened {
  /** The server's key; `undefined` if a certificate vouches for it or none is needed. */
  readonly identity: string | undefined;
  close(): Promise<void>;
}

/** A folder, file server or bucket. */
export interface OpenFiles extends Opened {
  readonly holds: 'files';
  /** Lists files that match the pattern, including subfolders, in any order. */
  list(): AsyncIterable<RemoteFile>;
  /** Streams the bytes from `start` to `end` (exclusive), with backpressure. */
  read(path: string, start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A query whose rows have an increasing column, the cursor, or an API that returns records from a time on. */
export interface OpenRows extends Opened {
  readonly holds: 'rows';
  /** What is read, as a preview names it. */
  readonly title: string;
  /** Whether it fetches late rows without help: otherwise rows with the newest cursor value wait for others. */
  readonly findsLateRows: boolean;
  /** Returns the greatest cursor value; `undefined` without rows. */
  newestMark(): Promise<string | undefined>;
  /** Streams rows after a cursor value, or all rows if it is null, in cursor order, with backpressure. */
  rows(range: RowRange): AsyncIterable<RemoteRow>;
  /** Streams some of the newest rows. */
  sample(): AsyncIterable<RemoteRow>;
  /** Why `rows` ended before the last row, once it has: at a limit or because of a failure. */
  readonly unfinished: 'limit' | CollectionFailed | undefined;
}

export interface RowRange {
  after: string | null;
  until: string;
  /** Whether rows with the value `until` are included. */
  withUntil: boolean;
}

/** The rows from the first on: databases find those fastest. */
export async function* firstRows(place: Pick<OpenRows, 'newestMark' | 'rows'>): AsyncGenerator<RemoteRow> {
  const until = await place.newestMark();
  if (until !== undefined) yield* place.rows({ after: null, until, withUntil: true });
}

export interface RemoteRow {
  mark: string;
  /** The row as a line of JSON. */
  line: string;
}

/** Why a collection failed. `detail` is the server's message for people; never a secret. */
export class CollectionFailed extends Error {
  readonly problem: CollectionProblem;
  readonly detail: string;
  /** The server's key, if that is the problem. */
  readonly identity: string | undefined;
  /** How long the server wants to be left alone: milliseconds. */
  readonly pauseMs: number;
  constructor(
    problem: CollectionProblem,
    detail = '',
    options: ErrorOptions & { identity?: string; pauseMs?: number } = {},
  ) {
    super(`${problem}: ${detail}`, options);
    this.name = 'CollectionFailed';
    this.problem = problem;
    this.detail = detail.slice(0, 500);
    this.identity = options.identity;
    this.pauseMs = options.pauseMs ?? 0;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
