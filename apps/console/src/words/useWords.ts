import type { MessageId } from '@casbah/messages/load';
import type { SessionMessageId } from '@casbah/messages/load-session';
import type { IdOf, WordPart } from '@casbah/messages/word-part';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number | Date>;

/** Says a message in the current language. An id that English doesn't have is a type error. */
export type Say<Id extends string = MessageId> = (id: Id, values?: WordValues) => string;

/** The words of the console, and of the parts that the page loads: `useWords<typeof tagsWords>()`. A type loads no code. */
export function useWords<Parts extends WordPart = never>(): Say<MessageId | IdOf<Parts>> {
  return useSay();
}

/** The same in front of the session, where only the words of sign-in are loaded. */
export function useSessionWords<Parts extends WordPart = never>(): Say<SessionMessageId | IdOf<Parts>> {
  return useSay();
}

function useSay(): Say<string> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
