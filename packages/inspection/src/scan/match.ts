import type { Confidence } from '@casbah/domain/content-alias';
import type { DataIdentifier } from '../identifiers/identifier.ts';
import type { NearWord } from './keywords.ts';

/**
 * Why a match is or isn't reported. `counted`: it is. `no_keyword`: a keyword must be near. `check_failed`: it has the form, but the check
 * digits or ranges are wrong. `other_label`: the word before it says that it is something else. `overlapped`: another identifier has a
 * better claim to the text.
 */
export const OUTCOMES = ['counted', 'no_keyword', 'check_failed', 'other_label', 'overlapped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Match {
  readonly identifier: DataIdentifier;
  /** In bytes of the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: Confidence;
  readonly keyword: NearWord | undefined;
  readonly outcome: Outcome;
}
