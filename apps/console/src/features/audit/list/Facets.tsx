import type { Filter } from '@casbah/domain/filter/expression';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { FacetList } from '@casbah/widgets/facet-list/FacetList.tsx';
import type { FacetGroup } from '@casbah/widgets/facet-list/facet.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ALL_VALUES, facetsQuery } from '../../../filter/facets-query.ts';
import { choicesOf, chooseValue } from '../../../filter/filter-values.ts';
import { useValueLabel } from '../../../filter/useValueLabel.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';

const SOME = 50;
/** Facets in order of usefulness; others follow. */
const ORDER = [
  'risk',
  'category',
  'tag',
  'headquarters',
  'source',
  'action',
  'country',
  'vendor',
  'browser',
  'os',
  'device_type',
];

function isField(name: string): name is TrafficField {
  return name in TRAFFIC_FIELDS;
}

/** Values of the list's fields with their counts; clicking one filters the list. */
export function Facets({
  list,
  query,
  filter,
  onFilter,
}: {
  list: TrafficList;
  query: ScopeQuery | undefined;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}) {
  const say = useWords();
  const queryClient = useQueryClient();
  const labelOf = useValueLabel();
  const { data, error } = useQuery({
    ...facetsQuery(list, query ?? {}, SOME),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const choices = useMemo(() => choicesOf(filter), [filter]);

  const groups = useMemo((): FacetGroup[] | undefined => {
    if (data === undefined) return undefined;
    const place = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
    return data.facets
      .flatMap(({ field, values, more }) => {
        const chosen = choices[field];
        // A single value that every row has isn't useful, but most rows have no tag.
        const least = field === 'tag' ? 1 : 2;
        if (!isField(field) || (values.length < least && more === 0 && chosen === undefined)) return [];
        return [
          {
            field,
            label: say(`audit.field.${field}`),
            more,
            values: values.map((value) => ({ ...value, label: labelOf(field, value) })),
          },
        ];
      })
      .sort((a, b) => place(a.field) - place(b.field));
  }, [data, choices, say, labelOf]);

  const loadAll = useCallback(
    async (field: string) => {
      const answer = await queryClient.fetchQuery(facetsQuery(list, query ?? {}, ALL_VALUES));
      const found = answer.facets.find((facet) => facet.field === field);
      return (found?.values ?? []).map((value) => ({
        ...value,
        label: isField(field) ? labelOf(field, value) : value.label,
      }));
    },
    [queryClient, list, query, labelOf],
  );

  // The list shows the error; facets without data are just hidden.
  if (error !== null && data === undefined) return null;
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
        onChoose={(field, value, state) => {
          if (isField(field)) onFilter(chooseValue(filter, field, value.value, state));
        }}
      />
    </>
  );
}
