import { expect, test } from 'vitest';
import { EVENT_KINDS } from './event.ts';
import { RETENTIONS, type Retention, retentionCutoff, retentionsOf } from './retention.ts';
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

test('each kind of event has one retention; activities follow other events unless they have their own', () => {
  const retentions = retentionsOf({ events: '1_year', activities: 'as_events' });
  expect(retentions.flatMap(({ kinds }) => kinds).toSorted()).toEqual(EVENT_KINDS.toSorted());
  expect(retentions.map(({ retention }) => retention)).toEqual(['1_year', '1_year']);
  const own = retentionsOf({ events: '1_year', activities: 'forever' });
  expect(own.find(({ kinds }) => kinds.includes('activity'))?.retention).toBe('forever');
  expect(own.find(({ kinds }) => kinds.includes('traffic'))?.retention).toBe('1_year');
});
