import type { Pattern } from './pattern.ts';

/** An integer in this range, without leading zeros. */
function within(minimum: number, maximum: number): (text: string) => boolean {
  return (text) => /^(?:0|[1-9]\d{0,14})$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
}

export const NUMERIC: Pattern = { accepts: (text) => /^\d{1,15}$/.test(text), says: 'Use digits only' };

export const GREATER_THAN_ZERO: Pattern = {
  accepts: (text) => /^\d{1,15}(?:\.\d{1,15})?$/.test(text) && Number(text) > 0,
  says: 'Use a number greater than zero',
};

export const ONE_TO_FOUR: Pattern = { accepts: within(1, 4), says: 'Use a number from 1 to 4' };

export const ONE_TO_TWENTY: Pattern = { accepts: within(1, 20), says: 'Use a number from 1 to 20' };

export const HISTORY_DAYS: Pattern = { accepts: within(1, 30), says: 'Valid Range is from 1 to 30' };

/** Business Readiness Rating. */
export const BRR: Pattern = { accepts: within(0, 100), says: 'BRR must be within 0-100' };

/** Relative weight: a number, optionally with decimals. */
export const WEIGHT: Pattern = {
  accepts: (text) => /^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text),
  says: 'Use a number, with decimals where needed',
};

export const MFA_CODE: Pattern = {
  accepts: (text) => /^[0-9]{6}$/.test(text),
  says: 'Invalid verification code',
};

export const USER_ID: Pattern = { accepts: (text) => /^\d{1,9}$/.test(text), says: 'Use up to 9 digits' };
