import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityId, comparePlaces, parseActivityId } from './activity-id.ts';

const anyPlace = fc.record({
  time: fc.integer({ min: 0, max: Date.UTC(2106, 0, 1) - 1 }),
  key: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
});

test('an ID names one place, and no other text names it', () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const id = activityId(place);
      expect(parseActivityId(id)).toEqual(place);
      for (const other of [
        `0${id}`,
        id.toUpperCase(),
        ` ${id}`,
        id.replace('-', '-0'),
        `${id}0000000000000000`,
      ])
        if (other !== id) expect(parseActivityId(other)).toBeUndefined();
    }),
  );
});

test.each(['', '-', '1-', '-1', '1-g', '1.5-a', '1e3-a', '4291747200000-0', '99999999999999-0'])(
  '“%s” is no ID',
  (id) => {
    expect(parseActivityId(id)).toBeUndefined();
  },
);

test('places are ordered by time, then by key', () => {
  const places = [
    { time: 2, key: 0n },
    { time: 1, key: 2n ** 63n },
    { time: 1, key: 1n },
  ];
  expect(places.toSorted(comparePlaces)).toEqual(places.toReversed());
});
