import { PERIOD_SETS, PERIODS } from '@casbah/domain/time-period';
import { expect, test } from 'vitest';
import { lengthOf, PERIOD_WORDS } from './period-words.ts';

test('periods are named by length: 15 minutes to three months [WD-K105]', () => {
  expect(PERIOD_SETS.live.map((period) => lengthOf(period, 'en-US'))).toEqual([
    '15 minutes',
    '1 hour',
    '6 hours',
    '12 hours',
    '1 day',
    '1 week',
    '1 month',
    '3 months',
  ]);
  expect(lengthOf('7d', 'de-DE')).toBe('1 Woche');
});

test('periods without a fixed length have no length name', () => {
  for (const period of ['all', 'shortest', 'lw', 'custom'] as const)
    expect(lengthOf(period, 'en-US')).toBeUndefined();
});

test('every period has its own label', () => {
  const ids = PERIODS.map((period) => PERIOD_WORDS[period]);
  expect(new Set(ids).size).toBe(ids.length);
});
