import { addToMonth, compareMonths, type Month } from '@casbah/domain/calendar';

/** The first and the last month, both included. */
export interface MonthRange {
  first: Month;
  last: Month;
}

/** Months that can be chosen. */
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

/** The same number of months, earlier or later; `undefined` where that leaves what can be chosen. */
export function movedBy(range: MonthRange, months: number, limits: MonthLimits): MonthRange | undefined {
  const moved = { first: addToMonth(range.first, months), last: addToMonth(range.last, months) };
  return isWithin(moved.first, limits) && isWithin(moved.last, limits) ? moved : undefined;
}

/** Two months in either order. */
export function between(a: Month, b: Month): MonthRange {
  return compareMonths(a, b) <= 0 ? { first: a, last: b } : { first: b, last: a };
}

/** Months that a key moves the focus by, in rows of three; `undefined` for other keys. */
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
