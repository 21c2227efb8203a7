import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointByKey } from './point-keys.ts';

test('arrows go through every point and stop at the edges', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      let index = 0;
      for (let step = 0; step < count + 3; step++) index = pointByKey('ArrowRight', index, count) ?? -1;
      expect(index).toBe(count - 1);
      expect(pointByKey('ArrowLeft', index, count)).toBe(Math.max(0, count - 2));
      expect(pointByKey('Home', index, count)).toBe(0);
      expect(pointByKey('End', 0, count)).toBe(count - 1);
      expect(pointByKey('PageDown', 0, count)).toBe(Math.min(10, count - 1));
    }),
  );
});

test('other keys, and charts of nothing, are left alone', () => {
  expect(pointByKey('a', 0, 5)).toBeUndefined();
  expect(pointByKey('Tab', 0, 5)).toBeUndefined();
  expect(pointByKey('End', 0, 0)).toBeUndefined();
});
