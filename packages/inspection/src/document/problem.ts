/** Why a document, or a member of it, wasn't inspected completely. Each one is reported: silence means that all was read. */
export const PROBLEM_CODES = [
  'encrypted',
  'corrupt',
  'too_large',
  'too_much_text',
  'ratio_exceeded',
  'too_many_entries',
  'too_deep',
  'unsupported',
  'timed_out',
  'out_of_memory',
  'worker_failed',
  'pattern_failed',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** Members of archives that lead to it, outermost first; empty for the document itself. */
  readonly path: readonly string[];
  /** What exactly happened, in English, without content of the document. */
  readonly detail?: string;
}
