import { Kysely } from 'kysely';
import pg from 'pg';
import type { ControlStore, ControlStoreOptions } from '../control-store.ts';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { LeadingPostgresDialect } from './dialect.ts';
import { SignalLine } from './signal-line.ts';

const { builtins } = pg.types;

/** As on PGlite, counts, sums and times are numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (oid === builtins.INT8 || oid === builtins.NUMERIC) && format !== 'binary'
    ? Number
    : pg.types.getTypeParser(oid, format);

export interface PostgresOptions extends ControlStoreOptions {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Maximum number of connections. */
  connections?: number;
}

/** The control store on PostgreSQL 15 or later. */
export function openPostgresControlStore({
  url,
  connections = 10,
  ...options
}: PostgresOptions): ControlStore {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'casbah',
    types: { getTypeParser },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new LeadingPostgresDialect({ pool }) });
  const lines = new Set<SignalLine>();
  return controlStoreOver(db, options, {
    async listen(listener) {
      const line = new SignalLine(url, listener);
      lines.add(line);
      await line.open();
      return () => line.close();
    },
    // PostgreSQL's autovacuum does this.
    async maintain() {},
    async close() {
      await Promise.all([...lines].map((line) => line.close()));
      await db.destroy();
    },
  });
}
