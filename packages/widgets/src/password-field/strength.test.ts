import { isStrong } from '@casbah/domain/password';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCEPT_SCORE, strengthOf } from './strength.ts';

const passwords = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 160 });

test('the count must reach the accept score, which is 5 [WD-V030] [WD-K106]', () => {
  expect(ACCEPT_SCORE).toBe(5);
  expect(strengthOf('Casablanca 2026')).toMatchObject({ count: 5, accepted: true });
  expect(strengthOf('Casablanca2026')).toMatchObject({ count: 4, accepted: false });
  expect(strengthOf('Casablanca2026', { acceptScore: 4 }).accepted).toBe(true);
  expect(strengthOf('Casablanca2026', { acceptScore: 5 }).accepted).toBe(false);
});

test('the server accepts what the meter accepts', () => {
  fc.assert(fc.property(passwords, (password) => strengthOf(password).accepted === isStrong(password)));
});

test('an empty password is valid only if that means no change [WD-V031]', () => {
  expect(strengthOf('').accepted).toBe(false);
  expect(strengthOf('', { resetOnEmpty: true }).accepted).toBe(true);
  expect(strengthOf('a', { resetOnEmpty: true }).accepted).toBe(false);
});
