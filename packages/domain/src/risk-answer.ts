import type { QuestionDetail } from './risk-question.ts';

/** What is known of a service about one question. `unknown`: somebody looked and found no word on it; else not researched. */
export const ANSWER_VALUES = ['yes', 'no', 'unknown', 'not_researched'] as const;
export type AnswerValue = (typeof ANSWER_VALUES)[number];

/**
 * Where an answer comes from. `override`: the company's own word; `vendor`: a public page of the vendor says so; `catalogue`: the
 * service's entry says so; `derived`: it follows from domain, country or logs; `category`: true of all of its kind; `unknown`: nobody has said.
 */
export const ANSWER_BASES = ['override', 'vendor', 'catalogue', 'derived', 'category', 'unknown'] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

const TRUST: Readonly<Record<AnswerBasis, number>> = {
  override: 1,
  vendor: 1,
  catalogue: 0.8,
  derived: 0.8,
  category: 0.4,
  unknown: 0,
};

/**
 * How far an answer may be relied on, from 0 to 1: what a vendor states in public binds it, what is usual may not hold here. A vendor's
 * statement that was not compared with its page counts as much as the catalogue's entry: both are what is commonly known.
 */
export function trustIn(basis: AnswerBasis, checked: boolean): number {
  return basis === 'vendor' && !checked ? TRUST.catalogue : TRUST[basis];
}

/** An answer as it is kept: by vendors' statements, and by companies that know better. */
export interface StatedAnswer {
  value: Exclude<AnswerValue, 'not_researched'>;
  /** Where the question asks for a year. */
  year?: number | undefined;
  /** Where the question asks for countries: ISO 3166-1 alpha-2, in order. */
  countries?: readonly string[] | undefined;
  /** Sub-attributes that hold. */
  details?: readonly QuestionDetail[] | undefined;
}

/** How sure a score is: thirds of the scale from 0 to 100. */
export const CONFIDENCE_LEVELS = ['low', 'medium', 'high'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/** The level of a confidence in percent: of all that counts, how much is known and from whom it counts. */
export function confidenceLevel(percent: number): ConfidenceLevel {
  if (percent >= 66) return 'high';
  return percent >= 33 ? 'medium' : 'low';
}
