import { expect, test } from 'vitest';
import { isClockWrong, MOST_CLOCK_SKEW_MS } from './clock-skew.ts';

test('a clock is wrong when it is off by more than an hour, either way [WD-K041]', () => {
  const server = Date.UTC(2026, 10, 20);
  expect(MOST_CLOCK_SKEW_MS).toBe(60 * 60 * 1000);
  for (const way of [1, -1]) {
    expect(isClockWrong(server, server + way * MOST_CLOCK_SKEW_MS)).toBe(false);
    expect(isClockWrong(server, server + way * (MOST_CLOCK_SKEW_MS + 1))).toBe(true);
  }
});
