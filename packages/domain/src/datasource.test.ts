import { describe, expect, test } from 'vitest';
import { isSilent } from './datasource.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;

describe('a source is silent', () => {
  const hourly = { days: 9, longest_pause: HOUR };

  test('where nothing came for more than a day', () => {
    expect(isSilent({ ...hourly, last: NOW - DAY }, NOW)).toBe(false);
    expect(isSilent({ ...hourly, last: NOW - DAY - 1 }, NOW)).toBe(true);
  });

  test('where it waits twice as long as it ever did: a weekend is none', () => {
    const onWorkdays = { days: 10, longest_pause: 2.5 * DAY };
    expect(isSilent({ ...onWorkdays, last: NOW - 5 * DAY }, NOW)).toBe(false);
    expect(isSilent({ ...onWorkdays, last: NOW - 5 * DAY - 1 }, NOW)).toBe(true);
  });

  test('only where it delivered on several days: files sent by hand are no habit', () => {
    expect(isSilent({ days: 2, longest_pause: HOUR, last: NOW - 10 * DAY }, NOW)).toBe(false);
  });
});
