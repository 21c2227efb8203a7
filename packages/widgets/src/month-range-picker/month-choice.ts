import { addToMonth, compareMonths, type Month } from '@casbah/domain/calendar';

/** First and last month, both inclusive. */
export interface MonthRange {
  first: Month;
  last: Month;
}

/** Selectable months. */
export interface MonthLimits {
  min?: Month | undefined;
  max?: Month | undefined;
}

export function isWithin(month: Month, { min, max }: MonthLimits): boolean {
  return (
    (min === undefined || compareMonths(month, min) >= 0) &&
    (max === undefined || compareMonths(month, max) <= 0)
  );
}

/** The range moved by a number of months; `undefined` if outside the limits. */
export function movedBy(range: MonthRange, months: number, limits: MonthLimits): MonthRange | undefined {
  const moved = { first: addToMonth(range.first, months), last: addToMonth(range.last, months) };
  return isWithin(moved.first, limits) && isWithin(moved.last, limits) ? moved : undefined;
}

/** Range of two months in either order. */
export function between(a: Month, b: Month): MonthRange {
  return compareMonths(a, b) <= 0 ? { first: a, last: b } : { first: b, last: a };
}

/** Months a key moves the focus by, in rows of three; `undefined` for other keys. */
export function monthsByKey(key: string, { month }: Month, isRightToLeft: boolean): number | undefined {
  const onward = isRightToLeft ? -1 : 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -onward,
    ArrowRight: onward,
    ArrowUp: -3,
    ArrowDown: 3,
    PageUp: -12,
    PageDown: 12,
    Home: 1 - month,
    End: 12 - month,
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}
