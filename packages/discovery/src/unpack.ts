import { Readable } from 'node:stream';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { isBinary, type Kind, kindOf } from './magic.ts';

/** A file that may be packed. Who has it (a disk, a bucket, an upload) gives its bytes. */
export interface PackedFile {
  /** In bytes; undefined where it isn't known, as of standard input. Zip files need it. */
  readonly size: number | undefined;
  /** The bytes from `start` up to, but not including, `end`. Of a file without size only ever from 0 to its end. */
  stream(start: number, end?: number): AsyncIterable<Uint8Array>;
}

export interface UnpackLimits {
  /** Maximum bytes that may come out. */
  readonly maxBytes?: number;
  /** Maximum bytes out for each byte of the file, checked once more than `ratioFrom` bytes have come out. */
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

/** Why a file gives nothing, or nothing more. `message` is for people. */
export class UnpackError extends Error {
  readonly code: UnpackErrorCode;

  constructor(code: UnpackErrorCode, message: string) {
    super(message);
    this.name = 'UnpackError';
    this.code = code;
  }
}

/** The unpacked bytes, to be read once. What came before an error is good. */
export interface Unpacking extends AsyncIterable<Uint8Array> {
  /** Packed bytes read so far: how far it is. */
  readonly consumed: number;
}

/**
 * Unpacks a log: gzip (also with several members), zip (its files in sequence), or plain text, detected by the first
 * bytes. Throws an UnpackError if the file isn't a log, is truncated, expands too much, or has an unsupported or nested
 * archive.
 */
export function unpack(file: PackedFile, limits: UnpackLimits = {}): Unpacking {
  return new Unpacker(file, { ...DEFAULTS, ...limits });
}

/** How much is looked at before a file is believed to be a log. */
const HEAD = 64 * 1024;
/** How much is given to the inflater at once: at most 1,000 times as much comes out before the limits are looked at. */
const PIECE = 16 * 1024;

class Unpacker implements Unpacking {
  readonly #file: PackedFile;
  readonly #limits: Required<UnpackLimits>;
  #consumed = 0;
  #produced = 0;
  /** An error of the file itself, not of what is in it: passed on as it is. */
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

  /** The file's bytes, counted. */
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
      // Who stops early lets the file go at once.
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
    // Bytes that are read twice count once: all that comes out is measured against the file.
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
      // What was refused isn't read to its end: its file is closed here.
      await bytes.return(undefined);
    }
  }

  /** Inflates what comes in pieces; whatever came out before an error is passed on first. */
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
            // The last line of one file and the first of the next are two.
            if (!begun && lastByte !== undefined && lastByte !== LINE_FEED) yield Buffer.of(LINE_FEED);
            begun = true;
            lastByte = chunk.at(-1);
            yield chunk;
          }
        } catch (error) {
          // A picture among logs is skipped; a zip of pictures isn't a log.
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

  /** `end`: where in the file the next one begins. */
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
    // The header in front of the data says where these begin: it may say more than the directory at the end of the file.
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

  /** What an error while reading a zip file means. */
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

/** A header in front of a file's data, without its name and extra fields. */
const LOCAL_HEADER = 30;

/**
 * Where each file in the zip must end: where the next one begins, or the zip ends. Files that share bytes let a small zip
 * unpack to any size; no program that makes zip files writes them so.
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

/** Throws where the unpacked bytes are packed again, or something else than text. */
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

/** An error that came before enough bytes had come: those that did are good. */
class PeekError extends Error {
  readonly head: Uint8Array;

  constructor(head: Uint8Array, cause: unknown) {
    super('the bytes end with an error', { cause });
    this.head = head;
  }
}

/** The first bytes: at least `least`, where there are as many. */
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

/** What yauzl reads a zip file through. */
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
