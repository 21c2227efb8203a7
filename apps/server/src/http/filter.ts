import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import type { Vocabulary } from '@casbah/domain/filter/vocabulary';
import { ApiFailure } from './failure.ts';

/**
 * Parses a request's filter with the fields of its list. Throws `FILTER_INVALID` with the position of the
 * error.
 */
export function readFilter<Field extends string>(
  text: string | undefined,
  fields: Vocabulary<Field>,
): Filter<Field> {
  if (text === undefined) return ALL;
  const { filter, error } = parseFilter(text, fields);
  if (error !== undefined) throw filterInvalid(error.code, error.message, error);
  return filter;
}

/** Errors about the filter as a whole have position 0. */
export function filterInvalid(
  code: string,
  message: string,
  at: { position: number; length: number; expected: readonly string[] } = {
    position: 0,
    length: 0,
    expected: [],
  },
): ApiFailure {
  return new ApiFailure('FILTER_INVALID', {
    position: at.position,
    length: at.length,
    code,
    problem: message.replace(/\.$/, ''),
    expected: at.expected.join(', '),
  });
}
