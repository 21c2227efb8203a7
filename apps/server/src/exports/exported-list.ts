import type { ExportFormat } from '@casbah/domain/export';
import type { OcsfObject } from '@casbah/domain/ocsf/ocsf-event';
import type { TimeRange } from '@casbah/domain/time-range';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import type { ExportColumn } from './export-column.ts';
import { inTurns } from './in-turns.ts';
import { csvOfRows } from './write-csv.ts';
import { jsonLinesOf, jsonOfRows, jsonRow } from './write-json.ts';
import { parquetOfRows } from './write-parquet.ts';

/** Rows of a list that an area lets people export. */
export interface ExportedRows<Row> {
  range: TimeRange;
  columns: readonly ExportColumn<Row>[];
  count(): Promise<number>;
  /** In batches as they arrive. Ending early cancels the query. `whole`: with more than the columns, for OCSF. */
  batches(whole: boolean): AsyncIterable<readonly Row[]>;
  toOcsf(row: Row): OcsfObject;
}

/** Who exports what. */
export interface ExportRequest {
  session: Identity;
  reach: Reach;
  query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined };
  /** Null: all. */
  columns: readonly string[] | null;
  signal: AbortSignal;
}

/** A list that can be exported. `open` refuses filters and columns that it doesn't know. */
export interface ExportedList {
  open(request: ExportRequest): Promise<OpenedExport>;
}

/** An export that is ready to be written. */
export interface OpenedExport {
  range: TimeRange;
  count(): Promise<number>;
  /** The file, in pieces. `onRows` gets the number of rows in each piece. */
  write(format: ExportFormat, onRows?: (rows: number) => void): AsyncGenerator<Uint8Array>;
}

/** Rows converted at once. Between them other requests get their turn. */
const ROWS_IN_TURN = 1000;

export function openedExport<Row>(exported: ExportedRows<Row>): OpenedExport {
  const { columns, toOcsf } = exported;
  const pieces = (format: ExportFormat, rows: AsyncIterable<readonly Row[]>) => {
    switch (format) {
      case 'csv':
        return csvOfRows(columns, rows);
      case 'json':
        return jsonOfRows(columns, rows);
      case 'ndjson':
        return jsonLinesOf((row: Row) => jsonRow(columns, row), rows);
      case 'ocsf':
        return jsonLinesOf(toOcsf, rows);
      case 'parquet':
        return parquetOfRows(columns, rows);
    }
  };
  return {
    range: exported.range,
    count: () => exported.count(),
    async *write(format, onRows = () => {}) {
      for await (const piece of pieces(
        format,
        inTurns(exported.batches(format === 'ocsf'), ROWS_IN_TURN, onRows),
      ))
        yield typeof piece === 'string' ? Buffer.from(piece) : piece;
    },
  };
}
