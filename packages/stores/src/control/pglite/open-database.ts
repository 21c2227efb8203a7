import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { DurableFolder } from './durable-folder.ts';
import { type FirstContent, NOTHING } from './first-content.ts';
import { flushPath, flushTree } from './flush-tree.ts';
import { fillWithNewDatabase } from './new-database.ts';

const SETTINGS = [
  // One connection and little data: PostgreSQL's own defaults would hold 128 MB for nothing.
  'shared_buffers=8MB',
  'wal_buffers=256kB',
  'max_connections=5',
  'maintenance_work_mem=16MB',
  // Its pages lie in the memory of the system, mostly: to jump costs little more than to read on, and an index is worth it.
  'random_page_cost=1.1',
  // A sample of 9,000 rows is as good as 30,000, and sampling blocks everyone.
  'default_statistics_target=30',
  // Kept for the next use after a checkpoint: PostgreSQL's own defaults would keep up to 1 GB.
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'fsync=on',
  // Of the ways to flush, the one that the folder has: `fdatasync` answers and does nothing.
  'wal_sync_method=fsync',
];

/** PGlite's own, without its switch that turns flushing off. */
const START = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');

/**
 * Opens the database in a folder, or makes it there. What it acknowledges from then on is on the disk.
 *
 * `content`: what a new one holds. A new one is made beside its place and moved there whole: a start that ends half-way leaves nothing that doesn't open.
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
    // The same as on PostgreSQL: counts, sums and times are numbers.
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
