import { isoTime } from '@casbah/domain/iso-time';
import type { ExportColumn, ExportValue } from './export-column.ts';

/** One array with an object per row. */
export async function* jsonOfRows<Row>(
  columns: readonly ExportColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let start = '[\n';
  for await (const rows of batches) {
    yield start + rows.map((row) => JSON.stringify(jsonRow(columns, row))).join(',\n');
    start = ',\n';
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}

/** One object per line. */
export async function* jsonLinesOf<Row>(
  objectOf: (row: Row) => object,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(objectOf(row))}\n`).join('');
}

/** A row as an object, without fields that it doesn't have. */
export function jsonRow<Row>(columns: readonly ExportColumn<Row>[], row: Row): Record<string, ExportValue> {
  const json: Record<string, ExportValue> = {};
  for (const { name, type, read } of columns) {
    const value = read(row);
    if (value === undefined) continue;
    json[name] = type === 'time' && typeof value === 'number' ? isoTime(value) : value;
  }
  return json;
}
