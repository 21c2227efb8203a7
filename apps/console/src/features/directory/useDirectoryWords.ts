import type { MessageId } from '@casbah/messages/en';
import type { DirectoryMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of the directory, which come with its page, beside those that are always there. */
export function useDirectoryWords(): Say<MessageId | DirectoryMessageId> {
  return useWords<MessageId | DirectoryMessageId>();
}
