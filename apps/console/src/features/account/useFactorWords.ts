import type { MessageId } from '@casbah/messages/en';
import type { SecondFactorMessageId } from '@casbah/messages/parts';
import { useIntl } from 'react-intl';
import { PasskeyFailure } from '../../request/passkeys.ts';
import { errorWords, wordsOfCode } from '../../words/error-words.ts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of the second factor, which come with the account's page, beside those that are always there. */
export function useFactorWords(): Say<MessageId | SecondFactorMessageId> {
  return useWords<MessageId | SecondFactorMessageId>();
}

/** What went wrong, in words: of the server, or of the browser and its authenticator. */
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
