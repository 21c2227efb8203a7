import { expect, test } from 'vitest';
import { isStale } from './freshness.ts';
import { HOUR_MS } from './time-units.ts';

test('data is stale when its newest event is more than a day old', () => {
  const now = Date.UTC(2026, 10, 22, 22);
  expect(isStale(now - 25 * HOUR_MS, now)).toBe(true);
  expect(isStale(now - 24 * HOUR_MS, now)).toBe(false);
  // A proxy's clock may be ahead.
  expect(isStale(now + HOUR_MS, now)).toBe(false);
});
