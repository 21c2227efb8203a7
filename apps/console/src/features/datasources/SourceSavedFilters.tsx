import { SOURCE_STATES } from '@casbah/domain/source-state';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { useCallback, useMemo } from 'react';
import type { Asked } from '../../saved-filters/asked.ts';
import { attributesOfExpression } from '../../saved-filters/attributes.ts';
import { StoredFilters } from '../../saved-filters/StoredFilters.tsx';
import { useOperatorWord } from '../../saved-filters/useOperatorWord.ts';
import { useWords } from '../../words/useWords.ts';
import { askedOf, type SourcesAsked, searchOf } from './saved-search.ts';

/** Saved filters of the source list. */
export function SourceSavedFilters({
  search: { q, state },
  isUntouched,
  onChange,
}: {
  search: SourcesAsked;
  isUntouched: boolean;
  onChange: (part: SourcesAsked, replace?: boolean) => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  const asked = useMemo(() => askedOf({ q, state }), [q, state]);
  const describe = useDescribe();
  return (
    <StoredFilters
      app="sources"
      list={say('route.audit.sources')}
      asked={asked}
      describe={describe}
      isUntouched={isUntouched}
      onLoad={(saved, first) => onChange(searchOf(saved), first)}
      onClear={() => onChange({ q: undefined, state: undefined })}
    />
  );
}

function useDescribe() {
  const say = useWords<typeof datasourcesWords>();
  const operator = useOperatorWord();
  return useCallback(
    ({ data, meta: { q } }: Asked) => {
      const attributes = [
        ...attributesOfExpression(data, {
          field: (field) => (field === 'state' ? say('datasources.column.state') : field),
          operator,
          value: (_, value) => {
            const state = SOURCE_STATES.find((one) => one === value);
            return state === undefined ? String(value) : say(`datasources.find.${state}`);
          },
        }),
      ];
      if (q !== undefined)
        attributes.push({ key: 'q', name: say('datasources.find'), value: q, count: undefined });
      return attributes;
    },
    [say, operator],
  );
}
