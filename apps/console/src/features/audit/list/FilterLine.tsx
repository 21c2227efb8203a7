import { PERSONAL_FIELDS } from '@casbah/domain/anonymous-person';
import type { Filter, FilterField, FilterValue } from '@casbah/domain/filter/expression';
import type { FilterModel } from '@casbah/domain/filter/model';
import {
  administrationErrorWords,
  anonymisationWords,
  choosingWords,
  filterWords,
  inputWords,
  savedFilterWords,
} from '@casbah/messages/parts';
import { FilterBar } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import type { FieldChoice, ValueChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { LoadValues } from '@casbah/widgets/filter-bar/useValues.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../../request/api.ts';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { filterText } from '../../../scope/scope-filter.ts';
import { type ScopeQuery, useScope } from '../../../scope/useScope.ts';
import { AtRest } from '../../../shell/AtRest.tsx';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import { ALL_VALUES, facetsQuery, useValueLabel } from './Facets.tsx';
import { CLOSED_VALUES, filterFields } from './filter-fields.ts';
import css from './List.module.css';
import type { ListName } from './rows.ts';

/** Comes when somebody opens it. */
const BuilderPanel = lazy(
  withWords([filterWords, choosingWords, anonymisationWords], async () => ({
    default: (await import('./BuilderPanel.tsx')).BuilderPanel,
  })),
);

const TELLING: ReadonlySet<FilterField> = new Set(PERSONAL_FIELDS);
/** Comes once the list is there and nothing else is waited for. */
const ListSavedFilters = lazy(
  withWords(
    [filterWords, savedFilterWords, choosingWords, inputWords, administrationErrorWords],
    async () => ({
      default: (await import('./ListSavedFilters.tsx')).ListSavedFilters,
    }),
  ),
);

const MOST_CHOICES = 30;
/** Milliseconds without a key before the list is asked. */
const QUIET_MS = 220;

/** The filter as tokens and, below them, in blocks; and the search over the names in the list. */
export function FilterLine({ list, filter, q }: { list: ListName; filter: Filter; q: string | undefined }) {
  const say = useWords();
  const { query, change } = useScope();
  const labelOf = useValueLabel();
  const loadValues = useLoadValues(list, query);
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();

  const isHidden = usePeopleHidden();
  const all = useMemo(
    () =>
      filterFields(list).map(({ field, search }): FieldChoice => {
        const label = say(`audit.field.${field}`);
        const values = CLOSED_VALUES[field];
        if (values === undefined) return { field, label, search };
        return {
          field,
          label,
          closed: values.map((value) => ({ value, label: labelOf(field, { value, label: value }) })),
        };
      }),
    [list, say, labelOf],
  );
  const [fields, hiddenFields] = useMemo(() => {
    const personal = (choice: FieldChoice) => isHidden && TELLING.has(choice.field);
    return [all.filter((choice) => !personal(choice)), all.filter(personal)];
  }, [all, isHidden]);

  const valueLabel = useCallback(
    (field: FilterField, value: FilterValue) =>
      labelOf(field, { value: String(value), label: String(value) }),
    [labelOf],
  );
  const form = {
    filter,
    onFilter: (next: Filter) => change({ filter: filterText(next), selected: undefined }),
    fields,
    loadValues,
    valueLabel,
  };
  return (
    <div data-page-search className={css.filter}>
      <FilterBar
        {...form}
        placeholder={say('audit.filter.add')}
        actions={
          <>
            <NameSearch list={list} q={q} />
            <AtRest>
              <ListSavedFilters key={list} list={list} filter={filter} />
            </AtRest>
          </>
        }
        onBuilder={() => setBuilding(!building)}
        isBuilderOpen={building}
      />
      {building ? (
        <Suspense fallback={<Skeleton height={112} />}>
          <BuilderPanel {...form} hiddenFields={hiddenFields} draft={draft} onDraft={setDraft} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Finds rows by their names while one types. */
function NameSearch({ list, q = '' }: { list: ListName; q: string | undefined }) {
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

/** Values for the filter's fields: names from their lists, everything else from the counts of this very scope. */
function useLoadValues(list: ListName, query: ScopeQuery | undefined): LoadValues {
  const queryClient = useQueryClient();
  const labelOf = useValueLabel();
  return useCallback(
    async (field, text, signal): Promise<readonly ValueChoice[]> => {
      const asked = { ...query, limit: MOST_CHOICES, sort: '-requests', ...(text === '' ? {} : { q: text }) };
      switch (field) {
        case 'service': {
          const { rows } = await call('GET /audit/services', { query: asked }, { signal });
          return rows.map(({ name, users }) => ({ value: name, label: name, count: users }));
        }
        case 'user': {
          const { rows } = await call('GET /audit/users', { query: asked }, { signal });
          return rows.map(({ user }) => ({
            value: user,
            label: labelOf('user', { value: user, label: user }),
          }));
        }
        case 'host': {
          const { rows } = await call('GET /audit/sites', { query: asked }, { signal });
          return rows.map(({ host }) => ({ value: host, label: host }));
        }
        case 'country': {
          const { rows } = await call(
            'GET /audit/destinations',
            { query: { ...query, limit: 300, sort: '-requests' } },
            { signal },
          );
          return fitting(
            rows.map(({ country }) => ({
              value: country,
              label: labelOf('country', { value: country, label: country }),
            })),
            text,
          );
        }
        default: {
          const { facets } = await queryClient.fetchQuery(facetsQuery(list, query ?? {}, ALL_VALUES));
          const values = facets.find((facet) => facet.field === field)?.values ?? [];
          return fitting(
            values.map((value) => ({ value: value.value, label: labelOf(field, value), count: value.count })),
            text,
          );
        }
      }
    },
    [queryClient, list, query, labelOf],
  );
}

function fitting(values: readonly ValueChoice[], text: string): readonly ValueChoice[] {
  const wanted = text.toLocaleLowerCase();
  return values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)).slice(0, MOST_CHOICES);
}
