import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { expect, test } from 'vitest';
import { intervalOf } from './bars.ts';

test.each([
  [HOUR_MS, 'minute'],
  [DAY_MS, 'quarter_hour'],
  [7 * DAY_MS, 'hour'],
  [30 * DAY_MS, 'six_hours'],
  [91 * DAY_MS, 'day'],
  [365 * DAY_MS, 'week'],
  [3000 * DAY_MS, 'month'],
])('a range of %i ms has one bar per %s', (length, interval) => {
  expect(intervalOf(length)).toBe(interval);
});
