import { isLuhn } from './luhn.ts';

/** Regenstrief Institute: up to five or six digits, a hyphen, and a Luhn digit. */
export const isLoinc = (text: string): boolean => /^\d{3,6}-\d$/.test(text) && isLuhn(text.replace('-', ''));
