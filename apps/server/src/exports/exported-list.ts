import type { ExportFormat } from '@casbah/domain/export';
import type { ExportColumn } from '@casbah/domain/export-column';
import type { LineFormat } from '@casbah/domain/export-line';
import type { OcsfObject } from '@casbah/domain/ocsf/ocsf-event';
import type { TimeRange } from '@casbah/domain/time-range';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import { inTurns } from './in-turns.ts';
import { fileOfLines, type WrittenLines } from './write-lines.ts';
import { ocsfOfRows } from './write-ocsf.ts';
import { parquetOfRows } from './write-parquet.ts';

/** Rows of a list that an area lets people export. */
export interface ExportedRows<Row> {
  range: TimeRange;
  columns: readonly ExportColumn<Row>[];
  count(): Promise<number>;
  /** As lines of a file (`exportLine` in domain) as they arrive. Ending early cancels the query. */
  lines(format: LineFormat): AsyncIterable<WrittenLines>;
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
  const { columns, toOcsf, range } = exported;
  return {
    range,
    count: () => exported.count(),
    write(format, onRows = () => {}) {
      const rows = (whole: boolean) => inTurns(exported.batches(whole), ROWS_IN_TURN, onRows);
      switch (format) {
        case 'csv':
        case 'json':
        case 'ndjson': {
          const names = columns.map(({ name }) => name);
          return fileOfLines(format, names, { lines: exported.lines(format), onRows });
        }
        case 'ocsf':
          return ocsfOfRows(toOcsf, rows(true));
        case 'parquet':
          return parquetOfRows(columns, rows(false));
      }
    },
  };
}
