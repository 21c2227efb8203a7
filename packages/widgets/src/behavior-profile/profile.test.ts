import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEHAVIOR } from '../chart-datum/limits.ts';
import { type BehaviorSeries, behaviorTicks, countedPoints, whyProfileNotDrawn } from './profile.ts';

const FROM = Date.UTC(2026, 10, 14);
const series = (change: Partial<BehaviorSeries> = {}): BehaviorSeries => ({
  chart_view: 'weekly',
  start_time: FROM,
  end_time: FROM + 7 * DAY_MS,
  plot_data: {
    datapoints: [
      { time: FROM + HOUR_MS, value: 2, value_user: 0.5, value_peer: 1, anomalous: true },
      { time: FROM, value: 1, value_user: 0.5, value_peer: 0.25, anomalous: false },
    ],
    normalization_factor: 40,
  },
  ...change,
});

test('the profile is 720 by 400 [WD-K043]', () => {
  expect([BEHAVIOR.width, BEHAVIOR.height]).toEqual([720, 400]);
});

test('bars are 3 wide in a week and 10 in a month [WD-K044]', () => {
  expect([BEHAVIOR.weekly.barWidth, BEHAVIOR.monthly.barWidth]).toEqual([3, 10]);
});

test('a tick every 12 hours of a week, every day of a month [WD-K045]', () => {
  const week = behaviorTicks(series());
  expect(week).toHaveLength(14);
  expect((week[1] ?? 0) - (week[0] ?? 0)).toBe(12 * HOUR_MS);
  const month = behaviorTicks(series({ chart_view: 'monthly', end_time: FROM + 30 * DAY_MS }));
  expect(month).toHaveLength(30);
  expect((month[1] ?? 0) - (month[0] ?? 0)).toBe(DAY_MS);
});

test('ticks are at noon and midnight, whatever the start', () => {
  fc.assert(
    fc.property(fc.nat(24 * 60), (minutes) => {
      const start_time = FROM + minutes * MINUTE_MS;
      for (const tick of behaviorTicks(series({ start_time }))) {
        expect(tick % (12 * HOUR_MS)).toBe(0);
        expect(tick).toBeGreaterThanOrEqual(start_time);
      }
    }),
  );
});

test('a series has its view, its time and its points with what is usual; values are multiplied with the factor [WD-E031]', () => {
  expect(whyProfileNotDrawn(series())).toBeUndefined();
  expect(countedPoints(series())).toEqual([
    { time: FROM, value: 40, value_user: 20, value_peer: 10, anomalous: false },
    { time: FROM + HOUR_MS, value: 80, value_user: 20, value_peer: 40, anomalous: true },
  ]);
  expect(countedPoints(series({ start_time: FROM + 1 }))).toHaveLength(1);
});

test('undrawable data has a reason', () => {
  const points = series().plot_data;
  expect(whyProfileNotDrawn(series({ chart_view: 'yearly' as never }))).toContain('no view');
  expect(whyProfileNotDrawn(series({ end_time: FROM }))).toContain('ends before');
  expect(whyProfileNotDrawn(series({ end_time: FROM * 2 }))).toContain('longer');
  expect(whyProfileNotDrawn(series({ plot_data: { ...points, normalization_factor: 0 } }))).toContain(
    'factor',
  );
  expect(whyProfileNotDrawn(series({ plot_data: { ...points, datapoints: [] } }))).toBe(
    'there are no values',
  );
  expect(whyProfileNotDrawn(series({ plot_data: { ...points, datapoints: null as never } }))).toContain(
    'list',
  );
  const bad = { time: FROM, value: Number.NaN, value_user: 0, value_peer: 0, anomalous: false };
  expect(whyProfileNotDrawn(series({ plot_data: { ...points, datapoints: [bad] } }))).toContain('value 0');
  expect(
    whyProfileNotDrawn(series({ plot_data: { ...points, datapoints: [{ ...bad, value: 0 }] } })),
  ).toContain('zero');
});
