import { expect, test } from 'vitest';
import { RETENTIONS, type Retention, retentionCutoff } from './retention.ts';
import { DAY_MS } from './time-units.ts';

const NOW = Date.UTC(2026, 10, 21, 17, 30);

test.each<[Retention, number]>([
  ['30_days', Date.UTC(2026, 9, 22)],
  ['90_days', Date.UTC(2026, 7, 23)],
  ['1_year', Date.UTC(2025, 10, 20)],
])('%s keeps whole days, today beside them', (retention, cutoff) => {
  expect(retentionCutoff(retention, NOW)).toBe(cutoff);
  expect(retentionCutoff(retention, Math.floor(NOW / DAY_MS) * DAY_MS)).toBe(cutoff);
});

test('unlimited retention has no cutoff; for others, longer means earlier', () => {
  expect(retentionCutoff('forever', NOW)).toBeUndefined();
  const cutoffs = RETENTIONS.slice(1).map((retention) => retentionCutoff(retention, NOW) ?? Number.NaN);
  expect(cutoffs).toEqual(cutoffs.toSorted((a, b) => b - a));
  expect(new Set(cutoffs).size).toBe(RETENTIONS.length - 1);
  for (const cutoff of cutoffs) expect(cutoff % DAY_MS).toBe(0);
});
