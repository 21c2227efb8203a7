import type { MessageId } from '@casbah/messages/load';
import type { SessionMessageId } from '@casbah/messages/load-session';
import type { IdOf, WordPart } from '@casbah/messages/word-part';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number>;

/** Formats a message in the current language. An ID missing from English is a type error. */
export type Say<Id extends string = MessageId> = (id: Id, values?: WordValues) => string;

/**
 * Messages of the console, and of the parts that the page loads: `useWords<typeof tagsWords>()`. A type loads
 * no code.
 */
export function useWords<Parts extends WordPart = never>(): Say<MessageId | IdOf<Parts>> {
  return useSay();
}

/** The same before sign-in, where only the sign-in messages are loaded. */
export function useSessionWords<Parts extends WordPart = never>(): Say<SessionMessageId | IdOf<Parts>> {
  return useSay();
}

function useSay(): Say<string> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
