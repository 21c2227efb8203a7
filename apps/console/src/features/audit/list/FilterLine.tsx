import type { Filter } from '@casbah/domain/filter/expression';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import { choosingWords, filterWords, inputWords } from '@casbah/messages/widgets';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { lazy, useEffect, useState } from 'react';
import { FilterForm } from '../../../filter/FilterForm.tsx';
import { filterText } from '../../../scope/scope-filter.ts';
import { useScope } from '../../../scope/useScope.ts';
import { AtRest } from '../../../shell/AtRest.tsx';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import css from './List.module.css';

/** Loads once the list is there and nothing else is pending. */
const ListSavedFilters = lazy(
  withWords(
    [filterWords, savedfiltersWords, choosingWords, inputWords, administrationErrorWords],
    async () => ({
      default: (await import('./ListSavedFilters.tsx')).ListSavedFilters,
    }),
  ),
);

/** Pause in typing before the list is queried, in milliseconds. */
const QUIET_MS = 220;

/** The filter as tokens and, below, as blocks; and a search by name. */
export function FilterLine({
  list,
  filter,
  q,
}: {
  list: TrafficList;
  filter: Filter;
  q: string | undefined;
}) {
  const { query, change } = useScope();
  return (
    <div data-page-search className={css.filter}>
      <FilterForm
        list={list}
        query={query}
        filter={filter}
        onFilter={(next) => change({ filter: filterText(next), selected: undefined })}
        actions={
          <>
            <NameSearch list={list} q={q} />
            <AtRest placeholder={<span className={css.savedFilters} />}>
              <ListSavedFilters key={list} list={list} filter={filter} />
            </AtRest>
          </>
        }
      />
    </div>
  );
}

/** Searches row names while typing. */
function NameSearch({ list, q = '' }: { list: TrafficList; q: string | undefined }) {
  const say = useWords();
  const { change } = useScope();
  const [text, setText] = useState(q);
  // The URL also changes through back, a cleared filter or another tab.
  useEffect(() => setText(q), [q]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === q) return;
    const timer = setTimeout(
      () => change({ q: wanted === '' ? undefined : wanted, selected: undefined }, { replace: true }),
      QUIET_MS,
    );
    return () => clearTimeout(timer);
  }, [text, q, change]);
  return (
    <span className={css.search}>
      <SearchField
        aria-label={say(`audit.search.${list}`)}
        placeholder={say(`audit.search.${list}`)}
        value={text}
        onChange={setText}
        maxLength={128}
      />
    </span>
  );
}
