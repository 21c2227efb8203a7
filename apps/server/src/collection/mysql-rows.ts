import { isIP, type Socket } from 'node:net';
import { PROBE_MS } from '@casbah/domain/collection';
import { HOUR_MS } from '@casbah/domain/time-units';
import mysql, { type Connection, type FieldPacket } from 'mysql2';
import { trustOf } from './certificate.ts';
import { type Cells, lineOf, type Order, orderOf } from './mysql-cells.ts';
import {
  CollectionFailed,
  firstRows,
  messageOf,
  type OpenRows,
  type RemoteRow,
  type RowRange,
} from './place.ts';
import type { DatabasePlace } from './postgresql-rows.ts';
import { reach } from './reach.ts';

/** Time limit for one statement, on the server and here: milliseconds. */
const STATEMENT_MS = 60_000;
/** Time limit for all rows of a query, which keeps running while rows are read. */
const ROWS_MS = 6 * HOUR_MS;
/** Maximum rows buffered. */
const ROWS_HELD = 100;

type Table = { fields: FieldPacket[]; rows: Cells[] };

/** Opens MySQL or MariaDB. Their protocols differ only in how a query gets a time limit. */
export async function openMysql(
  place: DatabasePlace,
  address: string,
  signal: AbortSignal,
  pauseMs?: number,
): Promise<OpenRows> {
  if (place.is_encrypted && isIP(place.host) !== 0)
    throw new CollectionFailed('certificate_refused', 'Use the host name in the server’s certificate');
  const socket = await reach({ address, port: place.port, pauseMs }, signal);
  const connection = connectionOf(place, socket);
  let isAsked = false;
  let isLeft = false;

  /** A server notices an abandoned query only when it next sends. */
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    const { threadId } = connection;
    socket.destroy();
    if (!isAsked || !threadId) return;
    const line = await reach({ address, port: place.port }, AbortSignal.timeout(PROBE_MS.patience));
    const other = connectionOf(place, line);
    line.setTimeout(PROBE_MS.patience, () => line.destroy());
    await tableOf(other, `kill query ${threadId}`).catch(() => {});
    line.destroy();
  };
  const abort = (): void => void leave().catch(() => {});
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', abort);
    await leave().catch(() => {});
  };
  const ask = async (sql: string): Promise<Table> => {
    isAsked = true;
    try {
      const answer = await within(tableOf(connection, sql), signal);
      isAsked = false;
      return answer;
    } catch (error) {
      if (isAnswer(error)) isAsked = false;
      throw failureOf(error, signal);
    }
  };

  signal.addEventListener('abort', abort, { once: true });
  let limit: (milliseconds: number) => string;
  let order: Order;
  const column = `\`${place.column.replaceAll('`', '``')}\``;
  // The newline ends a trailing comment in the query.
  const rows = `(${place.query}\n) as casbah_rows`;
  try {
    await within(connected(connection), signal).catch((error: unknown) => {
      throw failureOf(error, signal);
    });
    const { rows: versions } = await ask('select version()');
    limit = /mariadb/i.test(String(versions[0]?.[0]))
      ? (milliseconds) => `set session max_statement_time = ${milliseconds / 1000}`
      : (milliseconds) => `set session max_execution_time = ${milliseconds}`;
    await ask(limit(STATEMENT_MS));
    await ask(`set session time_zone = '+00:00', net_write_timeout = ${ROWS_MS / 1000}`);
    // One snapshot, so the newest value and the rows are consistent.
    await ask('set session transaction isolation level repeatable read');
    await ask('start transaction with consistent snapshot, read only');
    const { fields } = await ask(`select ${column} from ${rows} limit 0`);
    order = orderOf(fields[0], column);
  } catch (error) {
    await close();
    throw error;
  }
  const open: OpenRows = {
    holds: 'rows',
    title: 'SELECT',
    findsLateRows: false,
    unfinished: undefined,
    identity: undefined,
    close,
    sample: () => firstRows(open),
    async newestMark() {
      const { rows: newest } = await ask(
        `select ${column} from ${rows} where ${column} is not null order by ${order.by} desc limit 1`,
      );
      return newest[0]?.[0]?.toString() ?? undefined;
    },
    async *rows({ after, until, withUntil }: RowRange): AsyncGenerator<RemoteRow> {
      const range = [
        `${order.by} ${withUntil ? '<=' : '<'} ${order.value(until)}`,
        ...(after === null ? [] : [`${order.by} > ${order.value(after)}`]),
      ];
      await ask(limit(ROWS_MS));
      isAsked = true;
      const sql = `select * from ${rows} where ${range.join(' and ')} order by ${order.by}`;
      const stream = connection
        .query({ sql, rowsAsArray: true, typeCast: (cell) => cell.buffer() })
        .stream({ highWaterMark: ROWS_HELD });
      const broken = (error: unknown): void => {
        stream.destroy(error instanceof Error ? error : new Error(String(error)));
      };
      // A broken connection emits only an error event.
      connection.on('error', broken);
      const stopped = (): void => broken(signal.reason);
      signal.addEventListener('abort', stopped, { once: true });
      let fields: FieldPacket[] = [];
      let mark = -1;
      stream.on('fields', (told: FieldPacket[]) => {
        fields = told;
        mark = told.findIndex(({ name }) => name.toLowerCase() === place.column.toLowerCase());
      });
      const cells = stream[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value }: IteratorResult<Cells, unknown> = await within(cells.next(), signal);
          if (done === true) break;
          yield { mark: value[mark]?.toString() ?? '', line: lineOf(fields, value) };
        }
        isAsked = false;
        await ask(limit(STATEMENT_MS));
      } catch (error) {
        if (isAnswer(error)) isAsked = false;
        throw failureOf(error, signal);
      } finally {
        signal.removeEventListener('abort', stopped);
        connection.off('error', broken);
        // There is no other way to stop midway.
        if (isAsked) await leave().catch(() => {});
        stream.destroy();
      }
    },
  };
  return open;
}

