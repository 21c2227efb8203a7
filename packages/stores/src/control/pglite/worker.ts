import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { CHANNEL } from '../signals.ts';
import { EVERY_TABLE, NOTHING } from './first-content.ts';
import type { CarriedError, WorkerAnswer, WorkerQuery, WorkerRequest } from './messages.ts';
import { openDatabase } from './open-database.ts';

/**
 * PGlite blocks the event loop it runs on for as long as a query takes; here it has one of its own. Queries run one after
 * the other, in the order in which they come.
 */
if (parentPort === null) throw new Error('This file runs as a worker');
const port = parentPort;
const answer = (message: WorkerAnswer): void => port.postMessage(message);

function carried(error: unknown): CarriedError {
  const text = (name: string): string | undefined => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    message: error instanceof Error ? error.message : String(error),
    code: text('code'),
    detail: text('detail'),
    constraint: text('constraint'),
    isFatal: text('severity') === 'PANIC' || text('severity') === 'FATAL',
  };
}

/**
 * PGlite makes no checkpoint while it is open: its log would grow for as long as the server runs, and with it the time to
 * recover. Commits between two looks at how long it is, and bytes from which it is cut.
 */
const LOOK_EVERY = 200;
const LONG_LOG = 16 * 1024 ** 2;
let commits = 0;

async function cutLongLog(pglite: PGlite): Promise<void> {
  commits += 1;
  if (commits % LOOK_EVERY !== 0) return;
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) >= LONG_LOG) await pglite.exec('checkpoint');
}

/** What is asked after a panic is never answered. */
const endIfFatal = ({ isFatal }: CarriedError): void => {
  if (isFatal) process.exit(1);
};

async function ask(pglite: PGlite, { lead, sql, parameters }: WorkerQuery) {
  if (lead !== undefined) await pglite.exec(lead);
  // A statement without parameters needs none of the steps that bind them.
  const done = parameters.length === 0 ? (await pglite.exec(sql)).at(-1) : undefined;
  if (done !== undefined) return done;
  return pglite.query<Record<string, unknown>>(sql, [...parameters]);
}

let last: Promise<void> = Promise.resolve();

async function serve(pglite: PGlite, request: WorkerRequest): Promise<void> {
  const { id } = request;
  let done: string | undefined;
  try {
    if ('close' in request) {
      await pglite.close();
      answer({ id, result: { rows: [], affected: undefined, command: undefined } });
      port.close();
      return;
    }
    const { rows, affectedRows, command } = await ask(pglite, request);
    answer({ id, result: { rows, affected: affectedRows, command } });
    done = command;
  } catch (error) {
    const refused = carried(error);
    answer({ id, error: refused });
    endIfFatal(refused);
  }
  // Without room for a checkpoint the log stays long until the next one.
  if (done === 'COMMIT') await cutLongLog(pglite).catch((error) => endIfFatal(carried(error)));
}

try {
  const pglite = await openDatabase(workerData.folder, workerData.hasTables === true ? EVERY_TABLE : NOTHING);
  await pglite.listen(CHANNEL, (signal) => answer({ signal }));
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => serve(pglite, request));
  });
  answer({ ready: true });
} catch (error) {
  answer({ failed: carried(error) });
  port.close();
}
