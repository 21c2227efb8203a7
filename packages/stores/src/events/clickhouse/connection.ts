import { Readable } from 'node:stream';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import { explainFailure } from './error.ts';
import { type ParameterValue, type Sql, sql, written } from './sql.ts';
import { formOf } from './statement-form.ts';
import { withoutException } from './streamed-exception.ts';

export interface ClickHouseOptions {
  /** ClickHouse's HTTP interface: the event engine's or a cluster's. May carry user, password and database. */
  url: string;
  username?: string;
  password?: string;
  database?: string;
  /** Maximum read time in the engine in seconds; 30 by default. */
  maxReadSeconds?: number;
  /** Maximum memory of a read in the engine; 1 GB by default. */
  maxReadBytes?: number;
  /** Called after every read, for logs and metrics. */
  onRead?: (read: EndedRead) => void;
}

export interface EndedRead {
  tables: readonly string[];
  /** The statement without its bound values, which may name people. */
  sql: string;
  values: Readonly<Record<string, ParameterValue>>;
  settings: Readonly<ClickHouseSettings>;
  milliseconds: number;
  failed: boolean;
}

/** Options for a statement. */
export interface ReadManner {
  signal?: AbortSignal | undefined;
  /** See `ReadScope.background`. */
  background?: boolean | undefined;
  settings?: ClickHouseSettings;
}

/** Enough for a page's parallel reads plus running ingest jobs. */
const MOST_SOCKETS = 32;
/** A batch may wait behind other batches and merges. */
const WRITE_TIMEOUT_MS = 300_000;

/** Sends statements over HTTP, with limits by kind. */
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
      // Thousands of IDs or names don't fit in a URL.
      use_multipart_params_auto: true,
      // Failures are returned to the caller, which decides how to handle them.
      log: { level: ClickHouseLogLevel.OFF },
    };
    // Slightly longer than the engine's own limit, whose error message is more specific.
    this.#reader = createClient({ ...client, request_timeout: (maxReadSeconds + 5) * 1000 });
    this.#writer = createClient({ ...client, request_timeout: WRITE_TIMEOUT_MS });
    this.#readSettings = {
      readonly: '2',
      max_execution_time: maxReadSeconds,
      max_memory_usage: String(maxReadBytes),
      output_format_json_quote_64bit_integers: 0,
      // Compiling makes these statements no faster and adds 50 ms to the first one.
      compile_expressions: 0,
      compile_aggregate_expressions: 0,
      cancel_http_readonly_queries_on_client_close: 1,
    };
    this.#onRead = options.onRead;
  }

  async ping(): Promise<void> {
    await this.rows(sql`SELECT 1 AS one`, []);
  }

  /** Returns all rows of a statement with a small result. */
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

  /** Streams rows. A caller that stops early cancels the statement. */
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

  /**
   * Streams the result of a statement in the format that it names. Fails if the engine fails in the middle. A caller that
   * stops early cancels the statement.
   */
  async *bytes(
    statement: Sql,
    tables: readonly string[],
    { signal, background, settings = {} }: ReadManner = {},
  ): AsyncGenerator<Uint8Array> {
    const stop = new AbortController();
    const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    either.throwIfAborted();
    const { text, values } = written(statement);
    const sent = { ...this.#settingsOf(background), ...settings };
    const since = performance.now();
    let failed = false;
    try {
      const { contentType, body } = formOf(text, values);
      const { stream, response_headers } = await this.#reader.exec({
        query: '',
        values: body,
        http_headers: { 'Content-Type': contentType },
        clickhouse_settings: sent,
        abort_signal: either,
      });
      yield* withoutException(stream, response_headers);
    } catch (error) {
      failed = true;
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

  /**
   * The engine has lanes for background work, a server has workloads. A server without this workload runs it
   * as usual.
   */
  #settingsOf(background: boolean | undefined): ClickHouseSettings {
    return background === true ? { ...this.#readSettings, workload: 'background' } : this.#readSettings;
  }

  /** Runs a definition or deletion; resolves when it is done. */
  async command(statement: Sql, settings: ClickHouseSettings = {}): Promise<void> {
    const { text, values } = written(statement);
    try {
      await this.#writer.command({ query: text, clickhouse_settings: settings, query_params: values });
    } catch (error) {
      throw explainFailure(error, 'write');
    }
  }

  /** Runs an INSERT with its rows. */
  async write(statement: Sql, chunks: readonly Uint8Array[], settings: ClickHouseSettings): Promise<void> {
    try {
      const { stream } = await this.#writer.exec({
        query: written(statement).text,
        values: Readable.from(chunks, { objectMode: false }),
        clickhouse_settings: settings,
      });
      // The response is empty and ends once the rows are stored.
      for await (const _ of stream);
    } catch (error) {
      throw explainFailure(error, 'write');
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#writer.close()]);
  }
}
