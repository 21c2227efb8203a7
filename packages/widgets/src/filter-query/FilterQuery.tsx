import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { ALL, type Filter, type FilterValue } from '@casbah/domain/filter/expression';
import { type FilterModel, filterOfModel, isSameModel, modelOf } from '@casbah/domain/filter/model';
import { isFilterField } from '@casbah/domain/filter/parse';
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { FilterBar } from '../filter-bar/FilterBar.tsx';
import type { FieldChoice } from '../filter-bar/suggestions.ts';
import type { LoadValues } from '../filter-bar/useValues.ts';
import type { LoadChoices } from '../filter-builder/choice-source.ts';
import { FilterBuilder } from '../filter-builder/FilterBuilder.tsx';

export interface FilterQueryProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The fields of this page, in the order they are offered. */
  fields: readonly FieldChoice[];
  /** The same fields as the builder edits them. Keep it the same array while it is the same. */
  attributes: readonly FilterAttribute[];
  loadValues: LoadValues;
  valueLabel?: ((field: FieldChoice['field'], value: FilterValue) => string | undefined) | undefined;
  placeholder?: string | undefined;
  actions?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One filter in two forms: a line of tokens, and groups of blocks. What stands in the one stands in the other; what is half
 * built is there again when one comes back.
 */
export function FilterQuery({
  filter,
  onFilter,
  fields,
  attributes,
  loadValues,
  valueLabel,
  placeholder,
  actions,
  inputRef,
}: FilterQueryProps) {
  const { formatMessage } = useIntl();
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();
  const [problem, setProblem] = useState<string>();
  const model = useMemo(() => modelOf(filter), [filter]);

  const loadChoices = useCallback<LoadChoices>(
    async (key, query, signal) => (isFilterField(key) ? await loadValues(key, query, signal) : []),
    [loadValues],
  );
  const labelOf = useCallback(
    (key: string, value: FilterValue) => (isFilterField(key) ? valueLabel?.(key, value) : undefined),
    [valueLabel],
  );

  /** What a filter cannot say is told by its name, and nothing is done: it must not get lost on the way. */
  const take = (next: FilterModel): boolean => {
    const { filter: said, unsaid } = filterOfModel(next);
    if (unsaid.length > 0) {
      const names = unsaid.map(({ key }) => attributes.find((one) => one.key === key)?.displayText ?? key);
      setProblem(
        formatMessage({ id: 'widgets.filterQuery.unsaid' }, { names: [...new Set(names)].join(', ') }),
      );
      return false;
    }
    setProblem(undefined);
    if (!isSameModel(next, model)) onFilter(said);
    return true;
  };

  if (!building)
    return (
      <FilterBar
        filter={filter}
        onFilter={onFilter}
        fields={fields}
        loadValues={loadValues}
        valueLabel={valueLabel}
        placeholder={placeholder}
        actions={actions}
        inputRef={inputRef}
        onBuilder={() => setBuilding(true)}
      />
    );
  // A draft that was left is gone on with while the filter still is what the draft made of it.
  const start =
    draft !== undefined && isSameModel(modelOf(filterOfModel(draft).filter), model) ? draft : undefined;
  return (
    <FilterBuilder
      attributes={attributes}
      model={model}
      start={start}
      onDraft={(next) => {
        setDraft(next);
        setProblem(undefined);
      }}
      onApply={take}
      onClear={() => onFilter(ALL)}
      loadChoices={loadChoices}
      valueLabel={labelOf}
      problem={problem}
      actions={
        <>
          <Button
            variant="ghost"
            onPress={() => {
              if (take(draft ?? model)) setBuilding(false);
            }}
          >
            {formatMessage({ id: 'widgets.filterQuery.asLine' })}
          </Button>
          {actions}
        </>
      }
    />
  );
}
