import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pollInterval } from './poll-interval.ts';
import { missingSamples, outOf100, unusedSamples } from './readiness.ts';

it('counts the samples that a training lacks', () => {
  expect(missingSamples({ positive_samples: 0, negative_samples: 7 })).toEqual({ positive: 10, negative: 3 });
  expect(missingSamples({ positive_samples: 10, negative_samples: 400 })).toEqual({
    positive: 0,
    negative: 0,
  });
});

it('says 0 and 100 only for none and all', () => {
  expect(outOf100(0.9449)).toBe(94);
  expect(outOf100(0.999)).toBe(99);
  expect(outOf100(0.001)).toBe(1);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const said = outOf100(share);
      expect(said === 0).toBe(share === 0);
      expect(said === 100).toBe(share === 1);
      expect(Math.abs(said - share * 100)).toBeLessThanOrEqual(1);
    }),
  );
});

it('polls once a minute while a training waits or runs', () => {
  expect(pollInterval([{ state: 'ready' }, { state: 'training' }])).toBe(60_000);
  expect(pollInterval([{ state: 'ready' }, { state: 'failed' }])).toBe(false);
});

it('counts the samples that a training couldn’t use, as long as they are the same', () => {
  const quality = { accuracy: 1, precision: 1, recall: 1, samples: 25 };
  const profile = { quality, is_outdated: false, positive_samples: 14, negative_samples: 14 };
  expect(unusedSamples(profile)).toBe(3);
  expect(unusedSamples({ ...profile, is_outdated: true })).toBe(0);
  expect(unusedSamples({ ...profile, quality: null })).toBe(0);
});
