import type { MessageId } from '@casbah/messages/en';
import type { DecisionMessageId, TagNameMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of decisions, which come with their page, beside those that are always there. */
export function useDecisionWords(): Say<MessageId | DecisionMessageId | TagNameMessageId> {
  return useWords<MessageId | DecisionMessageId | TagNameMessageId>();
}
