import type { ProblemCode } from '../document/problem.ts';

export type LimitCode = Extract<
  ProblemCode,
  'too_large' | 'too_much_text' | 'ratio_exceeded' | 'too_many_entries' | 'too_deep'
>;

/** A limit ends the reading of one file, or of the whole document. The frame turns it into a problem. */
export class LimitReached extends Error {
  readonly code: LimitCode;
  readonly ends: 'file' | 'document';
  /** One problem per limit: set by the frame on the file that ran into it. */
  isReported = false;

  constructor(code: LimitCode, ends: 'file' | 'document', detail: string) {
    super(detail);
    this.name = 'LimitReached';
    this.code = code;
    this.ends = ends;
  }
}

/** The sink's signal is aborted: the rest isn't wanted. */
export class Aborted extends Error {
  constructor() {
    super('Aborted');
    this.name = 'Aborted';
  }
}
