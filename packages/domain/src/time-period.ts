/**
 * Relative periods by token in URLs and calls. Hours and minutes end with the current minute or hour; days, months and
 * years are whole calendar days including today.
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
  /** Previous calendar week and month. */
  'lw',
  'lm',
  /** Today; this month so far. */
  'daily',
  'monthly',
  /** All data. */
  'all',
] as const;
export type Period = (typeof TOKENS)[number];
export const PERIODS: readonly Period[] = TOKENS;

/** Custom range of two times or months. */
export const CUSTOM_PERIODS = ['custom', 'customMonths'] as const;
export type CustomPeriod = (typeof CUSTOM_PERIODS)[number];

/** Periods available in each place. */
export const PERIOD_SETS = {
  /** Discovery, dashboards and reports. */
  discovery: ['1h', '6h', '12h', '24h', '7d', '30d', '3mo', '6mo', '1yr', '2yr', '3yr', 'all'],
  /** Activities and incidents: at most six months. */
  activities: ['24h', '7d', '1mo', '3mo', '6mo'],
  /** The quick spans. */
  spans: ['1d', '7d', '1mo', '3mo', '6mo', '1yr', '2yr', 'custom'],
  /** Calendar ranges, in list order. */
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
  /** All periods. */
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

/** Defaults: a date picker's last year, a filter's last month. */
export const PICKER_DEFAULT: Period = '1yr';
export const FILTER_DEFAULT: Period = '1mo';

/** Alternative tokens in links and calls. */
const ALIASES: ReadonlyMap<string, Period> = new Map([
  ['1w', '7d'],
  ['3m', '3mo'],
  ['1y', '1yr'],
  ['2y', '2yr'],
]);

/** Parses a period token, or a number of days (`45d`); `undefined` for anything else. */
export function parsePeriod(text: string): Period | { days: number } | undefined {
  const period = ALIASES.get(text) ?? TOKENS.find((token) => token === text);
  if (period !== undefined) return period;
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  return days === undefined ? undefined : { days: Number(days) };
}
