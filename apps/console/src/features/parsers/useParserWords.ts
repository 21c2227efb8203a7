import type { MessageId } from '@casbah/messages/en';
import type { ParserMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of parsers, which come with their page, beside those that are always there. */
export function useParserWords(): Say<MessageId | ParserMessageId> {
  return useWords<MessageId | ParserMessageId>();
}
