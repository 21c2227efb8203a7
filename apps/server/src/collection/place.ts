import type { CollectionProblem } from '@casbah/domain/collection';

export interface RemoteFile {
  /** From the place's own folder on, with `/`. */
  path: string;
  size: number;
  /** By the other side's clock. */
  modified: number;
}

/** Somewhere logs lie: a folder, an SFTP server. Everything it throws is a `CollectionFailed`. */
export interface OpenPlace {
  /** The files that fit the pattern, those of the folders below too, in any order. */
  list(): AsyncIterable<RemoteFile>;
  /** The bytes from `start` up to, but not including, `end`: as slowly as they are taken. */
  read(path: string, start: number, end: number): AsyncIterable<Uint8Array>;
  /** What the other side showed of itself; `undefined` where it has nothing to show. */
  readonly identity: string | undefined;
  close(): Promise<void>;
}

/** Why a place gave nothing. `detail` is what the other side said, for people; never a secret. */
export class CollectionFailed extends Error {
  readonly problem: CollectionProblem;
  readonly detail: string;
  constructor(problem: CollectionProblem, detail = '', options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'CollectionFailed';
    this.problem = problem;
    this.detail = detail.slice(0, 500);
  }
}
