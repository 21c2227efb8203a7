import type { MessageId } from '@casbah/messages/en';
import type { AccessProfileMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of access profiles, which come with their pages, beside those that are always there. */
export function useProfileWords(): Say<MessageId | AccessProfileMessageId> {
  return useWords<MessageId | AccessProfileMessageId>();
}
