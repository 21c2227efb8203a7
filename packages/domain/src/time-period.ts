import { addDays, addMonths, addToMonth, monthOf, startOfDay, startOfMonth } from './calendar.ts';
import { ceilTo, startOf } from './time-interval.ts';
import type { TimeRange } from './time-range.ts';
import { HOUR_MS, MINUTE_MS } from './time-units.ts';

/**
 * Periods that move with time, by the token that stands for them in an address or a call. Hours and minutes end with the
 * running minute or hour; days, months and years are whole days of the calendar, today included.
 */
const TOKENS = [
  'shortest',
  '15min',
  '1h',
  '6h',
  '12h',
  '24h',
  '1d',
  '7d',
  '30d',
  '1mo',
  '3mo',
  '6mo',
  '1yr',
  '2yr',
  '3yr',
  /** The calendar week and month before this one. */
  'lw',
  'lm',
  /** Today; this month so far. */
  'daily',
  'monthly',
  /** Everything there is. */
  'all',
] as const;
export type Period = (typeof TOKENS)[number];
export const PERIODS: readonly Period[] = TOKENS;

/** Two moments, or two months, of somebody's own. */
export const CUSTOM_PERIODS = ['custom', 'customMonths'] as const;
export type CustomPeriod = (typeof CUSTOM_PERIODS)[number];

/** What each place offers. */
export const PERIOD_SETS = {
  /** Discovery, dashboards and reports. */
  discovery: ['24h', '7d', '30d', '3mo', '6mo', '1yr', '2yr', '3yr', 'all'],
  /** Activities and incidents: never more than six months. */
  activities: ['24h', '7d', '1mo', '3mo', '6mo'],
  /** The quick spans. */
  spans: ['1d', '7d', '1mo', '3mo', '6mo', '1yr', '2yr', 'custom'],
  /** The ranges of a calendar, in the order of their list. */
  calendar: [
    'daily',
    'monthly',
    '1d',
    '7d',
    '1mo',
    '3mo',
    '6mo',
    '1yr',
    'lw',
    'lm',
    'custom',
    'customMonths',
  ],
  /** Live views and alerts. */
  live: ['15min', '1h', '6h', '12h', '1d', '7d', '1mo', '3mo'],
  /** Where nothing is left out. */
  every: [
    'shortest',
    '15min',
    '1h',
    '6h',
    '12h',
    '1d',
    '7d',
    '1mo',
    '3mo',
    '6mo',
    '1yr',
    '2yr',
    '3yr',
    'custom',
  ],
  /** Threats. */
  threats: ['1d', '7d', '1mo', '3mo', '6mo', 'all'],
} as const satisfies Record<string, readonly (Period | CustomPeriod)[]>;
export type PeriodSet = keyof typeof PERIOD_SETS;

/** Where somebody has not chosen: a date picker's last year, a filter's last month. */
export const PICKER_DEFAULT: Period = '1yr';
export const FILTER_DEFAULT: Period = '1mo';

/** How far “all” goes back where the span of the data is not known. */
export const ALL_YEARS = 3;

/** Other ways to write a token, in links and calls. */
const ALIASES: ReadonlyMap<string, Period> = new Map([
  ['1w', '7d'],
  ['3m', '3mo'],
  ['1y', '1yr'],
  ['2y', '2yr'],
]);

/** A period by its token, or a number of days (`45d`); `undefined` for anything else. */
export function parsePeriod(text: string): Period | { days: number } | undefined {
  const period = ALIASES.get(text) ?? TOKENS.find((token) => token === text);
  if (period !== undefined) return period;
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  return days === undefined ? undefined : { days: Number(days) };
}

export interface PeriodPlace {
  /** Where periods end: the clock, or the end of the data. Ms since 1970 UTC. */
  now: number;
  timeZone: string;
  /** All there is, where it is known. */
  data?: TimeRange | undefined;
  /** On which day weeks begin; Sunday is 0. */
  firstDay?: number | undefined;
}

/** The moments that a period means. */
export function periodRange(period: Period | { days: number }, place: PeriodPlace): TimeRange {
  const { now, timeZone, data, firstDay } = place;
  const tomorrow = addDays(startOfDay(now, timeZone), 1, timeZone);
  const daysBack = (days: number) => ({ from: addDays(tomorrow, -days, timeZone), to: tomorrow });
  const monthsBack = (months: number) => ({ from: addMonths(tomorrow, -months, timeZone), to: tomorrow });
  if (typeof period === 'object') return daysBack(period.days);
  const month = monthOf(now, timeZone);
  switch (period) {
    // The shortest that is offered anywhere.
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
      return endingWith('hour', 24 * HOUR_MS);
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

/** Whole months, the last one included. */
export function monthsRange(
  first: { year: number; month: number },
  last: { year: number; month: number },
  timeZone: string,
): TimeRange {
  return { from: startOfMonth(first, timeZone), to: startOfMonth(addToMonth(last, 1), timeZone) };
}
