import type { MessageId } from '@casbah/messages/en';
import type { HistoryMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of the history, which come with its page, beside those that are always there. */
export function useHistoryWords(): Say<MessageId | HistoryMessageId> {
  return useWords<MessageId | HistoryMessageId>();
}
