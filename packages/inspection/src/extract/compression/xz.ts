import { crc32 } from 'node:zlib';
import { Unreadable } from '../unreadable.ts';
import { lzma2, lzma2Dictionary } from './lzma2.ts';

const HEADER = Buffer.from('\xfd7zXZ\x00', 'latin1');
const LZMA2 = 0x21;
/** Bytes of the check after each block, by its id. */
const CHECK_SIZES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64];

/** Decodes xz, concatenated streams too. Source of the format: the xz file format specification 1.2.1. */
export function* xz(bytes: Buffer): Generator<Buffer, void> {
  let at = 0;
  while (at < bytes.length) {
    if (bytes.readUInt8(at) === 0) {
      at += 1;
      continue;
    }
    at = yield* stream(bytes, at);
  }
}

function* stream(bytes: Buffer, start: number): Generator<Buffer, number> {
  if (bytes.length < start + 24 || bytes.compare(HEADER, 0, 6, start, start + 6) !== 0) throw damaged();
  const check = bytes.readUInt8(start + 7) & 15;
  let at = start + 12;
  for (;;) {
    const size = bytes[at];
    if (size === undefined) throw damaged();
    if (size === 0) return endOfIndex(bytes, at);
    const dataStart = at + (size + 1) * 4;
    const dictionary = blockDictionary(bytes, at, dataStart);
    const blocks = lzma2(bytes, dataStart, dictionary);
    let sum = 0;
    let next = blocks.next();
    while (next.done !== true) {
      if (check === 1) sum = crc32(next.value, sum);
      yield next.value;
      next = blocks.next();
    }
    const end = next.value + ((dataStart - next.value) & 3);
    at = end + (CHECK_SIZES[check] ?? 0);
    if (at > bytes.length || (check === 1 && sum !== bytes.readUInt32LE(end))) throw damaged();
  }
}

function blockDictionary(bytes: Buffer, start: number, end: number): number {
  if (end > bytes.length || crc32(bytes.subarray(start, end - 4)) !== bytes.readUInt32LE(end - 4))
    throw damaged();
  const flags = bytes.readUInt8(start + 1);
  if ((flags & 3) !== 0) throw new Unreadable('unsupported', 'xz with filters');
  const position = { at: start + 2 };
  if ((flags & 0x40) !== 0) varint(bytes, position);
  if ((flags & 0x80) !== 0) varint(bytes, position);
  if (varint(bytes, position) !== LZMA2)
    throw new Unreadable('unsupported', 'xz with a filter other than LZMA2');
  if (varint(bytes, position) !== 1) throw damaged();
  return lzma2Dictionary(bytes[position.at] ?? 255);
}

/** The index lists the blocks; only its end matters here. */
function endOfIndex(bytes: Buffer, start: number): number {
  const position = { at: start + 1 };
  const records = varint(bytes, position);
  if (records > bytes.length) throw damaged();
  for (let record = 0; record < records * 2; record++) varint(bytes, position);
  const padded = position.at + ((start - position.at) & 3);
  return padded + 4 + 12;
}

function varint(bytes: Buffer, position: { at: number }): number {
  let value = 0;
  for (let shift = 0; shift < 63; shift += 7) {
    const byte = bytes[position.at++];
    if (byte === undefined) throw damaged();
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
  throw damaged();
}

function damaged(): Unreadable {
  return new Unreadable('corrupt', 'xz data is damaged');
}
