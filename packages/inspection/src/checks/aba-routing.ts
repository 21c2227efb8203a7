import { weightedSum } from './weighted.ts';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** American Bankers Association: nine digits, a Federal Reserve district in front, weighted sum a multiple of ten. */
export function isAbaRouting(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const district = Number(digits.slice(0, 2));
  const isDistrict =
    district <= 12 ||
    (district >= 21 && district <= 32) ||
    (district >= 61 && district <= 72) ||
    district === 80;
  return isDistrict && weightedSum(digits, WEIGHTS) % 10 === 0;
}
