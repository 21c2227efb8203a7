import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { FacetList } from '@casbah/widgets/facet-list/FacetList.tsx';
import type { FacetGroup } from '@casbah/widgets/facet-list/facet.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useCallback, useMemo } from 'react';
import { choicesOf, chooseValue } from '../../../filter/filter-values.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ActivityFilter } from '../activity-filter.ts';
import { useActivityWords } from '../activity-words.ts';
import { valuesOf } from '../queries.ts';
import type { ActivitySummary } from './ActivityTimeline.tsx';

/** Maximum values of a field in its search. */
const MOST_VALUES = 50;

/** Values of fields with their counts; clicking one filters the log. */
export function ActivityFacets({
  summary,
  failed,
  query,
  filter,
  onFilter,
}: {
  summary: ActivitySummary | undefined;
  failed: boolean;
  query: ScopeQuery | undefined;
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}) {
  const say = useWords();
  const words = useActivityWords();
  const choices = useMemo(() => choicesOf(filter), [filter]);
  const groups = useMemo(
    () =>
      summary?.facets.flatMap(({ field, values, distinct }): FacetGroup[] => {
        const { only = [], without = [] } = choices[field] ?? {};
        const isChosen = choices[field] !== undefined;
        // Chosen values without activities keep their names.
        const lacking = [...only, ...without].filter((one) => values.every(({ value }) => value !== one));
        const more = Math.max(0, distinct - values.length);
        // A value that nothing has, or the only one, isn't useful.
        if (!isChosen && more === 0 && values.filter(({ value }) => value !== '').length < 2) return [];
        return [
          {
            field,
            label: words.field(field),
            more,
            values: [
              ...values.map((one) => ({ ...one, label: words.value(field, one.value, one.label) })),
              ...lacking.map((value) => ({ value, label: words.value(field, value), count: 0 })),
            ],
          },
        ];
      }),
    [summary, choices, words],
  );
  const loadAll = useCallback(
    async (field: string, signal: AbortSignal) => {
      const values = await valuesOf(field, { size: MOST_VALUES, query: query ?? {} }, signal);
      return values.map((one) => ({ ...one, label: words.value(field, one.value, one.label) }));
    },
    [query, words],
  );
  // The list shows the error; facets without data are just hidden.
  if (failed) return null;
  return (
    <>
      {groups === undefined || groups.length === 0 ? null : (
        <h2>
          <VisuallyHidden>{say('audit.facets')}</VisuallyHidden>
        </h2>
      )}
      <FacetList
        groups={groups}
        choices={choices}
        loadAll={loadAll}
        onChoose={(field, { value }, state) => {
          if (isFieldOf(ACTIVITY_FIELDS, field)) onFilter(chooseValue(filter, field, value, state));
        }}
      />
    </>
  );
}
