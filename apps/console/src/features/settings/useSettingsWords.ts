import type { MessageId } from '@casbah/messages/en';
import type { SettingsMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of the settings, which come with their pages, beside those that are always there. */
export function useSettingsWords(): Say<MessageId | SettingsMessageId> {
  return useWords<MessageId | SettingsMessageId>();
}
