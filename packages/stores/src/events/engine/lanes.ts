/**
 * How many queries of a kind run at once, and how many may wait.
 *
 * Every running query holds one thread of Node's pool (see `THREADS`), which also reads and writes the files of requests:
 * the lanes together must leave some. Work that is known to be long has lanes of its own, so that a page's short queries
 * never wait behind it.
 */
export const LANES = {
  /** Reads of pages. */
  read: { running: 6, waiting: 500 },
  /** Reads whose answer has become long; they come out of the lane where they began, when there is a place. */
  streaming: { running: 4, waiting: 0 },
  /** Reads that may take minutes: those sent with the setting `workload = 'background'`. */
  background: { running: 2, waiting: 50 },
  /** Inserts, definitions, mutations. */
  write: { running: 3, waiting: 200 },
  /** Cancellation. */
  control: { running: 1, waiting: 1000 },
} as const;

export type LaneName = keyof typeof LANES;

export class LaneFull extends Error {
  override name = 'LaneFull';
}

export interface Lane {
  /** Resolves when a place is free. The answer frees it. @throws LaneFull; the signal's reason when it aborts. */
  enter(signal: AbortSignal): Promise<() => void>;
  /** The same for a place that is free now, or undefined. */
  tryEnter(): (() => void) | undefined;
  readonly running: number;
  readonly waiting: number;
}

export function openLane(limits: { running: number; waiting: number }): Lane {
  const queue = new Set<() => void>();
  let running = 0;

  function leave(): void {
    const next = queue.values().next();
    if (next.done) running--;
    else {
      // The place passes on: `running` stays.
      queue.delete(next.value);
      next.value();
    }
  }
  function once(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  }

  function tryEnter(): (() => void) | undefined {
    if (running >= limits.running) return undefined;
    running++;
    return once();
  }

  return {
    tryEnter,
    enter(signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const entered = tryEnter();
      if (entered !== undefined) return Promise.resolve(entered);
      if (queue.size >= limits.waiting)
        return Promise.reject(
          new LaneFull(
            `Too many simultaneous queries: ${running} run and ${queue.size} wait. Try again later.`,
          ),
        );
      return new Promise((resolve, reject) => {
        const abort = () => {
          queue.delete(admit);
          reject(signal.reason);
        };
        const admit = () => {
          signal.removeEventListener('abort', abort);
          resolve(once());
        };
        queue.add(admit);
        signal.addEventListener('abort', abort, { once: true });
      });
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
  };
}
