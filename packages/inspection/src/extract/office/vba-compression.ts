import type { Unpacking } from '../budget.ts';

const CHUNK = 4096;

/** Unpacks a compressed container of VBA ([MS-OVBA] 2.4.1): chunks of up to 4 KiB. Ends where the data is damaged. */
export function decompressVba(bytes: Buffer, start: number, unpacking: Unpacking): Buffer {
  if (bytes[start] !== 1) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for (let at = start + 1; at + 2 <= bytes.length; ) {
    const header = bytes.readUInt16LE(at);
    const end = Math.min(bytes.length, at + (header & 0x0fff) + 3);
    const isCompressed = (header & 0x8000) !== 0;
    const chunk = isCompressed ? decompressChunk(bytes, at + 2, end) : bytes.subarray(at + 2, at + 2 + CHUNK);
    unpacking.add(chunk.length);
    chunks.push(chunk);
    at = isCompressed ? end : at + 2 + CHUNK;
  }
  return Buffer.concat(chunks);
}

/** Each flag bit says whether a literal or a copy follows; the longer the output, the more bits its offset has. */
function decompressChunk(bytes: Buffer, start: number, end: number): Buffer {
  const out = Buffer.alloc(CHUNK);
  let length = 0;
  let at = start;
  while (at < end) {
    const flags = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < end && length < CHUNK; bit++) {
      if ((flags & (1 << bit)) === 0) {
        out[length++] = bytes[at++] ?? 0;
        continue;
      }
      if (at + 2 > end) return out.subarray(0, length);
      const token = bytes.readUInt16LE(at);
      at += 2;
      const offsetBits = Math.max(4, Math.ceil(Math.log2(Math.max(length, 1))));
      const lengthBits = 16 - offsetBits;
      const distance = (token >> lengthBits) + 1;
      const count = (token & ((1 << lengthBits) - 1)) + 3;
      if (distance > length) return out.subarray(0, length);
      for (let step = 0; step < count && length < CHUNK; step++) {
        out[length] = out[length - distance] ?? 0;
        length += 1;
      }
    }
  }
  return out.subarray(0, length);
}
