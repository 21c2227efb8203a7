import { sum } from 'd3-array';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';

/** Number of items with a value, such as a score, size or number of days. */
export interface CountedValue {
  val: number;
  count: number;
}

export interface CumulativeBar extends CountedValue {
  /** Count up to and including this value. */
  upTo: number;
  /** The same as a fraction of all, from 0 to 1. */
  share: number;
  /** At or above the threshold. */
  reached: boolean;
}

/** Why the data can't be drawn; `undefined` if it can. */
export function whyCumulativeNotDrawn(data: readonly CountedValue[], threshold: number): string | undefined {
  const wrong = whyNotDrawn(data, ({ count }) => count);
  if (wrong !== undefined) return wrong;
  if (!Number.isFinite(threshold)) return 'the threshold is not a number';
  const odd = data.findIndex(({ val }) => typeof val !== 'number' || !Number.isFinite(val));
  return odd === -1 ? undefined : `value ${odd} is not a number`;
}

/** One bar per value, ascending, as high as the count up to it; merges duplicate values. */
export function cumulativeBars(data: readonly CountedValue[], threshold: number): readonly CumulativeBar[] {
  const counts = new Map<number, number>();
  for (const { val, count } of data) counts.set(val, (counts.get(val) ?? 0) + count);
  const total = sum(counts.values());
  let upTo = 0;
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([val, count]) => {
      upTo += count;
      return { val, count, upTo, share: total > 0 ? upTo / total : 0, reached: val >= threshold };
    });
}
