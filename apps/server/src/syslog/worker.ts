/**
 * The thread that listens for syslog: it reads, cuts and writes lines, so that the server's event loop does none of it. Which
 * file a source's lines go to, and what becomes of a whole one, it asks the server, which keeps it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { composeListeners } from './compose.ts';
import type { Keeping, Listening } from './thread-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const STATE_EVERY = 1_000;

const listeners = await composeListeners(workerData, {
  open: (source) => server.call('open', source),
  seal: (file) => server.call('seal', file),
});
let telling: NodeJS.Timeout | undefined;
const tell = async (): Promise<void> => server.send('state', await listeners.state());

const server = new Rpc<Keeping, Listening>(parentPort, {
  rules(rules) {
    listeners.setRules(rules);
    // No one is listened to before it is known whose lines are whose.
    if (telling !== undefined) return;
    telling = setInterval(() => void tell(), STATE_EVERY);
    void listeners.start().then(tell);
  },
  async stop() {
    clearInterval(telling);
    await listeners.stop();
  },
});
