import type { ReadContext } from '../reader.ts';

/** How the first bytes of documents look in base64; what begins otherwise stays text. */
const SIGNATURES = [
  'JVBERi', // %PDF-
  'UEsDB', // zip, docx, xlsx …
  '0M8R4KGxGuE', // doc, xls, msg
  'e1xydGY', // {\rtf
  'H4sI', // gzip
  'QlpoO', // bzip2
  'N3q8ryc', // 7z
  'UmFyIRo', // rar
  '/9j/', // JPEG
  'iVBORw0KGgo', // PNG
  'R0lGODlh', // GIF
  'SUkqA', // TIFF
  'UklGR', // RIFF: WebP
  'TVqQAAMAAAA', // Windows program
  'PCFET0NUWVBF', // <!DOCTYPE
  'PCFkb2N0eXBl', // <!doctype
  'PGh0bWw', // <html
  'PD94bWw', // <?xml
] as const;

/** Fewer characters are a chance hit, or hold next to nothing. */
const SHORTEST = 200;
/** Lines of wrapped base64 are this long at least; shorter ones are words. */
const SHORTEST_LINE = 40;

/** Reads documents that stand as base64 in a text, such as a PDF in a JSON field or a picture in a style sheet. */
export async function readBase64Documents(text: string, context: ReadContext): Promise<void> {
  const documents = new Base64Documents();
  documents.add(text);
  await documents.read(context);
}

/** Finds documents in text that comes in pieces, each of them whole lines or the next part of a long one. */
export class Base64Documents {
  readonly #found: string[] = [];
  /** A document that goes on to the end of the last piece. */
  #open: string[] | undefined;

  add(piece: string): void {
    let from = 0;
    if (this.#open !== undefined) {
      const start = skipBreaks(piece, 0);
      from = endOfBase64(piece, start);
      this.#open.push(piece.slice(start, from));
      if (from === piece.length) return;
      this.#close();
    }
    for (const [start, end] of base64Runs(piece, from)) {
      if (end === piece.length) this.#open = [piece.slice(start)];
      else if (end - start >= SHORTEST) this.#found.push(piece.slice(start, end));
    }
  }

  get count(): number {
    this.#close();
    return this.#found.length;
  }

  async read(context: ReadContext): Promise<void> {
    this.#close();
    for (const [index, encoded] of this.#found.entries()) {
      const bytes = Buffer.from(encoded, 'base64');
      context.budget.container(encoded.length).add(bytes.length);
      await context.readMember(`base64 ${index + 1}`, bytes);
    }
  }

  #close(): void {
    const encoded = this.#open?.join('') ?? '';
    this.#open = undefined;
    if (encoded.length >= SHORTEST) this.#found.push(encoded);
  }
}

function base64Runs(text: string, from: number): readonly (readonly [start: number, end: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (const signature of SIGNATURES) {
    let at = text.indexOf(signature, from);
    while (at >= 0) {
      const end = at > 0 && isBase64(text.charCodeAt(at - 1)) ? at : endOfBase64(text, at);
      if (end > at) runs.push([at, end]);
      at = text.indexOf(signature, Math.max(end, at + signature.length));
    }
  }
  let last = 0;
  return runs
    .sort(([a], [b]) => a - b)
    .filter(([start, end]) => {
      if (start < last) return false;
      last = end;
      return true;
    });
}

function endOfBase64(text: string, start: number): number {
  let at = endOfRun(text, start);
  let line = start;
  while (at < text.length && at - line >= SHORTEST_LINE) {
    const next = skipBreaks(text, at);
    if (next === at) break;
    const end = endOfRun(text, next);
    // Words of a line that follows may look like base64, but go on with a blank or a sign.
    const isWhole =
      end === text.length || isBreak(text.charCodeAt(end)) || text[end] === '=' || text[end] === '"';
    if (end === next || !isWhole || text.charCodeAt(end) === 32) return next === text.length ? next : at;
    line = next;
    at = end;
  }
  return at;
}

function endOfRun(text: string, start: number): number {
  let at = start;
  while (at < text.length && isBase64(text.charCodeAt(at))) at += 1;
  return at;
}

/** Behind line breaks and the indent of the next line. */
function skipBreaks(text: string, start: number): number {
  let at = start;
  while (at < start + 60 && isBreak(text.charCodeAt(at))) at += 1;
  return at;
}

function isBreak(code: number): boolean {
  return code === 10 || code === 13 || code === 32 || code === 9;
}

function isBase64(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 43 ||
    code === 47 ||
    code === 45 ||
    code === 95
  );
}
