import { Unreadable } from '../unreadable.ts';
import { LzmaDecoder, lzmaProperties } from './lzma.ts';
import { RangeDecoder } from './range-decoder.ts';

/** Decodes raw LZMA of a known size, or up to its end marker. `properties` are the five bytes of lc, lp, pb and dictionary. */
export function* lzma(
  bytes: Buffer,
  start: number,
  properties: Buffer,
  size: number | undefined,
): Generator<Buffer, void> {
  if (properties.length < 5 || start + 5 > bytes.length) throw damaged();
  const dictionary = properties.readUInt32LE(1);
  const decoder = new LzmaDecoder(
    lzmaProperties(properties[0] ?? 255),
    // A small file can't look back further than its own size.
    size === undefined ? dictionary : Math.min(dictionary, Math.max(size, 4096)),
  );
  const range = new RangeDecoder(bytes, start, bytes.length);
  let left = size ?? Number.POSITIVE_INFINITY;
  while (left > 0 && !decoder.isEnded) {
    left -= decoder.decode(range, Math.min(left, decoder.window.room));
    yield decoder.window.take();
  }
  if (decoder.isEnded && left > 0 && size !== undefined) throw damaged();
}

/** The `.lzma` file: properties, size or -1, data. */
export function* lzmaAlone(bytes: Buffer): Generator<Buffer, void> {
  if (bytes.length < 18) throw damaged();
  const size = bytes.readBigUInt64LE(5);
  const isOpen = size === 0xffff_ffff_ffff_ffffn;
  if (!isOpen && size > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged();
  yield* lzma(bytes, 13, bytes.subarray(0, 5), isOpen ? undefined : Number(size));
}

/** LZMA in zip (APPNOTE 5.8): version, size of the properties, properties, data up to the end of the entry. */
export function* lzmaOfZip(bytes: Buffer, size: number | undefined): Generator<Buffer, void> {
  if (bytes.length < 9) throw damaged();
  const length = bytes.readUInt16LE(2);
  yield* lzma(bytes, 4 + length, bytes.subarray(4, 4 + length), size);
}

function damaged(): Unreadable {
  return new Unreadable('corrupt', 'LZMA data is damaged');
}
