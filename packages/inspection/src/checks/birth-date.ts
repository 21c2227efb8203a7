import { isDate } from './date.ts';

/** Numbers are assigned at birth, so later years are implausible. A fixed year keeps the result the same from day to day. */
const LAST_YEAR = 2035;

/** The calendar has the day, and a person who has a number can be born on it. */
export const isBirthDate = (year: number, month: number, day: number): boolean =>
  year <= LAST_YEAR && isDate(year, month, day);
