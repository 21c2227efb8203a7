import { CSV_START, type CsvCell, csvLine } from '@casbah/domain/format/csv';
import { isoTime } from '@casbah/domain/iso-time';
import type { ExportColumn } from './export-column.ts';

/** RFC 4180 with a line of names; values that a spreadsheet would run as formulas get an apostrophe. */
export async function* csvOfRows<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let piece = CSV_START + csvLine(columns.map(({ name }) => name));
  for await (const rows of batches) {
    for (const row of rows) piece += csvLine(columns.map((column) => cellOf(column, row)));
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function cellOf<Row>({ type, read }: ExportColumn<Row>, row: Row): CsvCell {
  const value = read(row);
  if (value === undefined) return null;
  if (typeof value === 'number') return type === 'time' ? isoTime(value) : value;
  if (typeof value === 'string') return value;
  return isTexts(value) ? value.join('; ') : JSON.stringify(value);
}

function isTexts(value: readonly string[] | Readonly<Record<string, string>>): value is readonly string[] {
  return Array.isArray(value);
}
