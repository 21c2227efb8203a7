import { isBirthDate } from './birth-date.ts';
import { weightedSum } from './weighted.ts';

/**
 * Unique master citizen number of the former Yugoslav countries: DDMMYYY of birth, a region from 00 to 96, serial and check digit.
 * `regions` limits it to those of one country.
 */
export function isJmbg(digits: string, regions: readonly [number, number] = [0, 96]): boolean {
  const short = Number(digits.slice(4, 7));
  const year = short >= 800 ? 1000 + short : 2000 + short;
  if (!isBirthDate(year, Number(digits.slice(2, 4)), Number(digits.slice(0, 2)))) return false;
  const region = Number(digits.slice(7, 9));
  if (region < regions[0] || region > regions[1]) return false;
  const remainder = weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return ((11 - remainder) % 11) % 10 === Number(digits[12]);
}
