/**
 * The files store: bytes that come in pieces and are read in order, such as uploaded logs until they are stored as events.
 * Names are paths with `/`, of letters, digits, `.`, `_` and `-`.
 */
export interface FileStore {
  /**
   * Puts bytes at an offset; what the file held from there on is dropped first, so that a piece may be sent again.
   * Resolves only when they survive a power cut. Throws `OffsetBeyondEnd` where bytes before the offset are missing, and
   * an error with the code `ENOSPC` where the disk is full: what was there before is still there.
   */
  append(name: string, offset: number, bytes: Uint8Array): Promise<void>;
  /**
   * The bytes from `start` up to, but not including, `end` (the file's end where absent), in chunks, as slowly as they are
   * taken. Throws `FileMissing` where there is no file.
   */
  read(name: string, start: number, end?: number): AsyncIterable<Uint8Array>;
  /** Up to `length` bytes from an offset on. Throws `FileMissing`. */
  readAt(name: string, offset: number, length: number): Promise<Uint8Array>;
  /** Bytes of the file; `undefined` if missing. */
  size(name: string): Promise<number | undefined>;
  /** Does nothing if the file doesn't exist. */
  remove(name: string): Promise<void>;
  /** Removes all files whose names begin with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Bytes that fit on the disk. */
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

/** Holds names to their form: none leads out of the store. */
export function assertName(name: string): void {
  if (!NAME.test(name) || name.split('/').some((part) => part === '.' || part === '..'))
    throw new RangeError(`'${name}' is no name of a file`);
}
