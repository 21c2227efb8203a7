import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, columnOf } from './cell-name.ts';
import { GENERAL, parseFormat, shownNumber } from './number-format.ts';

const shown = (value: string, code: string) => shownNumber(value, parseFormat(code), false);

describe('numbers as cells show them', () => {
  test('all digits of long numbers', () => {
    expect(shown('4.111111111111111E+15', 'General')).toBe('4111111111111111');
    expect(shown('4111111111111111', '0.00E+00')).toBe('4111111111111111');
    expect(shown('1.5E-3', 'General')).toBe('0.0015');
    expect(shown('12.50', '#,##0.00')).toBe('12.50');
    expect(shown('not a number', 'General')).toBe('not a number');
  });

  test('dates and times', () => {
    expect(shown('1', 'yyyy-mm-dd')).toBe('1900-01-01');
    expect(shown('61', 'd.m.yy')).toBe('1900-03-01');
    expect(shown('45366', 'dd/mm/yyyy')).toBe('2024-03-15');
    expect(shown('45366.75', 'yyyy"T"hh:mm')).toBe('2024-03-15 18:00');
    expect(shown('0.25', 'hh:mm')).toBe('06:00');
    expect(shown('0.25', '[Red]0.0;"day"')).toBe('0.25');
    expect(shownNumber('0', parseFormat('yyyy-mm-dd'), true)).toBe('1904-01-01');
  });

  test('masks', () => {
    expect(shown('78051120', '000-00-0000')).toBe('078-05-1120');
    expect(shown('2025550143', '(000) 000-0000')).toBe('(202) 555-0143');
    expect(shown('4111111111111111', '0000" "0000" "0000" "0000')).toBe('4111 1111 1111 1111');
    expect(shown('7', '00000')).toBe('00007');
  });

  test('whole numbers keep their digits whatever the format', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.string(), (value, code) => {
        const format = parseFormat(code);
        if (format.kind === 'general') expect(shownNumber(String(value), format, false)).toBe(String(value));
        else expect(typeof shownNumber(String(value), format, false)).toBe('string');
      }),
    );
    expect(shownNumber('9007199254740993', GENERAL, false)).toBe('9007199254740993');
  });

  test('names of cells', () => {
    expect([cellName(1, 1), cellName(27, 3), cellName(16384, 9)]).toEqual(['A1', 'AA3', 'XFD9']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16384 }), (column) => columnOf(cellName(column, 5)) === column),
    );
  });
});
