import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVALID_NOTICE_MS } from './limits.ts';
import { clampNumber, readDigits, settleNumber, usableRange } from './number-input.ts';

test('only digits are a number, including full-width ones [WD-V033]', () => {
  for (const none of ['', ' ', '-1', '1.5', '1e3', '0x1f', '12a', '+4', '1,000'])
    expect(readDigits(none), none).toBeNaN();
  expect(readDigits('042')).toBe(42);
  expect(readDigits(' 1 000 ')).toBe(1000);
  expect(readDigits('１２')).toBe(12);
});

test('a number stays within its range, and anything else becomes the minimum [WD-V034]', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(30_000), (low, span, typed) => {
      const range = usableRange(low, low + span);
      const { value, reset } = settleNumber(String(typed), range);
      expect(value).toBe(Math.min(low + span, Math.max(low, typed)));
      expect(reset).toBe(typed < low || typed > low + span);
    }),
  );
  expect(settleNumber('', usableRange(3, 9))).toEqual({ value: 3, reset: true });
  expect(settleNumber('many', usableRange(3, 9))).toEqual({ value: 3, reset: true });
  expect(clampNumber(Number.POSITIVE_INFINITY, usableRange(3, 9))).toBe(9);
});

test('a minus is allowed if the range goes below 0', () => {
  const range = usableRange(-10, 10);
  for (const four of ['-4', '−4', '－４', ' - 4 '])
    expect(settleNumber(four, range), four).toEqual({ value: -4, reset: false });
  expect(settleNumber('-40', range)).toEqual({ value: -10, reset: true });
  expect(settleNumber('-0', range)).toEqual({ value: 0, reset: false });
  expect(settleNumber('--4', range)).toEqual({ value: -10, reset: true });
  expect(settleNumber('-4', usableRange(0, 10))).toEqual({ value: 0, reset: true });
});

test('an invalid range is still usable', () => {
  expect(usableRange(-5, -9)).toEqual({ min: -5, max: -5 });
  expect(usableRange(Number.NaN, Number.NaN)).toEqual({ min: 0, max: Number.MAX_SAFE_INTEGER });
  expect(usableRange(7, 2)).toEqual({ min: 7, max: 7 });
});

test('the message about a reset is shown for 2 s [WD-K058]', () => {
  expect(INVALID_NOTICE_MS).toBe(2000);
});
