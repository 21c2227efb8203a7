import type { FilterValue } from '@casbah/domain/filter/expression';
import type { FilterModel } from '@casbah/domain/filter/model';
import { TRAFFIC_FIELDS, type TrafficField, type TrafficList } from '@casbah/domain/filter/traffic-fields';
import { PERSONAL_FIELDS } from '@casbah/domain/personal-fields';
import { anonymisationWords } from '@casbah/messages/anonymisation';
import { choosingWords, filterWords } from '@casbah/messages/widgets';
import { FilterBar, type FilterBarProps } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { usePeopleHidden } from '../request/people-hidden.ts';
import type { ScopeQuery } from '../scope/useScope.ts';
import { useWords } from '../words/useWords.ts';
import { withWords } from '../words/words.ts';
import { closedValues, filterFields } from './filter-fields.ts';
import { useLoadValues } from './useLoadValues.ts';
import { useValueLabel } from './useValueLabel.ts';

/** Loaded when opened. */
const BuilderPanel = lazy(
  withWords([filterWords, choosingWords, anonymisationWords], async () => ({
    default: (await import('./BuilderPanel.tsx')).BuilderPanel<TrafficField>,
  })),
);

const TELLING: ReadonlySet<TrafficField> = new Set(PERSONAL_FIELDS);

export interface FilterFormProps
  extends Pick<
    FilterBarProps<TrafficField>,
    'filter' | 'onFilter' | 'actions' | 'onText' | 'isTried' | 'faultOf'
  > {
  /** The list that it filters. */
  list: TrafficList;
  /** Traffic that suggested values come from; the last month if empty. */
  query: ScopeQuery | undefined;
  /** Allowed fields; all fields of the list if absent. Keep the function stable. */
  mayAsk?: ((field: TrafficField) => boolean) | undefined;
}

const ANY = (): boolean => true;
const EXAMPLE = 'risk in (high, medium) and uploaded > 100MB';

/** A list filter as tokens and as blocks, with suggested values from traffic. */
export function FilterForm({ list, query, mayAsk = ANY, ...line }: FilterFormProps) {
  const say = useWords();
  const labelOf = useValueLabel();
  const loadValues = useLoadValues(list, query);
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();

  const isHidden = usePeopleHidden();
  const all = useMemo(
    () =>
      filterFields(list)
        .filter(({ field }) => mayAsk(field))
        .map(({ field, search }): FieldChoice<TrafficField> => {
          const label = say(`audit.field.${field}`);
          const values = closedValues(field);
          if (values === undefined) return { field, label, search };
          return {
            field,
            label,
            closed: values.map((value) => ({ value, label: labelOf(field, { value, label: value }) })),
          };
        }),
    [list, mayAsk, say, labelOf],
  );
  const [fields, hiddenFields] = useMemo(() => {
    const personal = (choice: FieldChoice<TrafficField>) => isHidden && TELLING.has(choice.field);
    return [all.filter((choice) => !personal(choice)), all.filter(personal)];
  }, [all, isHidden]);

  const valueLabel = useCallback(
    (field: TrafficField, value: FilterValue) =>
      labelOf(field, { value: String(value), label: String(value) }),
    [labelOf],
  );
  const { filter, onFilter } = line;
  const form = { filter, onFilter, vocabulary: TRAFFIC_FIELDS, fields, loadValues, valueLabel };
  return (
    <>
      <FilterBar
        {...line}
        {...form}
        otherField={(field) => say(`audit.field.${field}`)}
        placeholder={say('audit.filter.add')}
        example={EXAMPLE}
        onBuilder={() => setBuilding(!building)}
        isBuilderOpen={building}
      />
      {building ? (
        <Suspense fallback={<Skeleton height={112} />}>
          <BuilderPanel {...form} hiddenFields={hiddenFields} draft={draft} onDraft={setDraft} />
        </Suspense>
      ) : null}
    </>
  );
}
