import { useIntl } from 'react-intl';
import { PasskeyFailure } from '../../request/passkeys.ts';
import { errorWords, wordsOfCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';

/** Message for an error of the server, the browser or its authenticator. */
export function useFailureText(failure: unknown): string | undefined {
  const say = useWords();
  const intl = useIntl();
  if (failure === undefined) return undefined;
  if (failure instanceof PasskeyFailure) return wordsOfCode(intl, failure.code);
  return errorWords(intl, failure, {
    unreachable: say('shell.error.unreachable'),
    unexpected: say('shell.error.unexpected'),
  }).text;
}
