/** What a new company sets up first, in this order. */
export const FIRST_STEPS = [
  'source',
  'domain',
  'colleague',
  'directory',
  'decision',
  'feed',
  'report',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const SAMPLE_STATES = ['none', 'loading', 'loaded'] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

/** The attribute that marks an account as part of the sample. */
export const SAMPLE_ATTRIBUTE = 'sample_data';
