import { expect, test } from 'vitest';
import { afterRows, grownBy } from './useGrowth.ts';

test('a grid grows by 400 px per loaded page, at most three times [WD-K102]', () => {
  const heights = [0, 20, 40, 60, 80, 100].reduce<{ pages: Parameters<typeof afterRows>[0]; px: number[] }>(
    ({ pages, px }, rows) => {
      const next = afterRows(pages, rows, 'a');
      return { pages: next, px: [...px, grownBy(next.more)] };
    },
    { pages: { listKey: 'a', rows: 0, more: 0 }, px: [] },
  );
  expect(heights.px).toEqual([0, 0, 400, 800, 1200, 1200]);
  expect(grownBy(afterRows(heights.pages, 20, 'b').more)).toBe(0);
  expect(afterRows(heights.pages, 100, 'a')).toBe(heights.pages);
});
