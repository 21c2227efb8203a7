import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBirthDate } from './birth-date.ts';
import { isDate, isShortDate } from './date.ts';
import { isMod1110 } from './iso-7064-mod-11-10.ts';
import { mrzCheckDigit } from './mrz.ts';
import { stdnumCheck } from './stdnum.ts';
import { withVatPrefix } from './vat-prefix.ts';
import { isVerhoeff } from './verhoeff.ts';

const digits = fc.stringMatching(/^\d{5,15}$/);
const DIGITS = [...'0123456789'];

describe('check digits', () => {
  test.each([
    ['ISO 7064 MOD 11,10', isMod1110],
    ['Verhoeff', isVerhoeff],
  ])('%s: of the ten last digits one is right', (_name, check) => {
    fc.assert(fc.property(digits, (start) => DIGITS.filter((last) => check(start + last)).length === 1));
  });

  test('published numbers hold', () => {
    expect(isMod1110('0794' + '5')).toBe(true);
    expect(isVerhoeff('2363')).toBe(true);
    expect(isVerhoeff('2364')).toBe(false);
    expect(mrzCheckDigit('L898902C3')).toBe(6);
    expect(mrzCheckDigit('520727')).toBe(3);
  });

  test('stdnum answers, and unknown schemes throw when a check is created', () => {
    expect(
      stdnumCheck('HR', 'oib')({ text: '33392005961', compact: '33392005961', before: '', after: '' }),
    ).toBe(true);
    expect(stdnumCheck('HR', 'oib')({ text: '', compact: '', before: '', after: '' })).toBe(false);
    expect(() => stdnumCheck('HR', 'none')).toThrow('HR.none');
  });
});

test('dates exist in the calendar', () => {
  expect(isDate(2000, 2, 29)).toBe(true);
  expect(isDate(1900, 2, 29)).toBe(false);
  expect(isShortDate(0, 2, 29)).toBe(true);
  expect(isShortDate(1, 2, 29)).toBe(false);
  expect(isDate(2001, 4, 31)).toBe(false);
  expect(isDate(2001, 13, 1)).toBe(false);
  expect(isDate(2001, 1, 0)).toBe(false);
});

test('nobody is born years ahead', () => {
  expect(isBirthDate(2024, 2, 29)).toBe(true);
  expect(isBirthDate(2023, 2, 29)).toBe(false);
  expect(isBirthDate(2052, 10, 21)).toBe(false);
});

test('a VAT number without its prefix needs a keyword', () => {
  const check = withVatPrefix('XX', (number) => number === '12');
  const candidate = (compact: string) => ({ text: compact, compact, before: '', after: '' });
  expect(check(candidate('XX12'))).toBe(true);
  expect(check(candidate('12'))).toBe('beside_keyword');
  expect(check(candidate('XX13'))).toBe(false);
});
