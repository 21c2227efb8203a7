import { DAY_MS } from './time-units.ts';

/** Most logs arrive at least daily, so older data deserves a warning. */
const STALE_AFTER = DAY_MS;

/** Whether the newest event is so old that logs may have stopped arriving. Both in ms since 1970 UTC. */
export function isStale(newest: number, now: number): boolean {
  return now - newest > STALE_AFTER;
}
