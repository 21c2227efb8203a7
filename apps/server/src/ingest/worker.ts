/**
 * The ingest thread: unpacks, parses, enriches and stores, off the server's event loop. Keeps no state: the server
 * commits everything it must remember.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { composeReading } from './compose.ts';
import type { LoadKeeper } from './load.ts';
import { runLoad } from './run-load.ts';
import type { Reading, ServerCalls } from './thread-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');

const parts = await composeReading(workerData);
let stop = new AbortController();
let rest = new AbortController();

const server = new Rpc<ServerCalls, Reading>(parentPort, {
  async read(job) {
    stop = new AbortController();
    rest = new AbortController();
    const { outcome, cause } = await runLoad(job, parts, keeper, { stop: stop.signal, rest: rest.signal });
    return { outcome, cause: cause instanceof Error ? (cause.stack ?? cause.message) : undefined };
  },
  rest: () => rest.abort(),
  stop: () => stop.abort(new Error('The load is stopped')),
});

const keeper: LoadKeeper = {
  hashed: (hash) => server.call('hashed', hash),
  gathered: (size) => server.call('gathered', size),
  people: (after) => server.call('people', after),
  committed: (progress) => server.call('committed', progress),
  moved: (progress, waitingFor) => server.send('moved', progress, waitingFor),
};
