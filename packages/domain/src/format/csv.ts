export type CsvCell = string | number | null;

/**
 * Rows as CSV (RFC 4180, CRLF, with a byte order mark so that spreadsheets read UTF-8). Text that a spreadsheet would run
 * as a formula gets an apostrophe in front: it may come from a log that an attacker wrote.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + rows.map(csvLine).join('');
}

/** What a streamed file begins with, before its first line. */
export const CSV_START = '\ufeff';

export function csvLine(row: readonly CsvCell[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
