import type { FilterValue } from '@casbah/domain/filter/expression';
import { POLICY_LIST_FIELDS, POLICY_STATES, type PolicyListField } from '@casbah/domain/policy/policy-list';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { RESPONSE_KINDS, SEVERITIES } from '@casbah/domain/policy/response';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import type { IdOf } from '@casbah/messages/word-part';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { Say } from '../../../words/useWords.ts';

type SayPolicies = Say<IdOf<typeof policiesWords> | IdOf<typeof policiesNamesWords>>;

/** Fields in the order in which the filter offers them; `id` is for programs. */
const OFFERED: readonly PolicyListField[] = [
  'text',
  'type',
  'severity',
  'state',
  'response',
  'draft',
  'name',
  'modified_by',
  'modified',
  'created',
  'version',
];

/** Name of a value of the list's filter. */
export function listValue(field: PolicyListField, value: FilterValue, say: SayPolicies): string {
  const text = String(value);
  const folded = text.toLowerCase();
  switch (field) {
    case 'type': {
      const known = POLICY_TYPES.find((one) => one === folded);
      return known === undefined ? text : say(`policy.type.${known}`);
    }
    case 'severity': {
      const known = SEVERITIES.find((one) => one === folded);
      return known === undefined ? text : say(`policy.severity.${known}`);
    }
    case 'state': {
      const known = POLICY_STATES.find((one) => one === folded);
      return known === undefined ? text : say(`policies.state.${known}`);
    }
    case 'response': {
      const known = RESPONSE_KINDS.find((one) => one === folded);
      return known === undefined ? text : say(`policy.response.${known}`);
    }
    case 'draft':
      return folded === 'yes' || folded === 'no' ? say(`policies.filter.draft.${folded}`) : text;
    default:
      return text;
  }
}

/** What the list's filter offers. */
export function listChoices(say: SayPolicies): readonly FieldChoice<PolicyListField>[] {
  return OFFERED.map((field) => {
    const label = say(`policies.filter.${field}`);
    const { values } = POLICY_LIST_FIELDS[field];
    if (values === undefined) return { field, label, search: field === 'text' };
    return { field, label, closed: values.map((value) => ({ value, label: listValue(field, value, say) })) };
  });
}
