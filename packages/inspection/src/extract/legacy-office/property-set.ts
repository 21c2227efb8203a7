import type { Unpacking } from '../budget.ts';
import type { CompoundStorage } from '../compound-file/compound-file.ts';
import type { ReadContext } from '../reader.ts';
import { decodeText } from '../text/charset.ts';

/** Names of the properties of [MS-OLEPS] that people fill in. */
const SUMMARY: Readonly<Record<number, string>> = {
  2: 'title',
  3: 'subject',
  4: 'author',
  5: 'keywords',
  6: 'comments',
  7: 'template',
  8: 'lastAuthor',
};
const DOCUMENT: Readonly<Record<number, string>> = { 2: 'category', 14: 'manager', 15: 'company' };
const MOST_PROPERTIES = 1000;
const ANSI = 0x1e;
const UNICODE = 0x1f;

/** Gives the texts of both property streams of an old Office file. Source: [MS-OLEPS]. */
export function readPropertySets(root: CompoundStorage, unpacking: Unpacking, context: ReadContext): void {
  for (const [stream, names] of [
    ['\u0005SummaryInformation', SUMMARY],
    ['\u0005DocumentSummaryInformation', DOCUMENT],
  ] as const) {
    const bytes = root.stream(stream)?.read(unpacking);
    if (bytes === undefined) continue;
    for (const { id, text, set } of propertyTexts(bytes))
      context.segment(text, { part: 'properties' }, (set === 0 ? names[id] : undefined) ?? 'property');
  }
}

function* propertyTexts(
  bytes: Buffer,
): Generator<{ readonly id: number; readonly text: string; readonly set: number }> {
  if (bytes.length < 48) return;
  const sets = Math.min(2, bytes.readUInt32LE(24));
  for (let set = 0; set < sets; set++) {
    if (28 + set * 20 + 20 > bytes.length) return;
    const start = bytes.readUInt32LE(28 + set * 20 + 16);
    if (start + 8 > bytes.length) return;
    const count = Math.min(MOST_PROPERTIES, bytes.readUInt32LE(start + 4));
    for (let index = 0; index < count; index++) {
      const entry = start + 8 + index * 8;
      if (entry + 8 > bytes.length) return;
      const at = start + bytes.readUInt32LE(entry + 4);
      const text = variantText(bytes, at);
      if (text !== '') yield { id: bytes.readUInt32LE(entry), text, set };
    }
  }
}

function variantText(bytes: Buffer, at: number): string {
  if (at + 8 > bytes.length) return '';
  const type = bytes.readUInt32LE(at);
  const size = bytes.readUInt32LE(at + 4);
  if (type === ANSI) return untilZero(decodeText(bytes.subarray(at + 8, at + 8 + size)));
  if (type === UNICODE)
    return untilZero(bytes.toString('utf16le', at + 8, Math.min(bytes.length, at + 8 + size * 2)));
  return '';
}

function untilZero(text: string): string {
  const end = text.indexOf('\0');
  return (end === -1 ? text : text.slice(0, end)).trim();
}
