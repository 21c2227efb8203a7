import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

/** How often a report is sent. */
export const REPORT_FREQUENCIES = ['daily', 'weekly', 'semi_monthly', 'monthly', 'quarterly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

/** The hour (UTC) of a delivery: the logs of the day before have arrived, and the working day begins. */
export const DELIVERY_HOUR = 6;
/** Days of the month of deliveries: a day after the span has ended, so that its last logs are in. */
const MONTH_DAY = 2;
const HALF_MONTH_DAY = 16;
const MONDAY = 1;

export const MOST_REPORT_SCHEDULES = 20;
export const MOST_REPORT_RECIPIENTS = 20;
export const LONGEST_REPORT_NAME = 64;

/** Whether a report is delivered on a day, given as midnight UTC. */
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

/** When a report is delivered next, strictly after a moment: ms since 1970 UTC. */
export function nextDelivery(frequency: ReportFrequency, after: number): number {
  let day = Math.floor(after / DAY_MS) * DAY_MS;
  while (!isDeliveryDay(frequency, day) || day + DELIVERY_HOUR * HOUR_MS <= after) day += DAY_MS;
  return day + DELIVERY_HOUR * HOUR_MS;
}

/**
 * What a report tells that is delivered at a moment: the last whole day, week (Monday to Sunday), half month (1st to 15th, 16th
 * to the end), month or quarter that was over by then.
 */
export function reportedSpan(frequency: ReportFrequency, at: number): TimeRange {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const today = Math.floor(at / DAY_MS) * DAY_MS;
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
