import type { MlProfile } from '@casbah/contract/mlprofiles';
import { LEAST_SAMPLES } from '@casbah/domain/ml-profile';

/** Samples to add before a model can be trained. */
export function missingSamples({
  positive_samples: positive,
  negative_samples: negative,
}: Pick<MlProfile, 'positive_samples' | 'negative_samples'>): { positive: number; negative: number } {
  return {
    positive: Math.max(0, LEAST_SAMPLES - positive),
    negative: Math.max(0, LEAST_SAMPLES - negative),
  };
}

/** A share as people say it, “about 94 of 100”. 0 and 100 mean none and all, so other shares never round to them. */
export function outOf100(share: number): number {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return 1;
  if (share < 1 && rounded === 100) return 99;
  return rounded;
}

/** Held-out samples below which the measured quality is only a rough figure. */
const ENOUGH_HELD_OUT = 40;

export const isRoughQuality = (samples: number): boolean => samples < ENOUGH_HELD_OUT;

/** Samples that the last training couldn't use, if they haven't changed since. */
export function unusedSamples({
  quality,
  is_outdated: isOutdated,
  positive_samples: positive,
  negative_samples: negative,
}: Pick<MlProfile, 'quality' | 'is_outdated' | 'positive_samples' | 'negative_samples'>): number {
  return quality === null || isOutdated ? 0 : Math.max(0, positive + negative - quality.samples);
}
