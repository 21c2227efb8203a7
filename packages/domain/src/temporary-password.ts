import { PASSWORD_MINIMUM } from './password.ts';

/** What a temporary password is drawn from; without letters and digits that are taken for others when they are read aloud. */
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
 * A password for someone who is to change it: 4 capital and 4 small letters, 2 digits and 2 symbols, in any order; where the
 * company asks for more than those 12, as many as it asks for. `below(n)` draws a number from 0 to n - 1, which no one can guess.
 */
export function temporaryPassword(minimum: number, below: (limit: number) => number): string {
  const draw = (from: string): string => from[below(from.length)] ?? '';
  const drawn = COUNTS.flatMap(([from, count]) => Array.from({ length: count }, () => draw(from)));
  for (let length = drawn.length; length < Math.max(minimum, PASSWORD_MINIMUM); length += 1)
    drawn.push(draw(ALL[below(ALL.length)] ?? LOWER));
  // Fisher and Yates: every order is as likely as any other.
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] ?? '', drawn[last] ?? ''];
  }
  return drawn.join('');
}
