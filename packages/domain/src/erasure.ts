/** States of a request to delete one person's data. */
export const ERASURE_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** Maximum names of one person, and characters of a name and of the reason. */
export const MOST_ERASED_NAMES = 20;
export const LONGEST_ERASED_NAME = 320;
export const LONGEST_ERASURE_REASON = 500;
