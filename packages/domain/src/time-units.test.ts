import { expect, test } from 'vitest';
import { DAY_MS, MINUTES_PER_DAY } from './time-units.ts';

test('a day has 1440 minutes [SH-K032]', () => {
  expect(MINUTES_PER_DAY).toBe(1440);
  expect(DAY_MS).toBe(Date.UTC(2026, 0, 2) - Date.UTC(2026, 0, 1));
});
