import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { FilterModel } from '@casbah/domain/filter/model';
import { useState } from 'react';
import { FilterBar, type FilterBarProps } from '../filter-bar/FilterBar.tsx';
import { QueryBuilder } from './QueryBuilder.tsx';

export interface FilterQueryProps<Field extends string>
  extends Omit<FilterBarProps<Field>, 'onBuilder' | 'isBuilderOpen'> {
  /** The same fields for the builder. Keep the array stable. */
  attributes: readonly FilterAttribute[];
}

/**
 * A filter in two forms: token line and groups of blocks. Both show the same filter; switching keeps incomplete blocks.
 */
export function FilterQuery<Field extends string>({ attributes, ...line }: FilterQueryProps<Field>) {
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();
  const { filter, onFilter, vocabulary, loadValues, valueLabel, actions } = line;
  if (!building) return <FilterBar {...line} onBuilder={() => setBuilding(true)} />;
  return (
    <QueryBuilder
      filter={filter}
      onFilter={onFilter}
      vocabulary={vocabulary}
      attributes={attributes}
      loadValues={loadValues}
      valueLabel={valueLabel}
      draft={draft}
      onDraft={setDraft}
      onLine={() => setBuilding(false)}
      actions={actions}
    />
  );
}
