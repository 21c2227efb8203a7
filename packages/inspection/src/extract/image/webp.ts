import { readExif } from './exif.ts';
import type { PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

/** EXIF, XMP and size. Source: WebP Container Specification (Google). */
export function readWebp(bytes: Buffer, facts: PictureFacts): void {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) facts.isDamaged = true;
    if (type === 'EXIF') readExif(data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data, facts);
    else if (type === 'XMP ') readXmp(data, facts);
    else if (type === 'VP8X' && data.length >= 10) {
      facts.width = 1 + data.readUIntLE(4, 3);
      facts.height = 1 + data.readUIntLE(7, 3);
    } else if (type === 'VP8 ' && data.length >= 10) {
      facts.width ??= data.readUInt16LE(6) & 0x3fff;
      facts.height ??= data.readUInt16LE(8) & 0x3fff;
    } else if (type === 'VP8L' && data.length >= 5) {
      const bits = data.readUInt32LE(1);
      facts.width ??= 1 + (bits & 0x3fff);
      facts.height ??= 1 + ((bits >> 14) & 0x3fff);
    }
    at += 8 + length + (length & 1);
  }
}
