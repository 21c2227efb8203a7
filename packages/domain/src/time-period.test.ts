import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, startOfDay } from './calendar.ts';
import { isoTime } from './iso-time.ts';
import { ALL_YEARS, monthsRange, periodRange } from './period-range.ts';
import {
  FILTER_DEFAULT,
  PERIOD_SETS,
  PERIODS,
  type Period,
  PICKER_DEFAULT,
  parsePeriod,
} from './time-period.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, MONTH_SECONDS, YEAR_SECONDS } from './time-units.ts';

const now = Date.UTC(2026, 10, 20, 15, 40, 12);
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
);
const shown = (period: Period | { days: number }, timeZone = 'UTC', at = now, firstDay = 1) => {
  const { from, to } = periodRange(period, { now: at, timeZone, firstDay });
  return [from, to].map((time) => isoTime(time).slice(0, 16));
};

test('fixed lengths of time [PF-K016] [PF-K017] [PF-K018]', () => {
  expect([MINUTE_MS, MONTH_SECONDS, YEAR_SECONDS]).toEqual([60_000, 30 * 86_400, 365 * 86_400]);
});

test('the last year of a picker and the last month of a filter [WD-K021] [WD-K022]', () => {
  expect(shown(PICKER_DEFAULT)).toEqual(['2025-11-21T00:00', '2026-11-21T00:00']);
  expect(shown(FILTER_DEFAULT)).toEqual(['2026-10-21T00:00', '2026-11-21T00:00']);
});

describe('available periods', () => {
  test('live views: 15 minutes to 3 months [WD-K105]', () => {
    expect(PERIOD_SETS.live).toEqual(['15min', '1h', '6h', '12h', '1d', '7d', '1mo', '3mo']);
  });
  test('all: shortest to custom [SH-K040]', () => {
    expect(PERIOD_SETS.every).toEqual(
      '15min 1h 6h 12h 1d 7d 1mo 3mo 6mo 1yr 2yr 3yr'.split(' ').toSpliced(0, 0, 'shortest').concat('custom'),
    );
    expect(parsePeriod('1w')).toBe('7d');
  });
  test('the quick spans: 1 day to 2 years, and custom [WD-W074]', () => {
    expect(PERIOD_SETS.spans).toEqual(['1d', '7d', '1mo', '3mo', '6mo', '1yr', '2yr', 'custom']);
  });
  test('the calendar’s ranges [PL-E018]', () => {
    const tokens = '1d 7d 1mo 3mo 6mo 1y lw lm'.split(' ').map(parsePeriod);
    expect(PERIOD_SETS.calendar).toEqual(['daily', 'monthly', ...tokens, 'custom', 'customMonths']);
  });
  test('of threats: 1 day to 6 months, and all, 3 years back [PF-K022]', () => {
    expect(PERIOD_SETS.threats).toEqual(['1d', '7d', '1mo', '3mo', '6mo', 'all']);
    expect(ALL_YEARS).toBe(3);
    expect(shown('all')).toEqual(['2023-11-21T00:00', '2026-11-21T00:00']);
  });
  test('of activities: at most six months; discovery offers years [SH-V020]', () => {
    for (const period of PERIOD_SETS.activities) {
      const { from, to } = periodRange(period, { now, timeZone: 'UTC' });
      expect(to).toBeLessThanOrEqual(addMonths(from, 6, 'UTC'));
    }
    expect(PERIOD_SETS.discovery).toEqual(expect.arrayContaining(['1yr', '2yr', '3yr']));
  });
});

