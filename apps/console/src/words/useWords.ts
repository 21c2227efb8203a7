import type { MessageId } from '@casbah/messages/load';
import type { SessionMessageId } from '@casbah/messages/load-session';
import type { IdOf, WordPart } from '@casbah/messages/word-part';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number | Date>;

/** Says a message in the current language. An id that English does not have is a type error. */
export type Say<Id extends string = MessageId> = (id: Id, values?: WordValues) => string;

/** The words of the console, and those of the parts that the page loads: `useWords(tagsWords)`. The parts only give their ids. */
export function useWords<Parts extends readonly WordPart[]>(
  ..._parts: Parts
): Say<MessageId | IdOf<Parts[number]>> {
  return useSay();
}

/** The same in front of the session, where only the words of sign-in are loaded. */
export function useSessionWords<Parts extends readonly WordPart[]>(
  ..._parts: Parts
): Say<SessionMessageId | IdOf<Parts[number]>> {
  return useSay();
}

function useSay(): Say<string> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
