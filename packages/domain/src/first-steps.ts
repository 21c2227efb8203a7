/** Setup steps of a new company, in order. */
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

/** Attribute of accounts in the sample data. */
export const SAMPLE_ATTRIBUTE = 'sample_data';
