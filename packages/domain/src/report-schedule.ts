import { isoTime } from './iso-time.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';
import { momentOf, wallTime } from './time-zone.ts';

/** Report frequencies. */
export const REPORT_FREQUENCIES = ['daily', 'weekly', 'semi_monthly', 'monthly', 'quarterly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

/** Usage digest frequencies. */
export const DIGEST_FREQUENCIES = ['weekly', 'monthly'] as const satisfies readonly ReportFrequency[];
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** Delivery hour in the schedule's time zone: the previous day's logs have arrived, and the working day begins. */
export const DELIVERY_HOUR = 6;
/** Delivery days of the month: a day after the period ends, so that its last logs have arrived. */
const MONTH_DAY = 2;
const HALF_MONTH_DAY = 16;
const MONDAY = 1;

export const MOST_REPORT_SCHEDULES = 20;
export const MOST_REPORT_RECIPIENTS = 20;
export const LONGEST_REPORT_NAME = 64;
export const MOST_DIGEST_LEFT_OUT = 1000;

/** Whether a report is due on a day, given as local midnight. */
function isDeliveryDay(frequency: ReportFrequency, day: number): boolean {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  switch (frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return date.getUTCDay() === MONDAY;
    case 'semi_monthly':
      return dayOfMonth === MONTH_DAY || dayOfMonth === HALF_MONTH_DAY;
    case 'monthly':
      return dayOfMonth === MONTH_DAY;
    case 'quarterly':
      return dayOfMonth === MONTH_DAY && date.getUTCMonth() % 3 === 0;
  }
}

/** Next delivery of a report strictly after a time, in a time zone: ms since 1970 UTC. */
export function nextDelivery(frequency: ReportFrequency, after: number, timeZone: string): number {
  for (let day = dayOf(wallTime(after, timeZone)); ; day += DAY_MS) {
    if (!isDeliveryDay(frequency, day)) continue;
    const moment = momentOf(day + DELIVERY_HOUR * HOUR_MS, timeZone);
    if (moment > after) return moment;
  }
}

/**
 * Period of a report delivered at a time: the last full day, week (Monday to Sunday), half month (1st to 15th, 16th to
 * the end), month or quarter, from midnight to midnight in its time zone.
 */
export function reportedSpan(frequency: ReportFrequency, at: number, timeZone: string): TimeRange {
  const { from, to } = wallSpan(frequency, wallTime(at, timeZone));
  return { from: momentOf(from, timeZone), to: momentOf(to, timeZone) };
}

function wallSpan(frequency: ReportFrequency, wall: number): TimeRange {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const today = dayOf(wall);
  switch (frequency) {
    case 'daily':
      return { from: today - DAY_MS, to: today };
    case 'weekly': {
      const monday = today - ((date.getUTCDay() + 6) % 7) * DAY_MS;
      return { from: monday - 7 * DAY_MS, to: monday };
    }
    case 'semi_monthly':
      return date.getUTCDate() >= HALF_MONTH_DAY
        ? { from: Date.UTC(year, month), to: Date.UTC(year, month, HALF_MONTH_DAY) }
        : { from: Date.UTC(year, month - 1, HALF_MONTH_DAY), to: Date.UTC(year, month) };
    case 'monthly':
      return { from: Date.UTC(year, month - 1), to: Date.UTC(year, month) };
    case 'quarterly': {
      const quarter = month - (month % 3);
      return { from: Date.UTC(year, quarter - 3), to: Date.UTC(year, quarter) };
    }
  }
}

/** Last day of a period in its time zone, as `2026-11-30`; used in report file names. */
export function lastDayOf({ to }: TimeRange, timeZone: string): string {
  return isoTime(wallTime(to - 1, timeZone)).slice(0, 10);
}

const dayOf = (wall: number): number => Math.floor(wall / DAY_MS) * DAY_MS;
