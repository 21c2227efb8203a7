import type { MessageId } from '@casbah/messages/en';
import type { AnonymisationMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of anonymous people, which come with their page, beside those that are always there. */
export function useAnonymisationWords(): Say<MessageId | AnonymisationMessageId> {
  return useWords<MessageId | AnonymisationMessageId>();
}
