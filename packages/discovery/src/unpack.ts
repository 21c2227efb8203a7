import { Readable } from 'node:stream';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { isBinary, type Kind, kindOf } from './magic.ts';

/** A possibly compressed file on a disk, in a bucket or from an upload. */
export interface PackedFile {
  /** In bytes; undefined if unknown, as for standard input. Required for zip files. */
  readonly size: number | undefined;
  /** Bytes from `start` to `end` (exclusive). Without a known size, called only from 0 to the end. */
  stream(start: number, end?: number): AsyncIterable<Uint8Array>;
}

export interface UnpackLimits {
  /** Maximum output in bytes. */
  readonly maxBytes?: number;
  /** Maximum output bytes per input byte, checked after more than `ratioFrom` output bytes. */
  readonly maxRatio?: number;
  readonly ratioFrom?: number;
  /** Maximum files in a zip. */
  readonly maxEntries?: number;
}

const DEFAULTS: Required<UnpackLimits> = {
  maxBytes: 200 * 1024 ** 3,
  maxRatio: 1000,
  ratioFrom: 100 * 1024 ** 2,
  maxEntries: 1000,
};

export type UnpackErrorCode = 'truncated_archive' | 'unsupported_archive' | 'archive_too_large' | 'not_a_log';

/** Why a file gives no output, or no more. `message` is for people. */
export class UnpackError extends Error {
  readonly code: UnpackErrorCode;

  constructor(code: UnpackErrorCode, message: string) {
    super(message);
    this.name = 'UnpackError';
    this.code = code;
  }
}

/** Decompressed bytes, readable once. Output before an error is valid. */
export interface Unpacking extends AsyncIterable<Uint8Array> {
  /** Compressed bytes read so far, for progress. */
  readonly consumed: number;
}

/**
 * Decompresses a log: gzip, zip (its files in sequence) or plain text, detected by the first bytes. Throws an
 * UnpackError if it isn't a log, is truncated or nested, expands too much, or uses an unsupported method.
 */
export function unpack(file: PackedFile, limits: UnpackLimits = {}): Unpacking {
  return new Unpacker(file, { ...DEFAULTS, ...limits });
}

/** Bytes sniffed before a file counts as a log. */
const HEAD = 64 * 1024;
/** Input per inflater call: at most 1,000 times as much comes out before the limits are checked. */
const PIECE = 16 * 1024;

class Unpacker implements Unpacking {
  readonly #file: PackedFile;
  readonly #limits: Required<UnpackLimits>;
  #consumed = 0;
  #produced = 0;
  /** An I/O error of the file, as opposed to its content; passed on unchanged. */
  #fileError: unknown;

  constructor(file: PackedFile, limits: Required<UnpackLimits>) {
    this.#file = file;
    this.#limits = limits;
  }

  get consumed(): number {
    return this.#consumed;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const packed = this.#read(0)[Symbol.asyncIterator]();
    let head: Uint8Array;
    try {
      head = await peek(packed);
    } catch (error) {
      throw this.#fileError ?? error;
    }
    const kind = kindOf(head);
    if (kind === 'zip') {
      await packed.return(undefined);
      this.#consumed = 0;
      yield* this.#zip();
    } else if (kind === 'gzip') yield* this.#log(this.#inflate(this.#rest(head, packed), 'gzip'));
    else yield* this.#log(this.#counted(this.#rest(head, packed)));
  }

