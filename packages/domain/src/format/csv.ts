export type CsvCell = string | number | null;

/**
 * Formats rows as CSV (RFC 4180, CRLF, with a byte order mark for spreadsheets). Quotes all text and puts an apostrophe
 * before potential formulas, since log data may come from attackers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + rows.map(csvLine).join('');
}

/** Prefix of a streamed file. */
export const CSV_START = '\ufeff';

export function csvLine(row: readonly CsvCell[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

/**
 * Where a formula can start: at the start of a cell, or after a character some programs treat as a separator, such as a
 * semicolon. Ignores leading spaces and includes full-width characters.
 */
const FORMULA = /(^|[;\t\r\n])(\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Quick check, because few texts can contain a formula. */
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
