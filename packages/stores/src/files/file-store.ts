/**
 * File store for data that arrives in pieces and is read in order, such as uploaded logs until ingested.
 * Names are paths with `/`, of letters, digits, `.`, `_` and `-`.
 */
export interface FileStore {
  /**
   * Writes bytes at an offset and drops what followed, so a piece may be resent. Resolves once durable.
   * Throws `OffsetBeyondEnd` if earlier bytes are missing, `ENOSPC` if the disk is full.
   */
  append(name: string, offset: number, bytes: Uint8Array): Promise<void>;
  /**
   * Streams the bytes from `start` to `end` (exclusive; the file's end if absent), with backpressure. Throws
   * `FileMissing`.
   */
  read(name: string, start: number, end?: number): AsyncIterable<Uint8Array>;
  /** Reads up to `length` bytes from an offset. Throws `FileMissing`. */
  readAt(name: string, offset: number, length: number): Promise<Uint8Array>;
  /** File size in bytes; `undefined` if missing. */
  size(name: string): Promise<number | undefined>;
  /** Does nothing if the file doesn't exist. */
  remove(name: string): Promise<void>;
  /** Removes all files whose names begin with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Free disk space in bytes. */
  freeSpace(): Promise<number>;
}

export class FileMissing extends Error {
  readonly code = 'FILE_MISSING';
  constructor(name: string, options?: ErrorOptions) {
    super(`There is no file ${name}`, options);
    this.name = 'FileMissing';
  }
}

export class OffsetBeyondEnd extends Error {
  readonly code = 'OFFSET_BEYOND_END';
  constructor(name: string, offset: number, size: number) {
    super(`${name} holds ${size} bytes: nothing can go on at ${offset}`);
    this.name = 'OffsetBeyondEnd';
  }
}

const NAME = /^[\w.-]+(\/[\w.-]+)*$/;

/** Validates a name, so that none leads out of the store. */
export function assertName(name: string): void {
  if (!NAME.test(name) || name.split('/').some((part) => part === '.' || part === '..'))
    throw new RangeError(`'${name}' is no name of a file`);
}
