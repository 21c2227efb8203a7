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
 * The embedded control store, in a folder of its own. PGlite takes no lock, so two processes would corrupt a folder:
 * this one throws `FolderInUse`. Acknowledged transactions survive `kill -9`, a power cut, and a database that panics
 * (no room for its WAL) or hangs: it is reopened, which recovers it.
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
          // Of what was committed last no one may have heard.
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
      // A worker that ended may have committed something that no one heard.
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
 * Replaces autovacuum, which PGlite lacks: vacuums changed tables and refreshes their statistics, one table at a time, so
 * others wait for one of them only.
 */
export async function vacuumAndAnalyze(db: Kysely<Database>): Promise<void> {
  // Counts of the last second aren't published early.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  // As an autovacuum would: from a part of the rows on, and in any case long before numbers of transactions run out.
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
