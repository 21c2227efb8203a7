import { eventOfAction } from '@casbah/contract/event-name';
import type { HistoryEntry } from '@casbah/contract/history';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Told = Pick<HistoryEntry, 'event' | 'details' | 'object' | 'outcome'>;

/** A change as a sentence: “Added data source Proxy Rabat”. An event without a message shows its name. */
export function useSentence(): (entry: Told) => string {
  const intl = useIntl();
  return useCallback(
    (entry) => {
      const id = `history.did.${entry.event}`;
      if (!Object.hasOwn(intl.messages, id)) return entry.event;
      return intl.formatMessage({ id }, namesIn(entry));
    },
    [intl],
  );
}

/** Name of a call without a specific entry, for the filter. */
export function useActionName(): (action: string) => string {
  const sentence = useSentence();
  return useCallback(
    (action) =>
      sentence({ event: eventOfAction(action) ?? action, object: '…', outcome: 'success', details: {} }),
    [sentence],
  );
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Names for the sentences. Older entries and other calls may lack one: then the object's name is used, unless
 * it is an unreadable ID.
 */
export function namesIn({ details, object, outcome }: Told): Record<string, string> {
  const name =
    textOf(details.name) ?? textOf(details.email) ?? (object === null || ID.test(object) ? '…' : object);
  return {
    name,
    file: textOf(details.file_name) ?? name,
    app: textOf(details.app) ?? '…',
    outcome,
    act: textOf(details.action) ?? '',
    kind: textOf(details.kind) ?? '',
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Outcome of a change in a word or two; errors without a message show their code. */
export function useOutcomeName(): (outcome: string) => string {
  const intl = useIntl();
  return useCallback(
    (outcome) => {
      const id = `history.outcome.${outcome}`;
      return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : outcome;
    },
    [intl],
  );
}

/** Label of a field, or its name if it has none. */
export function useFieldName(): (field: string) => string {
  const intl = useIntl();
  return useCallback(
    (field) => {
      const id = `history.field.${field}`;
      return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : field;
    },
    [intl],
  );
}
