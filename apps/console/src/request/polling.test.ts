import { expect, test } from 'vitest';
import { Patience, POLLING_MS, pollingPause } from './polling.ts';

test('what changes by itself is read every 30 seconds [SH-K011]', () => {
  expect(pollingPause(POLLING_MS, 0)).toBe(30_000);
});

test('a hidden page asks less and less, and as before once it is seen', () => {
  const patience = new Patience();
  const pauses = [false, true, true, true, true, true, false].map((hidden) => patience.next(30_000, hidden));
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 300_000, 300_000, 30_000]);
});

test('a pause that is longer than the longest is kept', () => {
  expect(pollingPause(10 * 60_000, 3)).toBe(10 * 60_000);
});
