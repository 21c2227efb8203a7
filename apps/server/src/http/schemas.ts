import { z } from 'zod';
import { ApiFailure } from './failure.ts';
import { problemOfIssue } from './field-problem.ts';
import { unstorableText } from './storable-text.ts';

/** Maximum problems listed in a response. */
const MOST_PROBLEMS = 50;

/** Parses a part of a request. The error lists every mismatch with its place, such as `body.name`. */
export function parse(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  return schema === undefined ? undefined : parseAs(part, schema, value ?? {});
}

/** The same for a schema whose type is known. */
export function parseAs<Schema extends z.ZodType>(
  part: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const unstorable = unstorableText(value);
  if (unstorable !== undefined) {
    const { place, problem } = unstorable;
    throw new ApiFailure('BAD_REQUEST', { field: place === '' ? part : `${part}.${place}`, problem });
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => problemOfIssue(part, issue));
  throw new ApiFailure(
    'BAD_REQUEST',
    { field: problems[0]?.path ?? part, problem: issues[0]?.message ?? 'not readable' },
    { problems },
  );
}

/**
 * Strips a response to the fields in the contract. A response that doesn't match is an internal error and
 * never sent.
 */
export function strip(key: string, schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new Error(`The answer of ${key} does not fit the contract: ${z.prettifyError(result.error)}`);
}
