import { GRID_THROTTLE_MS } from './limits.ts';

/** Milliseconds until something may be done again that was done last at `last`. */
export function untilNext(last: number | undefined, now: number): number {
  return last === undefined ? 0 : Math.max(0, last + GRID_THROTTLE_MS - now);
}
