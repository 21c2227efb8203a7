/** Samples of an ML profile: documents like those to find, and others. */
export const SAMPLE_KINDS = ['positive', 'negative'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** `new`: never trained. `failed`: the last training failed; a model trained before stays in use. */
export const ML_PROFILE_STATES = ['new', 'queued', 'training', 'ready', 'failed'] as const;
export type MlProfileState = (typeof ML_PROFILE_STATES)[number];

/**
 * Why a training failed. `too_few_…`: too few different samples have text. `same_on_both_sides`: a sample is positive and
 * negative.
 */
export const ML_PROFILE_ERRORS = [
  'too_few_positive',
  'too_few_negative',
  'same_on_both_sides',
  'internal',
] as const;
export type MlProfileError = (typeof ML_PROFILE_ERRORS)[number];

/** How a model judges samples that it wasn't trained with. Shares are from 0 to 1. */
export interface MlQuality {
  /** Share of samples judged correctly. */
  readonly accuracy: number;
  /** Share of the documents judged similar that are. */
  readonly precision: number;
  /** Share of the similar documents that it finds. */
  readonly recall: number;
  /** Samples held out for this. */
  readonly samples: number;
}

/** Samples of each kind without which a model can't be trained. */
export const LEAST_SAMPLES = 10;
