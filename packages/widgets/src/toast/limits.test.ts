import { expect, test } from 'vitest';
import { toastTime } from './limits.ts';

test('success stays 5 s [PL-K007], information 8 s [PL-K008], a warning 10 s [PL-K009], an error 15 s [PL-K010]', () => {
  expect(toastTime('low', false, false)).toBe(5000);
  expect(toastTime('info', false, false)).toBe(8000);
  expect(toastTime('medium', false, false)).toBe(10_000);
  expect(toastTime('high', false, false)).toBe(15_000);
});

test('a retained toast stays [PL-S062]', () => {
  expect(toastTime('low', false, true)).toBeUndefined();
  expect(toastTime('high', true, true)).toBeUndefined();
});

test('a toast with an action stays at least 10 s', () => {
  expect(toastTime('low', true, false)).toBe(10_000);
  expect(toastTime('high', true, false)).toBe(15_000);
});
