import { expect, test } from 'vitest';
import { viewByKey, WHOLE } from '../map-view/viewport.ts';
import { KEY } from './key-codes.ts';

test('Enter, Escape, minus, plus and equals have one name each [WD-K078]', () => {
  expect(KEY).toEqual({ enter: 'Enter', escape: 'Escape', minus: '-', plus: '+', equals: '=' });
});

test('plus and equals are the same key to a map, minus undoes them', () => {
  const size = { width: 900, height: 500 };
  const limits = { min: 1, max: 10, step: 1.1 };
  const nearer = viewByKey(KEY.plus, WHOLE, size, limits);
  expect(nearer?.scale).toBeGreaterThan(1);
  expect(viewByKey(KEY.equals, WHOLE, size, limits)).toEqual(nearer);
  expect(nearer && viewByKey(KEY.minus, nearer, size, limits)?.scale).toBeCloseTo(1);
});
