import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const POLL_EVERY_MS = 10_000;
/** A server is at rest while its event loop works for less than this share of the time. */
const REST = 0.05;
/** How much the heap must have grown for a collection to be worth its pause of 50 ms. */
const WORTH_BYTES = 24 * 1024 ** 2;

interface Heap {
  /** Share of the time that the event loop has worked since it was last asked. */
  busy: () => number;
  bytes: () => number;
  collect: () => void;
}

/** Collects garbage at rest, once for each time that the heap has grown. Each call is one look. */
export function collectorAtRest({ busy, bytes, collect }: Heap): () => void {
  let least = 0;
  return () => {
    const now = bytes();
    least = Math.min(least, now);
    if (busy() > REST || now < least + WORTH_BYTES) return;
    collect();
    least = bytes();
  };
}

/**
 * V8 collects only while something is allocated: a server at rest would keep what its start or its last busy hour left behind,
 * a third of its memory. Returns how to end it.
 */
export function collectAtRest(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc !== 'function') return () => {};
  let last = performance.eventLoopUtilization();
  const look = collectorAtRest({
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    bytes: () => getHeapStatistics().total_heap_size,
    collect: () => void gc({ type: 'major' }),
  });
  const timer = setInterval(look, POLL_EVERY_MS).unref();
  return () => clearInterval(timer);
}
