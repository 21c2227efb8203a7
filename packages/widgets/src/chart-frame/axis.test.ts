import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisValues } from './axis.ts';

test('counts are round by ten, bytes by 1,024', () => {
  expect(axisValues(93, 'count')).toEqual([0, 50, 100]);
  expect(axisValues(3 * 1024 ** 3, 'bytes').map((value) => value / 1024 ** 3)).toEqual([0, 1, 2, 3]);
});

test('the axis covers everything and is short', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-6, max: 1e15, noNaN: true }),
      fc.constantFrom('count' as const, 'bytes' as const),
      (most, unit) => {
        const values = axisValues(most, unit);
        expect(values[0]).toBe(0);
        expect(values.at(-1)).toBeGreaterThanOrEqual(most);
        expect(values.length).toBeLessThanOrEqual(8);
      },
    ),
  );
});

test('an empty chart has an empty axis', () => {
  for (const most of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(axisValues(most, 'count')).toEqual([0]);
});
