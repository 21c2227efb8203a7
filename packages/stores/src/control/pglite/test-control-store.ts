import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { type ControlStore, type ControlStoreOptions, ControlStoreUnavailable } from '../control-store.ts';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { deliverSignal, type SignalListener } from '../signals.ts';
import { pgliteDialect } from './dialect.ts';
import { vacuumAndAnalyze } from './pglite-control-store.ts';
import { PgliteWorker } from './worker-client.ts';

/** An open database with all tables and no rows. */
interface EmptyDatabase {
  worker: PgliteWorker;
  listeners: Set<SignalListener>;
}

declare global {
  var emptyDatabases: EmptyDatabase[] | undefined;
}

/**
 * A migrated, empty control store for a test. Opening PGlite takes half a second and emptying it a tenth of
 * that, so closing such a store keeps its database for the next one in this process.
 */
export async function openEmptyControlStore(options: ControlStoreOptions): Promise<ControlStore> {
  globalThis.emptyDatabases ??= [];
  const free = globalThis.emptyDatabases;
  const database = free.pop() ?? (await openDatabase());
  const { worker, listeners } = database;
  let isClosed = false;
  const db = new Kysely<Database>({
    dialect: pgliteDialect(async () => {
      if (isClosed) throw new ControlStoreUnavailable('The control store is closed');
      return worker;
    }),
  });
  return controlStoreOver(db, options, {
    async listen(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
    async maintain() {
      await vacuumAndAnalyze(db);
    },
    async close() {
      if (isClosed || worker.isEnded) return;
      // Waits for all running transactions; later ones find the store closed.
      await db.connection().execute(async () => {
        isClosed = true;
        await empty(worker);
      });
      listeners.clear();
      free.push(database);
    },
  });
}

async function openDatabase(): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'casbah-empty-'));
  // Vitest may end its workers in either way.
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  process.once('SIGTERM', () => {
    remove();
    if (process.listenerCount('SIGTERM') === 0) process.exit();
  });
  const listeners = new Set<SignalListener>();
  const onNotification = (text: string): void => {
    for (const listener of listeners) deliverSignal(text, listener);
  };
  const worker = await PgliteWorker.open(join(folder, 'pglite'), { onNotification, hasTables: true });
  return { worker, listeners };
}

/**
 * Deletes all rows. For few rows, DELETE is faster than TRUNCATE, which creates new files for each
 * referencing table.
 */
async function empty(worker: PgliteWorker): Promise<void> {
  const { rows: tables } = await worker.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    [],
  );
  const { rows: filled } = await worker.query(
    tables.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`).join(' union all '),
    [],
  );
  // Disables triggers, because some tables refuse deletions.
  await worker.query(
    `set session_replication_role = replica;
     ${filled.map(({ name }) => `delete from ${name};`).join(' ')}
     set session_replication_role = default;
     select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false) from pg_sequences`,
    [],
  );
}
