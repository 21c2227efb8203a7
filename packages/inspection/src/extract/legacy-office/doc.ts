import { openCompoundFile } from '../compound-file/compound-file.ts';
import { readEmbedded } from '../compound-file/embedded-object.ts';
import { Lines } from '../lines.ts';
import { readVbaStorage } from '../office/vba-project.ts';
import type { ReadContext, Reader } from '../reader.ts';
import { decodeText } from '../text/charset.ts';
import { Unreadable } from '../unreadable.ts';
import { readPropertySets } from './property-set.ts';
import { wordCharacters } from './word-characters.ts';

const WORD_97 = 0xa5ec;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;
const COMPRESSED = 0x40000000;

/** Kinds of text in the order of the document, with where the header says how many characters they have. */
const STORIES: readonly (readonly [count: number, part: string | undefined])[] = [
  [0x4c, undefined],
  [0x50, 'notes'],
  [0x54, 'header'],
  [0x58, 'macro'],
  [0x5c, 'comment'],
  [0x60, 'notes'],
  [0x64, 'text box'],
  [0x68, 'text box'],
];

/** doc of Word 97 to 2003, and what can be had of older ones. Source: [MS-DOC]. */
export const doc: Reader = {
  async read(bytes, context) {
    const root = openCompoundFile(bytes);
    const unpacking = context.budget.container(bytes.length);
    const main = root.stream('WordDocument')?.read(unpacking);
    if (main === undefined || main.length < 0x60)
      throw new Unreadable('corrupt', 'The Word stream is damaged');
    const flags = main.readUInt16LE(0x0a);
    if ((flags & ENCRYPTED) !== 0) throw new Unreadable('encrypted', 'The document has a password');
    if (main.readUInt16LE(0) !== WORD_97 || main.length < 0x1aa) readOld(main, context);
    else {
      const table = root.stream((flags & TABLE_1) !== 0 ? '1Table' : '0Table')?.read(unpacking);
      if (table === undefined) throw new Unreadable('corrupt', 'The table stream is missing');
      readStories(main, pieces(main, table, context), context);
    }
    readPropertySets(root, unpacking, context);
    const macros = root.storage('Macros');
    if (macros !== undefined) {
      context.mark({ hasMacros: true });
      readVbaStorage(macros, unpacking, context);
    }
    const objects = root.storage('ObjectPool');
    if (objects !== undefined) await readEmbedded(objects, unpacking, context);
  },
};

/** Before Word 97 the text of simply saved files is one stretch of bytes. */
function readOld(main: Buffer, context: ReadContext): void {
  const start = main.readUInt32LE(0x18);
  const end = main.readUInt32LE(0x1c);
  if (end <= start || end > main.length) throw new Unreadable('unsupported', 'A document of Word before 97');
  give(decodeText(main.subarray(start, end)), undefined, context);
}

/** Text by its pieces: editing appends new ones and leaves the rest where it is. */
function pieces(main: Buffer, table: Buffer, context: ReadContext): string {
  const list = pieceTable(main, table);
  const count = Math.floor((list.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count; index++) {
    context.budget.check();
    const length = list.readUInt32LE(index * 4 + 4) - list.readUInt32LE(index * 4);
    const position = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    if (length <= 0) continue;
    const isCompressed = (position & COMPRESSED) !== 0;
    const start = isCompressed ? (position & ~COMPRESSED) / 2 : position;
    if (start > main.length) continue;
    text += isCompressed
      ? decodeText(main.subarray(start, start + length), 'windows-1252')
      : main.toString('utf16le', start, Math.min(main.length, start + length * 2));
    // Pieces may overlap: no more than the file could hold without.
    if (text.length > main.length * 2) throw new Unreadable('corrupt', 'The piece table is damaged');
  }
  return text;
}

/** The Clx: formatting first (1), then the piece table (2). */
function pieceTable(main: Buffer, table: Buffer): Buffer {
  const clx = table.subarray(main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a2) + main.readUInt32LE(0x1a6));
  for (let at = 0; at + 5 <= clx.length; ) {
    if (clx[at] === 2) {
      const size = clx.readUInt32LE(at + 1);
      const list = clx.subarray(at + 5, at + 5 + size);
      if (list.length >= 16) return list;
      break;
    }
    if (clx[at] !== 1) break;
    at += 3 + clx.readUInt16LE(at + 1);
  }
  throw new Unreadable('corrupt', 'The piece table is damaged');
}

function readStories(main: Buffer, text: string, context: ReadContext): void {
  let at = 0;
  for (const [count, part] of STORIES) {
    const length = main.readUInt32LE(count);
    give(text.slice(at, at + length), part, context);
    at += length;
  }
  give(text.slice(at), undefined, context);
}

function give(text: string, part: string | undefined, context: ReadContext): void {
  const { body, fields } = wordCharacters(text);
  const lines = new Lines(context, part === undefined ? {} : { part });
  lines.write(body);
  lines.end();
  const codes = new Lines(context, { part: 'field' });
  for (const field of fields) codes.line(field);
  codes.end();
}
