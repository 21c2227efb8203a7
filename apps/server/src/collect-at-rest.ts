import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const POLL_EVERY_MS = 10_000;
/** A server is idle while its event loop works less than this share of the time. */
const REST = 0.05;
/** Heap growth that makes a collection worth its 50 ms pause. */
const WORTH_BYTES = 24 * 1024 ** 2;

interface Heap {
  /** Share of time that the event loop worked since the last call. */
  busy: () => number;
  bytes: () => number;
  collect: () => void;
}

/** Collects garbage when idle, once per growth of the heap. Each call is one check. */
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
 * V8 collects only while something allocates: an idle server would keep a third of its memory as garbage from startup
 * or its last busy hour. Returns a function that stops the checks.
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
