import type { MessageId } from '@casbah/messages/en';
import type { StoreMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of the store, which come with its pages, beside those that are always there. */
export function useStoreWords(): Say<MessageId | StoreMessageId> {
  return useWords<MessageId | StoreMessageId>();
}
