import type { AnswerBasis, AnswerValue } from '@casbah/domain/risk-answer';
import type { QuestionDetail } from '@casbah/domain/risk-question';
import type { Evidence } from '@casbah/domain/score';

/** 0 not risky, 1 a little, 2 in part or not known, 3 in full. */
export type Severity = 0 | 1 | 2 | 3;

/** A severity as it counts: assumed answers lie halfway between two. */
export type CountedSeverity = number;

/** What is known of a service about one question, and from where. */
export interface Answer {
  value: AnswerValue;
  basis: AnswerBasis;
  evidence: Evidence;
  /** What holds if an assumed answer is wrong: the catalogue's own finding. */
  without?: Answer | undefined;
  /** Risk of the answer where the catalog has degrees; otherwise derived from the value. */
  severity?: Severity | undefined;
  year?: number | undefined;
  countries?: readonly string[] | undefined;
  details?: readonly QuestionDetail[] | undefined;
}
