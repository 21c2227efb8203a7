import type { Worker } from 'node:worker_threads';
import type { LoadJob, LoadKeeper, LoadOutcome, LoadSignals } from './load.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/** How a load ended, and the error behind a failure, for the log. */
export interface Ended {
  outcome: LoadOutcome;
  cause?: string | undefined;
}

/** The thread died of something nobody caught: out of memory, a fault of the engine beneath. */
export class ThreadDied extends Error {
  constructor(options?: ErrorOptions) {
    super('The reading thread died', options);
    this.name = 'ThreadDied';
  }
}

/** A thread that reads loads, one at a time. It is started with the first load. */
export class ReadingThread {
  private readonly start: () => Worker;
  private worker: Worker | undefined;

  constructor(start: () => Worker) {
    this.start = start;
  }

  /** Reads a load to its end. Rejects with `ThreadDied`; then the next load gets a new thread. */
  async read(job: LoadJob, keeper: LoadKeeper, { stop, rest }: LoadSignals): Promise<Ended> {
    this.worker ??= this.start();
    const { worker } = this;
    const say = (message: ToThread) => worker.postMessage(message);
    const ended = Promise.withResolvers<Ended>();
    const onMessage = (message: FromThread) => {
      if (message.kind === 'ended') ended.resolve({ outcome: message.outcome, cause: message.cause });
      else if (message.kind === 'moved') keeper.moved(message.progress, message.waitingFor);
      else void keep(message, keeper).then(say);
    };
    const onError = (cause: unknown) => ended.reject(new ThreadDied({ cause }));
    const onExit = () => ended.reject(new ThreadDied());
    const onStop = () => say({ kind: 'stop' });
    const onRest = () => say({ kind: 'rest' });
    worker.on('message', onMessage);
    worker.once('error', onError);
    worker.once('exit', onExit);
    stop.addEventListener('abort', onStop, { once: true });
    rest.addEventListener('abort', onRest, { once: true });
    try {
      say({ kind: 'read', job });
      if (stop.aborted) onStop();
      return await ended.promise;
    } catch (error) {
      this.worker = undefined;
      await worker.terminate();
      throw error;
    } finally {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      stop.removeEventListener('abort', onStop);
      rest.removeEventListener('abort', onRest);
    }
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}

async function keep(
  message: Exclude<FromThread, { kind: 'ended' | 'moved' }>,
  keeper: LoadKeeper,
): Promise<ToThread> {
  const { call } = message;
  try {
    switch (message.kind) {
      case 'hashed':
        return { kind: 'answer', call, answer: await keeper.hashed(message.hash) };
      case 'gathered':
        await keeper.gathered(message.size);
        break;
      case 'people':
        return { kind: 'people', call, people: await keeper.people(message.after) };
      case 'committed':
        await keeper.committed(message.progress);
        break;
    }
    return { kind: 'answer', call, answer: 'done' };
  } catch (error) {
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    return { kind: 'failure', call, message: String(error), code };
  }
}
