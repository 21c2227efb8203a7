import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import { fieldsOf } from '@casbah/domain/filter/change';
import { ALL, type Filter, type FilterValue } from '@casbah/domain/filter/expression';
import { type FilterModel, filterOfModel, isSameModel, modelOf } from '@casbah/domain/filter/model';
import { parseFilter } from '@casbah/domain/filter/parse';
import { splitTotals } from '@casbah/domain/filter/totals';
import { isFieldOf, type Vocabulary } from '@casbah/domain/filter/vocabulary';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import type { LoadValues } from '../filter-bar/useValues.ts';
import type { LoadChoices } from '../filter-builder/choice-source.ts';
import { FilterBuilder } from '../filter-builder/FilterBuilder.tsx';

export interface QueryBuilderProps<Field extends string> {
  filter: Filter<Field>;
  onFilter: (filter: Filter<Field>) => void;
  /** Field definitions of the list. */
  vocabulary: Vocabulary<Field>;
  /** Filterable attributes. Keep the array stable. */
  attributes: readonly FilterAttribute[];
  loadValues: LoadValues<NoInfer<Field>>;
  /** Keep the function stable. */
  valueLabel?: ((field: NoInfer<Field>, value: FilterValue) => string | undefined) | undefined;
  /** Draft from when the builder was last closed; the filter may have changed since. */
  draft: FilterModel | undefined;
  onDraft: (draft: FilterModel) => void;
  /** Applies the filter and returns to the line; without it, the button is absent. */
  onLine?: (() => void) | undefined;
  /** Content beside Apply and Clear. */
  actions?: ReactNode;
}

/** Builds a filter expression from groups of blocks, equal to what the token line would create. */
export function QueryBuilder<Field extends string>({
  filter,
  onFilter,
  vocabulary,
  attributes,
  loadValues,
  valueLabel,
  draft,
  onDraft,
  onLine,
  actions,
}: QueryBuilderProps<Field>) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<string>();
  const model = useMemo(() => modelOf(filter, vocabulary), [filter, vocabulary]);

  const loadChoices = useCallback<LoadChoices>(
    async (key, query, signal) => (isFieldOf(vocabulary, key) ? await loadValues(key, query, signal) : []),
    [loadValues, vocabulary],
  );
  const labelOf = useCallback(
    (key: string, value: FilterValue) => (isFieldOf(vocabulary, key) ? valueLabel?.(key, value) : undefined),
    [valueLabel, vocabulary],
  );

  const checkExpression = useCallback((text: string) => parseFilter(text, vocabulary).error, [vocabulary]);

  /** Unsupported conditions are listed and nothing is applied, so they aren't lost. */
  const take = (next: FilterModel): boolean => {
    const { filter: said, unsaid } = filterOfModel(next, vocabulary);
    const namesOf = (keys: Iterable<string>) =>
      [...new Set(keys)]
        .map((key) => attributes.find((one) => one.key === key)?.displayText ?? key)
        .join(', ');
    if (unsaid.length > 0) {
      const names = namesOf(unsaid.map(({ key }) => key));
      setProblem(formatMessage({ id: 'widgets.filterQuery.unsaid' }, { names }));
      return false;
    }
    const { error } = splitTotals(said, vocabulary);
    if (error !== undefined) {
      const names = namesOf([...fieldsOf(said)].filter((field) => vocabulary[field].of === 'total'));
      setProblem(
        error.code === 'totals_negated'
          ? formatMessage({ id: 'widgets.filterQuery.totalsNegated' }, { names })
          : formatMessage({ id: 'widgets.filterQuery.totalsNotAlone' }, { names }),
      );
      return false;
    }
    setProblem(undefined);
    if (!isSameModel(next, model)) onFilter(said);
    return true;
  };

  // An abandoned draft is resumed if the filter hasn't changed since.
  const start =
    draft !== undefined && isSameModel(modelOf(filterOfModel(draft, vocabulary).filter, vocabulary), model)
      ? draft
      : undefined;
  return (
    <FilterBuilder
      attributes={attributes}
      model={model}
      start={start}
      onDraft={(next) => {
        onDraft(next);
        setProblem(undefined);
      }}
      onApply={take}
      onClear={() => onFilter(ALL)}
      loadChoices={loadChoices}
      valueLabel={labelOf}
      checkExpression={checkExpression}
      problem={problem}
      actions={
        <>
          {onLine === undefined ? null : (
            <Button
              variant="ghost"
              onPress={() => {
                if (take(draft ?? model)) onLine();
              }}
            >
              {formatMessage({ id: 'widgets.filterQuery.asLine' })}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
