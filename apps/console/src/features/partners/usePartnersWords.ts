import type { MessageId } from '@casbah/messages/en';
import type { PartnersMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of partners, which come with their page, beside those that are always there. */
export function usePartnersWords(): Say<MessageId | PartnersMessageId> {
  return useWords<MessageId | PartnersMessageId>();
}
