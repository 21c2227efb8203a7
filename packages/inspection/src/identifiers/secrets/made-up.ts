export const DIGITS = '0123456789';
export const HEX = '0123456789abcdef';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = LOWER.toUpperCase();
export const LOWER_AND_DIGITS = LOWER + DIGITS;
export const UPPER_AND_DIGITS = UPPER + DIGITS;
export const LETTERS = LOWER + UPPER;
export const BASE62 = LETTERS + DIGITS;
export const BASE64 = `${BASE62}+/`;
export const BASE64URL = `${BASE62}-_`;
export const BASE32 = `${UPPER}234567`;
export const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Irregular text for examples: the same for the same seed, so that no example has to be kept as text that looks like a live key. */
export function madeUp(alphabet: string, length: number, seed: number): string {
  let state = (seed * 2654435761 + length * 40503 + alphabet.length) >>> 0;
  let text = '';
  while (text.length < length) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    text += alphabet.charAt(Math.floor((state / 2 ** 32) * alphabet.length));
  }
  return text;
}

/** A made-up UUID of version 4. */
export function madeUpUuid(seed: number): string {
  const hex = madeUp(HEX, 32, seed);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