  /** Reads and counts the file's bytes. */
  async *#read(start: number, end?: number): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of this.#file.stream(start, end)) {
        this.#consumed += chunk.length;
        yield chunk;
      }
    } catch (error) {
      this.#fileError = error;
      throw error;
    }
  }

  async *#rest(head: Uint8Array, packed: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      if (head.length > 0) yield head;
      for (let next = await packed.next(); next.done !== true; next = await packed.next()) yield next.value;
    } finally {
      // Closes the file right away if the caller stops early.
      await packed.return?.();
    }
  }

  async *#counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      this.#count(chunk.length, false);
      yield chunk;
    }
  }

  #count(bytes: number, packed: boolean): void {
    const { maxBytes, maxRatio, ratioFrom } = this.#limits;
    this.#produced += bytes;
    if (this.#produced > maxBytes)
      throw new UnpackError('archive_too_large', `The file unpacks to more than ${maxBytes} bytes.`);
    // Bytes read twice count once, because output is compared with the file size.
    const read = Math.min(this.#consumed, this.#file.size ?? Number.POSITIVE_INFINITY);
    if (packed && this.#produced > ratioFrom && this.#produced > maxRatio * Math.max(1, read))
      throw new UnpackError('archive_too_large', `The file unpacks to more than ${maxRatio} times its size.`);
  }

  /** Passes on what looks like a log. */
  async *#log(bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      let head: Uint8Array;
      let failure: unknown;
      try {
        head = await peek(bytes, HEAD);
      } catch (error) {
        if (!(error instanceof PeekError)) throw error;
        head = error.head;
        failure = error.cause;
      }
      if (head.length > 0) refuse(kindOf(head));
      if (isBinary(head))
        throw new UnpackError('not_a_log', 'The file contains binary data instead of text.');
      if (head.length > 0) yield head;
      if (failure !== undefined) throw failure;
      yield* bytes;
    } finally {
      // A rejected file isn't read to its end, so it is closed here.
      await bytes.return(undefined);
    }
  }

  /** Inflates a stream; passes on output before an error. */
  async *#inflate(bytes: AsyncIterable<Uint8Array>, kind: 'gzip' | 'raw'): AsyncGenerator<Uint8Array> {
    const inflater = kind === 'gzip' ? createGunzip() : createInflateRaw();
    const out: Uint8Array[] = [];
    let failure: unknown;
    inflater.on('data', (chunk: Uint8Array) => {
      try {
        if (failure === undefined) this.#count(chunk.length, true);
        out.push(chunk);
      } catch (error) {
        failure = error;
        inflater.destroy();
      }
    });
    const closed = new Promise<void>((resolve) => inflater.once('close', resolve));
    inflater.on('error', (error) => {
      failure ??= error;
    });
    const damaged = () => {
      if (failure instanceof UnpackError) return failure;
      const early = failure instanceof Error && /unexpected end/i.test(failure.message);
      return new UnpackError(
        'truncated_archive',
        early
          ? 'The compressed file is truncated. Everything before the cut is kept.'
          : 'The packed file is damaged. What came before is kept.',
      );
    };
    try {
      for await (const chunk of bytes) {
        for (let at = 0; at < chunk.length && failure === undefined; at += PIECE) {
          const piece = chunk.subarray(at, at + PIECE);
          await Promise.race([
            new Promise<void>((resolve) => inflater.write(piece, () => resolve())),
            closed,
          ]);
          yield* out.splice(0);
        }
        if (failure !== undefined) break;
      }
      if (failure === undefined) {
        inflater.end();
        await closed;
      }
      yield* out.splice(0);
      if (failure !== undefined) throw damaged();
    } finally {
      inflater.destroy();
    }
  }

  async *#zip(): AsyncGenerator<Uint8Array> {
    const { size } = this.#file;
    if (size === undefined)
      throw new UnpackError(
        'unsupported_archive',
        'A zip file can’t be read from standard input. Name the file, or unpack it first.',
      );
    const reader = new FileSlices((start, end) => this.#read(start, end));
    let zip: ZipFile;
    try {
      zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false });
    } catch (error) {
      throw this.#zipError(error);
    }
    this.#consumed = 0;
    const { maxEntries } = this.#limits;
    if (zip.entryCount > maxEntries)
      throw new UnpackError('archive_too_large', `The zip file contains more than ${maxEntries} files.`);
    let lastByte: number | undefined;
    let refused: UnpackError | undefined;
    try {
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      refuseDocument(entries);
      const ends = endsOf(entries, size);
      for (const entry of entries.filter(isFile)) {
        let begun = false;
        try {
          for await (const chunk of this.#log(this.#entry(zip, entry, ends.get(entry) ?? 0))) {
            // Keeps the last line of one file and the first of the next apart.
            if (!begun && lastByte !== undefined && lastByte !== LINE_FEED) yield Buffer.of(LINE_FEED);
            begun = true;
            lastByte = chunk.at(-1);
            yield chunk;
          }
        } catch (error) {
          // Skips an image among logs; a zip of images isn't a log.
          if (begun || !(error instanceof UnpackError) || error.code !== 'not_a_log') throw error;
          refused = error;
        }
      }
    } catch (error) {
      throw this.#zipError(error);
    } finally {
      zip.close();
    }
    if (lastByte === undefined && refused !== undefined) throw refused;
  }

  /** `end`: offset of the next file. */
  async *#entry(zip: ZipFile, entry: Entry, end: number): AsyncGenerator<Uint8Array> {
    const { compressionMethod, compressedSize, uncompressedSize } = entry;
    if (entry.isEncrypted())
      throw new UnpackError(
        'unsupported_archive',
        'The zip file is encrypted. Unpack it with its password first.',
      );
    if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
      throw new UnpackError(
        'unsupported_archive',
        'The zip file uses an unsupported compression method. Use deflate.',
      );
    // The local header gives the start of the data, because it may be longer than the entry in the directory.
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    if (fileDataStart + compressedSize > end) throw overlap();
    const raw: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry, { decodeFileData: false });
    let size = 0;
    let checksum = 0;
    for await (const chunk of compressionMethod === STORED ? this.#counted(raw) : this.#inflate(raw, 'raw')) {
      size += chunk.length;
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
    if (size !== uncompressedSize || checksum !== entry.crc32)
      throw new UnpackError(
        'truncated_archive',
        'A file in the zip is damaged. Everything before it is kept.',
      );
  }

  /** Maps an error while reading a zip file. */
  #zipError(error: unknown): unknown {
    if (this.#fileError !== undefined) return this.#fileError;
    if (error instanceof UnpackError || !(error instanceof Error)) return error;
    if (/multi-disk|unsupported|encrypt/i.test(error.message))
      return new UnpackError('unsupported_archive', 'This kind of zip file isn’t supported.');
    return new UnpackError('truncated_archive', 'The zip file is truncated or damaged.');
  }
}

