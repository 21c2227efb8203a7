import { Readable } from 'node:stream';
import { createGunzip, createInflateRaw, createZstdDecompress, inflateRawSync, inflateSync } from 'node:zlib';
import type { Unpacking } from '../budget.ts';
import { Aborted, LimitReached } from '../limit-reached.ts';
import { Unreadable } from '../unreadable.ts';
import { bzip2 } from './bzip2.ts';
import { lzmaAlone, lzmaOfZip } from './lzma-files.ts';
import { xz } from './xz.ts';

export type Compression = 'copy' | 'deflate-raw' | 'gzip' | 'bzip2' | 'lzma' | 'lzma-zip' | 'xz' | 'zstd';

/** Packed bytes are fed in pieces, so that a bomb fills one piece, not the memory. */
const PIECE = 64 * 1024;
/** Large pieces: each passes through several stages. */
const CHUNK = { chunkSize: 256 * 1024 };
const SMALL = 64 * 1024;

/** Unpacks piece by piece and charges each before it is handed on; `size` is what LZMA in zip needs to know. Throws `Unreadable` corrupt or `LimitReached`. */
export async function* decompress(
  compression: Compression,
  packed: Buffer,
  unpacking: Unpacking,
  size?: number,
): AsyncGenerator<Buffer, void> {
  switch (compression) {
    case 'copy':
      unpacking.add(packed.length);
      yield packed;
      return;
    case 'deflate-raw': {
      const whole = packed.length <= SMALL ? small(packed, unpacking) : undefined;
      if (whole === undefined) return yield* counted(native(createInflateRaw(CHUNK), packed), unpacking);
      unpacking.add(whole.length);
      yield whole;
      return;
    }
    case 'gzip':
      return yield* counted(native(createGunzip(CHUNK), packed), unpacking);
    case 'zstd':
      return yield* counted(native(createZstdDecompress(CHUNK), packed), unpacking);
    case 'bzip2':
      return yield* counted(bzip2(packed), unpacking);
    case 'lzma':
      return yield* counted(lzmaAlone(packed), unpacking);
    case 'lzma-zip':
      return yield* counted(lzmaOfZip(packed, size), unpacking);
    case 'xz':
      return yield* counted(xz(packed), unpacking);
    default:
      return compression satisfies never;
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  unpacking: Unpacking,
): AsyncGenerator<Buffer, void> {
  for await (const chunk of chunks) {
    unpacking.add(chunk.length);
    yield chunk;
  }
}

/** Small entries are unpacked at once: a stream for each of thousands would cost more than its content. */
function small(packed: Buffer, unpacking: Unpacking): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(1024 * 1024, unpacking.left)) });
  } catch {
    return undefined;
  }
}

/** A zlib or Zstandard container of one piece: as long as `unpacking` allows. */
export function inflateWhole(packed: Buffer, unpacking: Unpacking): Buffer {
  const most = unpacking.left;
  try {
    const bytes = inflateSync(packed, { maxOutputLength: Math.max(1, most) });
    unpacking.add(bytes.length);
    return bytes;
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Aborted) throw error;
    if (error instanceof RangeError) unpacking.add(most + 1);
    throw new Unreadable('corrupt', 'Compressed data is damaged');
  }
}

async function* native(
  stream: ReturnType<typeof createInflateRaw> | ReturnType<typeof createZstdDecompress>,
  packed: Buffer,
): AsyncGenerator<Buffer, void> {
  const source = Readable.from(pieces(packed), { objectMode: false });
  source.pipe(stream);
  try {
    for await (const chunk of stream) yield chunk;
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Aborted) throw error;
    throw new Unreadable('corrupt', 'Compressed data is damaged');
  } finally {
    source.destroy();
    stream.destroy();
  }
}

function* pieces(packed: Buffer): Generator<Buffer> {
  for (let at = 0; at < packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);
}
