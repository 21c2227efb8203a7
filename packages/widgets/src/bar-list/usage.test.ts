import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USAGE_AT_MOST } from '../chart-datum/limits.ts';
import { shareOfMost, usageOf } from './usage.ts';

const items = fc.array(fc.record({ label: fc.string(), value: fc.nat(1000) }));

test('a list of usage shows at most five [WD-K020] [WD-K042]', () => {
  expect(USAGE_AT_MOST).toBe(5);
  fc.assert(
    fc.property(items, (list) => {
      const filled = list.filter(({ value }) => value > 0).length;
      expect(usageOf(list)).toHaveLength(Math.min(5, filled));
    }),
  );
});

test('it shows the largest entries above zero, largest first [WD-S041]', () => {
  fc.assert(
    fc.property(items, fc.nat(8), (list, atMost) => {
      const shown = usageOf(list, atMost).map(({ value }) => value);
      expect(shown).toEqual(
        list
          .map(({ value }) => value)
          .filter((value) => value !== 0)
          .sort((a, b) => b - a)
          .slice(0, atMost),
      );
    }),
  );
});

test('bars are as long as their share of the largest [WD-S040]', () => {
  expect(shareOfMost([{ value: 8 }, { value: 4 }, { value: 0 }])).toEqual([1, 0.5, 0]);
  expect(shareOfMost([{ value: 0 }])).toEqual([0]);
  expect(shareOfMost([])).toEqual([]);
});
