import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import type { PGlite } from '@electric-sql/pglite';
import { CHANNEL } from '../signals.ts';
import { EVERY_TABLE, NOTHING } from './first-content.ts';
import { type DatabaseThread, isFatal, type ServerThread } from './messages.ts';
import { openDatabase } from './open-database.ts';

/** PGlite blocks its event loop during a query, so it runs in a separate thread. */
if (parentPort === null) throw new Error('This file runs as a worker');

/**
 * PGlite runs no checkpoints while it is open, so its WAL and its recovery time would grow without limit.
 * Commits between two WAL size checks, and the size in bytes that triggers a checkpoint.
 */
const CHECK_EVERY_COMMITS = 200;
const LONG_LOG = 16 * 1024 ** 2;
let commits = 0;

async function cutLongLog(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) >= LONG_LOG) await pglite.exec('checkpoint');
}

/** After a panic, the thread ends once the error is sent; waiting queries never run. */
async function endIfFatal(error: unknown): Promise<void> {
  if (!(error instanceof Error && 'severity' in error && isFatal(error.severity))) return;
  setImmediate(() => process.exit(1));
  await new Promise(() => {});
}

async function ask(pglite: PGlite, sql: string, parameters: readonly unknown[], lead: string | undefined) {
  if (lead !== undefined) await pglite.exec(lead);
  // Without parameters, the simple protocol avoids the extra steps for binding.
  const done = parameters.length === 0 ? (await pglite.exec(sql)).at(-1) : undefined;
  return done ?? pglite.query<Record<string, unknown>>(sql, [...parameters]);
}

let database: PGlite | undefined;
let last: Promise<void> = Promise.resolve();

/** Runs queries one at a time, in order of arrival. */
function inTurn<Result>(work: (pglite: PGlite) => Promise<Result>): Promise<Result> {
  const done = last.then(() => {
    if (database === undefined) throw new Error('The database is not open');
    return work(database);
  });
  last = done.then(() => {}, endIfFatal);
  return done;
}

const rpc = new Rpc<ServerThread, DatabaseThread>(parentPort, {
  async open() {
    const opened = await openDatabase(
      workerData.folder,
      workerData.hasTables === true ? EVERY_TABLE : NOTHING,
    );
    await opened.listen(CHANNEL, (signal) => rpc.send('signal', signal));
    database = opened;
  },
  async query(sql, parameters, lead) {
    const { rows, affectedRows, command } = await inTurn((pglite) => ask(pglite, sql, parameters, lead));
    // If there is no room for a checkpoint, the WAL stays long until the next one.
    if (command === 'COMMIT' && ++commits % CHECK_EVERY_COMMITS === 0) inTurn(cutLongLog).catch(() => {});
    return { rows, affected: affectedRows, command };
  },
  close: () => inTurn((pglite) => pglite.close()),
});
