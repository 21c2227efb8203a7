import { addToMonth, compareMonths, type Month } from '@casbah/domain/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, isWithin, monthsByKey, movedBy } from './month-choice.ts';

const anyMonth = fc.record({
  year: fc.integer({ min: 2000, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test('months are counted across years', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: -500, max: 500 }), (month, count) => {
      const moved = addToMonth(month, count);
      expect(moved.month).toBeGreaterThanOrEqual(1);
      expect(moved.month).toBeLessThanOrEqual(12);
      expect(compareMonths(moved, month)).toBe(count);
      expect(addToMonth(moved, -count)).toEqual(month);
    }),
  );
});

test('two months are a range in either order', () => {
  fc.assert(
    fc.property(anyMonth, anyMonth, (a, b) => {
      const { first, last } = between(a, b);
      expect(compareMonths(first, last)).toBeLessThanOrEqual(0);
      expect(between(b, a)).toEqual({ first, last });
    }),
  );
});

test('arrows move a range by a month, within the limits [WD-W069]', () => {
  const range = between({ year: 2026, month: 10 }, { year: 2026, month: 12 });
  const limits = { min: { year: 2026, month: 10 }, max: { year: 2027, month: 1 } };
  expect(movedBy(range, 1, limits)).toEqual(between({ year: 2026, month: 11 }, { year: 2027, month: 1 }));
  expect(movedBy(range, 2, limits)).toBeUndefined();
  expect(movedBy(range, -1, limits)).toBeUndefined();
  expect(isWithin({ year: 2027, month: 2 }, limits)).toBe(false);
});

test('keys move in rows of three, page keys by years', () => {
  const at: Month = { year: 2026, month: 5 };
  const moves = (isRightToLeft: boolean) =>
    [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      'x',
      'toString',
    ].map((key) => monthsByKey(key, at, isRightToLeft));
  expect(moves(false)).toEqual([-1, 1, -3, 3, -12, 12, -4, 7, undefined, undefined]);
  expect(moves(true).slice(0, 2)).toEqual([1, -1]);
});
