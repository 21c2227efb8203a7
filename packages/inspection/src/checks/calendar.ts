/** A day of the Gregorian calendar; months and days count from 1. */
export function isDate(year: number, month: number, day: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

/** The same with two digits of the year, where the century is unknown: true if the 20th or the 21st has the day. */
export function isShortDate(year: number, month: number, day: number): boolean {
  return isDate(1900 + year, month, day) || isDate(2000 + year, month, day);
}
