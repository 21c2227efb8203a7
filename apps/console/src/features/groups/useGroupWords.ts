import type { MessageId } from '@casbah/messages/en';
import type { GroupMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of groups, which come with their pages, beside those that are always there. */
export function useGroupWords(): Say<MessageId | GroupMessageId> {
  return useWords<MessageId | GroupMessageId>();
}
