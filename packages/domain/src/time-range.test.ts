import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTERVAL_VALIDITY, INTERVALS, intervalFor, validIntervals } from './time-range.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts';

const of = (length: number) => intervalFor({ from: 1_000_000, to: 1_000_000 + length });

test.each([
  ['PF-S048', 30 * MINUTE_MS, 'minute', 'quarter_hour'],
  ['PF-S049', 2 * HOUR_MS, 'quarter_hour', 'half_hour'],
  ['PF-S050', DAY_MS, 'half_hour', 'hour'],
  ['PF-S051', 3 * DAY_MS, 'hour', 'six_hours'],
  ['PF-S052', 4 * DAY_MS, 'six_hours', 'day'],
  ['PF-S053', 34 * DAY_MS, 'day', 'week'],
  ['PF-S054', 120 * DAY_MS, 'week', 'month'],
])('[%s] a range of up to %i ms gives %s, a longer one %s', (_, limit, interval, next) => {
  expect(of(limit)).toBe(interval);
  expect(of(limit - 1)).toBe(interval);
  expect(of(limit + 1)).toBe(next);
});

test('any longer range gives month [PF-S055]', () => {
  for (const days of [121, 366, 5000]) expect(of(days * DAY_MS)).toBe('month');
});

test('an interval that is not allowed gives the first allowed one [PF-S056]', () => {
  const allowed = fc.subarray([...INTERVALS], { minLength: 1 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 * DAY_MS }), allowed, (length, list) => {
      const free = of(length);
      const chosen = intervalFor({ from: 0, to: length }, list);
      expect(chosen).toBe(list.includes(free) ? free : list[0]);
    }),
  );
});

test('valid intervals are hour to year by default [PF-K021]', () => {
  expect(INTERVAL_VALIDITY).toEqual({ min: 'hour', max: 'year' });
  expect(validIntervals()).toEqual(['hour', 'six_hours', 'day', 'week', 'month']);
  expect(validIntervals('minute', 'half_hour')).toEqual(['minute', 'quarter_hour', 'half_hour']);
  expect(validIntervals('year')).toEqual([]);
  expect(intervalFor({ from: 0, to: 20 * MINUTE_MS }, validIntervals())).toBe('hour');
});
