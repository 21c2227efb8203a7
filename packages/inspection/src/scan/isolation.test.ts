import { expect, it } from 'vitest';
import { isIsolated } from './isolation.ts';

const isNumber = (before: string, number: string, after: string): boolean =>
  isIsolated('number', Buffer.from(before + number + after), before.length, before.length + number.length);

it('takes a number between the commas of a line of CSV', () => {
  expect(isNumber('Jane,', '536904399', ',1980-01-02')).toBe(true);
  expect(isNumber('2026,', '536904399', ',123')).toBe(true);
});

it('takes a piece of a number with thousands separators for a piece', () => {
  expect(isNumber('1,', '234', ',567')).toBe(false);
  expect(isNumber('12,', '345', '.67')).toBe(false);
  expect(isNumber('3.', '14159', '')).toBe(false);
});

it('takes digits after a plus for a phone number', () => {
  expect(isNumber('"', '49309628283', '"')).toBe(true);
  expect(isNumber('"+', '49309628283', '"')).toBe(false);
});
