import { z } from 'zod';
import { ApiFailure } from './failure.ts';
import { unstorableText } from './storable-text.ts';

/** A part of a request as its schema reads it. What does not fit is told with its place, e.g. `body.name`. */
export function parse(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const unstorable = unstorableText(value);
  if (unstorable !== undefined) {
    const { place, problem } = unstorable;
    throw new ApiFailure('BAD_REQUEST', { field: place === '' ? part : `${part}.${place}`, problem });
  }
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ApiFailure('BAD_REQUEST', {
    field: [part, ...(issue?.path ?? [])].map(String).join('.'),
    problem: issue?.message ?? 'not readable',
  });
}

/** Only what the contract names leaves the server. An answer that does not fit is a fault of ours, never sent. */
export function strip(key: string, schema: z.ZodType, answer: unknown): unknown {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new Error(`The answer of ${key} does not fit the contract: ${z.prettifyError(result.error)}`);
}
