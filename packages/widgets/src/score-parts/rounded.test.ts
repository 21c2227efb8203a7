import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, roundToSum } from './rounded.ts';

test('displayed values add up to the displayed sum', () => {
  const points = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 1 }), (values, decimals) => {
      const step = 10 ** decimals;
      const rounded = roundToSum(values, decimals);
      const sum = values.reduce((a, b) => a + b, 0);
      const shown = rounded.reduce((a, b) => a + Math.round(b * step), 0);
      expect(shown - Math.round(values.reduce((a, b) => a + b * step, 0))).toBeCloseTo(0, 6);
      expect(Math.abs(shown / step - sum)).toBeLessThanOrEqual(0.51 / step);
      for (const [index, value] of rounded.entries())
        expect(Math.abs(value - (values[index] ?? 0))).toBeLessThanOrEqual(1.001 / step);
    }),
  );
});

test('whole points stay whole', () => {
  expect(roundToSum([24, 19, 16, -6], 0)).toEqual([24, 19, 16, -6]);
  expect(decimalsOf([24, -6])).toBe(0);
  expect(decimalsOf([24.5])).toBe(1);
});

test('thirds add up', () => {
  expect(roundToSum([1 / 3, 1 / 3, 1 / 3], 0)).toEqual([1, 0, 0]);
  expect(roundToSum([10 / 3, 10 / 3, 10 / 3], 1)).toEqual([3.4, 3.3, 3.3]);
});
