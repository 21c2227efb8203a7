import { WEEKLY_ENTRIES } from '../chart-datum/limits.ts';

/** A day or another time span with its events. */
export interface WeeklyEntry {
  /** Start, ms since 1970 UTC. */
  time: number;
  value: number;
  /** Secondary text: “2 incidents”. */
  detail?: string | undefined;
}

/** The last seven by time, in any input order. */
export function lastEntries(entries: readonly WeeklyEntry[]): readonly WeeklyEntry[] {
  return [...entries].sort((one, other) => one.time - other.time).slice(-WEEKLY_ENTRIES);
}
