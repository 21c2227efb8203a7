import { PEOPLE_SOURCES } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { useCallback, useMemo } from 'react';
import type { Asked } from '../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../saved-filters/attributes.ts';
import { StoredFilters } from '../../saved-filters/StoredFilters.tsx';
import { useOperatorWord } from '../../saved-filters/useOperatorWord.ts';
import { useWords } from '../../words/useWords.ts';
import type { GroupsSearch } from './groups-search.ts';
import { askedOf, searchOf } from './saved-search.ts';
import { useSourceName } from './useSourceName.ts';

/** Saved filters of the group list. */
export function GroupSavedFilters({
  search,
  onChange,
}: {
  search: GroupsSearch;
  onChange: (part: GroupsSearch, replace?: boolean) => void;
}) {
  const say = useWords<typeof groupsWords>();
  const asked = useMemo(() => askedOf(search), [search]);
  const describe = useDescribe();
  const { q, source, selected } = search;
  return (
    <StoredFilters
      app="groups"
      list={say('route.account.groups')}
      asked={asked}
      describe={describe}
      isUntouched={q === undefined && source === undefined && selected === undefined}
      onLoad={(saved, first) => onChange(searchOf(saved), first)}
      onClear={() => onChange({ q: undefined, source: undefined })}
    />
  );
}

function useDescribe() {
  const say = useWords<typeof groupsWords>();
  const sourceName = useSourceName();
  const operator = useOperatorWord();
  return useCallback(
    ({ data, meta: { q } }: Asked) => {
      const attributes = [
        ...attributesOfExpression(data, {
          field: (field) => (field === 'source' ? say('groups.source') : field),
          operator,
          value: (_, value) => {
            const source = PEOPLE_SOURCES.find((one) => one === value);
            return source === undefined ? String(value) : sourceName(source);
          },
        }),
      ];
      if (q !== undefined)
        attributes.push({ key: 'q', name: say('groups.search'), value: q, count: undefined });
      return attributes;
    },
    [say, sourceName, operator],
  );
}
