import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RowSlots, rowsInSight, rowsToDraw, scrollToRow, slotsOf } from './drawn-rows.ts';

const range = (startIndex: number, length: number) => ({ startIndex, endIndex: startIndex + length - 1 });
const rowOf = fc.nat(2000);
const rangeOf = fc.tuple(fc.nat(1950), fc.integer({ min: 1, max: 40 }));

describe('those partly visible in the scroller', () => {
  test('those of which the scroller shows a part', () => {
    expect(rowsInSight(0, 35 + 360, 35, 36, 100)).toEqual(range(0, 10));
    expect(rowsInSight(20, 35 + 360, 35, 36, 100)).toEqual(range(0, 11));
    expect(rowsInSight(36 + 35, 35 + 360, 35, 36, 100)).toEqual(range(1, 11));
    expect(rowsInSight(99_999, 395, 35, 36, 100)).toEqual(range(99, 1));
    expect(rowsInSight(0, 0, 35, 36, 0)).toEqual(range(0, 1));
  });

  test('scrolling to a row moves no further than needed and shows it fully below the header', () => {
    fc.assert(
      fc.property(fc.nat(1999), fc.nat(70_000), (row, top) => {
        const to = scrollToRow(row, top, 395, 35, 36);
        expect(row * 36 + 35).toBeGreaterThanOrEqual(to + 35);
        expect(row * 36 + 35 + 36).toBeLessThanOrEqual(to + 395);
        expect(scrollToRow(row, to, 395, 35, 36)).toBe(to);
      }),
    );
    expect(scrollToRow(3, 0, 395, 35, 36)).toBe(0);
  });
});

describe('the rendered rows', () => {
  test('visible ones and the focused one, each once and in order', () => {
    fc.assert(
      fc.property(rangeOf, fc.option(rangeOf), rowOf, ([start, length], before, focused) => {
        const drawn = rowsToDraw(
          range(start, length),
          before === null ? undefined : range(...before),
          focused,
          2001,
        );
        for (let row = start; row < start + length; row++) expect(drawn).toContain(row);
        expect(drawn).toContain(focused);
        expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
        expect(drawn.length).toBeLessThanOrEqual(length + 17);
      }),
    );
  });

  test('after a jump only visible ones, then some around them', () => {
    expect(rowsToDraw(range(500, 3), range(0, 3), -1, 1000)).toEqual([500, 501, 502]);
    expect(rowsToDraw(range(500, 3), range(500, 3), -1, 1000)).toHaveLength(19);
    expect(rowsToDraw(range(2, 3), range(0, 3), -1, 1000)).toEqual(
      Array.from({ length: 13 }, (_, row) => row),
    );
  });
});

describe('their elements', () => {
  const scrolled = fc.array(fc.tuple(rangeOf, rowOf), { minLength: 1, maxLength: 20 });

  test('each row has its own, and keeps the focus while rendered', () => {
    fc.assert(
      fc.property(scrolled, (steps) => {
        let slots: RowSlots = new Map();
        for (const [[start, length], focused] of steps) {
          const rows = rowsToDraw(range(start, length), undefined, focused, 2001);
          const next = slotsOf(rows, slots, focused);
          expect([...next.keys()]).toEqual(rows);
          expect(new Set(next.values()).size).toBe(rows.length);
          if (slots.has(focused)) expect(next.get(focused)).toBe(slots.get(focused));
          slots = next;
        }
      }),
    );
  });

  test('after a jump existing ones are reused in order', () => {
    const before = slotsOf([0, 1, 2, 3], new Map(), 1);
    expect([...slotsOf([1, 500, 501, 502], before, 1)]).toEqual([
      [1, 1],
      [500, 0],
      [501, 2],
      [502, 3],
    ]);
    expect([...slotsOf([500, 501], before, -1).values()]).toEqual([0, 1]);
  });

  test('during scrolling, remaining rows keep theirs and new ones get new ones', () => {
    const before = slotsOf([0, 1, 2, 3], new Map(), -1);
    expect([...slotsOf([2, 3, 4, 5], before, -1).values()]).toEqual([2, 3, 4, 5]);
    expect([...slotsOf([1, 2], slotsOf([2, 3], before, -1), -1).values()]).toEqual([4, 2]);
  });
});
