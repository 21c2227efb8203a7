import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.ts';
import { type FirstContent, NOTHING } from './first-content.ts';
import { flushPath, flushTree } from './flush-tree.ts';
import { fillWithNewDatabase } from './new-database.ts';

const SETTINGS = [
  // One connection and little data; PostgreSQL's defaults would allocate 128 MB for nothing.
  'shared_buffers=8MB',
  'wal_buffers=256kB',
  'max_connections=5',
  'maintenance_work_mem=16MB',
  // Its pages are mostly in the OS cache, where random reads cost little more than sequential ones, so
  // indexes pay off.
  'random_page_cost=1.1',
  // A sample of 9,000 rows works as well as 30,000, and sampling blocks all queries.
  'default_statistics_target=30',
  // WAL kept for reuse after a checkpoint; PostgreSQL's defaults would keep up to 1 GB.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'fsync=on',
  // The only sync method the folder implements: `fdatasync` succeeds without doing anything.
  'wal_sync_method=fsync',
];

/** PGlite's defaults, without the flag that disables flushing. */
const START = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');

/**
 * Opens or creates the database in a folder; acknowledged writes are on disk. `content`: initial content of a
 * new one, which is built aside and then moved into place, so an interrupted start leaves no broken folder.
 */
export async function openDatabase(
  folder: string,
  content: FirstContent = NOTHING,
  flush: (file: number) => void = fsyncSync,
): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const making = `${folder}.new`;
    rmSync(making, { recursive: true, force: true });
    await fillWithNewDatabase(making, [...SETTINGS, ...START, ...content.madeOf()], async () => {
      const made = await open(making, flush);
      await content.put(made);
      await made.close();
    });
    flushTree(making, flush);
    renameSync(making, folder);
    flushPath(dirname(folder), flush);
  }
  return open(folder, flush);
}

async function open(folder: string, flush: (file: number) => void): Promise<PGlite> {
  const files = new DurableFolder(folder, flush);
  const pglite = await PGlite.create({
    fs: files,
    // As on PostgreSQL, counts, sums and times are numbers.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
    postgresqlconf: SETTINGS,
    startParams: START,
  });
  if (files.flushes === 0) {
    await pglite.close();
    throw new Error('This version of PGlite does not flush its files to the disk');
  }
  return pglite;
}
