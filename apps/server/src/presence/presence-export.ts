import type { Answer } from '@casbah/contract/client';
import { CSV_START, type CsvCell, csvLine } from '@casbah/domain/format/csv';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { userDevices, userSessions } from './presence.ts';

type Row = Awaited<ReturnType<typeof userSessions | typeof userDevices>>['rows'][number];
type PresenceList = 'sessions' | 'devices';

const COLUMNS = {
  sessions: [
    'first_seen',
    'last_seen',
    'seconds',
    'begins_before',
    'ends_after',
    'services_count',
    'services',
    'requests',
    'bytes_up',
    'bytes_down',
  ],
  devices: [
    'device',
    'device_types',
    'os',
    'browsers',
    'requests',
    'bytes_up',
    'bytes_down',
    'first_seen',
    'last_seen',
  ],
} as const;
const SHARES = ['field', 'value', 'users', 'requests', 'bytes_up', 'bytes_down'] as const;

const ROWS_AT_A_TIME = 5000;

/** Yields all rows of a list in chunks. Resolves with the first chunk read, so a refused query is an error response. */
async function piecesOf(
  reads: TrafficReads,
  asked: Asked,
  user: string,
  { list, pause_minutes }: { list: PresenceList; pause_minutes: number },
): Promise<AsyncGenerator<readonly Row[]>> {
  const ask = async (offset: number): Promise<{ rows: readonly Row[]; total: number }> => {
    const page = { limit: ROWS_AT_A_TIME, offset };
    return list === 'devices'
      ? userDevices(reads, asked, user, page)
      : userSessions(reads, asked, user, { ...page, pause_minutes }, Number.POSITIVE_INFINITY);
  };
  const first = await ask(0);
  return (async function* () {
    yield first.rows;
    for (let offset = ROWS_AT_A_TIME; offset < first.total; offset += ROWS_AT_A_TIME)
      yield (await ask(offset)).rows;
  })();
}

/** Exports one person's sessions or devices as CSV. */
export async function presenceCsv(
  ...[reads, asked, user, of]: Parameters<typeof piecesOf>
): Promise<AsyncGenerator<string>> {
  const pieces = await piecesOf(reads, asked, user, of);
  const columns = COLUMNS[of.list];
  return (async function* () {
    yield CSV_START + csvLine(columns);
    for await (const rows of pieces)
      yield rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join('');
  })();
}

/** Exports the same as one JSON object per line. */
export async function presenceLines(
  ...[reads, asked, user, of]: Parameters<typeof piecesOf>
): Promise<AsyncGenerator<string>> {
  const pieces = await piecesOf(reads, asked, user, of);
  return (async function* () {
    for await (const rows of pieces) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  })();
}

/** Exports the systems and browsers used with one service as CSV, in one chunk. */
export function* sharesCsv(
  found: Pick<Answer<'GET /audit/services/{id}/devices'>, 'device_types' | 'os' | 'browsers'>,
): Generator<string> {
  yield CSV_START + csvLine(SHARES);
  for (const [field, shares] of [
    ['device_type', found.device_types],
    ['os', found.os],
    ['browser', found.browsers],
  ] as const)
    for (const { value, users, requests, bytes_up, bytes_down } of shares)
      yield csvLine([field, value, users, requests, bytes_up, bytes_down]);
}

function cellOf(row: Row, column: string): CsvCell {
  const value: unknown = Object.entries(row).find(([name]) => name === column)?.[1];
  if (Array.isArray(value))
    return value
      .map((one: unknown) => (one instanceof Object && 'name' in one ? String(one.name) : String(one)))
      .join('; ');
  if (value === null) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : String(value);
}
