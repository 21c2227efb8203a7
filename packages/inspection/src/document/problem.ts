import type { ProblemCode } from '@casbah/domain/inspection-problem';

export type { ProblemCode };

export interface Problem {
  readonly code: ProblemCode;
  /** Members of archives that lead to it, outermost first; empty for the document itself. */
  readonly path: readonly string[];
  /** What exactly happened, in English, without content of the document. */
  readonly detail?: string;
}
