import type { ReadContext, Reader } from '../reader.ts';
import { readBase64Documents } from './base64-documents.ts';
import { decodeText } from './charset.ts';

const PIECE = 256 * 1024;

/** Text whose lines are its structure: notes, logs, settings, source code, subtitles, LDIF, SQL dumps, calendars. */
export const plainReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const text = decodeText(bytes);
    await readLines(text, context);
    await readBase64Documents(text, context);
  },
};

/** Gives out text in pieces that end with a line. */
export async function readLines(text: string, context: ReadContext, firstLine = 1): Promise<void> {
  let line = firstLine;
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    const piece = text.slice(start, end);
    context.segment(piece, { line });
    line += lineBreaks(piece) + 1;
    start = end + 1;
    await context.budget.breathe();
  }
}

/** Index of the line break that ends the piece; a line without end is cut. */
function endOfPiece(text: string, start: number): number {
  const least = start + PIECE;
  if (least >= text.length) return text.length;
  const last = text.lastIndexOf('\n', least);
  if (last > start) return last;
  const next = text.indexOf('\n', least);
  return next < 0 ? text.length : next;
}

export function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
