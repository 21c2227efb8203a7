import { weightedSum } from './weighted.ts';

/** International Maritime Organization: six digits weighted 7 to 2; the sum's last digit is the seventh. */
export const isImoNumber = (digits: string): boolean =>
  /^[1-9]\d{6}$/.test(digits) && weightedSum(digits, [7, 6, 5, 4, 3, 2]) % 10 === Number(digits[6]);
