import { Unreadable } from '../unreadable.ts';
import { LzmaDecoder, lzmaProperties } from './lzma.ts';
import { RangeDecoder } from './range-decoder.ts';

/** Decodes LZMA2 and returns where it ended. Source of the format: the xz file format 1.2.1 and the LZMA SDK's documentation. */
export function* lzma2(bytes: Buffer, start: number, dictionary: number): Generator<Buffer, number> {
  const decoder = new LzmaDecoder({ lc: 3, lp: 0, pb: 2 }, dictionary);
  let at = start;
  let hasDictionary = false;
  let hasProperties = false;
  for (;;) {
    const control = byteAt(bytes, at++);
    if (control === 0) return at;
    if (control >= 0xe0 || control === 1) {
      decoder.window.reset();
      hasDictionary = true;
    }
    if (!hasDictionary) throw damaged();
    if (control < 0x80) {
      if (control > 2) throw damaged();
      const size = bigEndian(bytes, at) + 1;
      at += 2;
      if (at + size > bytes.length) throw damaged();
      for (const end = at + size; at < end; ) {
        const piece = bytes.subarray(at, Math.min(end, at + decoder.window.room));
        for (const byte of piece) decoder.window.put(byte);
        at += piece.length;
        yield decoder.window.take();
      }
      continue;
    }
    let size = ((control & 0x1f) << 16) + bigEndian(bytes, at) + 1;
    const packedSize = bigEndian(bytes, at + 2) + 1;
    at += 4;
    if (control >= 0xc0) {
      decoder.reset(lzmaProperties(byteAt(bytes, at++)));
      hasProperties = true;
    } else if (control >= 0xa0) decoder.reset();
    if (!hasProperties) throw damaged();
    const range = new RangeDecoder(bytes, at, at + packedSize);
    while (size > 0) {
      const count = decoder.decode(range, Math.min(size, decoder.window.room));
      if (count === 0) throw damaged();
      size -= count;
      yield decoder.window.take();
    }
    at += packedSize;
  }
}

/** The dictionary size that one byte of LZMA2 properties says. */
export function lzma2Dictionary(byte: number): number {
  if (byte > 40) throw damaged();
  return byte === 40 ? 0xffffffff : (2 | (byte & 1)) * 2 ** (Math.floor(byte / 2) + 11);
}

function bigEndian(bytes: Buffer, at: number): number {
  return byteAt(bytes, at) * 256 + byteAt(bytes, at + 1);
}

function byteAt(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw damaged();
  return byte;
}

function damaged(): Unreadable {
  return new Unreadable('corrupt', 'LZMA2 data is damaged');
}
