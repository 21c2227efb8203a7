/**
 * Limits on running and waiting queries, by kind. Each query holds a thread of Node's pool (`THREADS`), which
 * also does file I/O, so some must stay free. Long work doesn't delay a page's short queries.
 */
export const LANES = {
  /** Reads of pages. */
  read: { running: 6, waiting: 500 },
  /** Reads whose response turned out to be long; they move here from their first lane once there is a slot. */
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
  /**
   * Resolves once a slot is free, with a function that frees it. @throws LaneFull, or the signal's reason if
   * it aborts.
   */
  enter(signal: AbortSignal): Promise<() => void>;
  /** Like `enter`, but returns undefined if no slot is free now. */
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
      // The slot passes to the next query, so `running` is unchanged.
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
