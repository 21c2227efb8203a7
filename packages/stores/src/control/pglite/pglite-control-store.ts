import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockFolder } from '../../folder-lock.ts';
import { type ControlStore, type ControlStoreOptions, ControlStoreUnavailable } from '../control-store.ts';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { deliverSignal, type SignalListener } from '../signals.ts';
import { pgliteDialect } from './dialect.ts';
import { SessionCache, signalStaleSessions } from './session-cache.ts';
import { PgliteWorker } from './worker-client.ts';

/**
 * The embedded control store in its own folder, locked because PGlite has no lock: throws `FolderInUse`.
 * Acknowledged transactions survive `kill -9`, power cuts, and panics or hangs, after which it is reopened.
 */
export async function openPgliteControlStore(
  folder: string,
  options: ControlStoreOptions = {},
): Promise<ControlStore> {
  const lock = await lockFolder(folder);
  const listeners = new Set<SignalListener>();
  let sessions = new SessionCache();
  let areChangesSignalled = false;
  const onNotification = (text: string): void => {
    if (sessions.onMessage(text)) return;
    for (const listener of listeners) deliverSignal(text, listener);
  };
  const openWorker = (): Promise<PgliteWorker> =>
    PgliteWorker.open(join(folder, 'pglite'), { onNotification, hasTables: true });
  try {
    let worker = await openWorker();
    let isClosed = false;
    const db = new Kysely<Database>({
      dialect: pgliteDialect(async () => {
        if (isClosed) throw new ControlStoreUnavailable('The control store is closed');
        if (worker.isEnded) {
          await worker.gone;
          worker = await openWorker();
          sessions = new SessionCache();
          // Signals of the last commits may have been lost.
          for (const listener of listeners) listener.onResync();
        }
        return worker;
      }),
    });
    const store = controlStoreOver(db, options, {
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
        isClosed = true;
        await worker.close();
        await lock.release();
      },
    });
    return {
      ...store,
      async migrate() {
        await store.migrate();
        await signalStaleSessions(db);
        areChangesSignalled = true;
      },
      // A crashed worker may have committed changes whose signal was lost.
      findSession: (idHash) =>
        areChangesSignalled && !worker.isEnded
          ? sessions.find(idHash, () => store.findSession(idHash))
          : store.findSession(idHash),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Replaces autovacuum, which PGlite lacks: vacuums and analyzes changed tables one at a time, so that others
 * wait for only one of them.
 */
export async function vacuumAndAnalyze(db: Kysely<Database>): Promise<void> {
  // Publishes counts of the last second, which PostgreSQL would delay.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  // Thresholds as in autovacuum: a fraction of the rows, and in any case long before transaction IDs run out.
  const { rows } = await sql<{ schema: string; name: string; is_untidy: boolean; is_unknown: boolean }>`
    select nspname as schema, pg_class.relname as name,
      n_dead_tup + n_ins_since_vacuum > few or age(relfrozenxid) > 50000000 as is_untidy,
      n_mod_since_analyze > few as is_unknown
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_stat_all_tables on relid = pg_class.oid
    cross join lateral (select 50 + greatest(reltuples, 0) / 50 as few) part
    where relkind = 'r' and relpersistence = 'p'`.execute(db);
  for (const { schema, name, is_untidy, is_unknown } of rows) {
    const table = sql.table(`${schema}.${name}`);
    if (is_untidy) await sql`vacuum ${table}`.execute(db);
    if (is_unknown) await sql`analyze ${table}`.execute(db);
  }
}
