import { crc32 } from 'node:zlib';
import { decompress } from '../compression/decompress.ts';
import { Unreadable } from '../unreadable.ts';
import { type OpenZip, packedBytes } from './zip.ts';
import type { ZipEntry } from './zip-entry.ts';

/** Compression methods of APPNOTE 4.4.5 that can be unpacked. */
const METHODS: Readonly<Record<number, Parameters<typeof decompress>[0]>> = {
  0: 'copy',
  8: 'deflate-raw',
  12: 'bzip2',
  14: 'lzma-zip',
  93: 'zstd',
  95: 'xz',
};

/** The bytes of an entry, piece by piece, each charged before it is handed on. Throws `Unreadable` at the end where the check sum differs. */
export async function* entryChunks(zip: OpenZip, entry: ZipEntry): AsyncGenerator<Buffer, void> {
  if (entry.isEncrypted) throw new Unreadable('encrypted', 'A zip entry is encrypted');
  const method = METHODS[entry.method];
  if (method === undefined) throw new Unreadable('unsupported', `Zip compression method ${entry.method}`);
  let sum = 0;
  for await (const chunk of decompress(method, packedBytes(zip.bytes, entry), zip.unpacking, entry.size)) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  // Archives that are written in one pass leave the sum to a record after the data.
  if (sum !== entry.crc32 && !(zip.directory.damage !== undefined && entry.crc32 === 0))
    throw new Unreadable('corrupt', 'The check sum of a zip entry is wrong');
}
