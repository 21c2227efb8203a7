import { expect, test } from 'vitest';
import { toastTime } from './limits.ts';

test('success stays 5 s [PL-K007], information 8 s [PL-K008], a warning 10 s [PL-K009], an error 15 s [PL-K010]', () => {
  expect(toastTime('low', false, false)).toBe(5000);
  expect(toastTime('info', false, false)).toBe(8000);
  expect(toastTime('medium', false, false)).toBe(10_000);
  expect(toastTime('high', false, false)).toBe(15_000);
});

test('what is retained stays [PL-S062]', () => {
  expect(toastTime('low', false, true)).toBeUndefined();
  expect(toastTime('high', true, true)).toBeUndefined();
});

test('what offers an action stays 10 s or longer', () => {
  expect(toastTime('low', true, false)).toBe(10_000);
  expect(toastTime('high', true, false)).toBe(15_000);
});
