import type { MessageId } from '@casbah/messages/en';
import type { PatternMessageId, UserMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of people, which come with their page, beside those that are always there. */
export function useUserWords(): Say<MessageId | UserMessageId | PatternMessageId> {
  return useWords<MessageId | UserMessageId | PatternMessageId>();
}
