import { join } from 'node:path';
import { Kysely } from 'kysely';
import { lockFolder } from '../../folder-lock.ts';
import type { ControlStore } from '../control-store.ts';
import type { Database } from '../database.ts';
import { controlStoreOver } from '../kysely-control-store.ts';
import { pgliteDialect } from './dialect.ts';
import { PgliteWorker } from './worker-client.ts';

/**
 * The control store embedded, in a folder of its own. PGlite takes no lock and two processes would write one folder
 * silently: ours throws `FolderInUse`. What a transaction acknowledged survives `kill -9` of this process.
 */
export async function openPgliteControlStore(folder: string): Promise<ControlStore> {
  const lock = await lockFolder(folder);
  try {
    const worker = await PgliteWorker.open(join(folder, 'pglite'));
    const db = new Kysely<Database>({ dialect: pgliteDialect(worker) });
    return controlStoreOver(db, async () => {
      await worker.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
