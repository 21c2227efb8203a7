import type { Candidate, CheckResult } from '../identifiers/identifier.ts';

/** For a number whose form is distinctive only with its separators: written as a bare run of digits, it needs a keyword. */
export function withSeparators(isValid: (compact: string) => boolean): (candidate: Candidate) => CheckResult {
  return ({ text, compact }) => {
    if (!isValid(compact)) return false;
    return text.length > compact.length || 'beside_keyword';
  };
}
