import { max } from 'd3-array';
import { USAGE_AT_MOST } from '../chart-datum/limits.ts';

/** The largest few items above zero, largest first; ties keep their order. */
export function usageOf<Item extends { value: number }>(
  items: readonly Item[],
  atMost: number = USAGE_AT_MOST,
): readonly Item[] {
  return items
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, Math.max(0, atMost));
}

/** Each value as a fraction of the largest, from 0 to 1. */
export function shareOfMost(items: readonly { value: number }[]): readonly number[] {
  const most = max(items, ({ value }) => value) ?? 0;
  return items.map(({ value }) => (most > 0 ? Math.max(0, value) / most : 0));
}
