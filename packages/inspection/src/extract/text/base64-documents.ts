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
  if (text.length < SHORTEST) return;
  let index = 0;
  for (const [start, end] of base64Documents(text)) {
    const bytes = Buffer.from(text.slice(start, end), 'base64');
    context.budget.container(end - start).add(bytes.length);
    index += 1;
    await context.readMember(`base64 ${index}`, bytes);
  }
}

export function base64Documents(text: string): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = [];
  for (const signature of SIGNATURES) {
    let at = text.indexOf(signature);
    while (at >= 0) {
      const end = isBase64(text.charCodeAt(at - 1)) ? at : endOfBase64(text, at);
      if (end - at >= SHORTEST) found.push([at, end]);
      at = text.indexOf(signature, Math.max(end, at + signature.length));
    }
  }
  return found.sort(([a], [b]) => a - b).filter(([start], index, all) => start >= (all[index - 1]?.[1] ?? 0));
}

function endOfBase64(text: string, start: number): number {
  let at = start;
  let line = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isBase64(code)) at += 1;
    else if ((code === 10 || code === 13) && at - line >= SHORTEST_LINE) {
      let next = at;
      while (next < at + 12 && isBreak(text.charCodeAt(next))) next += 1;
      if (!isBase64(text.charCodeAt(next))) return at;
      at = next;
      line = next;
    } else break;
  }
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
