import { USER_FACETS } from '@casbah/domain/user-account';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { useCallback, useMemo } from 'react';
import type { Asked } from '../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../saved-filters/attributes.ts';
import { StoredFilters } from '../../saved-filters/StoredFilters.tsx';
import { useOperatorWord } from '../../saved-filters/useOperatorWord.ts';
import { useWords } from '../../words/useWords.ts';
import { askedOf, searchOf } from './saved-search.ts';
import { useValueName } from './UserFacets.tsx';
import type { UsersSearch } from './users-search.ts';

/** Saved filters of the account list. */
export function UserSavedFilters({
  search,
  onChange,
}: {
  search: UsersSearch;
  onChange: (part: UsersSearch, replace?: boolean) => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const asked = useMemo(() => askedOf(search), [search]);
  const describe = useDescribe();
  const { q, filters, selected } = search;
  return (
    <StoredFilters
      app="users"
      list={say('route.account.users')}
      asked={asked}
      describe={describe}
      isUntouched={q === undefined && filters === undefined && selected === undefined}
      onLoad={(saved, first) => onChange(searchOf(saved), first)}
      onClear={() => onChange({ q: undefined, filters: undefined })}
    />
  );
}

function useDescribe() {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const valueName = useValueName();
  const operator = useOperatorWord();
  return useCallback(
    ({ data, meta: { q } }: Asked) => {
      const facetOf = (name: string) => USER_FACETS.find((facet) => facet === name);
      const attributes = [
        ...attributesOfExpression(data, {
          field: (name) => {
            const field = facetOf(name);
            return field === undefined ? name : say(`users.facet.${field}`);
          },
          operator,
          value: (name, value) => {
            const field = facetOf(name);
            return field === undefined ? String(value) : valueName(field, String(value));
          },
        }),
      ];
      if (q !== undefined)
        attributes.push({ key: 'q', name: say('users.search'), value: q, count: undefined });
      return attributes;
    },
    [say, valueName, operator],
  );
}
