import { expect, test } from 'vitest';
import { textAfter } from './typed-ahead.ts';

const typed = (...keys: string[]) => keys.reduce(textAfter, '');

test('keeps letters, accents and characters of any script in order', () => {
  expect(typed('d', 'r', 'ö', ' ', '検', '😀')).toBe('drö 検😀');
});

test('Backspace deletes the last character; other keys are ignored', () => {
  expect(typed('a', '😀', 'Backspace')).toBe('a');
  expect(typed('Backspace')).toBe('');
  expect(typed('a', 'Shift', 'Enter', 'ArrowDown', 'Tab', 'b')).toBe('ab');
});
