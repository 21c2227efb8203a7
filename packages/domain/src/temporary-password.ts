import { PASSWORD_MINIMUM } from './password.ts';

/** Characters of temporary passwords, without letters and digits that are confused when read aloud. */
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';
const SYMBOLS = '!#$%&*+-=?@';
const ALL = [UPPER, LOWER, DIGITS, SYMBOLS] as const;
const COUNTS = [
  [UPPER, 4],
  [LOWER, 4],
  [DIGITS, 2],
  [SYMBOLS, 2],
] as const;

/**
 * Generates a temporary password: 4 upper and 4 lower case letters, 2 digits and 2 symbols in random order, or longer
 * if the company requires it. `below(n)` returns a secure random number from 0 to n - 1.
 */
export function temporaryPassword(minimum: number, below: (limit: number) => number): string {
  const draw = (from: string): string => from[below(from.length)] ?? '';
  const drawn = COUNTS.flatMap(([from, count]) => Array.from({ length: count }, () => draw(from)));
  for (let length = drawn.length; length < Math.max(minimum, PASSWORD_MINIMUM); length += 1)
    drawn.push(draw(ALL[below(ALL.length)] ?? LOWER));
  // Fisher–Yates shuffle: all orders are equally likely.
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] ?? '', drawn[last] ?? ''];
  }
  return drawn.join('');
}
