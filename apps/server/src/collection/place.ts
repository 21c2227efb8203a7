import type { CollectionProblem } from '@casbah/domain/collection';

export interface RemoteFile {
  /** From the place's own folder on, with `/`. */
  path: string;
  size: number;
  /** By the other side's clock. */
  modified: number;
}

/**
 * Somewhere logs lie, as files or as rows. Everything it throws is a `CollectionFailed`. It keeps no more in memory than it was
 * asked for, however much lies there.
 */
export type OpenPlace = OpenFiles | OpenRows;

interface Opened {
  /** The key the other side showed; `undefined` where a certificate vouches for it, or nothing is needed. */
  readonly identity: string | undefined;
  close(): Promise<void>;
}

/** A folder, a server of files, a bucket. */
export interface OpenFiles extends Opened {
  readonly holds: 'files';
  /** The files that fit the pattern, those of the folders below too, in any order. */
  list(): AsyncIterable<RemoteFile>;
  /** The bytes from `start` up to, but not including, `end`: as slowly as they are taken. */
  read(path: string, start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A query whose rows have a column that grows: the mark. */
export interface OpenRows extends Opened {
  readonly holds: 'rows';
  /** The greatest mark there is; `undefined` where there is no row. */
  newestMark(): Promise<string | undefined>;
  /** Rows after a mark, all of them where it is null, in the order of their marks: as slowly as they are taken. */
  rows(range: RowRange): AsyncIterable<RemoteRow>;
}

export interface RowRange {
  after: string | null;
  until: string;
  /** Whether rows of `until` itself belong to it. */
  withUntil: boolean;
}

export interface RemoteRow {
  mark: string;
  /** The row as a line of JSON. */
  line: string;
}

/** Why a place gave nothing. `detail` is what the other side said, for people; never a secret. */
export class CollectionFailed extends Error {
  readonly problem: CollectionProblem;
  readonly detail: string;
  /** The key the other side showed, where it is that which is the problem. */
  readonly identity: string | undefined;
  constructor(problem: CollectionProblem, detail = '', options: ErrorOptions & { identity?: string } = {}) {
    super(`${problem}: ${detail}`, options);
    this.name = 'CollectionFailed';
    this.problem = problem;
    this.detail = detail.slice(0, 500);
    this.identity = options.identity;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