test('every token is parsed, and a number of days [PF-K019]', () => {
  for (const period of PERIODS) expect(parsePeriod(period)).toBe(period);
  expect(
    ['15min', '1d', '1w', '1mo', '3mo', '6mo', '1yr', '2yr', '3yr'].map((text) => parsePeriod(text)),
  ).toEqual(['15min', '1d', '7d', '1mo', '3mo', '6mo', '1yr', '2yr', '3yr']);
  expect(parsePeriod('45d')).toEqual({ days: 45 });
  expect(shown({ days: 45 })).toEqual(['2026-10-07T00:00', '2026-11-21T00:00']);
  for (const text of ['', '0d', '-1d', '1.5d', '99999d', 'constructor', 'toString', '7 d'])
    expect(parsePeriod(text), text).toBeUndefined();
});

test('hours and minutes end with the current minute', () => {
  expect(shown('15min')).toEqual(['2026-11-20T15:26', '2026-11-20T15:41']);
  expect(shown('12h')).toEqual(['2026-11-20T03:41', '2026-11-20T15:41']);
  expect(shown('24h')).toEqual(['2026-11-19T16:00', '2026-11-20T16:00']);
});

test('days are whole days in the zone, including today', () => {
  expect(shown('1d')).toEqual(['2026-11-20T00:00', '2026-11-21T00:00']);
  expect(shown('1d', 'Asia/Tokyo')).toEqual(['2026-11-20T15:00', '2026-11-21T15:00']);
  expect(shown('7d', 'America/New_York')).toEqual(['2026-11-14T05:00', '2026-11-21T05:00']);
  // Across the clock change on October 25.
  expect(shown('30d', 'Europe/Berlin')).toEqual(['2026-10-21T22:00', '2026-11-20T23:00']);
});

test("months before a missing day begin on the month's last day, even in leap years", () => {
  expect(shown('3mo', 'UTC', Date.UTC(2026, 4, 30, 12))[0]).toBe('2026-02-28T00:00');
  expect(shown('1mo', 'UTC', Date.UTC(2028, 2, 30, 12))[0]).toBe('2028-02-29T00:00');
  expect(shown('1yr', 'UTC', Date.UTC(2028, 1, 28, 12))[0]).toBe('2027-02-28T00:00');
});

test('last week and last month follow the calendar', () => {
  expect(shown('lw')).toEqual(['2026-11-09T00:00', '2026-11-16T00:00']);
  expect(shown('lw', 'UTC', now, 0)).toEqual(['2026-11-08T00:00', '2026-11-15T00:00']);
  expect(shown('lm')).toEqual(['2026-10-01T00:00', '2026-11-01T00:00']);
  expect(shown('lm', 'UTC', Date.UTC(2026, 0, 3))).toEqual(['2025-12-01T00:00', '2026-01-01T00:00']);
  expect(shown('monthly')).toEqual(['2026-11-01T00:00', '2026-11-21T00:00']);
});

test('all is the span of the data in whole days', () => {
  const data = { from: Date.UTC(2026, 9, 3, 7), to: now };
  const { from, to } = periodRange('all', { now, timeZone: 'UTC', data });
  expect([from, to]).toEqual([Date.UTC(2026, 9, 3), Date.UTC(2026, 10, 21)]);
});

test('custom months are whole', () => {
  expect(monthsRange({ year: 2026, month: 11 }, { year: 2027, month: 2 }, 'UTC')).toEqual({
    from: Date.UTC(2026, 10),
    to: Date.UTC(2027, 2),
  });
});

test('no period ends further ahead than its own unit', () => {
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) }),
      fc.constantFrom(...PERIODS),
      (timeZone, at, period) => {
        const { from, to } = periodRange(period, { now: at, timeZone });
        expect(from).toBeLessThan(to);
        expect(from).toBeLessThanOrEqual(at);
        expect(to - at).toBeLessThanOrEqual(DAY_MS + HOUR_MS);
        if (period !== 'lw' && period !== 'lm') expect(to).toBeGreaterThanOrEqual(at);
        const isDays = !/min|h$|shortest/.test(period);
        if (isDays) expect([startOfDay(from, timeZone), startOfDay(to, timeZone)]).toEqual([from, to]);
      },
    ),
    { numRuns: 3000 },
  );
});
