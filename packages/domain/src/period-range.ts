import { addDays, addMonths, addToMonth, monthOf, startOfDay, startOfMonth } from './calendar.ts';
import { ceilTo, startOf } from './time-interval.ts';
import type { Period } from './time-period.ts';
import type { TimeRange } from './time-range.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';

/** Years covered by “all” if the span of the data is unknown. */
export const ALL_YEARS = 3;

export interface PeriodPlace {
  /** End of periods. Ms since 1970 UTC. */
  now: number;
  timeZone: string;
  /** Span of all data, if known. */
  data?: TimeRange | undefined;
  /** First day of the week; Sunday is 0. */
  firstDay?: number | undefined;
}

/** Start and end of a period. */
export function periodRange(period: Period | { days: number }, place: PeriodPlace): TimeRange {
  const { now, timeZone, data, firstDay } = place;
  const tomorrow = addDays(startOfDay(now, timeZone), 1, timeZone);
  const daysBack = (days: number) => ({ from: addDays(tomorrow, -days, timeZone), to: tomorrow });
  const monthsBack = (months: number) => ({ from: addMonths(tomorrow, -months, timeZone), to: tomorrow });
  if (typeof period === 'object') return daysBack(period.days);
  const month = monthOf(now, timeZone);
  switch (period) {
    // The shortest available period.
    case 'shortest':
    case '15min':
      return endingWith('minute', 15 * MINUTE_MS);
    case '1h':
      return endingWith('minute', HOUR_MS);
    case '6h':
      return endingWith('minute', 6 * HOUR_MS);
    case '12h':
      return endingWith('minute', 12 * HOUR_MS);
    case '24h':
      return endingWith('hour', DAY_MS);
    case '1d':
    case 'daily':
      return daysBack(1);
    case '7d':
      return daysBack(7);
    case '30d':
      return daysBack(30);
    case '1mo':
      return monthsBack(1);
    case '3mo':
      return monthsBack(3);
    case '6mo':
      return monthsBack(6);
    case '1yr':
      return monthsBack(12);
    case '2yr':
      return monthsBack(24);
    case '3yr':
      return monthsBack(36);
    case 'lw': {
      const to = startOf(now, 'week', { timeZone, firstDay });
      return { from: addDays(to, -7, timeZone), to };
    }
    case 'lm':
      return { from: startOfMonth(addToMonth(month, -1), timeZone), to: startOfMonth(month, timeZone) };
    case 'monthly':
      return { from: startOfMonth(month, timeZone), to: tomorrow };
    case 'all':
      return data === undefined
        ? monthsBack(12 * ALL_YEARS)
        : {
            from: startOfDay(data.from, timeZone),
            to: addDays(startOfDay(data.to, timeZone), 1, timeZone),
          };
  }

  function endingWith(unit: 'minute' | 'hour', length: number): TimeRange {
    const to = ceilTo(now, unit, { timeZone });
    return { from: to - length, to };
  }
}

/** Whole months, including the last one. */
export function monthsRange(
  first: { year: number; month: number },
  last: { year: number; month: number },
  timeZone: string,
): TimeRange {
  return { from: startOfMonth(first, timeZone), to: startOfMonth(addToMonth(last, 1), timeZone) };
}
