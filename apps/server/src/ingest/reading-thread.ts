import type { Worker } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import type { LoadJob, LoadKeeper, LoadSignals } from './load.ts';
import type { Ended, Reading, ServerCalls } from './thread-messages.ts';

/** The thread died of an uncaught error: out of memory, or an engine bug. */
export class ThreadDied extends Error {
  constructor(options?: ErrorOptions) {
    super('The reading thread died', options);
    this.name = 'ThreadDied';
  }
}

interface Thread {
  worker: Worker;
  rpc: Rpc<Reading, ServerCalls>;
}

/** A thread that reads one job at a time. Started with the first job. */
export class ReadingThread {
  readonly #start: () => Worker;
  #thread: Thread | undefined;
  /** Keeper of the job being read. */
  #keeper: LoadKeeper | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Reads a job to its end. Rejects with `ThreadDied`; the next job then gets a new thread. */
  async read(job: LoadJob, keeper: LoadKeeper, { stop, rest }: LoadSignals): Promise<Ended> {
    this.#keeper = keeper;
    this.#thread ??= this.#startThread();
    const { worker, rpc } = this.#thread;
    const onStop = () => rpc.send('stop');
    const onRest = () => rpc.send('rest');
    stop.addEventListener('abort', onStop, { once: true });
    rest.addEventListener('abort', onRest, { once: true });
    try {
      const ended = rpc.call('read', job);
      if (stop.aborted) onStop();
      return await ended;
    } catch (cause) {
      this.#thread = undefined;
      await worker.terminate();
      throw new ThreadDied({ cause });
    } finally {
      stop.removeEventListener('abort', onStop);
      rest.removeEventListener('abort', onRest);
    }
  }

  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.worker.terminate();
  }

  #startThread(): Thread {
    const worker = this.#start();
    const keeper = (): LoadKeeper => {
      if (this.#keeper === undefined) throw new Error('No load is being read');
      return this.#keeper;
    };
    const rpc = new Rpc<Reading, ServerCalls>(worker, {
      hashed: (hash) => keeper().hashed(hash),
      gathered: (size) => keeper().gathered(size),
      people: (after) => keeper().people(after),
      committed: (progress) => keeper().committed(progress),
      moved: (progress, waitingFor) => keeper().moved(progress, waitingFor),
    });
    return { worker, rpc };
  }
}
