import { expect, test } from 'vitest';
import { textAfter } from './typed-ahead.ts';

const typed = (...keys: string[]) => keys.reduce(textAfter, '');

test('letters, accents and signs of any script are kept in their order', () => {
  expect(typed('d', 'r', 'ö', ' ', '検', '😀')).toBe('drö 検😀');
});

test('Backspace takes the last one away, whole; other keys are no letters', () => {
  expect(typed('a', '😀', 'Backspace')).toBe('a');
  expect(typed('Backspace')).toBe('');
  expect(typed('a', 'Shift', 'Enter', 'ArrowDown', 'Tab', 'b')).toBe('ab');
});
