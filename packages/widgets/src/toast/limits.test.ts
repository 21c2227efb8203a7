import { expect, test } from 'vitest';
import { toastTime } from './limits.ts';

test('success stays 5 s [PL-K007], information 8 s [PL-K008], a warning 10 s [PL-K009], an error 15 s [PL-K010]', () => {
  expect(toastTime('low', false)).toBe(5000);
  expect(toastTime('info', false)).toBe(8000);
  expect(toastTime('medium', false)).toBe(10_000);
  expect(toastTime('high', false)).toBe(15_000);
});

test('what is retained stays [PL-S062]', () => {
  expect(toastTime('low', true)).toBeUndefined();
  expect(toastTime('high', true)).toBeUndefined();
});
