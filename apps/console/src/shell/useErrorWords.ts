import { ApiError } from '@casbah/contract/client';
import { useIntl } from 'react-intl';
import { type ErrorWords, errorWords } from '../words/error-words.ts';
import { useWords } from '../words/useWords.ts';

/** Message of any failed call. */
export function useErrorWords(): (error: unknown) => ErrorWords {
  const say = useWords();
  const intl = useIntl();
  return (error) =>
    errorWords(intl, error, {
      unreachable: say('shell.error.unreachable'),
      unexpected:
        error instanceof ApiError
          ? say('shell.error.answer', { status: error.status })
          : say('shell.error.unexpected'),
    });
}
