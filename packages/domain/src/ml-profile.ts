/** Samples of an ML profile: documents like those to find, and others. */
export const SAMPLE_KINDS = ['positive', 'negative'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** `new`: never trained. `failed`: the last training failed; a model trained before stays in use. */
export const ML_PROFILE_STATES = ['new', 'queued', 'training', 'ready', 'failed'] as const;
export type MlProfileState = (typeof ML_PROFILE_STATES)[number];

/** Why a training failed. `no_text`: too few samples have text. `not_separable`: the samples don't differ. */
export const ML_PROFILE_ERRORS = ['no_text', 'not_separable', 'internal'] as const;
export type MlProfileError = (typeof ML_PROFILE_ERRORS)[number];