const LINE_FEED = 10;
const STORED = 0;
const DEFLATED = 8;

/** Local file header, without name and extra fields. */
const LOCAL_HEADER = 30;

/**
 * End of each file in the zip: the start of the next, or the zip's end. Overlapping files would let a small
 * zip expand to any size, and no zip program creates them.
 */
function endsOf(entries: readonly Entry[], size: number): ReadonlyMap<Entry, number> {
  const inOrder = [...entries].sort(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  const ends = new Map<Entry, number>();
  for (const [index, entry] of inOrder.entries()) {
    const end = inOrder[index + 1]?.relativeOffsetOfLocalHeader ?? size;
    const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } = entry;
    if (start + LOCAL_HEADER + fileNameLength + compressedSize > end) throw overlap();
    ends.set(entry, end);
  }
  return ends;
}

function overlap(): UnpackError {
  return new UnpackError(
    'unsupported_archive',
    'Files in the zip overlap. Pack them again with another program, or send them one by one.',
  );
}

/** Skips folders and files that macOS adds. */
function isFile({ fileName }: Entry): boolean {
  return !fileName.endsWith('/') && !fileName.startsWith('__MACOSX/') && !fileName.endsWith('.DS_Store');
}

/** Office documents, Java programs and apps are zip files, too. */
function refuseDocument(entries: readonly Entry[]): void {
  const mark = entries.find(({ fileName }) =>
    /^(?:\[Content_Types\]\.xml|META-INF\/MANIFEST\.MF|mimetype|AndroidManifest\.xml)$/.test(fileName),
  );
  if (mark !== undefined) throw new UnpackError('not_a_log', 'The file is a document or a program, no log.');
}

/** Throws if the output is itself compressed, or isn't text. */
function refuse(kind: Kind): void {
  if (kind === 'plain') return;
  if (kind === 'gzip' || kind === 'zip')
    throw new UnpackError('unsupported_archive', 'The file is packed twice. Unpack it once.');
  if ('packed' in kind)
    throw new UnpackError(
      'unsupported_archive',
      `The file is packed as ${kind.packed}. Use gzip or zip, or unpack it first.`,
    );
  throw new UnpackError('not_a_log', `The file is ${kind.other}, no log.`);
}

/** An error before enough bytes arrived; those that did are valid. */
class PeekError extends Error {
  readonly head: Uint8Array;

  constructor(head: Uint8Array, cause: unknown) {
    super('the bytes end with an error', { cause });
    this.head = head;
  }
}

/** Returns the first bytes: at least `least`, if there are that many. */
async function peek(bytes: AsyncIterator<Uint8Array>, least = 512): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < least) {
      const next = await bytes.next();
      if (next.done === true) break;
      chunks.push(next.value);
      length += next.value.length;
    }
  } catch (error) {
    throw new PeekError(Buffer.concat(chunks), error);
  }
  return Buffer.concat(chunks);
}

/** Lets yauzl read a zip file. */
class FileSlices extends RandomAccessReader {
  readonly #read: (start: number, end: number) => AsyncIterable<Uint8Array>;

  constructor(read: (start: number, end: number) => AsyncIterable<Uint8Array>) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end));
  }
}
