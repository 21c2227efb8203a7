/**
 * The thread that listens for syslog: it reads, cuts and writes lines, so that the server's event loop does none of it. Which
 * file a source's lines go to, and what becomes of a whole one, it asks the server, which keeps it.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { composeListeners } from './compose.ts';
import type { OpenedFile } from './spool.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const port: MessagePort = parentPort;
const STATE_EVERY = 1_000;

const say = (message: FromThread) => port.postMessage(message);
const calls = new Map<number, PromiseWithResolvers<OpenedFile | undefined>>();
let lastCall = 0;

function ask(message: (call: number) => FromThread): Promise<OpenedFile | undefined> {
  const call = ++lastCall;
  const answer = Promise.withResolvers<OpenedFile | undefined>();
  calls.set(call, answer);
  say(message(call));
  return answer.promise;
}

function settle(call: number): PromiseWithResolvers<OpenedFile | undefined> | undefined {
  const waiting = calls.get(call);
  calls.delete(call);
  return waiting;
}

const listeners = await composeListeners(workerData, {
  open: (source) => ask((call) => ({ kind: 'open', call, ...source })),
  seal: async ({ load, file, size }) =>
    void (await ask((call) => ({ kind: 'seal', call, load, file, size }))),
});
let telling: NodeJS.Timeout | undefined;
const tell = async (): Promise<void> => say({ kind: 'state', state: await listeners.state() });

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'rules':
      listeners.setRules(message.rules);
      // Nobody is listened to before it is known whose lines are whose.
      if (telling !== undefined) return;
      telling = setInterval(() => void tell(), STATE_EVERY);
      void listeners.start().then(tell);
      break;
    case 'opened':
      settle(message.call)?.resolve(message.file);
      break;
    case 'sealed':
      settle(message.call)?.resolve(undefined);
      break;
    case 'failed':
      settle(message.call)?.reject(new Error('The control store does not answer'));
      break;
    case 'stop':
      clearInterval(telling);
      void listeners.stop().then(() => say({ kind: 'stopped' }));
      break;
  }
});
