import { Worker } from 'node:worker_threads';
import type { CustomIdentifier } from '@casbah/domain/custom-identifier';
import type { PatternProblem } from '@casbah/inspection/rules/pattern-check';
import { Rpc, ThreadEnded } from '@casbah/rpc/rpc';
import type { IdentifierProblem, PatternResult, PatternTried, tryingPatterns } from './trying-patterns.ts';

/** Maximum time for the patterns of a request: the check of a refused one takes up to two seconds. */
const DEADLINE_MS = 10_000;
/** Idle time after which the thread ends, to free its memory. */
const IDLE_MS = 30_000;

/** A pattern exceeded the time limit, so its thread was terminated. */
export class PatternTooSlow extends Error {}

/** Runs users' patterns in a thread, one request at a time, so that none runs on the server's event loop. */
export class PatternThread {
  #thread: { worker: Worker; rpc: Rpc<typeof tryingPatterns> } | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /** Throws `PatternTooSlow`. */
  problem(patterns: readonly string[]): Promise<{ index: number; problem: PatternProblem } | null> {
    return this.#inTurn((rpc) => rpc.call('problem', patterns));
  }

  /** Throws `PatternTooSlow`. */
  find(tried: PatternTried): Promise<PatternResult> {
    return this.#inTurn((rpc) => rpc.call('find', tried));
  }

  /** Throws `PatternTooSlow`. */
  identifierProblem(identifier: CustomIdentifier): Promise<IdentifierProblem | null> {
    return this.#inTurn((rpc) => rpc.call('identifierProblem', identifier));
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#thread?.worker;
    this.#thread = undefined;
    await worker?.terminate();
  }

  #inTurn<Result>(ask: (rpc: Rpc<typeof tryingPatterns>) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => this.#run(ask));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #run<Result>(ask: (rpc: Rpc<typeof tryingPatterns>) => Promise<Result>): Promise<Result> {
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
      throw isLate && error instanceof ThreadEnded ? new PatternTooSlow() : error;
    } finally {
      clearTimeout(deadline);
      this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
    }
  }
}
