import type { QuestionDetail } from './risk-question.ts';

/** Possible answers. `unknown`: researched without finding a statement; otherwise not researched. */
export const ANSWER_VALUES = ['yes', 'no', 'unknown', 'not_researched'] as const;
export type AnswerValue = (typeof ANSWER_VALUES)[number];

/**
 * Source of an answer. `override`: the company; `vendor`: verified vendor page; `assumed`: unverified vendor statement;
 * `catalogue`: catalog entry; `derived`: domain, country or logs; `category`: typical of its category; `unknown`: none.
 */
export const ANSWER_BASES = [
  'override',
  'vendor',
  'assumed',
  'catalogue',
  'derived',
  'category',
  'unknown',
] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

const TRUST: Readonly<Record<AnswerBasis, number>> = {
  override: 1,
  vendor: 1,
  assumed: 0.4,
  catalogue: 0.8,
  derived: 0.8,
  category: 0.4,
  unknown: 0,
};

/**
 * Reliability of an answer from 0 to 1. An assumed answer counts like a typical one of its category, because either may
 * be wrong.
 */
export function trustIn(basis: AnswerBasis): number {
  return TRUST[basis];
}

/**
 * Severity of an assumed answer: halfway between its own and the one without it, so that only verified answers count
 * fully.
 */
export function assumedSeverity(stated: number, without: number): number {
  return (stated + without) / 2;
}

/** A stored answer, in vendor statements and company overrides. */
export interface StatedAnswer {
  value: Exclude<AnswerValue, 'not_researched'>;
  /** For questions with a year. */
  year?: number | undefined;
  /** For questions with countries: sorted ISO 3166-1 alpha-2 codes. */
  countries?: readonly string[] | undefined;
  /** Sub-attributes that apply. */
  details?: readonly QuestionDetail[] | undefined;
}

/** Confidence levels of a score, each a third of the scale from 0 to 100. */
export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/** Confidence level for a percentage: the known share of the weight, by reliability. */
export function confidenceLevel(percent: number): ConfidenceLevel {
  if (percent >= 66) return 'high';
  return percent >= 33 ? 'medium' : 'low';
}
