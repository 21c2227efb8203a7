const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The calendar has the day, in a year from 1800 to 2099. */
export function isDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1800 && year <= 2099 && day >= 1)) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2 && day === 29) return isLeap;
  return day <= (DAYS[month - 1] ?? 0);
}

/** The same for a year of two digits in either of two centuries, so 29 February 00 is one. */
export function isShortDate(year: number, month: number, day: number): boolean {
  return isDate(1900 + year, month, day) || isDate(2000 + year, month, day);
}

/** `YYMMDD`. */
export function isYymmdd(digits: string): boolean {
  return isShortDate(part(digits, 0), part(digits, 2), part(digits, 4));
}

/** `DDMMYY`. */
export function isDdmmyy(digits: string): boolean {
  return isShortDate(part(digits, 4), part(digits, 2), part(digits, 0));
}

/** `YYYYMMDD`. */
export function isYyyymmdd(digits: string): boolean {
  return isDate(Number(digits.slice(0, 4)), part(digits, 4), part(digits, 6));
}

const part = (digits: string, from: number): number => Number(digits.slice(from, from + 2));
