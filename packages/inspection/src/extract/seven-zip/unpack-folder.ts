import type { Unpacking } from '../budget.ts';
import { bzip2 } from '../compression/bzip2.ts';
import { decompress } from '../compression/decompress.ts';
import { lzma } from '../compression/lzma-files.ts';
import { lzma2, lzma2Dictionary } from '../compression/lzma2.ts';
import { Unreadable } from '../unreadable.ts';
import type { Coder, Folder } from './header.ts';

const AES = '06f10701';

export function isEncrypted({ coders }: Folder): boolean {
  return coders?.some(({ method }) => method === AES) ?? false;
}

/** The bytes of a folder, each piece charged before it is handed on. */
export async function* unpackFolder(
  archive: Buffer,
  folder: Folder,
  unpacking: Unpacking,
): AsyncGenerator<Buffer, void> {
  const [coder, ...filters] = folder.coders ?? [];
  if (coder === undefined) throw new Unreadable('unsupported', '7z with streams that are merged (BCJ2)');
  if (isEncrypted(folder)) throw new Unreadable('encrypted', 'The archive has a password');
  const start = 32 + folder.packPosition;
  const packed = archive.subarray(start, start + folder.packSize);
  if (packed.length < folder.packSize) throw new Unreadable('corrupt', 'The archive ends early');
  const pieces = unpackCoder(coder, packed, unpacking);
  if (filters.length === 0) return yield* pieces;
  const whole: Buffer[] = [];
  for await (const piece of pieces) whole.push(piece);
  let bytes = Buffer.concat(whole);
  for (const filter of filters) bytes = filtered(filter, bytes);
  yield bytes;
}

async function* unpackCoder(
  coder: Coder,
  packed: Buffer,
  unpacking: Unpacking,
): AsyncGenerator<Buffer, void> {
  switch (coder.method) {
    case '00':
      return yield* decompress('copy', packed, unpacking);
    case '040108':
      return yield* decompress('deflate-raw', packed, unpacking);
    case '04f71101':
      return yield* decompress('zstd', packed, unpacking);
    case '040202':
      return yield* counted(bzip2(packed), unpacking);
    case '030101':
      return yield* counted(lzma(packed, 0, coder.properties, coder.unpackSize), unpacking);
    case '21':
      return yield* counted(
        lzma2(
          packed,
          0,
          Math.min(lzma2Dictionary(coder.properties[0] ?? 255), Math.max(4096, coder.unpackSize)),
        ),
        unpacking,
      );
    default:
      throw new Unreadable('unsupported', `7z compression method ${coder.method}`);
  }
}

async function* counted(
  pieces: Generator<Buffer, unknown>,
  unpacking: Unpacking,
): AsyncGenerator<Buffer, void> {
  for (const piece of pieces) {
    unpacking.add(piece.length);
    yield piece;
  }
}

function filtered({ method, properties }: Coder, bytes: Buffer): Buffer<ArrayBuffer> {
  switch (method) {
    case '03':
      return undoDelta(bytes, (properties[0] ?? 0) + 1);
    case '03030103':
    case '04':
      return undoX86(bytes);
    default:
      throw new Unreadable('unsupported', `7z filter ${method}`);
  }
}

/** Each byte is stored as its difference to the one `distance` before it. */
function undoDelta(bytes: Buffer, distance: number): Buffer<ArrayBuffer> {
  const out = Buffer.from(bytes);
  for (let at = distance; at < out.length; at++) out[at] = (out[at] ?? 0) + (out[at - distance] ?? 0);
  return out;
}

/** Targets of calls and jumps are stored as absolute addresses. Approximate where operands overlap: programs hold little text. */
function undoX86(bytes: Buffer): Buffer<ArrayBuffer> {
  const out = Buffer.from(bytes);
  for (let at = 0; at + 5 <= out.length; at++) {
    const code = out[at];
    const high = out[at + 4];
    if ((code !== 0xe8 && code !== 0xe9) || (high !== 0 && high !== 0xff)) continue;
    const target = (out.readUInt32LE(at + 1) - (at + 5)) >>> 0;
    out.writeUInt32LE(((target & 0x1ffffff) | ((target & 0x1000000) !== 0 ? 0xff000000 : 0)) >>> 0, at + 1);
    at += 4;
  }
  return out;
}
