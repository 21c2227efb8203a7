import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthBefore, monthsUpTo } from './months.ts';

const anyEnd = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) });
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

describe('months', () => {
  test('up to the middle of one: it is cut off there', () => {
    expect(monthsUpTo(day('2026-03-11'), 3)).toEqual([
      { from: day('2026-01-01'), to: day('2026-02-01'), isWhole: true },
      { from: day('2026-02-01'), to: day('2026-03-01'), isWhole: true },
      { from: day('2026-03-01'), to: day('2026-03-11'), isWhole: false },
    ]);
  });

  test("up to the end of one: it is complete, and the next one hasn't begun", () => {
    expect(monthsUpTo(day('2026-03-01'), 1)).toEqual([
      { from: day('2026-02-01'), to: day('2026-03-01'), isWhole: true },
    ]);
  });

  test('are contiguous, and the last one ends at the end', () => {
    fc.assert(
      fc.property(anyEnd, fc.integer({ min: 1, max: 24 }), (end, count) => {
        const months = monthsUpTo(end, count);
        expect(months).toHaveLength(count);
        expect(months.at(-1)?.to).toBe(end);
        for (const [index, { from, to, isWhole }] of months.entries()) {
          expect(from).toBeLessThan(to);
          expect(new Date(from).getUTCDate()).toBe(1);
          if (index > 0) expect(months[index - 1]?.to).toBe(from);
          if (index < count - 1) expect(isWhole).toBe(true);
        }
      }),
    );
  });

  test('a month is compared with the previous one, for at most the same length', () => {
    fc.assert(
      fc.property(anyEnd, (end) => {
        const months = monthsUpTo(end, 2);
        const [previous, month] = months;
        if (previous === undefined || month === undefined) throw new Error('two months');
        const before = monthBefore(month);
        expect(before.from).toBe(previous.from);
        expect(before.to).toBeLessThanOrEqual(previous.to);
        if (!month.isWhole) expect(before.to - before.from).toBeLessThanOrEqual(month.to - month.from);
        else expect(before).toEqual({ from: previous.from, to: previous.to });
      }),
    );
  });

  test('March 31 is compared with all of February', () => {
    const [march] = monthsUpTo(day('2026-03-31'), 1);
    if (march === undefined) throw new Error('one month');
    expect(monthBefore(march)).toEqual({ from: day('2026-02-01'), to: day('2026-03-01') });
  });
});
