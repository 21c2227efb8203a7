import { describe, expect, test } from 'vitest';
import { isSilent } from './datasource.ts';
import { DAY_MS, HOUR_MS } from './time-units.ts';

const NOW = 100 * DAY_MS;

describe('a source is silent', () => {
  const hourly = { days: 9, longest_pause: HOUR_MS };

  test('if nothing arrived for more than a day', () => {
    expect(isSilent({ ...hourly, last: NOW - DAY_MS }, NOW)).toBe(false);
    expect(isSilent({ ...hourly, last: NOW - DAY_MS - 1 }, NOW)).toBe(true);
  });

  test("if it is silent twice as long as ever before: a weekend isn't", () => {
    const onWorkdays = { days: 10, longest_pause: 2.5 * DAY_MS };
    expect(isSilent({ ...onWorkdays, last: NOW - 5 * DAY_MS }, NOW)).toBe(false);
    expect(isSilent({ ...onWorkdays, last: NOW - 5 * DAY_MS - 1 }, NOW)).toBe(true);
  });

  test("only if it delivered on several days: manual uploads aren't regular", () => {
    expect(isSilent({ days: 2, longest_pause: HOUR_MS, last: NOW - 10 * DAY_MS }, NOW)).toBe(false);
  });
});
