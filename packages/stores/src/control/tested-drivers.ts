import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe } from 'vitest';
import type { ControlStore } from './control-store.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import { pgliteDialect } from './pglite/dialect.ts';
import { openPgliteControlStore } from './pglite/pglite-control-store.ts';
import { openEmptyControlStore } from './pglite/test-control-store.ts';
import { PgliteWorker } from './pglite/worker-client.ts';
import { openPostgresControlStore } from './postgres/postgres-control-store.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from './postgres/temporary-postgres.ts';
import { asSystemTx, type SystemTx } from './transaction.ts';

/** Key that signs the audit trail of every tested store. */
export const AUDIT_KEY = new Uint8Array(32).fill(7);

export interface OpenDriver {
  store: ControlStore;
  remove(): Promise<void>;
}

/** A driver for a conformance suite; all drivers must pass the same tests. */
export interface TestedDriver {
  name: string;
  isSkipped: boolean;
  /** An empty store, ready for `migrate`. PostgreSQL uses one database per test file. */
  open(): Promise<OpenDriver>;
  /**
   * A store as an older Casbah left it: migrated up to `migration`, filled with rows, then opened by this
   * version.
   */
  openOlder(migration: string, fill: (tx: SystemTx) => Promise<void>): Promise<OpenDriver>;
}

declare global {
  var postgresOfWorker: Promise<TemporaryPostgres | undefined> | undefined;
}

/** Fully migrated template for the databases of test files. */
const TEMPLATE = 'migrated';

/**
 * One server for all test files of a worker, because starting one takes longer than most files. It ends with
 * the worker.
 */
async function startPostgresOfWorker(): Promise<TemporaryPostgres | undefined> {
  const postgres = await startTemporaryPostgres();
  if (postgres === undefined) return undefined;
  const store = openPostgresControlStore({ url: await postgres.addDatabase(TEMPLATE), auditKey: AUDIT_KEY });
  await store.migrate();
  await store.close();
  return postgres;
}

/** The worker's server and one test file's database. */
export interface PostgresOfFile {
  url: string;
  version: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Creates the database, either empty or as a copy of the migrated one. */
  make(content: 'migrated' | 'empty'): Promise<void>;
}

async function postgresOfFile(): Promise<PostgresOfFile | undefined> {
  globalThis.postgresOfWorker ??= startPostgresOfWorker();
  const server = await globalThis.postgresOfWorker;
  if (server === undefined) return undefined;
  const name = `file_${crypto.randomUUID().replaceAll('-', '')}`;
  const { version, stop, start } = server;
  let made: Promise<string> | undefined;
  const make = async (content: 'migrated' | 'empty'): Promise<void> => {
    made ??= server.addDatabase(name, content === 'migrated' ? TEMPLATE : undefined);
    await made;
  };
  return { url: new URL(name, server.url).href, version, stop, start, make };
}

/** All drivers for one test file. Without PostgreSQL on this machine, its tests are skipped, not passed. */
export async function testedDrivers(): Promise<{
  drivers: TestedDriver[];
  postgres: PostgresOfFile | undefined;
}> {
  const postgres = await postgresOfFile();
  return { postgres, drivers: [pglite, postgresDriver(postgres)] };
}

/** Runs a suite for each driver. Unavailable drivers are reported as skipped, by name. */
export function onEachDriver(
  drivers: readonly TestedDriver[],
  what: string,
  suite: (driver: TestedDriver) => void,
): void {
  for (const driver of drivers)
    describe.skipIf(driver.isSkipped)(`${what} on ${driver.name}`, () => suite(driver));
}

const openFolder = async (folder: string): Promise<OpenDriver> => {
  const store = await openPgliteControlStore(folder, { auditKey: AUDIT_KEY });
  const remove = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, remove };
};
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'casbah-control-'));

const pglite: TestedDriver = {
  name: 'PGlite',
  isSkipped: false,
  async open() {
    const store = await openEmptyControlStore({ auditKey: AUDIT_KEY });
    return { store, remove: () => store.close() };
  },
  async openOlder(migration, fill) {
    const folder = newFolder();
    const worker = await PgliteWorker.open(join(folder, 'pglite'));
    try {
      await makeOlder(new Kysely({ dialect: pgliteDialect(async () => worker) }), migration, fill);
    } finally {
      await worker.close();
    }
    return openFolder(folder);
  },
};

function postgresDriver(postgres: PostgresOfFile | undefined): TestedDriver {
  const openMade = async (): Promise<OpenDriver> => {
    const store = openPostgresControlStore({ url: postgres?.url ?? '', auditKey: AUDIT_KEY });
    return { store, remove: () => store.close() };
  };
  return {
    name: postgres === undefined ? 'PostgreSQL (none on this machine)' : `PostgreSQL ${postgres.version}`,
    isSkipped: postgres === undefined,
    async open() {
      await postgres?.make('migrated');
      return openMade();
    },
    async openOlder(migration, fill) {
      await postgres?.make('empty');
      const pool = new pg.Pool({ connectionString: postgres?.url });
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
      try {
        await makeOlder(db, migration, fill);
      } finally {
        await db.destroy();
      }
      return openMade();
    },
  };
}

async function makeOlder(
  db: Kysely<Database>,
  migration: string,
  fill: (tx: SystemTx) => Promise<void>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(undefined) } });
  const { error } = await migrator.migrateTo(migration);
  if (error !== undefined) throw error;
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'casbah_system', true)`.execute(tx);
    await fill(asSystemTx(tx, undefined));
  });
}
