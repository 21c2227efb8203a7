import { isDate } from './date.ts';

/** Numbers are given at birth, so dates that are years ahead are none; a fixed year keeps the answer the same from day to day. */
const LAST_YEAR = 2035;

/** The calendar has the day, and somebody with a number can be born on it. */
export const isBirthDate = (year: number, month: number, day: number): boolean =>
  year <= LAST_YEAR && isDate(year, month, day);
