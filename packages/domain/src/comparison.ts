import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

/**
 * Tolerated gap at the start of a period, as a fraction of it but at most a day, because logs rarely start at midnight.
 */
const LATE_PART = 0.1;

/** Whether data reaches back to the start of a period, so that its totals are complete. */
export function isCovered({ from, to }: TimeRange, data: Pick<TimeRange, 'from'> | undefined): boolean {
  return data !== undefined && data.from <= from + Math.min(DAY_MS, (to - from) * LATE_PART);
}

/**
 * The previous period of the same length to compare with; `undefined` unless data covers it. If the data ends within
 * the range, the previous period is cut at the same hour.
 */
export function previousPeriod(range: TimeRange, data: TimeRange | undefined): TimeRange | undefined {
  if (data === undefined) return undefined;
  const length = range.to - range.from;
  const dataEnd = Math.floor(data.to / HOUR_MS) * HOUR_MS + HOUR_MS;
  const previous = { from: range.from - length, to: Math.min(range.to, dataEnd) - length };
  return previous.to > previous.from && isCovered(previous, data) ? previous : undefined;
}
