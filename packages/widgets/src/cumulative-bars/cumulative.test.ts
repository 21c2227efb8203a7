import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cumulativeBars, whyCumulativeNotDrawn } from './cumulative.ts';

const data = fc.array(fc.record({ val: fc.integer({ min: -50, max: 50 }), count: fc.nat(1000) }));

test('bars are counts of values, added up from the least on, with a threshold [WD-E037] [WD-W032]', () => {
  expect(
    cumulativeBars(
      [
        { val: 70, count: 1 },
        { val: 10, count: 5 },
        { val: 40, count: 2 },
        { val: 10, count: 2 },
      ],
      40,
    ),
  ).toEqual([
    { val: 10, count: 7, upTo: 7, share: 0.7, reached: false },
    { val: 40, count: 2, upTo: 9, share: 0.9, reached: true },
    { val: 70, count: 1, upTo: 10, share: 1, reached: true },
  ]);
});

test('they never fall, and the last one is the total', () => {
  fc.assert(
    fc.property(data, fc.integer({ min: -60, max: 60 }), (list, threshold) => {
      const bars = cumulativeBars(list, threshold);
      const total = list.reduce((sum, { count }) => sum + count, 0);
      expect(bars.at(-1)?.upTo ?? 0).toBe(total);
      for (const [index, bar] of bars.entries()) {
        expect(bar.upTo).toBeGreaterThanOrEqual(bars[index - 1]?.upTo ?? 0);
        expect(bar.reached).toBe(bar.val >= threshold);
      }
    }),
  );
});

test('the visible rows', () => {
  expect(whyCumulativeNotDrawn([{ val: 1, count: 1 }], 1)).toBeUndefined();
  expect(whyCumulativeNotDrawn([{ val: Number.NaN, count: 1 }], 1)).toContain('not a number');
  expect(whyCumulativeNotDrawn([{ val: 1, count: -1 }], 1)).toContain('below zero');
  expect(whyCumulativeNotDrawn([{ val: 1, count: 1 }], Number.NaN)).toContain('threshold');
  expect(whyCumulativeNotDrawn([{ val: 1, count: 0 }], 1)).toContain('zero');
});
