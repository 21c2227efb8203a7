import { z } from 'zod';
import type { ErrorTable } from './error-table.ts';
import { errorsOfAreas } from './errors.generated.ts';

/**
 * Every error that can travel, from `errors/<area>.ts`. The words are in `messages`, in the same area and under the same key.
 * Nothing else ever leaves the server as an error.
 */
export const ERRORS = errorsOfAreas;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** The value of a request that an error is about, where every error of the code is about the same one. */
export function fieldOfError(code: ErrorCode): string | undefined {
  const table: ErrorTable = ERRORS;
  return table[code]?.field;
}

/** What is wrong with one value of a request. */
const fieldProblem = z.object({
  /** Where the value is, as in `field`: `body.tag.tag_name`. */
  path: z.string(),
  /** The key of its words: `problem.too_long`. */
  key: z.string(),
  /** What the words name. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** What an error looks like on the wire. */
export const errorAnswer = z.object({
  /** The numeric code of the catalog; 0 would be success. */
  api_response: z.number(),
  /** The error's name: the key of its words. */
  error: z.enum(ERROR_CODES),
  /** English words for people without the console. */
  api_message: z.string(),
  /** The names and values that the words mention. `field` is the value that was refused; `problems` lists all that are wrong. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.array(fieldProblem)])).optional(),
  /** For the support desk and the log. */
  request_id: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type ErrorDetails = NonNullable<ErrorAnswer['details']>;
