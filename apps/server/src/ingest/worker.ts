/**
 * The thread that reads loads: it unpacks, parses, enriches and stores, so that the server's event loop does none of it.
 * It keeps no state of its own: everything it must remember it hands to the server, which commits it.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { composeReading } from './compose.ts';
import type { LoadKeeper } from './load.ts';
import { runLoad } from './run-load.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

if (parentPort === null) throw new Error('This file runs as a worker thread.');
const port: MessagePort = parentPort;

const say = (message: FromThread) => port.postMessage(message);
type Answered = Extract<ToThread, { kind: 'answer' | 'people' }>;
const calls = new Map<number, PromiseWithResolvers<Answered>>();
let lastCall = 0;

function ask(message: (call: number) => FromThread): Promise<Answered> {
  const call = ++lastCall;
  const answer = Promise.withResolvers<Answered>();
  calls.set(call, answer);
  say(message(call));
  return answer.promise;
}

const keeper: LoadKeeper = {
  async hashed(hash) {
    const answered = await ask((call) => ({ kind: 'hashed', call, hash }));
    return answered.kind === 'answer' && answered.answer === 'duplicate' ? 'duplicate' : 'new';
  },
  async people(after) {
    const answered = await ask((call) => ({ kind: 'people', call, after }));
    return answered.kind === 'people' ? answered.people : [];
  },
  gathered: async (size) => void (await ask((call) => ({ kind: 'gathered', call, size }))),
  committed: async (progress) => void (await ask((call) => ({ kind: 'committed', call, progress }))),
  moved: (progress, waitingFor) => say({ kind: 'moved', progress, waitingFor }),
};

/** The server's failure as it was there: its code says whether to wait. */
class NotKept extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'NotKept';
    this.code = code;
  }
}

const parts = await composeReading(workerData);
let stop = new AbortController();
let rest = new AbortController();

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'read':
      stop = new AbortController();
      rest = new AbortController();
      void runLoad(message.job, parts, keeper, { stop: stop.signal, rest: rest.signal }).then(
        ({ outcome, cause }) =>
          say({
            kind: 'ended',
            outcome,
            cause: cause instanceof Error ? (cause.stack ?? cause.message) : undefined,
          }),
      );
      break;
    case 'answer':
    case 'people':
    case 'failure': {
      const waiting = calls.get(message.call);
      calls.delete(message.call);
      if (message.kind === 'failure') waiting?.reject(new NotKept(message.message, message.code));
      else waiting?.resolve(message);
      break;
    }
    case 'rest':
      rest.abort();
      break;
    case 'stop':
      stop.abort(new Error('The load is stopped'));
      break;
  }
});
