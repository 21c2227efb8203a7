import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStrong } from './password.ts';
import { temporaryPassword } from './temporary-password.ts';

/** Returns the given numbers in a loop. */
const drawn = (numbers: readonly number[]) => {
  let at = 0;
  return (limit: number): number => {
    at += 1;
    return (numbers[at % numbers.length] ?? 0) % limit;
  };
};
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 200 });

test('a temporary password has 4 upper and 4 lower case letters, 2 digits and 2 symbols [PF-V023]', () => {
  fc.assert(
    fc.property(numbers, (given) => {
      const password = temporaryPassword(12, drawn(given));
      expect(password).toHaveLength(12);
      expect([count(password, /[A-Z]/g), count(password, /[a-z]/g), count(password, /\d/g)]).toEqual([
        4, 4, 2,
      ]);
      expect(count(password, /[!#$%&*+=?@-]/g)).toBe(2);
      expect(isStrong(password)).toBe(true);
    }),
  );
});

test('it is as long as the company requires, and at least 12 [PF-V023]', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 128 }), (given, minimum) => {
      const password = temporaryPassword(minimum, drawn(given));
      expect([password.length, isStrong(password)]).toEqual([Math.max(12, minimum), true]);
    }),
  );
});

test('its characters are in random order [PF-V023]', () => {
  const orders = new Set(
    Array.from({ length: 60 }, () =>
      temporaryPassword(12, (limit) => Math.floor(Math.random() * limit))
        .replace(/[A-Z]/g, 'A')
        .replace(/[a-z]/g, 'a'),
    ),
  );
  expect(orders.size).toBeGreaterThan(30);
});
