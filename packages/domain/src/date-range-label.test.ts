import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, startOfDay } from './calendar.ts';
import { SPANS, spanOf } from './date-range-label.ts';
import { periodRange } from './period-range.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
);
const moment = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) });

/** A span of days that starts with a date, in UTC. */
const of = (days: number, first = '2026-05-05') => {
  const from = Date.parse(`${first}T00:00:00Z`);
  return spanOf({ from, to: addDays(from, days, 'UTC') }, 'UTC');
};

test('one day is 24 hours, or the length of a day with a clock change [WD-S042]', () => {
  expect(of(1)).toBe('1d');
  fc.assert(
    fc.property(zone, moment, (timeZone, time) => {
      expect(spanOf({ from: time, to: time + DAY_MS }, timeZone)).toBe('1d');
      const from = startOfDay(time, timeZone);
      expect(spanOf({ from, to: addDays(from, 1, timeZone) }, timeZone)).toBe('1d');
    }),
  );
  // An end at the last moment of a day instead of the start of the next counts as the same.
  const day = Date.UTC(2026, 10, 20);
  expect(spanOf({ from: day, to: day + DAY_MS - 1 }, 'UTC')).toBe('1d');
  expect(spanOf({ from: day, to: day + 12 * HOUR_MS }, 'UTC')).toBeUndefined();
});

test('seven days [WD-S043]', () => {
  expect([6, 7, 8].map((days) => of(days))).toEqual([undefined, '7d', undefined]);
});

test('30 or 31 days are a month, 28 or 29 in February [WD-S044]', () => {
  expect([29, 30, 31, 32].map((days) => of(days))).toEqual([undefined, '1mo', '1mo', undefined]);
  expect(of(28, '2026-02-01')).toBe('1mo');
  expect(of(28, '2026-02-15')).toBe('1mo');
  expect(of(29, '2028-02-01')).toBe('1mo');
  expect(of(28, '2028-02-01')).toBeUndefined();
  expect(of(28)).toBeUndefined();
});

test('89 to 92 days are three months if those months are that long [WD-S045]', () => {
  expect(of(89, '2026-02-01')).toBe('3mo');
  expect(of(90, '2025-12-01')).toBe('3mo');
  expect(of(91, '2026-04-01')).toBe('3mo');
  expect(of(92, '2026-07-01')).toBe('3mo');
  expect(of(89, '2026-07-01')).toBeUndefined();
  expect(of(91, '2026-07-01')).toBeUndefined();
  expect(of(93, '2026-07-01')).toBeUndefined();
});

test('181 to 184 days are six months [WD-S046]', () => {
  expect([180, 181, 182, 183, 184, 185].map((days) => of(days))).toEqual([
    undefined,
    '6mo',
    '6mo',
    '6mo',
    '6mo',
    undefined,
  ]);
});

test('365 or 366 days are a year [WD-S047]', () => {
  expect([364, 365, 366, 367].map((days) => of(days))).toEqual([undefined, '1yr', '1yr', undefined]);
});

test('730 and 732 days are two years, and 731 with a leap day [WD-S048]', () => {
  expect([729, 730, 731, 732, 733].map((days) => of(days))).toEqual([
    undefined,
    '2yr',
    '2yr',
    '2yr',
    undefined,
  ]);
});

describe('any other length', () => {
  test('has no named span [WD-S049]', () => {
    const known = new Set([
      1, 7, 28, 29, 30, 31, 89, 90, 91, 92, 181, 182, 183, 184, 365, 366, 730, 731, 732,
    ]);
    for (let days = 1; days < 800; days++)
      if (!known.has(days)) expect(of(days), `${days} days`).toBeUndefined();
  });
  test('nor does part of a day', () => {
    const from = Date.UTC(2026, 10, 14);
    expect(spanOf({ from, to: from + 7 * DAY_MS + HOUR_MS }, 'UTC')).toBeUndefined();
  });
});

test('every span has the length in its name, on any day in any zone [WD-K002]', () => {
  fc.assert(
    fc.property(zone, moment, fc.constantFrom(...SPANS), (timeZone, now, span) => {
      expect(spanOf(periodRange(span, { now, timeZone }), timeZone)).toBe(span);
    }),
    { numRuns: 3000 },
  );
});

test('calendar months are named, also across clock changes', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, time) => {
      const from = startOfDay(time, timeZone);
      const lengths = [1, 3, 6, 12, 24] as const;
      const names = ['1mo', '3mo', '6mo', '1yr', '2yr'];
      expect(
        lengths.map((months) => spanOf({ from, to: addMonths(from, months, timeZone) }, timeZone)),
      ).toEqual(names);
    }),
    { numRuns: 1000 },
  );
});
