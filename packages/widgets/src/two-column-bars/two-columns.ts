import { TWO_COLUMN_AT_MOST, TWO_COLUMN_PER_COLUMN } from '../chart-datum/limits.ts';

/** Items in columns of four, first column first; omits items beyond two columns. */
export function twoColumns<Item>(
  items: readonly Item[],
): readonly { from: number; items: readonly Item[] }[] {
  const kept = items.slice(0, TWO_COLUMN_AT_MOST);
  return [0, TWO_COLUMN_PER_COLUMN]
    .filter((from) => from < kept.length)
    .map((from) => ({ from, items: kept.slice(from, from + TWO_COLUMN_PER_COLUMN) }));
}
