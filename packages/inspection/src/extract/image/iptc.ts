import { decodeText } from '../text/charset.ts';
import { addProperty, type PictureFacts } from './metadata.ts';

/** Datasets of the application record. Source: IPTC Information Interchange Model 4.2. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [5, 'title'],
  [25, 'keywords'],
  [40, 'instructions'],
  [55, 'date'],
  [80, 'author'],
  [85, 'author title'],
  [90, 'city'],
  [92, 'location'],
  [95, 'state'],
  [101, 'country'],
  [103, 'job'],
  [105, 'headline'],
  [110, 'credit'],
  [115, 'source'],
  [116, 'copyright'],
  [118, 'contact'],
  [120, 'description'],
  [122, 'description writer'],
]);

export function readIptc(bytes: Buffer, facts: PictureFacts): void {
  let at = 0;
  let charset: string | undefined;
  while (at + 5 <= bytes.length && bytes[at] === 0x1c) {
    const record = bytes[at + 1];
    const dataset = bytes[at + 2] ?? 0;
    const length = bytes.readUInt16BE(at + 3);
    // Longer values have the length of their length; pictures have none.
    if (length >= 0x8000) return;
    const data = bytes.subarray(at + 5, at + 5 + length);
    if (record === 1 && dataset === 90 && data.toString('latin1') === '\u001b%G') charset = 'utf-8';
    const name = record === 2 ? NAMES.get(dataset) : undefined;
    if (name !== undefined) addProperty(facts, name, decodeText(data, charset));
    at += 5 + length;
  }
}

/** Photoshop's image resources, in JPEG and PSD files: IPTC, EXIF, XMP. Source: Adobe Photoshop File Formats Specification. */
export function photoshopResources(bytes: Buffer): readonly (readonly [id: number, data: Buffer])[] {
  const found: (readonly [number, Buffer])[] = [];
  let at = 0;
  while (at + 12 <= bytes.length && bytes.toString('latin1', at, at + 4) === '8BIM') {
    const id = bytes.readUInt16BE(at + 4);
    const nameLength = bytes[at + 6] ?? 0;
    const sizeAt = at + 6 + ((nameLength + 2) & ~1);
    if (sizeAt + 4 > bytes.length) break;
    const size = bytes.readUInt32BE(sizeAt);
    found.push([id, bytes.subarray(sizeAt + 4, sizeAt + 4 + size)]);
    at = sizeAt + 4 + size + (size & 1);
  }
  return found;
}
