import type { AnswerBasis, AnswerValue } from '@casbah/domain/risk-answer';
import type { QuestionDetail } from '@casbah/domain/risk-question';
import type { Evidence } from '@casbah/domain/score';

/** 0 not risky, 1 slightly, 2 partly or unknown, 3 fully. */
export type Severity = 0 | 1 | 2 | 3;

/** An effective severity: assumed answers are halfway between two. */
export type CountedSeverity = number;

/** An answer to one question about a service, with its source. */
export interface Answer {
  value: AnswerValue;
  basis: AnswerBasis;
  evidence: Evidence;
  /** Fallback if an assumed answer is wrong: the catalog's own finding. */
  without?: Answer | undefined;
  /** Risk of the answer where the catalog has degrees; otherwise derived from the value. */
  severity?: Severity | undefined;
  year?: number | undefined;
  countries?: readonly string[] | undefined;
  details?: readonly QuestionDetail[] | undefined;
}
