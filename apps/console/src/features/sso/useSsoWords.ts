import type { MessageId } from '@casbah/messages/en';
import type { SsoMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of single sign-on, which come with its page, beside those that are always there. */
export function useSsoWords(): Say<MessageId | SsoMessageId> {
  return useWords<MessageId | SsoMessageId>();
}
