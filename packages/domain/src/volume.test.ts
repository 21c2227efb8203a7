import { expect, test } from 'vitest';
import { addVolumes, largestFirst, type Measured, NO_VOLUME, trafficOf } from './volume.ts';

const known: Measured = { ...NO_VOLUME, requests: 3, bytes_up: 5, bytes_down: 7 };
const squid: Measured = { ...known, requests: 2, bytes_up: null, bytes_up_unknown: 2 };

test('known bytes add up, and unknown ones stay counted', () => {
  expect(addVolumes([known, squid])).toEqual({
    requests: 5,
    bytes_up: 5,
    bytes_up_unknown: 2,
    bytes_down: 14,
    bytes_down_unknown: 0,
  });
});

test('a sum without known bytes is unknown; over no requests it is 0', () => {
  expect(addVolumes([squid, squid, NO_VOLUME])).toMatchObject({ bytes_up: null, bytes_up_unknown: 4 });
  expect(addVolumes([])).toEqual(NO_VOLUME);
  expect(addVolumes([{ ...squid, bytes_up: 0, bytes_up_unknown: 1 }]).bytes_up).toBe(0);
});

test('traffic is unknown if neither direction is known', () => {
  expect(trafficOf(squid)).toBe(7);
  expect(trafficOf({ bytes_up: null, bytes_down: null })).toBeNull();
});

test('unknown amounts sort last', () => {
  expect([null, 0, 3, null, 9].sort(largestFirst)).toEqual([9, 3, 0, null, null]);
});
