import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { CSV_START, type CsvCell, csvLine } from '@casbah/domain/format/csv';
import { trafficOf } from '@casbah/domain/volume';
import { ApiFailure } from '../http/failure.ts';
import type { ServiceIndex } from '../service-index.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { SERVICE_COLUMNS, serviceRows } from '../traffic/services.ts';
import { USER_COLUMNS, userPage } from '../traffic/users.ts';
import { DESTINATION_COLUMNS, destinationRows } from './destinations.ts';
import { SITE_COLUMNS, sitePage } from './sites.ts';

export interface ExportAsked {
  sort?: string | undefined;
  q?: string | undefined;
  /** Column names, separated by commas; all columns if absent. */
  columns?: string | undefined;
}

const COLUMNS: Readonly<Record<TrafficList, readonly string[]>> = {
  services: SERVICE_COLUMNS,
  users: USER_COLUMNS,
  destinations: DESTINATION_COLUMNS,
  sites: SITE_COLUMNS,
};

/** Rows fetched per query from lists that the event store pages. */
const ROWS_AT_A_TIME = 10_000;
/** Lines per chunk of output. */
const LINES_A_PIECE = 500;

/** Exports a whole list as CSV, with the requested order and columns. */
export async function* exportCsv(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  wanted: ExportAsked,
): AsyncGenerator<string> {
  const columns = columnsOf(list, wanted.columns);
  let piece = CSV_START + csvLine(columns);
  let lines = 0;
  for await (const row of rowsOf(reads, asked, list, wanted)) {
    piece += csvLine(columns.map((column) => cellOf(row, column, asked.services)));
    lines += 1;
    if (lines % LINES_A_PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

function columnsOf(list: TrafficList, asked: string | undefined): readonly string[] {
  const known = COLUMNS[list];
  if (asked === undefined || asked.trim() === '') return known;
  const names = asked.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.columns',
      problem: `there is no column ${unknown}; use ${known.join(', ')}`,
    });
  return [...new Set(names)];
}

async function* rowsOf(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  wanted: ExportAsked,
): AsyncGenerator<object> {
  switch (list) {
    case 'services':
      return yield* await serviceRows(reads, asked, wanted);
    case 'destinations':
      return yield* await destinationRows(reads, asked, wanted);
    case 'users':
    case 'sites': {
      const pageOf = list === 'users' ? userPage : sitePage;
      for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
        const { rows } = await pageOf(reads, asked, {
          limit: ROWS_AT_A_TIME,
          offset,
          sort: wanted.sort,
          q: wanted.q,
        });
        yield* rows;
        if (rows.length < ROWS_AT_A_TIME) return;
      }
    }
  }
}

function cellOf(row: object, column: string, services: ServiceIndex): CsvCell {
  if (column === 'tags' && 'tags' in row && Array.isArray(row.tags))
    return row.tags.map((tag) => services.nameOfTag(Number(tag)) ?? String(tag)).join('; ');
  const value: unknown =
    column === 'traffic' && 'bytes_up' in row && 'bytes_down' in row
      ? trafficOf({ bytes_up: amountOf(row.bytes_up), bytes_down: amountOf(row.bytes_down) })
      : Object.entries(row).find(([name]) => name === column)?.[1];
  return typeof value === 'number' || typeof value === 'string'
    ? value
    : value == null
      ? null
      : String(value);
}

/** An unknown amount is an empty cell, not a 0. */
function amountOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
