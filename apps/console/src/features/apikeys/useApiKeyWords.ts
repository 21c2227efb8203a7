import type { MessageId } from '@casbah/messages/en';
import type { ApiKeyMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of API keys, which come with their page, beside those that are always there. */
export function useApiKeyWords(): Say<MessageId | ApiKeyMessageId> {
  return useWords<MessageId | ApiKeyMessageId>();
}
