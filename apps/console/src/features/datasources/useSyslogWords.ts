import type { MessageId } from '@casbah/messages/en';
import type { SyslogMessageId } from '@casbah/messages/parts';
import { type Say, useWords } from '../../words/useWords.ts';

/** The words of syslog, which come with the page of sources, beside those that are always there. */
export function useSyslogWords(): Say<MessageId | SyslogMessageId> {
  return useWords<MessageId | SyslogMessageId>();
}
