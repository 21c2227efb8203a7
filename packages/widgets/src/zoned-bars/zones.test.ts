import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZONES } from '../chart-datum/limits.ts';
import { whyNoZones, whyZonesNotDrawn, type ZoneSettings, zoneAt, zonesOf } from './zones.ts';

const usual: ZoneSettings = { ...ZONES, labels: ['Low', 'Medium', 'High'], colours: ['a', 'b', 'c'] };

test('zones begin at 25 and 70 on a scale from 0 to 99 [WD-K069]', () => {
  expect(ZONES).toEqual({ thresholds: [25, 70], from: 0, to: 99 });
  expect(zonesOf(usual).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Low', 0, 24],
    ['Medium', 25, 69],
    ['High', 70, 99],
  ]);
  expect([0, 24, 25, 69, 70, 99].map((x) => zoneAt(x, usual.thresholds))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('fewer than two labels make no zones [WD-V062]', () => {
  expect(whyNoZones({ ...usual, labels: ['All'], colours: ['a'], thresholds: [] })).toContain(
    'fewer than two',
  );
  expect(
    whyNoZones({ ...usual, labels: ['Low', 'High'], colours: ['a', 'b'], thresholds: [50] }),
  ).toBeUndefined();
});

test('there are as many labels as colors [WD-V063]', () => {
  expect(whyNoZones({ ...usual, colours: ['a', 'b'] })).toBe('there are 3 zone labels and 2 colours');
  expect(whyNoZones({ ...usual, colours: ['a', 'b', 'c', 'd'] })).toContain('4 colours');
});

test('there is one threshold fewer than labels [WD-V064]', () => {
  expect(whyNoZones({ ...usual, thresholds: [25] })).toContain('1 thresholds instead of 2');
  expect(whyNoZones({ ...usual, thresholds: [25, 50, 70] })).toContain('3 thresholds');
  expect(whyNoZones(usual)).toBeUndefined();
});

test('thresholds ascend within the scale', () => {
  for (const thresholds of [
    [70, 25],
    [0, 70],
    [25, 99],
    [25, Number.NaN],
    [25, 25],
  ])
    expect(whyNoZones({ ...usual, thresholds })).toBeDefined();
});

test('a value has a position on the scale and an amount [WD-E036]', () => {
  expect(whyZonesNotDrawn([{ x: 3, y: 4 }], usual)).toBeUndefined();
  expect(
    whyZonesNotDrawn(
      [
        { x: 3, y: 4 },
        { x: 100, y: 1 },
      ],
      usual,
    ),
  ).toContain('100');
  expect(whyZonesNotDrawn([{ x: 3, y: Number.NaN }], usual)).toContain('not a number');
  expect(whyZonesNotDrawn([{ x: 3, y: 0 }], usual)).toContain('zero');
});

test('every position of the scale is in its zone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 98 }), { minLength: 1, maxLength: 6 }),
      (x, list) => {
        const thresholds = list.sort((a, b) => a - b);
        const names = ['a', ...thresholds.map(String)];
        const zones = zonesOf({ labels: names, colours: names, thresholds, from: 0, to: 99 });
        const zone = zones[zoneAt(x, thresholds)];
        expect(zone?.from).toBeLessThanOrEqual(x);
        expect(zone?.to).toBeGreaterThanOrEqual(x);
      },
    ),
  );
});
