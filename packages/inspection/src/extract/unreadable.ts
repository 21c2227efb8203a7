import type { ProblemCode } from '../document/problem.ts';

/** A file that can't be read as what it is. The frame turns it into a problem of that file and goes on with the next. */
export class Unreadable extends Error {
  readonly code: ProblemCode;

  /** `detail` says what happened, in English, without content of the document. */
  constructor(
    code: Extract<ProblemCode, 'encrypted' | 'corrupt' | 'unsupported' | 'too_large'>,
    detail: string,
  ) {
    super(detail);
    this.name = 'Unreadable';
    this.code = code;
  }
}
