import type { CustomPeriod, Period } from '@casbah/domain/time-period';

/** Labels of periods that end now: “Last 7 days”. */
export const PERIOD_WORDS: Readonly<Record<Period | CustomPeriod, string>> = {
  shortest: 'widgets.dates.shortest',
  '15min': 'widgets.dates.15min',
  '1h': 'widgets.dates.1h',
  '6h': 'widgets.dates.6h',
  '12h': 'widgets.dates.12h',
  '24h': 'widgets.dates.24h',
  '1d': 'widgets.dates.1d',
  '7d': 'widgets.dates.7d',
  '30d': 'widgets.dates.30d',
  '1mo': 'widgets.dates.1mo',
  '3mo': 'widgets.dates.3m',
  '6mo': 'widgets.dates.6mo',
  '1yr': 'widgets.dates.1yr',
  '2yr': 'widgets.dates.2yr',
  '3yr': 'widgets.dates.3yr',
  lw: 'widgets.dates.lw',
  lm: 'widgets.dates.lm',
  daily: 'widgets.dates.daily',
  monthly: 'widgets.dates.monthly',
  all: 'widgets.dates.all',
  custom: 'widgets.dates.customRange',
  customMonths: 'widgets.dates.customMonths',
};

type LengthUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const LENGTHS: Readonly<Partial<Record<Period | CustomPeriod, readonly [count: number, unit: LengthUnit]>>> =
  {
    '15min': [15, 'minute'],
    '1h': [1, 'hour'],
    '6h': [6, 'hour'],
    '12h': [12, 'hour'],
    '24h': [24, 'hour'],
    '1d': [1, 'day'],
    '7d': [1, 'week'],
    '30d': [30, 'day'],
    '1mo': [1, 'month'],
    '3mo': [3, 'month'],
    '6mo': [6, 'month'],
    '1yr': [1, 'year'],
    '2yr': [2, 'year'],
    '3yr': [3, 'year'],
  };

/** Length of a period: “1 week”. `undefined` if it has no fixed length. */
export function lengthOf(period: Period | CustomPeriod, locale: string): string | undefined {
  const [count, unit] = LENGTHS[period] ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
