import type { MessageId } from '@casbah/messages/en';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number | Date>;

/** Says a message of the catalogue in the language in force. An id that English does not have is a type error. */
export type Say<Id extends string = MessageId> = (id: Id, values?: WordValues) => string;

/** Ids of words that come with a page are named by whoever says them: `useWords<ScoreMessageId>()`. */
export function useWords<Id extends string = MessageId>(): Say<Id> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
