import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withOrWithout } from './country-prefix.ts';
import { isJmbg } from './jmbg.ts';
import { withSeparators } from './separators.ts';
import { isTwoPassMod11 } from './two-pass-mod-11.ts';

const DIGITS = [...'0123456789'];
const candidate = (text: string) => ({
  text,
  compact: text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
  before: '',
  after: '',
});

describe('two-pass modulo 11', () => {
  it('has one check digit for each number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{8,11}$/),
        (body) => DIGITS.filter((digit) => isTwoPassMod11(body + digit)).length === 1,
      ),
    );
  });

  it('judges published numbers', () => {
    expect(isTwoPassMod11('33309240064')).toBe(true);
    expect(isTwoPassMod11('33309240164')).toBe(false);
  });
});

describe('JMBG', () => {
  it('has one check digit for each birth and serial', () => {
    const body = fc
      .tuple(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.stringMatching(/^9\d{2}[0-8]\d{4}$/),
      )
      .map(([day, month, rest]) => `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${rest}`);
    fc.assert(fc.property(body, (start) => DIGITS.filter((digit) => isJmbg(start + digit)).length === 1));
  });

  it('needs a day of the calendar and a region of the country', () => {
    expect(isJmbg('0101006500006')).toBe(true);
    expect(isJmbg('0101006500006', [10, 19])).toBe(false);
    expect(isJmbg('3102006500006')).toBe(false);
  });
});

describe('written forms', () => {
  it('with or without a prefix are the same number', () => {
    const check = withOrWithout('LU', (number) => number === '12345613');
    expect(check(candidate('LU 123 456 13'))).toBe(true);
    expect(check(candidate('lu12345613'))).toBe(true);
    expect(check(candidate('12345613'))).toBe(true);
    expect(check(candidate('LU12345614'))).toBe(false);
  });

  it('without separators need a keyword', () => {
    const check = withSeparators((compact) => compact === '1234');
    expect(check(candidate('12-34'))).toBe(true);
    expect(check(candidate('1234'))).toBe('beside_keyword');
    expect(check(candidate('12-35'))).toBe(false);
  });
});
