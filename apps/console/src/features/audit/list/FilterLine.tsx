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

/** Comes once the list is there and nothing else is waited for. */
const ListSavedFilters = lazy(
  withWords(
    [filterWords, savedfiltersWords, choosingWords, inputWords, administrationErrorWords],
    async () => ({
      default: (await import('./ListSavedFilters.tsx')).ListSavedFilters,
    }),
  ),
);

/** Milliseconds without a key before the list is asked. */
const QUIET_MS = 220;

/** The filter as tokens and, below them, in blocks; and the search over the names in the list. */
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

/** Finds rows by their names while one types. */
function NameSearch({ list, q = '' }: { list: TrafficList; q: string | undefined }) {
  const say = useWords();
  const { change } = useScope();
  const [text, setText] = useState(q);
  // The address may change elsewhere: back, a cleared filter, another tab.
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
