import { Readable } from 'node:stream';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import { explainFailure } from './error.ts';
import { type ParameterValue, type Sql, sql, written } from './sql.ts';

export interface ClickHouseOptions {
  /** ClickHouse's HTTP interface: the event engine's or a cluster's. May carry user, password and database. */
  url: string;
  username?: string;
  password?: string;
  database?: string;
  /** Longest a read may take in the engine; 30 s by default. */
  maxReadSeconds?: number;
  /** Maximum memory a read may take in the engine; 1 GB by default. */
  maxReadBytes?: number;
  /** Called after every read, for logs and metrics. */
  onRead?: (read: EndedRead) => void;
}

export interface EndedRead {
  tables: readonly string[];
  /** The statement; its values are bound beside it and may name people. */
  sql: string;
  values: Readonly<Record<string, ParameterValue>>;
  settings: Readonly<ClickHouseSettings>;
  milliseconds: number;
  failed: boolean;
}

/** How a statement is asked for. */
export interface ReadManner {
  signal?: AbortSignal | undefined;
  /** See `ReadScope.background`. */
  background?: boolean | undefined;
  settings?: ClickHouseSettings;
}

/** Many reads of a page at once, and loads beside them. */
const MOST_SOCKETS = 32;
/** A batch may wait behind others and behind merges. */
const WRITE_TIMEOUT_MS = 300_000;

/** Statements over HTTP, with the limits that each kind must have. */
export class ClickHouseConnection {
  readonly #reader: ClickHouseClient;
  readonly #writer: ClickHouseClient;
  readonly #readSettings: ClickHouseSettings;
  readonly #onRead: ClickHouseOptions['onRead'];

  constructor(options: ClickHouseOptions) {
    const { url, username, password, database, maxReadSeconds = 30, maxReadBytes = 1e9 } = options;
    const client = {
      url,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(database === undefined ? {} : { database }),
      application: 'casbah',
      max_open_connections: MOST_SOCKETS,
      // Thousands of ids or names are too long for an address.
      use_multipart_params_auto: true,
      // Failures reach the caller, who knows what to make of them.
      log: { level: ClickHouseLogLevel.OFF },
    };
    // A little longer than the engine's own limit, whose answer says more.
    this.#reader = createClient({ ...client, request_timeout: (maxReadSeconds + 5) * 1000 });
    this.#writer = createClient({ ...client, request_timeout: WRITE_TIMEOUT_MS });
    this.#readSettings = {
      readonly: '2',
      max_execution_time: maxReadSeconds,
      max_memory_usage: String(maxReadBytes),
      output_format_json_quote_64bit_integers: 0,
      // Compiled, these statements are no faster, and the one that waits for the compiler takes 50 ms longer.
      compile_expressions: 0,
      compile_aggregate_expressions: 0,
      cancel_http_readonly_queries_on_client_close: 1,
    };
    this.#onRead = options.onRead;
  }

  async ping(): Promise<void> {
    await this.rows(sql`SELECT 1 AS one`, []);
  }

  /** All rows of a statement that answers few. */
  async rows<Row>(
    statement: Sql,
    tables: readonly string[],
    { signal, background, settings = {} }: ReadManner = {},
  ): Promise<Row[]> {
    signal?.throwIfAborted();
    const { text, values } = written(statement);
    const sent = { ...this.#settingsOf(background), ...settings };
    const since = performance.now();
    let failed = true;
    try {
      const result = await this.#reader.query({
        query: text,
        format: 'JSONEachRow',
        clickhouse_settings: sent,
        query_params: values,
        ...(signal === undefined ? {} : { abort_signal: signal }),
      });
      const rows = await result.json<Row>();
      failed = false;
      return rows;
    } catch (error) {
      throw explainFailure(error, 'read', signal);
    } finally {
      this.#onRead?.({
        tables,
        sql: text,
        values,
        settings: sent,
        milliseconds: performance.now() - since,
        failed,
      });
    }
  }

  /** Rows as they come. A caller that stops early ends the statement. */
  async *stream<Row>(
    statement: Sql,
    tables: readonly string[],
    { signal, background, settings = {} }: ReadManner = {},
  ): AsyncGenerator<Row> {
    const stop = new AbortController();
    const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    either.throwIfAborted();
    const { text, values } = written(statement);
    const sent = { ...this.#settingsOf(background), ...settings };
    const since = performance.now();
    let failed = true;
    try {
      const result = await this.#reader.query({
        query: text,
        format: 'JSONEachRow',
        clickhouse_settings: sent,
        query_params: values,
        abort_signal: either,
      });
      for await (const rows of result.stream<Row>()) for (const row of rows) yield row.json();
      failed = false;
    } catch (error) {
      throw explainFailure(error, 'read', signal);
    } finally {
      stop.abort();
      this.#onRead?.({
        tables,
        sql: text,
        values,
        settings: sent,
        milliseconds: performance.now() - since,
        failed,
      });
    }
  }

  /** The engine has lanes for it, a server its workloads; one that has none of this name runs it like any other. */
  #settingsOf(background: boolean | undefined): ClickHouseSettings {
    return background === true ? { ...this.#readSettings, workload: 'background' } : this.#readSettings;
  }

  /** A definition or a deletion; resolves when it is done. */
  async command(statement: Sql, settings: ClickHouseSettings = {}): Promise<void> {
    const { text, values } = written(statement);
    try {
      await this.#writer.command({ query: text, clickhouse_settings: settings, query_params: values });
    } catch (error) {
      throw explainFailure(error, 'write');
    }
  }

  /** An INSERT and its rows. */
  async write(statement: Sql, chunks: readonly Uint8Array[], settings: ClickHouseSettings): Promise<void> {
    try {
      const { stream } = await this.#writer.exec({
        query: written(statement).text,
        values: Readable.from(chunks, { objectMode: false }),
        clickhouse_settings: settings,
      });
      // The answer is empty; it ends when the rows are stored.
      for await (const _ of stream);
    } catch (error) {
      throw explainFailure(error, 'write');
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#writer.close()]);
  }
}
