import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoColumns } from './two-columns.ts';

test('at most four in a column, eight in all, in their order [WD-K061]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      const columns = twoColumns(items);
      expect(columns.flatMap((column) => column.items)).toEqual(items.slice(0, 8));
      expect(columns.length).toBe(items.length === 0 ? 0 : items.length <= 4 ? 1 : 2);
      for (const column of columns) {
        expect(column.items.length).toBeLessThanOrEqual(4);
        expect(column.items[0]).toBe(items[column.from]);
      }
    }),
  );
});
