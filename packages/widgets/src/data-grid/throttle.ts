import { GRID_THROTTLE_MS } from './limits.ts';

/** Milliseconds until an action last run at `last` may run again. */
export function untilNext(last: number | undefined, now: number): number {
  return last === undefined ? 0 : Math.max(0, last + GRID_THROTTLE_MS - now);
}
