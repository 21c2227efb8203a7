/** A row of a delimited file. */
export interface Row {
  readonly cells: readonly string[];
  /** Row as spreadsheets count them, from 1. */
  readonly number: number;
  /** Line in which it begins, from 1. */
  readonly line: number;
  /** Line breaks within its cells. */
  readonly breaks: number;
}

/** A quote that is never closed would take the rest of the file: cells longer than this end at their line. */
const LONGEST_CELL = 1024 * 1024;

/** Rows of RFC 4180 and its relatives: quotes doubled within quotes, any delimiter, lines ending in LF, CRLF or CR. */
export function* delimitedRows(text: string, delimiter: string): Generator<Row> {
  let at = 0;
  let line = 1;
  let number = 0;
  const hasQuotes = text.includes('"');
  while (at < text.length) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    number += 1;
    const raw = text.slice(at, end > at && text.charCodeAt(end - 1) === 13 ? end - 1 : end);
    if (!hasQuotes || !raw.includes('"')) {
      yield { cells: raw.split(delimiter), number, line, breaks: 0 };
      at = end + 1;
      line += 1;
      continue;
    }
    const row = quotedRow(text, at, delimiter);
    yield { cells: row.cells, number, line, breaks: row.breaks };
    at = row.end;
    line += row.breaks + 1;
  }
}

interface QuotedRow {
  readonly cells: readonly string[];
  readonly breaks: number;
  /** Behind its line break. */
  readonly end: number;
}

function quotedRow(text: string, start: number, delimiter: string): QuotedRow {
  const cells: string[] = [];
  let breaks = 0;
  let at = start;
  for (;;) {
    let cell = '';
    if (text.charCodeAt(at) === 34) {
      const close = closingQuote(text, at + 1);
      if (close >= 0) {
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        breaks += breaksIn(text, at, close);
        at = close + 1;
      }
    }
    const next = endOfCell(text, at, delimiter);
    cell += text.slice(at, next);
    cells.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell);
    if (text[next] !== delimiter) return { cells, breaks, end: next + 1 };
    at = next + 1;
  }
}

function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at >= 0 && text.charCodeAt(at + 1) === 34 && at - start <= LONGEST_CELL)
    at = text.indexOf('"', at + 2);
  return at - start > LONGEST_CELL ? -1 : at;
}

function endOfCell(text: string, start: number, delimiter: string): number {
  const code = delimiter.charCodeAt(0);
  let at = start;
  while (at < text.length) {
    const next = text.charCodeAt(at);
    if (next === code || next === 10) break;
    at += 1;
  }
  return at;
}

/** Only within the cell: looking further for each cell of a long line would take the square of its length. */
function breaksIn(text: string, start: number, end: number): number {
  const cell = text.slice(start, end);
  let count = 0;
  for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}
