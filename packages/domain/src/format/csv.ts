export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180, CRLF, with a byte order mark so that spreadsheets read UTF-8). Every text is quoted, and one that a
 * spreadsheet would run as a formula gets an apostrophe in front of it: it may come from a log that an attacker wrote.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + rows.map(csvLine).join('');
}

/** What a streamed file begins with, before its first line. */
export const CSV_START = '\ufeff';

export function csvLine(row: readonly CsvCell[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

/**
 * Where a formula can begin: at the start of a cell, and behind whatever a program may take for the end of one. A semicolon
 * parts cells where the comma is the decimal sign. Spaces in front count for nothing, and signs of full width count as signs.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Few texts can hold one: the others aren't looked through sign by sign. */
const MAY_HOLD_FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[;\t\r\n]/;
const STARTS_WITH_CONTROL = /^[\t\r\n]/;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = MAY_HOLD_FORMULA.test(value) ? withoutFormulas(value) : value;
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;
}

function withoutFormulas(text: string): string {
  const harmless = text.replace(FORMULA, "$1$2'$3");
  return STARTS_WITH_CONTROL.test(harmless) ? `'${harmless}` : harmless;
}
