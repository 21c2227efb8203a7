import { PROBE_MS } from '@casbah/domain/collection';
import pg from 'pg';
import { certificateFailure, trustOf } from './certificate.ts';
import {
  CollectionFailed,
  firstRows,
  messageOf,
  type OpenRows,
  type RemoteRow,
  type RowRange,
} from './place.ts';
import { reach } from './reach.ts';

export interface DatabasePlace {
  host: string;
  port: number;
  database: string;
  user: string;
  query: string;
  column: string;
  is_encrypted: boolean;
  certificate?: string | undefined;
  password: string | undefined;
}

/** Time limit for one statement: milliseconds. */
const STATEMENT_MS = 60_000;
/** Rows fetched, and held, at a time. */
const ROWS_AT_A_TIME = 500;

export async function openPostgresql(
  place: DatabasePlace,
  address: string,
  signal: AbortSignal,
  pauseMs?: number,
): Promise<OpenRows> {
  (await reach({ address, port: place.port, pauseMs }, signal)).destroy();
  const client = new pg.Client({
    host: address,
    port: place.port,
    user: place.user,
    database: place.database,
    password: place.password ?? '',
    application_name: 'Casbah',
    keepAlive: true,
    // The host is only for the certificate: the connection goes to the address.
    ssl: place.is_encrypted ? { ...trustOf(place), host: place.host } : false,
    connectionTimeoutMillis: 3 * PROBE_MS.patience,
    // A timeout for servers that don't answer, in addition to the server's own limit.
    query_timeout: STATEMENT_MS + PROBE_MS.patience,
    types: { getTypeParser: (type: number) => (type === TIMESTAMPTZ ? isoOf : String) },
  });
  // Pending reads get this error; later errors have no reader.
  client.on('error', () => {});
  const abort = (): void => void client.end().catch(() => {});
  signal.addEventListener('abort', abort, { once: true });
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', abort);
    await client.end().catch(() => {});
  };
  const ask = async (text: string, values: string[] = []): Promise<Record<string, string | null>[]> => {
    try {
      return (await client.query<Record<string, string | null>>(text, values)).rows;
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
  try {
    await client.connect().catch((error: unknown) => {
      throw failureOf(error, signal);
    });
    await ask("set timezone to 'UTC'");
    await ask('set datestyle to ISO');
    await ask(`set statement_timeout to ${STATEMENT_MS}`);
    // One snapshot, so the newest value and the rows are consistent.
    await ask('begin transaction isolation level repeatable read read only');
  } catch (error) {
    await close();
    throw error;
  }
  const column = `"${place.column.replaceAll('"', '""')}"`;
  // The newline ends a trailing comment in the query.
  const rows = `(${place.query}\n) as casbah_rows`;
  const open: OpenRows = {
    holds: 'rows',
    title: 'SELECT',
    findsLateRows: false,
    unfinished: undefined,
    identity: undefined,
    close,
    sample: () => firstRows(open),
    async newestMark() {
      const [newest] = await ask(
        `select ${column} from ${rows} where ${column} is not null order by ${column} desc limit 1`,
      );
      return newest?.[place.column] ?? undefined;
    },
    async *rows({ after, until, withUntil }: RowRange): AsyncGenerator<RemoteRow> {
      const range = [`${column} ${withUntil ? '<=' : '<'} $1`, ...(after === null ? [] : [`${column} > $2`])];
      await ask(
        `declare casbah_rows no scroll cursor for
          select * from ${rows} where ${range.join(' and ')} order by ${column}`,
        [until, ...(after === null ? [] : [after])],
      );
      try {
        for (;;) {
          const some = await ask(`fetch ${ROWS_AT_A_TIME} from casbah_rows`);
          for (const row of some) yield { mark: row[place.column] ?? '', line: JSON.stringify(row) };
          if (some.length < ROWS_AT_A_TIME) return;
        }
      } finally {
        await client.query('close casbah_rows').catch(() => {});
      }
    },
  };
  return open;
}

const TIMESTAMPTZ = 1184;

/** Converts PostgreSQL's `2026-11-22 07:00:00.25+00` to ISO 8601, which every log reader knows. */
function isoOf(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) (\S+?)\+00$/, '$1T$2Z');
}

/** Maps PostgreSQL error classes (appendix A of its manual). */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof CollectionFailed || signal.aborted) return error;
  const certificate = certificateFailure(error);
  if (certificate !== undefined) return certificate;
  const message = messageOf(error);
  const failed = (problem: CollectionFailed['problem']): CollectionFailed =>
    new CollectionFailed(problem, message, { cause: error });
  const code = String(Object(error).code ?? '');
  if (/does not support SSL/.test(message)) return failed('certificate_refused');
  if (code.startsWith('28')) return failed('sign_in_refused');
  if (code === '42501') return failed('no_access');
  if (code === '42703') return failed('column_missing');
  if (code === '3D000' || code === '42P01' || code === '3F000') return failed('not_found');
  if (code === '57014' || /timeout/i.test(message)) return failed('timed_out');
  if (/^(08|53|57)/.test(code) || !/^[0-9A-Z]{5}$/.test(code)) return failed('unreachable');
  return failed('query_refused');
}
