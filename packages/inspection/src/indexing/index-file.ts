import { createHash } from 'node:crypto';

/**
 * A file of typed arrays: magic, version, length of the header, header (JSON), arrays at multiples of 8 bytes, SHA-256 of all
 * before it. Numbers are little-endian, like the arrays on every machine Node runs on.
 */
const MAGIC = 'CASBAHIX';
const VERSION = 1;
const DIGEST = 32;
const FIXED = 16;

export type IndexFileErrorCode = 'not_an_index' | 'other_kind' | 'newer_version' | 'damaged';

export class IndexFileError extends Error {
  readonly code: IndexFileErrorCode;

  constructor(code: IndexFileErrorCode) {
    super(`The index file can't be read: ${code}`);
    this.code = code;
  }
}

export interface IndexFile {
  readonly facts: unknown;
  readonly arrays: readonly Uint32Array[];
}

/** The parts of a file, to be written one after the other. `facts` is anything that JSON can hold. */
export function indexFileParts(
  kind: string,
  facts: unknown,
  arrays: readonly Uint32Array[],
): readonly Uint8Array[] {
  const header = Buffer.from(JSON.stringify({ kind, facts, lengths: arrays.map(({ length }) => length) }));
  const fixed = Buffer.alloc(FIXED);
  fixed.write(MAGIC, 'latin1');
  fixed.writeUInt32LE(VERSION, 8);
  fixed.writeUInt32LE(header.length, 12);
  const parts: Uint8Array[] = [fixed, header, Buffer.alloc(padding(header.length))];
  for (const array of arrays) {
    parts.push(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      Buffer.alloc(padding(array.byteLength)),
    );
  }
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return [...parts, digest.digest()];
}

/** Arrays are views of the bytes where these are aligned. Throws `IndexFileError`. */
export function readIndexFile(kind: string, bytes: Uint8Array): IndexFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < FIXED + DIGEST || buffer.toString('latin1', 0, 8) !== MAGIC)
    throw new IndexFileError('not_an_index');
  if (buffer.readUInt32LE(8) > VERSION) throw new IndexFileError('newer_version');
  const end = buffer.length - DIGEST;
  const digest = createHash('sha256').update(buffer.subarray(0, end)).digest();
  if (!digest.equals(buffer.subarray(end))) throw new IndexFileError('damaged');
  const headerLength = buffer.readUInt32LE(12);
  const header: unknown = JSON.parse(buffer.toString('utf8', FIXED, FIXED + headerLength));
  if (!isHeader(header)) throw new IndexFileError('damaged');
  if (header.kind !== kind) throw new IndexFileError('other_kind');
  let at = FIXED + headerLength + padding(headerLength);
  const arrays = header.lengths.map((length) => {
    const size = length * 4;
    if (at + size > end) throw new IndexFileError('damaged');
    const from = bytes.byteOffset + at;
    const array =
      from % 4 === 0
        ? new Uint32Array(bytes.buffer, from, length)
        : new Uint32Array(bytes.slice(at, at + size).buffer, 0, length);
    at += size + padding(size);
    return array;
  });
  return { facts: header.facts, arrays };
}

const padding = (size: number): number => (8 - (size % 8)) % 8;

function isHeader(value: unknown): value is { kind: string; facts: unknown; lengths: readonly number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    'facts' in value &&
    'lengths' in value &&
    Array.isArray(value.lengths) &&
    value.lengths.every((length) => Number.isSafeInteger(length) && length >= 0)
  );
}
