import type { FilterValue } from '@casbah/domain/filter/expression';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPE_FORMS, type PolicyType } from '@casbah/domain/policy/policy-type';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';

/** Values of `risk`, highest first. */
const RISKS = ['high', 'medium', 'low', 'unresearched'] as const;

/** What conditions of a type can use, those that say most about it first. */
export function fieldChoices(
  type: PolicyType,
  field: (field: PolicyField) => string,
  value: (field: PolicyField, value: FilterValue) => string,
): readonly FieldChoice<PolicyField>[] {
  return [...new Set(POLICY_TYPE_FORMS[type].fields)].map((name): FieldChoice<PolicyField> => {
    const values = name === 'risk' ? RISKS : POLICY_FIELDS[name].values;
    const label = field(name);
    if (values === undefined) return { field: name, label };
    return { field: name, label, closed: values.map((one) => ({ value: one, label: value(name, one) })) };
  });
}
