import type { QuestionDetail } from './risk-question.ts';

/** What is known of a service about one question. `unknown`: someone looked and found no word on it; else not researched. */
export const ANSWER_VALUES = ['yes', 'no', 'unknown', 'not_researched'] as const;
export type AnswerValue = (typeof ANSWER_VALUES)[number];

/**
 * Where an answer comes from. `override`: the company's own word; `vendor`: verified on a public page of the vendor; `assumed`: commonly
 * said of the vendor, not verified on the page; `catalogue`: the service's entry; `derived`: follows from domain, country or logs;
 * `category`: true of all of its kind; `unknown`: no answer.
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

/** How far an answer can be relied on, from 0 to 1. An assumed answer counts like what is usual for a category: either may be wrong here. */
export function trustIn(basis: AnswerBasis): number {
  return TRUST[basis];
}

/**
 * How risky an assumed answer counts: halfway between what it says and what would count without it, so that only a verified answer
 * counts in full.
 */
export function assumedSeverity(stated: number, without: number): number {
  return (stated + without) / 2;
}

/** An answer as it is kept: by vendors' statements, and by companies that know better. */
export interface StatedAnswer {
  value: Exclude<AnswerValue, 'not_researched'>;
  /** For attributes with a year. */
  year?: number | undefined;
  /** For attributes with countries: sorted ISO 3166-1 alpha-2 codes. */
  countries?: readonly string[] | undefined;
  /** Sub-attributes that hold. */
  details?: readonly QuestionDetail[] | undefined;
}

/** Confidence levels of a score, each a third of the scale from 0 to 100. */
export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/** The level of a confidence in percent: of all that counts, how much is known and from whom it counts. */
export function confidenceLevel(percent: number): ConfidenceLevel {
  if (percent >= 66) return 'high';
  return percent >= 33 ? 'medium' : 'low';
}
