import { addDays, addMonths, daysBetween, startOfDay } from './calendar.ts';
import type { TimeRange } from './time-range.ts';

/** A range as a pair of inclusive ends: a day ends with its last millisecond. Ms since 1970 UTC. */
export type DateRange = readonly [start: number, end: number];

export function pairOf({ from, to }: TimeRange): DateRange {
  return [from, to - 1];
}

export function rangeOf([start, end]: DateRange): TimeRange {
  return { from: start, to: end + 1 };
}

/** Maximum range for activities and incidents, in months. Discovery, dashboards and reports have no such limit. */
export const ACTIVITY_MAX_MONTHS = 6;

export interface RangeLimits {
  timeZone: string;
  /** First and last selectable moment. */
  min?: number | undefined;
  max?: number | undefined;
  /** Whether times of day can be selected; otherwise whole days. */
  withTime?: boolean | undefined;
}

/**
 * Normalizes two selected moments: whole days unless with times; an end before the start becomes the end of that day;
 * both are clamped. Keeps the order of the ends.
 */
export function settled([start, end]: DateRange, { timeZone, min, max, withTime }: RangeLimits): DateRange {
  const lastOf = (time: number) => addDays(startOfDay(time, timeZone), 1, timeZone) - 1;
  const from = withTime === true ? start : startOfDay(start, timeZone);
  const to = end < start ? lastOf(start) : withTime === true ? end : lastOf(end);
  return [clamped(from, min, max), clamped(to, min, max)];
}

function clamped(time: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): number {
  return Math.max(min, Math.min(max, time));
}

/** Whether a range is longer than a number of calendar months. */
export function isLongerThan({ from, to }: TimeRange, months: number, timeZone: string): boolean {
  return to > addMonths(from, months, timeZone);
}

/** Step sizes for moving a range and for its figures, in days. */
export const DATE_STEP_DAYS = { daily: 1, weekly: 7, monthly: 28 } as const;
export type DateStep = keyof typeof DATE_STEP_DAYS;

/** With limited daily data, longer ranges in days have none. */
export const DAILY_LIMIT_DAYS = 30;

/** Available step sizes for a range: daily only for up to 30 days if limited. */
export function stepsFor(
  { from, to }: TimeRange,
  { timeZone, limited }: { timeZone: string; limited: boolean },
): readonly DateStep[] {
  const all = ['daily', 'weekly', 'monthly'] as const;
  return limited && daysBetween(from, to, timeZone) > DAILY_LIMIT_DAYS ? all.slice(1) : all;
}

/** The range moved by a number of steps. */
export function moved({ from, to }: TimeRange, step: DateStep, count: number, timeZone: string): TimeRange {
  const days = count * DATE_STEP_DAYS[step];
  return { from: addDays(from, days, timeZone), to: addDays(to, days, timeZone) };
}
