import type { FieldProblem } from '@casbah/contract/error';
import type { PatternProblem } from '@casbah/inspection/rules/pattern-check';
import { everyError } from '@casbah/messages/every-error';
import { filled } from '../http/failure.ts';
import type { ProblemKey } from '../http/field-problem.ts';

export interface PatternWords {
  key: ProblemKey;
  values: FieldProblem['values'];
}

/** Message of a pattern's problem. `part` and `position` (UTF-16 code units) say where it is, if that is known. */
export function patternWords(problem: PatternProblem): PatternWords {
  switch (problem.error) {
    case 'INVALID_SYNTAX': {
      const { reason, part, position } = problem;
      const values = {
        ...(part === undefined ? {} : { part }),
        ...(position === undefined ? {} : { position }),
      };
      return { key: `problem.regex.${reason}`, values };
    }
    case 'EMPTY_PATTERN':
    case 'INVALID_REG_EXP_LENGTH':
    case 'MATCHES_EMPTY_TEXT':
    case 'TOO_LARGE':
    case 'TOO_SLOW':
      return { key: `problem.regex.${problem.error}`, values: {} };
  }
}

export const SLOW_PATTERN: PatternWords = { key: 'problem.regex.TOO_SLOW', values: {} };

/** The message in English. */
export const inEnglish = ({ key, values }: PatternWords): string => filled(everyError[key], values);
