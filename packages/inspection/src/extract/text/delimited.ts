import type { ReadContext, Reader } from '../reader.ts';
import { readBase64Documents } from './base64-documents.ts';
import { decodeText } from './charset.ts';
import { delimitedRows, type Row } from './delimited-rows.ts';
import { detectDelimiter } from './delimiter.ts';
import { needsHeading } from './heading-value.ts';

const ROWS_PER_BREATH = 4096;
const PIECE = 64 * 1024;

/** Comma, semicolon, tab or pipe separated values: a row on a line, numbers and codes with the head of their column. */
export const delimitedReader: Reader = {
  async read(bytes: Buffer, context: ReadContext): Promise<void> {
    const text = decodeText(bytes);
    await readDelimited(text, context);
    await readBase64Documents(text, context);
  },
};

async function readDelimited(text: string, context: ReadContext): Promise<void> {
  const announced = /^sep=(.)\r?\n/.exec(text.slice(0, 8))?.[1];
  const rows = new RowText(context);
  let count = 0;
  for (const row of delimitedRows(text, announced ?? detectDelimiter(text))) {
    if (announced === undefined || row.line > 1) rows.add(row);
    count += 1;
    if (count % ROWS_PER_BREATH === 0) await context.budget.breathe();
  }
  rows.flush();
}

class RowText {
  readonly #context: ReadContext;
  /** Of the columns; undefined until the first row was seen. */
  #heads: readonly string[] | undefined;
  readonly #letters: string[] = [];
  #lines: string[] = [];
  #size = 0;
  #firstLine = 1;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  add(row: Row): void {
    if (this.#heads === undefined) {
      this.#heads = isHeadRow(row.cells) ? row.cells.map((cell) => cell.trim().slice(0, 200)) : [];
      this.#append(row, row.cells.join('\t'));
      return;
    }
    if (this.#heads.length === 0) {
      this.#append(row, row.cells.join('\t'));
      return;
    }
    const announced: number[] = [];
    let rest = '';
    for (let index = 0; index < row.cells.length; index += 1) {
      const cell = row.cells[index] ?? '';
      if (needsHeading(cell) && (this.#heads[index] ?? '') !== '') announced.push(index);
      else if (cell !== '') rest = rest === '' ? cell : `${rest}\t${cell}`;
    }
    if (announced.length === 0) {
      this.#append(row, rest);
      return;
    }
    this.flush();
    const { line, number } = row;
    this.#context.segment(rest, { line });
    for (const index of announced)
      this.#context.segment(
        row.cells[index] ?? '',
        { line, cell: this.#letter(index) + number },
        this.#heads[index],
      );
  }

  flush(): void {
    if (this.#lines.length > 0) this.#context.segment(this.#lines.join('\n'), { line: this.#firstLine });
    this.#lines = [];
    this.#size = 0;
  }

  #append(row: Row, text: string): void {
    if (this.#lines.length === 0) this.#firstLine = row.line;
    this.#lines.push(text);
    this.#size += text.length;
    // Line breaks of blank cells would shift the lines of what follows.
    if (row.breaks > 0 || this.#size > PIECE) this.flush();
  }

  #letter(index: number): string {
    const known = this.#letters[index];
    if (known !== undefined) return known;
    const letter = columnLetters(index);
    if (index < 16_384) this.#letters[index] = letter;
    return letter;
  }
}

/** Names of columns: words without figures, none twice. */
function isHeadRow(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (names.length === 0 || names.length < cells.length / 2) return false;
  const words = names.filter((name) => name.length <= 100 && /\p{L}/u.test(name) && !/\d{3}|@/.test(name));
  return words.length === names.length && new Set(names).size === names.length;
}

/** `A`, `Z`, `AA`, as spreadsheets count. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
