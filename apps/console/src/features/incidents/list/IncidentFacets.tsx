import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { OPEN_STATES } from '@casbah/domain/incident/incident';
import { INCIDENT_FIELDS, type IncidentFacet } from '@casbah/domain/incident/incident-fields';
import { FacetList } from '@casbah/widgets/facet-list/FacetList.tsx';
import type { FacetGroup, FacetValue } from '@casbah/widgets/facet-list/facet.ts';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useMemo } from 'react';
import { choicesOf, chooseValue } from '../../../filter/filter-values.ts';
import { useWords } from '../../../words/useWords.ts';
import { useIncidentWords } from '../incident-words.ts';
import type { IncidentFacets as Facets } from '../queries.ts';
import type { IncidentFilter } from './incidents-search.ts';

/** Values of fields with their counts; clicking one filters the list. */
export function IncidentFacets({
  counts,
  filter,
  isOpenOnly,
  onFilter,
}: {
  counts: Facets | undefined;
  filter: IncidentFilter;
  /** The view has only open incidents. */
  isOpenOnly: boolean;
  onFilter: (filter: IncidentFilter) => void;
}) {
  const say = useWords();
  const words = useIncidentWords();
  const choices = useMemo(() => choicesOf(filter), [filter]);
  const groups = useMemo(
    () =>
      counts?.facets.flatMap(({ field, values: counted, distinct }): FacetGroup[] => {
        // Counts of states ignore the view's own.
        const values =
          field === 'state' && isOpenOnly
            ? counted.filter(({ value }) => OPEN_STATES.some((state) => state === value))
            : counted;
        const isChosen = choices[field] !== undefined;
        // The only value, or none, isn't useful.
        if (!isChosen && values.length < 2) return [];
        return [
          {
            field,
            label: words.field(field),
            more: Math.max(0, distinct - counted.length),
            values: inOrder(field, values).map((one) => ({
              ...one,
              label: words.value(field, one.value, one.label),
            })),
          },
        ];
      }),
    [counts, choices, words, isOpenOnly],
  );
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
        loadAll={async (field) => groups?.find((one) => one.field === field)?.values ?? []}
        onChoose={(field, { value }, state) => {
          if (isFieldOf(INCIDENT_FIELDS, field)) onFilter(chooseValue(filter, field, value, state));
        }}
      />
    </>
  );
}

/** Severities and states in their own order, other values by number. */
function inOrder(field: IncidentFacet, values: readonly FacetValue[]): readonly FacetValue[] {
  if (field !== 'severity' && field !== 'state') return values;
  const order: readonly string[] = INCIDENT_FIELDS[field].values;
  return values.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}
