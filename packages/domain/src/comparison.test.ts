import { expect, test } from 'vitest';
import { isCovered, previousPeriod } from './comparison.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

const START = Date.UTC(2026, 9, 1);
const days = (from: number, to: number) => ({ from: START + from * DAY_MS, to: START + to * DAY_MS });

test('a period is compared with the previous one only if data reaches back to its start', () => {
  expect(previousPeriod(days(30, 60), days(0, 90))).toEqual(days(0, 30));
  expect(previousPeriod(days(30, 60), days(1, 90))).toEqual(days(0, 30));
  // One day of data before the range isn't enough for a month's comparison.
  expect(previousPeriod(days(30, 60), days(29, 90))).toBeUndefined();
  expect(previousPeriod(days(30, 60), undefined)).toBeUndefined();
});

test('data may start a tenth of the period late, but at most a day', () => {
  const day = days(0, 1);
  expect(isCovered(day, { from: day.from + 2 * HOUR_MS })).toBe(true);
  expect(isCovered(day, { from: day.from + 3 * HOUR_MS })).toBe(false);
  expect(isCovered(days(0, 365), { from: START + 2 * DAY_MS })).toBe(false);
});

test('an unfinished range is compared with the same part of the previous period', () => {
  const data = { from: START, to: START + 10 * DAY_MS + HOUR_MS / 2 };
  expect(previousPeriod(days(7, 14), data)).toEqual({ from: START, to: START + 3 * DAY_MS + HOUR_MS });
  // No part of the range has data yet.
  expect(previousPeriod(days(11, 12), data)).toBeUndefined();
});
