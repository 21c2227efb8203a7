import { createRequire } from 'node:module';

/**
 * chDB (ClickHouse as a library), bound directly.
 *
 * The JavaScript around the addon doesn't suit a server that answers many queries at once: it runs every query with
 * parameters one after the other through one process-wide queue, it delays closing a session until every operation of
 * every other session has ended, and it offers no binary inserts. The addon itself has none of these limits.
 */
export interface Chdb {
  /** Opens a session on the data folder. The first one of a process loads the store and takes its lock: 0.3 s and more. */
  connect(folder: string, args: readonly string[]): Connection;
}

/** A session. One statement at a time; `close` only when none is running, or the whole engine aborts. */
export interface Connection {
  /** Runs statements on another thread, `format` where they name none. Resolves with what the last one printed; rejects with the engine's text. */
  query(sql: string, format: string): Promise<{ bytes: Uint8Array; elapsed: number }>;
  /** Runs statements without output and returns the number of rows written, those of materialized views included. */
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

/** @throws when this platform has no build of chDB, or one with another interface. */
export function loadChdb(): Chdb {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined)
    throw new Error(
      `The embedded event engine has no build for ${platform}. Set CASBAH_EVENTS_URL to a ClickHouse server instead.`,
    );
  // The platform's package belongs to chdb, so it is looked up from there: npm may nest it.
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
