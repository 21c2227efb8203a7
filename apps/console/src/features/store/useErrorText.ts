import type { storeWords } from '@casbah/messages/store';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { errorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';

/** Why something failed and what to do next, in a sentence. */
export function useErrorText(): (error: unknown) => string {
  const intl = useIntl();
  const say = useWords<typeof storeWords>();
  return useCallback(
    (error) =>
      errorWords(intl, error, {
        unreachable: say('shell.error.unreachable'),
        unexpected: say('shell.error.unexpected'),
      }).text,
    [intl, say],
  );
}
