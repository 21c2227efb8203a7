import type { ExportColumn, ExportValue } from './export-column.ts';
import { CSV_START, type CsvCell, csvLine } from './format/csv.ts';
import { isoTime } from './iso-time.ts';

/** Formats in which a row is text that needs no other row. Those of `json` begin with the comma between two rows. */
export const LINE_FORMATS = ['csv', 'json', 'ndjson'] as const;
export type LineFormat = (typeof LINE_FORMATS)[number];

/** What surrounds the rows of a file. */
export function fileAround(
  format: LineFormat,
  names: readonly string[],
): { start: string; end: string; empty: string } {
  switch (format) {
    case 'csv': {
      const start = CSV_START + csvLine(names);
      return { start, end: '', empty: start };
    }
    case 'json':
      return { start: '[', end: '\n]\n', empty: '[]\n' };
    case 'ndjson':
      return { start: '', end: '', empty: '' };
  }
}

/** Length of what a line has to begin with if another precedes it. */
export const SEPARATOR_BYTES: Readonly<Record<LineFormat, number>> = { csv: 0, json: 1, ndjson: 0 };

/** A row of a file. In CSV, values that a spreadsheet would run as formulas get an apostrophe. */
export function exportLine<Row>(format: LineFormat, columns: readonly ExportColumn<Row>[], row: Row): string {
  switch (format) {
    case 'csv':
      return csvLine(columns.map((column) => csvCell(column, row)));
    case 'json':
      return `,\n${JSON.stringify(jsonRow(columns, row))}`;
    case 'ndjson':
      return `${JSON.stringify(jsonRow(columns, row))}\n`;
  }
}

function csvCell<Row>({ type, read }: ExportColumn<Row>, row: Row): CsvCell {
  const value = read(row);
  if (value === undefined) return null;
  if (typeof value === 'number') return type === 'time' ? isoTime(value) : value;
  if (typeof value === 'string') return value;
  return isTexts(value) ? value.join('; ') : JSON.stringify(value);
}

function isTexts(value: readonly string[] | Readonly<Record<string, string>>): value is readonly string[] {
  return Array.isArray(value);
}

/** A row as an object, without fields that it doesn't have. */
function jsonRow<Row>(columns: readonly ExportColumn<Row>[], row: Row): Record<string, ExportValue> {
  const json: Record<string, ExportValue> = {};
  for (const { name, type, read } of columns) {
    const value = read(row);
    if (value === undefined) continue;
    json[name] = type === 'time' && typeof value === 'number' ? isoTime(value) : value;
  }
  return json;
}
