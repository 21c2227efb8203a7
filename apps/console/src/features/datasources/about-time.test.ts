import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboutTime } from './about-time.ts';

test('rounds a duration to a sensible precision', () => {
  expect(aboutTime(3)).toBe(1000);
  expect(aboutTime(12 * MINUTE_MS + 24_600)).toBe(12 * MINUTE_MS);
  expect(aboutTime(26 * HOUR_MS + 29 * MINUTE_MS)).toBe(26 * HOUR_MS);
  expect(aboutTime(12 * DAY_MS + 13 * HOUR_MS)).toBe(13 * DAY_MS);
});

test('is off by at most 5% from ten minutes on', () => {
  fc.assert(
    fc.property(fc.double({ min: 10 * MINUTE_MS, max: 400 * DAY_MS, noNaN: true }), (span) => {
      expect(Math.abs(aboutTime(span) - span) / span).toBeLessThanOrEqual(0.0501);
    }),
  );
});
