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

/** What JavaScript's `\s` matches, spelled out because other engines of regular expressions match less. */
const SPACE = '[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
const SIGN = '[=+\\-@\uff1d\uff0b\uff0d\uff20]';
const SEPARATOR = '[;\t\r\n]';

/** Regular expressions that JavaScript and RE2 read alike, because the event store writes CSV, too. */
export const CSV_PATTERNS = {
  /**
   * Where a formula can start: at the start of a cell, or after a character some programs treat as a separator, such as
   * a semicolon. Ignores leading spaces and includes full-width characters. The apostrophe belongs after the second group.
   */
  formula: `(^|${SEPARATOR})(${SPACE}*)(${SIGN})`,
  /** Texts that change: few, so they are looked for first. */
  changes: `(^|${SEPARATOR})${SPACE}*${SIGN}|^[\t\r\n]`,
  /** Texts that begin with an apostrophe, whatever follows. */
  startsWithControl: '^[\t\r\n]',
} as const;

/** The sign of a formula. Looks back from each sign, because looking ahead from each separator is quadratic in runs of tabs. */
const FORMULA = new RegExp(`${SIGN}(?<=(?:^|${SEPARATOR})${SPACE}*.)`, 'g');
const STARTS_WITH_CONTROL = new RegExp(CSV_PATTERNS.startsWithControl);

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormulas(value);
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : `"${text}"`;
}

function withoutFormulas(text: string): string {
  const harmless = text.replace(FORMULA, "'$&");
  return STARTS_WITH_CONTROL.test(harmless) ? `'${harmless}` : harmless;
}
