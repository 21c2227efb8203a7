import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { CarriedError, WorkerAnswer, WorkerRequest } from './messages.ts';

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

/** One connection and little data: PostgreSQL's own defaults would hold 128 MB for nothing. */
const SETTINGS = [
  'shared_buffers=8MB',
  'wal_buffers=256kB',
  'max_connections=5',
  'maintenance_work_mem=16MB',
];

let last: Promise<void> = Promise.resolve();

async function serve(pglite: PGlite, request: WorkerRequest): Promise<void> {
  const { id } = request;
  try {
    if ('close' in request) {
      await pglite.close();
      answer({ id, result: { rows: [], affected: undefined, command: undefined } });
      port.close();
      return;
    }
    const { rows, affectedRows, command } = await pglite.query<Record<string, unknown>>(request.sql, [
      ...request.parameters,
    ]);
    answer({ id, result: { rows, affected: affectedRows, command } });
  } catch (error) {
    const refused = carried(error);
    answer({ id, error: refused });
    // What is asked after a panic is never answered.
    if (refused.isFatal) process.exit(1);
  }
}

try {
  const pglite = await PGlite.create({
    dataDir: workerData.folder,
    // The same as on PostgreSQL: counts, sums and times are numbers.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number },
    postgresqlconf: SETTINGS,
  });
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => serve(pglite, request));
  });
  answer({ ready: true });
} catch (error) {
  answer({ failed: carried(error) });
  port.close();
}
