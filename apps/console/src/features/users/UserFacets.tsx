import { USER_FACETS, type UserFacet } from '@casbah/domain/user-account';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { FacetList } from '@casbah/widgets/facet-list/FacetList.tsx';
import type { FacetGroup } from '@casbah/widgets/facet-list/facet.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../words/useWords.ts';
import { facetsQuery, type UsersAsked } from './queries.ts';
import { type Choices, chooseValue } from './users-search.ts';

/** Counts of people by kind; clicking one filters the list. */
export function UserFacets({
  asked,
  choices,
  onChoices,
}: {
  asked: UsersAsked;
  choices: Choices;
  onChoices: (choices: Choices) => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const valueName = useValueName();
  const { data, error } = useQuery({ ...facetsQuery(asked), placeholderData: keepPreviousData });
  const groups = useMemo((): FacetGroup[] | undefined => {
    if (data === undefined) return undefined;
    return USER_FACETS.flatMap((field) => {
      const { values, more } = data.facets[field];
      // A single value isn't a choice: everyone has it.
      if (values.length < 2 && more === 0 && choices[field] === undefined) return [];
      const named = values.map(({ value, count }) => ({ value, count, label: valueName(field, value) }));
      return [{ field, label: say(`users.facet.${field}`), more, values: named }];
    });
  }, [data, choices, say, valueName]);
  const loadAll = useCallback(
    async (field: string) => groups?.find((group) => group.field === field)?.values ?? [],
    [groups],
  );
  // The list shows the error; without choices, the column is hidden.
  if ((error !== null && data === undefined) || groups?.length === 0) return null;
  return (
    <>
      <h2>
        <VisuallyHidden>{say('users.facets')}</VisuallyHidden>
      </h2>
      <FacetList
        groups={groups}
        choices={choices}
        loadAll={loadAll}
        onChoose={(name, { value }, state) => {
          const field = USER_FACETS.find((one) => one === name);
          if (field !== undefined) onChoices(chooseValue(choices, field, value, state));
        }}
      />
    </>
  );
}

/** Label of a field's value, if it has a translation. */
export function useValueName(): (field: UserFacet, value: string) => string {
  const { formatMessage, messages } = useIntl();
  const say = useWords<typeof usersWords | typeof patternsWords>();
  return useCallback(
    (field, value) => {
      if (value === '') return say('users.none');
      const id = `users.${field}.${value}`;
      return Object.hasOwn(messages, id) ? formatMessage({ id }) : value;
    },
    [formatMessage, messages, say],
  );
}
