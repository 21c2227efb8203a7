import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { FilterModel } from '@casbah/domain/filter/model';
import { useState } from 'react';
import { FilterBar, type FilterBarProps } from '../filter-bar/FilterBar.tsx';
import { QueryBuilder } from './QueryBuilder.tsx';

export interface FilterQueryProps<Field extends string>
  extends Omit<FilterBarProps<Field>, 'onBuilder' | 'isBuilderOpen'> {
  /** The same fields as the builder edits them. Keep it the same array while it is the same. */
  attributes: readonly FilterAttribute[];
}

/**
 * One filter in two forms: a line of tokens, and groups of blocks. Both show the same filter; incomplete blocks are
 * kept when switching.
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
