import { fromBufferPromise, getFileNameLowLevel } from 'yauzl';
import type { Unpacking } from '../budget.ts';
import { Unreadable } from '../unreadable.ts';
import { localEntries } from './local-entries.ts';
import type { ZipEntry } from './zip-entry.ts';

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  /** Why the list may be incomplete. */
  readonly damage?: Unreadable;
}

const ENCRYPTED = 1;

/** Lists at most `most` + 1 entries. Where the directory is damaged, goes by the local headers. */
export async function zipDirectory(bytes: Buffer, most: number): Promise<ZipDirectory> {
  const entries: ZipEntry[] = [];
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: false,
    });
    for await (const entry of zip.eachEntry()) {
      const name = zipName(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields);
      entries.push({
        name,
        isDirectory: /[/\\]$/.test(name),
        isEncrypted: (entry.generalPurposeBitFlag & ENCRYPTED) !== 0 || entry.compressionMethod === 99,
        method: entry.compressionMethod,
        crc32: entry.crc32,
        packedSize: entry.compressedSize,
        size: entry.uncompressedSize,
        offset: entry.relativeOffsetOfLocalHeader,
      });
      if (entries.length > most) break;
    }
    return { entries };
  } catch {
    const found = localEntries(bytes, most);
    if (found.length === 0 && entries.length === 0)
      throw new Unreadable('corrupt', 'The zip directory is damaged');
    return {
      entries: found.length >= entries.length ? found : entries,
      damage: new Unreadable('corrupt', 'The zip directory is damaged'),
    };
  }
}

type ExtraFields = Parameters<typeof getFileNameLowLevel>[2];

/** Archivers of Unix write UTF-8 without setting its flag; what isn't UTF-8 is CP437 by the specification. */
export function zipName(flags: number, raw: Buffer, extraFields: ExtraFields): string {
  const utf8 = raw.toString('utf8');
  return utf8.includes('\ufffd') ? getFileNameLowLevel(flags, raw, extraFields, false) : utf8;
}

const LOCAL_HEADER = 30;

/** The packed bytes of an entry, from its own local header. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  if (entry.offset + LOCAL_HEADER > bytes.length || bytes.readUInt32LE(entry.offset) !== 0x04034b50)
    throw new Unreadable('corrupt', 'The local header of a zip entry is damaged');
  const start =
    entry.offset +
    LOCAL_HEADER +
    bytes.readUInt16LE(entry.offset + 26) +
    bytes.readUInt16LE(entry.offset + 28);
  if (start + entry.packedSize > bytes.length)
    throw new Unreadable('corrupt', 'A zip entry ends after the end of the archive');
  return bytes.subarray(start, start + entry.packedSize);
}

/** What one zip has unpacked is counted in `unpacking`. */
export interface OpenZip {
  readonly bytes: Buffer;
  readonly directory: ZipDirectory;
  readonly unpacking: Unpacking;
}
