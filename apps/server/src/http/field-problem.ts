import type { FieldProblem } from '@casbah/contract/error';
import { everyError } from '@casbah/messages/every-error';
import type { z } from 'zod';
import { ApiFailure, filled } from './failure.ts';

/** Message key of a problem. */
export type ProblemKey = Extract<keyof typeof everyError, `problem.${string}`>;

function problemAt(path: string, key: ProblemKey, values: FieldProblem['values'] = {}): FieldProblem {
  return { path, key, values };
}

/** The request is valid, but one of its values can't be used. */
export function unusable(
  path: string,
  key: ProblemKey,
  values: FieldProblem['values'] = {},
  options: ErrorOptions = {},
): ApiFailure {
  return unusableValues([{ path, key, values }], options);
}

/** The same for several values. The error's text is about the first. */
export function unusableValues(
  problems: readonly [ValueProblem, ...ValueProblem[]],
  options: ErrorOptions = {},
): ApiFailure {
  const [{ path, key, values = {} }] = problems;
  const problem = filled(everyError[key], values).replace(/\.$/, '');
  return new ApiFailure(
    'UNPROCESSABLE',
    { field: path, problem },
    { ...options, problems: problems.map((one) => problemAt(one.path, one.key, one.values)) },
  );
}

interface ValueProblem {
  path: string;
  key: ProblemKey;
  values?: FieldProblem['values'];
}

/** Converts a schema issue at one place. */
export function problemOfIssue(part: string, issue: z.core.$ZodIssue): FieldProblem {
  return { path: [part, ...issue.path].map(String).join('.'), ...reasonOf(issue) };
}

function reasonOf(issue: z.core.$ZodIssue): Pick<FieldProblem, 'values'> & { key: ProblemKey } {
  if (issue.input === undefined) return { key: 'problem.required', values: {} };
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? { key: 'problem.not_whole', values: {} }
        : { key: 'problem.wrong_type', values: { expected: issue.expected } };
    case 'too_small':
      return { key: SMALLEST[kindOf(issue.origin)], values: { minimum: String(issue.minimum) } };
    case 'too_big':
      return { key: LARGEST[kindOf(issue.origin)], values: { maximum: String(issue.maximum) } };
    case 'invalid_format':
      return { key: formatKeyOf(issue.format), values: {} };
    case 'unrecognized_keys':
      return { key: 'problem.unknown_fields', values: { names: issue.keys.join(', ') } };
    case 'invalid_value':
      return { key: 'problem.not_offered', values: { choices: issue.values.map(String).join(', ') } };
    case 'not_multiple_of':
      return { key: 'problem.not_multiple', values: { divisor: String(issue.divisor) } };
    default:
      return { key: 'problem.invalid', values: {} };
  }
}

type Kind = 'text' | 'list' | 'amount';

const SMALLEST = {
  text: 'problem.too_short',
  list: 'problem.too_few',
  amount: 'problem.too_small',
} as const satisfies Record<Kind, ProblemKey>;
const LARGEST = {
  text: 'problem.too_long',
  list: 'problem.too_many',
  amount: 'problem.too_large',
} as const satisfies Record<Kind, ProblemKey>;

function kindOf(origin: string): Kind {
  if (origin === 'string') return 'text';
  return ['array', 'set', 'map', 'object', 'record', 'file'].includes(origin) ? 'list' : 'amount';
}

function formatKeyOf(format: string): ProblemKey {
  switch (format) {
    case 'email':
      return 'problem.not_email';
    case 'url':
      return 'problem.not_url';
    case 'datetime':
      return 'problem.not_datetime';
    case 'date':
      return 'problem.not_date';
    default:
      return 'problem.invalid';
  }
}
