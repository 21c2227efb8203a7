/**
 * The syslog thread: reads, splits and writes lines off the server's event loop. The server chooses the file
 * for a source's lines, and handles complete ones.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import { composeListeners } from './compose.ts';
import type { Listening, ServerCalls } from './thread-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const STATE_EVERY = 1_000;

const listeners = await composeListeners(workerData, {
  open: (source) => server.call('open', source),
  seal: (file) => server.call('seal', file),
});
let stateTimer: NodeJS.Timeout | undefined;
const tell = async (): Promise<void> => server.send('state', await listeners.state());

const server = new Rpc<ServerCalls, Listening>(parentPort, {
  rules(rules) {
    listeners.setRules(rules);
    // Nothing is read from senders before their assignment is known.
    if (stateTimer !== undefined) return;
    stateTimer = setInterval(() => void tell(), STATE_EVERY);
    void listeners.start().then(tell);
  },
  async stop() {
    clearInterval(stateTimer);
    await listeners.stop();
  },
});
