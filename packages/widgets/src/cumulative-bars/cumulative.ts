import { sum } from 'd3-array';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';

/** How many there are of a value: of a score, a size, a number of days. */
export interface CountedValue {
  val: number;
  count: number;
}

export interface CumulativeBar extends CountedValue {
  /** How many there are up to this value, itself included. */
  upTo: number;
  /** The same of all of them, from 0 to 1. */
  share: number;
  /** At the threshold or above it. */
  reached: boolean;
}

/** Why this can't be drawn; `undefined` where it can. */
export function whyCumulativeNotDrawn(data: readonly CountedValue[], threshold: number): string | undefined {
  const wrong = whyNotDrawn(data, ({ count }) => count);
  if (wrong !== undefined) return wrong;
  if (!Number.isFinite(threshold)) return 'the threshold is not a number';
  const odd = data.findIndex(({ val }) => typeof val !== 'number' || !Number.isFinite(val));
  return odd === -1 ? undefined : `value ${odd} is not a number`;
}

/** One bar a value, from the least on, each as high as all up to it; values that come twice are added up. */
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
