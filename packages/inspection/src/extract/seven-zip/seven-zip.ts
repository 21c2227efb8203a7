import { crc32 } from 'node:zlib';
import type { Unpacking } from '../budget.ts';
import { gather } from '../document-bytes.ts';
import { fileType } from '../file-type/detect.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { Unreadable } from '../unreadable.ts';
import { type Folder, parseHeader, type SevenZipHeader } from './header.ts';
import { SolidStream } from './solid-stream.ts';
import { isEncrypted, unpackFolder } from './unpack-folder.ts';

/** 7z with LZMA, LZMA2, Deflate, bzip2, Zstandard or no compression. Source: 7zFormat.txt of the LZMA SDK. */
export const sevenZip: Reader = {
  async read(bytes, context) {
    const unpacking = context.budget.container(bytes.length);
    const header = await readHeader(bytes, unpacking, context);
    let name = 0;
    for (const folder of header.folders) {
      if (unpacking.isExceeded) return;
      const names = header.names.slice(name, name + folder.substreams.length);
      name += folder.substreams.length;
      if (isEncrypted(folder)) context.mark({ isEncrypted: true });
      await readFolder(bytes, folder, names, unpacking, context);
    }
  },
};

async function readHeader(
  bytes: Buffer,
  unpacking: Unpacking,
  context: ReadContext,
): Promise<SevenZipHeader> {
  if (bytes.length < 32) throw damaged();
  const offset = Number(bytes.readBigUInt64LE(12));
  const size = Number(bytes.readBigUInt64LE(20));
  if (size === 0) return { folders: [], names: [] };
  const packed = bytes.subarray(32 + offset, 32 + offset + size);
  if (!Number.isSafeInteger(offset + size) || packed.length < size) throw damaged();
  if (crc32(packed) !== bytes.readUInt32LE(28)) throw damaged();
  let parsed = parseHeader(packed);
  for (let step = 0; parsed.kind === 'packed'; step++) {
    if (step > 4) throw damaged();
    const header = await gather(unpackFolder(bytes, parsed.folder, unpacking), context.limits.maxBytes);
    if (header.damage !== undefined) throw header.damage;
    parsed = parseHeader(header.bytes);
  }
  return parsed.header;
}

async function readFolder(
  bytes: Buffer,
  folder: Folder,
  names: readonly string[],
  unpacking: Unpacking,
  context: ReadContext,
): Promise<void> {
  const stream = new SolidStream(unpackFolder(bytes, folder, unpacking));
  try {
    for (const [index, { size, crc }] of folder.substreams.entries()) {
      const name = names[index] ?? 'file';
      if (stream.failure instanceof Unreadable)
        context.missMember(name, stream.failure, fileType('unknown'), size);
      else {
        await context.readMember(name, stream.take(size, crc));
        await stream.finish();
      }
      if (unpacking.isExceeded) return;
    }
  } finally {
    await stream.close();
  }
}

function damaged(): Unreadable {
  return new Unreadable('corrupt', 'The header of a 7z archive is damaged');
}
