import { ApiError } from '@casbah/contract/client';

/**
 * What to say where a saved filter was not kept: the first words that the answer has, in the reader's language where there
 * are some for its code; nothing where it says nothing, so that the general sentence stands there.
 */
export function savedFilterProblem(error: unknown, wordsOf: (error: unknown) => string | undefined): string {
  if (!(error instanceof ApiError)) return '';
  const { answer, text } = error;
  const [first = ''] = [answer === undefined ? undefined : wordsOf(error), answer?.api_message, text].filter(
    (words) => words !== undefined && words !== null && words !== '',
  );
  return first;
}
