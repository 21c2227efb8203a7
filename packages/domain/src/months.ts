import type { TimeRange } from './time-range.ts';

/** Maximum number of months per response. */
export const MOST_MONTHS = 24;

const startOf = (time: number, months = 0): number => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
};

/** UTC months up to `end` (exclusive), earliest first. The last one is cut off at `end`. */
export function monthsUpTo(end: number, count: number): (TimeRange & { isWhole: boolean })[] {
  return Array.from({ length: count }, (_, index) => {
    const back = index - count + 1;
    const from = startOf(end - 1, back);
    const whole = startOf(end - 1, back + 1);
    return { from, to: Math.min(whole, end), isWhole: whole <= end };
  });
}

/**
 * Fair comparison of a month: the previous month up to the same day. A shorter previous month ends early: 31 March
 * compares with all of February.
 */
export function monthBefore({ from, to, isWhole }: TimeRange & { isWhole: boolean }): TimeRange {
  const before = startOf(from, -1);
  return { from: before, to: isWhole ? from : Math.min(from, before + (to - from)) };
}
