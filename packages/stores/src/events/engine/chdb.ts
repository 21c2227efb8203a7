import { createRequire } from 'node:module';

/**
 * Direct binding to chDB (ClickHouse as a library). The addon's own JavaScript doesn't suit a server: it
 * queues queries with parameters process-wide, delays closing sessions, and has no binary inserts.
 */
export interface Chdb {
  /**
   * Opens a session on the data folder. The first in a process loads the store and takes its lock: 0.3 s or
   * more.
   */
  connect(folder: string, args: readonly string[]): Connection;
}

/**
 * A session, which runs one statement at a time. Call `close` only when none is running, otherwise the whole
 * engine aborts.
 */
export interface Connection {
  /**
   * Runs statements on another thread; `format` applies where they name none. Resolves with the output of the
   * last one, rejects with the engine's text.
   */
  query(sql: string, format: string): Promise<{ bytes: Uint8Array; elapsed: number }>;
  /**
   * Runs statements without output. Returns the number of rows written, including those of materialized
   * views.
   */
  write(sql: string): Promise<{ rows: number; bytes: number; elapsed: number }>;
  close(): void;
}

interface Addon {
  CreateConnection(folder: string, args: readonly string[]): object;
  CloseConnection(connection: object): void;
  QueryAsyncConnection(
    connection: object,
    sql: string,
    format: string,
  ): Promise<{ bytes: Uint8Array; elapsed: number }>;
  InsertRawAsyncConnection(
    connection: object,
    sql: string,
    data: Buffer,
    countLines: boolean,
  ): Promise<{ rowsWritten: number; bytesWritten: number; elapsed: number }>;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@chdb/lib-linux-x64-gnu',
  'linux-arm64': '@chdb/lib-linux-arm64-gnu',
  'darwin-x64': '@chdb/lib-darwin-x64',
  'darwin-arm64': '@chdb/lib-darwin-arm64',
};

function isAddon(module: unknown): module is Addon {
  const needed = [
    'CreateConnection',
    'CloseConnection',
    'QueryAsyncConnection',
    'InsertRawAsyncConnection',
  ] as const;
  return (
    typeof module === 'object' &&
    module !== null &&
    needed.every((name) => name in module && typeof Reflect.get(module, name) === 'function')
  );
}

/** @throws if this platform has no chDB build, or one with another interface. */
export function loadChdb(): Chdb {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined)
    throw new Error(
      `The embedded event engine has no build for ${platform}. Set CASBAH_EVENTS_URL to a ClickHouse server instead.`,
    );
  // Resolved from chdb, because npm may nest its platform package there.
  const addon: unknown = createRequire(createRequire(import.meta.url).resolve('chdb'))(name);
  if (!isAddon(addon)) throw new Error(`${name} has another interface than the engine knows.`);
  const nothing = Buffer.alloc(0);
  return {
    connect(folder, args) {
      const connection = addon.CreateConnection(folder, args);
      return {
        query: (sql, format) => addon.QueryAsyncConnection(connection, sql, format),
        write: async (sql) => {
          const done = await addon.InsertRawAsyncConnection(connection, sql, nothing, false);
          return { rows: done.rowsWritten, bytes: done.bytesWritten, elapsed: done.elapsed };
        },
        close: () => addon.CloseConnection(connection),
      };
    },
  };
}
