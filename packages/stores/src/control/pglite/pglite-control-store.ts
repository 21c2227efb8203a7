import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { lockFolder } from '../../folder-lock.ts';
import { type ControlStore, type ControlStoreOptions, ControlStoreUnavailable } from '../control-store.ts';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { type SignalListener, signalOf } from '../signals.ts';
import { pgliteDialect } from './dialect.ts';
import { PgliteWorker } from './worker-client.ts';

/**
 * The control store embedded, in a folder of its own. PGlite takes no lock and two processes would write one folder
 * silently: ours throws `FolderInUse`. What a transaction acknowledged survives `kill -9` of this process, a power cut, and a
 * database that panics (no room for its log) or hangs: it is opened anew, which recovers it.
 */
export async function openPgliteControlStore(
  folder: string,
  options: ControlStoreOptions = {},
): Promise<ControlStore> {
  const lock = await lockFolder(folder);
  const listeners = new Set<SignalListener>();
  const hear = (text: string): void => {
    const signal = signalOf(text);
    if (signal !== undefined) for (const listener of listeners) listener.hear(signal);
  };
  const openWorker = (): Promise<PgliteWorker> =>
    PgliteWorker.open(join(folder, 'pglite'), { hear, hasTables: true });
  try {
    let worker = await openWorker();
    let isClosed = false;
    const db = new Kysely<Database>({
      dialect: pgliteDialect(async () => {
        if (isClosed) throw new ControlStoreUnavailable('The control store is closed');
        if (worker.isEnded) {
          await worker.gone;
          worker = await openWorker();
          // Of what was committed last nobody may have heard.
          for (const listener of listeners) listener.missed();
        }
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
        await sql`vacuum (analyze)`.execute(db);
      },
      async close() {
        isClosed = true;
        await worker.close();
        await lock.release();
      },
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
