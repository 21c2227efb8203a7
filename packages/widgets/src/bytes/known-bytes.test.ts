import { expect, test } from 'vitest';
import { knownShare, trafficBytes } from './known-bytes.ts';

test('the share of requests with recorded bytes is 100 % only if all are', () => {
  expect(knownShare({ unknown: 0, requests: 0 })).toBe(1);
  expect(knownShare({ unknown: 0, requests: 9 })).toBe(1);
  expect(knownShare({ unknown: 38, requests: 100 })).toBeCloseTo(0.62);
  expect(knownShare({ unknown: 1, requests: 1_000_000 })).toBe(0.99);
  expect(knownShare({ unknown: 9, requests: 9 })).toBe(0);
});

test('traffic is the known part of both directions, unknown if neither is', () => {
  const row = { requests: 10, bytes_up: null, bytes_up_unknown: 10, bytes_down: 5, bytes_down_unknown: 4 };
  expect(trafficBytes(row)).toEqual({ bytes: 5, unknown: 10, requests: 10 });
  expect(trafficBytes({ ...row, bytes_down: null, bytes_down_unknown: 10 }).bytes).toBeNull();
  expect(trafficBytes({ ...row, bytes_up: 0, bytes_up_unknown: 0 })).toMatchObject({ bytes: 5, unknown: 4 });
});
