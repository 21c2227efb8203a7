import { WEEKLY_ENTRIES } from '../chart-datum/limits.ts';

/** What happened in a day or another stretch of time. */
export interface WeeklyEntry {
  /** Its beginning, ms since 1970 UTC. */
  time: number;
  value: number;
  /** A quiet word: “2 incidents”. */
  detail?: string | undefined;
}

/** The last seven, in order of time, whatever order they came in. */
export function lastEntries(entries: readonly WeeklyEntry[]): readonly WeeklyEntry[] {
  return [...entries].sort((one, other) => one.time - other.time).slice(-WEEKLY_ENTRIES);
}
