import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorWords } from '../../words/error-words.ts';
import { useStoreWords } from './useStoreWords.ts';

/** Why something failed and what to do next, in a sentence. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  const say = useStoreWords();
  return useCallback(
    (error) =>
      errorWords(intl, error, {
        unreachable: say('shell.error.unreachable'),
        unexpected: say('shell.error.unexpected'),
      }).text,
    [intl, say],
  );
}
