import fc from 'fast-check';
import { expect, test } from 'vitest';
import { untilNext } from './throttle.ts';

test('immediately the first time, then at most every 100 ms [WD-K103]', () => {
  expect(untilNext(undefined, 5)).toBe(0);
  expect(untilNext(5, 5)).toBe(100);
  expect(untilNext(5, 65)).toBe(40);
  fc.assert(
    fc.property(fc.nat(), fc.nat(1000), (last, later) => {
      expect(later + untilNext(last, last + later)).toBe(Math.max(100, later));
    }),
  );
});
