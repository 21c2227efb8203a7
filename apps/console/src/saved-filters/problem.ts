import { ApiError } from '@casbah/contract/client';

/**
 * Error text for a saved filter that wasn't saved: the response's first message, translated if possible;
 * `undefined` without one, so the general text is shown.
 */
export function savedFilterProblem(error: unknown, wordsOf: (error: unknown) => string | undefined): string {
  if (!(error instanceof ApiError)) return '';
  const { answer, text } = error;
  const [first = ''] = [answer === undefined ? undefined : wordsOf(error), answer?.api_message, text].filter(
    (words) => words !== undefined && words !== null && words !== '',
  );
  return first;
}
