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
  'malware_scan_failed',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
