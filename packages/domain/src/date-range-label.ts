import { addMonths, daysBetween } from './calendar.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS } from './time-units.ts';

/** The seven spans with a name. */
export const SPANS = ['1d', '7d', '1mo', '3mo', '6mo', '1yr', '2yr'] as const;
export type Span = (typeof SPANS)[number];

/**
 * Name of a range by its length in calendar days; `undefined` for others, which get their own title. Requires whole
 * days.
 * - One day: 23 to 25 hours.
 * - A month: 30 or 31 days, or 28 or 29 for February.
 * - Three months: as many days as the three months before its end or after its start.
 * - Six months: 181 to 184 days.
 * - Two years: 730 days, 731 with a leap day, and 732, which older links contain.
 */
export function spanOf(range: TimeRange, timeZone: string): Span | undefined {
  const { from, to } = range;
  const days = wholeDays(range, timeZone);
  if (days === undefined) return undefined;
  if (days === 1) return '1d';
  if (days === 7) return '7d';
  if (days === 30 || days === 31 || (days < 30 && isMonths(range, 1, timeZone))) return '1mo';
  if (days >= 89 && days <= 92 && isMonths({ from, to }, 3, timeZone)) return '3mo';
  if (days >= 181 && days <= 184) return '6mo';
  if (days === 365 || days === 366) return '1yr';
  if (days >= 730 && days <= 732) return '2yr';
  return undefined;
}

/**
 * Number of calendar days, or 24 hours across a clock change; an end at a day's last moment counts as the whole day.
 */
function wholeDays({ from, to }: TimeRange, timeZone: string): number | undefined {
  for (const days of [daysBetween(from, to, timeZone), (to - from) / DAY_MS]) {
    const whole = Math.round(days);
    if (whole >= 1 && Math.abs(days - whole) * DAY_MS <= 1000) return whole;
  }
  return undefined;
}

function isMonths({ from, to }: TimeRange, months: number, timeZone: string): boolean {
  const isSame = (a: number, b: number) => Math.abs(a - b) <= 1000;
  return isSame(addMonths(from, months, timeZone), to) || isSame(addMonths(to, -months, timeZone), from);
}
