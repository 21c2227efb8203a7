import type { MessageId } from '@casbah/messages/en';
import type { SourceMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of sources, which come with their page, beside those that are always there. */
export function useSourceWords(): Say<MessageId | SourceMessageId> {
  return useWords<MessageId | SourceMessageId>();
}
