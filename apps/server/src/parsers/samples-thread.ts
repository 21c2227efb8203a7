import { Worker } from 'node:worker_threads';
import { Rpc, ThreadEnded } from '@casbah/rpc/rpc';
import type { ParserTried, ParserVerdict, readingSamples, SamplesRead } from './reading-samples.ts';

/** Maximum time for a request of at most 40 short lines: a slower pattern is too slow for a log. */
const DEADLINE_MS = 3000;
/** Idle time after which the thread ends, to free its memory. */
const IDLE_MS = 30_000;

/** A request exceeded the time limit, so its thread was terminated. */
export class TooSlow extends Error {}

/** Parses samples in a thread, one request at a time, so no pattern runs on the server's event loop. */
export class SamplesThread {
  #thread: { worker: Worker; rpc: Rpc<typeof readingSamples> } | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /** Throws `TooSlow`. */
  preview(asked: ParserTried & { lines: readonly string[]; timezone: string }): Promise<SamplesRead> {
    return this.#inTurn((rpc) => rpc.call('preview', asked));
  }

  /** Throws `TooSlow`. */
  check(tried: ParserTried): Promise<ParserVerdict> {
    return this.#inTurn((rpc) => rpc.call('check', tried));
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#thread?.worker;
    this.#thread = undefined;
    await worker?.terminate();
  }

  #inTurn<Result>(ask: (rpc: Rpc<typeof readingSamples>) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => this.#run(ask));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #run<Result>(ask: (rpc: Rpc<typeof readingSamples>) => Promise<Result>): Promise<Result> {
    clearTimeout(this.#idle);
    if (this.#thread === undefined || this.#thread.rpc.isEnded) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
      this.#thread = { worker, rpc: new Rpc(worker, {}) };
      // Startup time doesn't count against the pattern.
      await new Promise((resolve) => worker.once('online', resolve).once('exit', resolve));
      worker.unref();
    }
    const { rpc, worker } = this.#thread;
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      void worker.terminate();
    }, DEADLINE_MS);
    try {
      return await ask(rpc);
    } catch (error) {
      throw isLate && error instanceof ThreadEnded ? new TooSlow() : error;
    } finally {
      clearTimeout(deadline);
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }
}
