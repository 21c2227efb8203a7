import { decodeText } from '../text/charset.ts';
import { addProperty, type PictureFacts } from './metadata.ts';
import { readXmp } from './xmp.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const COMMENT = 0xfe;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;

/** Comments, plain text, XMP and size. Source: GIF89a (CompuServe, 1990). */
export function readGif(bytes: Buffer, facts: PictureFacts): void {
  if (bytes.length < 13) {
    facts.isDamaged = true;
    return;
  }
  facts.width = bytes.readUInt16LE(6);
  facts.height = bytes.readUInt16LE(8);
  let at = 13 + colorTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === EXTENSION) {
      const label = bytes[at + 1];
      const { data, end } = subBlocks(bytes, at + 2);
      if (label === COMMENT) addProperty(facts, 'comment', decodeText(data));
      else if (label === PLAIN_TEXT) addProperty(facts, 'text', decodeText(data.subarray(12)));
      else if (label === APPLICATION && data.toString('latin1', 0, 11) === 'XMP DataXMP')
        // Its bytes aren't cut into blocks: the lengths are part of the text.
        readXmp(bytes.subarray(at + 14, end), facts);
      at = end;
    } else if (kind === IMAGE) {
      const start = at + 10 + colorTable(bytes[at + 9] ?? 0) + 1;
      at = subBlocks(bytes, start).end;
    } else return;
  }
  // Some writers leave out the trailer.
  if (at > bytes.length) facts.isDamaged = true;
}

function colorTable(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function subBlocks(bytes: Buffer, start: number): { readonly data: Buffer; readonly end: number } {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const length = bytes[at] ?? 0;
    if (length === 0) return { data: Buffer.concat(parts), end: at + 1 };
    parts.push(bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
}
