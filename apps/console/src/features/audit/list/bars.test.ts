import { expect, test } from 'vitest';
import { intervalOf } from './bars.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test.each([
  [HOUR, 'minute'],
  [DAY, 'quarter_hour'],
  [7 * DAY, 'hour'],
  [30 * DAY, 'six_hours'],
  [91 * DAY, 'day'],
  [365 * DAY, 'week'],
  [3000 * DAY, 'month'],
])('a range of %i ms has bars of one %s', (length, interval) => {
  expect(intervalOf(length)).toBe(interval);
});
