import { INDEX_LIMITS } from '@casbah/domain/content-limits';

/** First rows of a table: the names of its columns, and cells to guess their kinds from. */
export interface TableHead {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type TableProblem = 'too_large' | 'empty' | 'not_text' | 'no_names';

const HEAD_BYTES = 64 * 1024;
const ROWS = 50;
const DELIMITERS = [',', ';', '\t', '|'];

/** Reads the first rows of a file in the browser, before anything is uploaded. */
export async function readTableHead(file: Blob): Promise<TableHead | TableProblem> {
  if (file.size > INDEX_LIMITS.bytes) return 'too_large';
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return tableHead(bytes, { isWhole: bytes.length === file.size });
}

/** The head in the first bytes of a table. If they aren't the whole table, the last row may be cut, so it is left out. */
export function tableHead(bytes: Uint8Array, { isWhole }: { isWhole: boolean }): TableHead | TableProblem {
  if (bytes.includes(0)) return 'not_text';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return 'not_text';
  }
  if (text.trim() === '') return 'empty';
  const [line = ''] = text.split(/[\r\n]/, 1);
  const countOf = (delimiter: string): number => line.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
  const rows = csvRows(text, delimiter, ROWS + 1);
  const [first = [], ...others] =
    isWhole || rows.length > ROWS ? rows : rows.slice(0, Math.max(1, rows.length - 1));
  const names = [...new Set(first.map((name) => name.trim()).filter((name) => name !== ''))];
  if (names.length === 0) return 'no_names';
  // Cells of unnamed and repeated columns are left out, too.
  const places = names.map((name) => first.findIndex((one) => one.trim() === name));
  return { names, rows: others.map((row) => places.map((place) => row[place] ?? '')) };
}

/** Rows of delimited text (RFC 4180); empty lines aren't rows. */
function csvRows(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    cells.push(cell);
    if (cells.length > 1 || cell.trim() !== '') rows.push(cells);
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += character;
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  if (rows.length < most) endRow();
  return rows;
}
