import type { FilterValue } from '@casbah/domain/filter/expression';
import { namesOf } from '@casbah/domain/filter/vocabulary';
import {
  INCIDENT_FACETS,
  INCIDENT_FIELDS,
  type IncidentField,
  PERSONAL_INCIDENT_FIELDS,
} from '@casbah/domain/incident/incident-fields';
import type { incidentsWords } from '@casbah/messages/incidents';
import { FilterBar } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { LoadValues } from '@casbah/widgets/filter-bar/useValues.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { useIncidentWords } from '../incident-words.ts';
import { facetsQuery } from '../queries.ts';
import type { IncidentFilter } from './incidents-search.ts';

/** Fields that a plain word, typed without a field, is searched in. */
const SEARCHED: readonly IncidentField[] = ['text', 'policy', 'user', 'object'];
const EXAMPLE = 'severity = high and state in (new, in_progress) and object contains salary';

/** The list's filter as tokens, completing fields, operators and values. */
export function IncidentFilterLine({
  filter,
  onFilter,
}: {
  filter: IncidentFilter;
  onFilter: (filter: IncidentFilter) => void;
}) {
  const say = useWords<typeof incidentsWords>();
  const words = useIncidentWords();
  const isHidden = usePeopleHidden();
  const queryClient = useQueryClient();
  const fields = useMemo(
    () =>
      namesOf(INCIDENT_FIELDS)
        .filter((field) => !(isHidden && PERSONAL_INCIDENT_FIELDS.some((one) => one === field)))
        .map((field): FieldChoice<IncidentField> => {
          const label = words.field(field);
          const { values }: { values?: readonly string[] | undefined } = INCIDENT_FIELDS[field];
          if (values === undefined) return { field, label, search: SEARCHED.includes(field) };
          return {
            field,
            label,
            closed: values.map((value) => ({ value, label: words.value(field, value) })),
          };
        }),
    [isHidden, words],
  );
  const loadValues = useCallback<LoadValues<IncidentField>>(
    async (field, contains) => {
      if (!INCIDENT_FACETS.some((facet) => facet === field)) return [];
      const { facets } = await queryClient.ensureQueryData(facetsQuery(undefined));
      const wanted = contains.toLowerCase();
      const values = facets.find((one) => one.field === field)?.values ?? [];
      return values
        .filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(wanted))
        .map((one) => ({ ...one, label: words.value(field, one.value, one.label) }));
    },
    [queryClient, words],
  );
  const valueLabel = useCallback(
    (field: IncidentField, value: FilterValue) => words.value(field, value),
    [words],
  );
  return (
    <div data-page-search className={css.filter}>
      <FilterBar
        filter={filter}
        onFilter={onFilter}
        vocabulary={INCIDENT_FIELDS}
        fields={fields}
        loadValues={loadValues}
        otherField={words.field}
        valueLabel={valueLabel}
        placeholder={say('incidents.placeholder')}
        example={EXAMPLE}
      />
    </div>
  );
}
