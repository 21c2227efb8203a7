import { addDays, addMonths, daysBetween, startOfDay } from './calendar.ts';
import type { TimeRange } from './time-range.ts';

/** A range as a pair, both ends in it: a day ends with its last millisecond. Ms since 1970 UTC. */
export type DateRange = readonly [start: number, end: number];

export function pairOf({ from, to }: TimeRange): DateRange {
  return [from, to - 1];
}

export function rangeOf([start, end]: DateRange): TimeRange {
  return { from: start, to: end + 1 };
}

/** The longest range of activities and incidents, in months. Discovery, dashboards and reports have no such limit. */
export const ACTIVITY_MAX_MONTHS = 6;

export interface RangeLimits {
  timeZone: string;
  /** The first and the last moment that can be chosen. */
  min?: number | undefined;
  max?: number | undefined;
  /** Whether times of day are chosen too; whole days where not. */
  withTime?: boolean | undefined;
}

/**
 * What two chosen moments mean: without times of day, whole days; an end before the start is the end of the start's day; both
 * within what there is. The ends keep their order.
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

/** How far a range is moved, and how far its figures lie apart, in days. */
export const DATE_STEP_DAYS = { daily: 1, weekly: 7, monthly: 28 } as const;
export type DateStep = keyof typeof DATE_STEP_DAYS;

/** Where daily data is limited, a range of more days than this has none. */
export const DAILY_LIMIT_DAYS = 30;

/** The steps in which a range's data can be had: daily only for up to 30 days, where it is limited. */
export function stepsFor(
  { from, to }: TimeRange,
  { timeZone, limited }: { timeZone: string; limited: boolean },
): readonly DateStep[] {
  const all = ['daily', 'weekly', 'monthly'] as const;
  return limited && daysBetween(from, to, timeZone) > DAILY_LIMIT_DAYS ? all.slice(1) : all;
}

/** The same range, moved by a number of steps. */
export function moved({ from, to }: TimeRange, step: DateStep, count: number, timeZone: string): TimeRange {
  const days = count * DATE_STEP_DAYS[step];
  return { from: addDays(from, days, timeZone), to: addDays(to, days, timeZone) };
}
