import { isLuhn } from './luhn.ts';

/** Centers for Medicare & Medicaid Services: ten digits from 1 or 2 on, Luhn with the prefix 80840 in front. */
export const isUsNpi = (digits: string): boolean => /^[12]\d{9}$/.test(digits) && isLuhn(`80840${digits}`);
