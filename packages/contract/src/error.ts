import { z } from 'zod';
import type { ErrorTable } from './error-table.ts';
import { errorsOfAreas } from './errors.generated.ts';

/**
 * All API errors, from `errors/<area>.ts`. Their texts are in `messages` under the same area and key. No other errors
 * leave the server.
 */
export const ERRORS = errorsOfAreas;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Request field an error code refers to, if it is always the same. */
export function fieldOfError(code: ErrorCode): string | undefined {
  const table: ErrorTable = ERRORS;
  return table[code]?.field;
}

/** Problem with one request field. */
const fieldProblem = z.object({
  /** Path of the value, as in `field`: `body.tag.tag_name`. */
  path: z.string(),
  /** Message key: `problem.too_long`. */
  key: z.string(),
  /** Values in the message. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** An error on the wire. */
export const errorAnswer = z.object({
  /** Numeric code of the error; 0 would be success. */
  api_response: z.number(),
  /** Error name, which is its message key. */
  error: z.enum(ERROR_CODES),
  /** English message for people without the console. */
  api_message: z.string(),
  /** Values in the message. `field` is the rejected value; `problems` lists all that are invalid. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(fieldProblem)])).optional(),
  /** Request ID for support and the log. */
  request_id: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type ErrorDetails = NonNullable<ErrorAnswer['details']>;
