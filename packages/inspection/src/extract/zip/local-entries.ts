import type { ZipEntry } from './zip-entry.ts';

const SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');
const HEADER = 30;
const SIZES_FOLLOW = 8;

/** The entries of an archive without a usable directory: each begins with a header of its own (APPNOTE 4.3.7). */
export function localEntries(bytes: Buffer, most: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = bytes.indexOf(SIGNATURE);
  while (at !== -1 && at + HEADER <= bytes.length && entries.length <= most) {
    const flags = bytes.readUInt16LE(at + 6);
    const nameLength = bytes.readUInt16LE(at + 26);
    const start = at + HEADER + nameLength + bytes.readUInt16LE(at + 28);
    const written = bytes.readUInt32LE(at + 18);
    const next = bytes.indexOf(SIGNATURE, start);
    const isOpen = (flags & SIZES_FOLLOW) !== 0 && written === 0;
    const end = isOpen ? endOf(bytes, start, next) : Math.min(start + written, bytes.length);
    if (start <= bytes.length) {
      const name = bytes.toString('utf8', at + HEADER, at + HEADER + nameLength);
      entries.push({
        name,
        isDirectory: /[/\\]$/.test(name),
        isEncrypted: (flags & 1) !== 0,
        method: bytes.readUInt16LE(at + 8),
        crc32: bytes.readUInt32LE(at + 14),
        packedSize: Math.max(0, end - start),
        size: bytes.readUInt32LE(at + 22),
        offset: at,
      });
    }
    at = isOpen ? next : bytes.indexOf(SIGNATURE, Math.max(end, at + 4));
  }
  return entries;
}

function endOf(bytes: Buffer, start: number, next: number): number {
  if (next !== -1) return next;
  const directory = bytes.indexOf(DIRECTORY, start);
  return directory === -1 ? bytes.length : directory;
}
