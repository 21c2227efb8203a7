import type { Filter, FilterValue } from '@casbah/domain/filter/expression';
import { POLICY_LIST_FIELDS, type PolicyListField } from '@casbah/domain/policy/policy-list';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { FilterBar } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import { useCallback, useMemo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { listChoices, listValue } from './list-filter.ts';

const EXAMPLE = 'type = filexfer and severity in (high, medium)';
const loadNothing = async () => [];

/** Filter of the list of policies. */
export function PolicyFilter({
  filter,
  onFilter,
}: {
  filter: Filter<PolicyListField>;
  onFilter: (filter: Filter<PolicyListField>) => void;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const fields = useMemo(() => listChoices(say), [say]);
  const valueLabel = useCallback(
    (field: PolicyListField, value: FilterValue) => listValue(field, value, say),
    [say],
  );
  return (
    <div data-page-search>
      <FilterBar
        filter={filter}
        onFilter={onFilter}
        vocabulary={POLICY_LIST_FIELDS}
        fields={fields}
        loadValues={loadNothing}
        otherField={(field) => say(`policies.filter.${field}`)}
        valueLabel={valueLabel}
        placeholder={say('policies.filter.add')}
        example={EXAMPLE}
      />
    </div>
  );
}