function connectionOf(place: DatabasePlace, socket: Socket): Connection {
  const { rejectUnauthorized, ca } = trustOf(place);
  const connection = mysql.createConnection({
    stream: socket,
    host: place.host,
    port: place.port,
    database: place.database,
    user: place.user,
    password: place.password ?? '',
    connectTimeout: 3 * PROBE_MS.patience,
    // Generates no code from the server's column names, and refuses requests for local files.
    disableEval: true,
    flags: ['-LOCAL_FILES'],
    charset: 'utf8mb4',
    multipleStatements: false,
    ...(place.is_encrypted
      ? { ssl: { rejectUnauthorized, verifyIdentity: true, ...(ca === undefined ? {} : { ca }) } }
      : {}),
  });
  // Pending reads get this error; later errors have no reader.
  connection.on('error', () => {});
  return connection;
}

function connected(connection: Connection): Promise<void> {
  return new Promise((done, failed) => {
    connection.connect((error) => (error ? failed(error) : done()));
  });
}

function tableOf(connection: Connection, sql: string): Promise<Table> {
  return new Promise((done, failed) => {
    connection.query<mysql.RowDataPacket[][]>(
      { sql, rowsAsArray: true, typeCast: (cell) => cell.buffer() },
      (error, rows, fields) => (error ? failed(error) : done({ fields, rows: cellsOf(rows) })),
    );
  });
}

/** Statements without rows answer with an object. */
function cellsOf(rows: unknown): Cells[] {
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) =>
    Array.isArray(row) ? row.map((cell: unknown) => (Buffer.isBuffer(cell) ? cell : null)) : [],
  );
}

/** A timeout for servers that don't answer, in addition to the server's own limit. */
async function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  let stop = (): void => {};
  const late = new Promise<never>((_done, failed) => {
    const timer = setTimeout(
      () => failed(new CollectionFailed('timed_out', `No response within ${STATEMENT_MS / 1000} s`)),
      STATEMENT_MS + PROBE_MS.patience,
    );
    const aborted = (): void => failed(signal.reason);
    signal.addEventListener('abort', aborted, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
    };
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}

/** Whether the server has answered, so the query has ended. */
function isAnswer(error: unknown): boolean {
  return /^ER_/.test(String(Object(error).code));
}

const SIGN_IN = new Set([1045, 1130, 1251, 1698, 1820, 1862, 3118, 4151]);
const NO_ACCESS = new Set([1044, 1142, 1143, 1227, 1370]);
const NOT_FOUND = new Set([1049, 1146]);
const TIMED_OUT = new Set([1205, 1317, 1969, 3024]);
const UNREACHABLE = new Set([1040, 1053, 1129, 1203, 1226]);

/** Maps MySQL and MariaDB error numbers. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof CollectionFailed || signal.aborted) return error;
  const failed = (problem: CollectionFailed['problem']): CollectionFailed =>
    new CollectionFailed(problem, messageOf(error), { cause: error });
  const code = String(Object(error).code);
  const number = Number(Object(error).errno);
  if (/^HANDSHAKE_(NO_SSL_SUPPORT|SSL_ERROR)$/.test(code)) return failed('certificate_refused');
  if (SIGN_IN.has(number) || code === 'AUTH_SWITCH_PLUGIN_ERROR') return failed('sign_in_refused');
  if (NO_ACCESS.has(number)) return failed('no_access');
  if (number === 1054) return failed('column_missing');
  if (NOT_FOUND.has(number)) return failed('not_found');
  if (TIMED_OUT.has(number) || code === 'ETIMEDOUT') return failed('timed_out');
  return failed(UNREACHABLE.has(number) || !isAnswer(error) ? 'unreachable' : 'query_refused');
}
