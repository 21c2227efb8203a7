import type { PolicyAnswer, PolicySummary, PolicyVersionAnswer } from '@casbah/contract/policies';
import { isoTime } from '@casbah/domain/iso-time';
import { policyChanges } from '@casbah/domain/policy/policy-changes';
import type { PolicyState } from '@casbah/domain/policy/policy-list';
import type { ListedAlertRule } from '@casbah/stores/control/alertrules/alert-rules';
import type { ListedPolicy, StoredPolicy } from '@casbah/stores/control/policies/policies';
import type { ListedVersion } from '@casbah/stores/control/policies/policy-versions';

type StateOf = Pick<ListedPolicy, 'is_active' | 'version'>;

function stateOf({ is_active, version }: StateOf): PolicyState {
  if (version === null) return 'draft';
  return is_active ? 'active' : 'disabled';
}

export function policySummary(policy: ListedPolicy): PolicySummary {
  const { id, type, name, description, condition, severity, responses, has_draft, version } = policy;
  return {
    id,
    type,
    name,
    description,
    condition,
    severity,
    responses,
    has_draft,
    version,
    state: stateOf(policy),
    order: policy.place,
    edited_as: 'policy',
    created_on: isoTime(policy.created_on),
    created_by: policy.created_by,
    modified_on: isoTime(policy.modified_on),
    modified_by: policy.modified_by,
  };
}

/** An alert rule as a policy of type `shadowitviaaudit`. */
export function alertRuleSummary(rule: ListedAlertRule): PolicySummary {
  const { id, name, condition, is_enabled, gives_notice, adds_tag, raises_incident } = rule;
  return {
    id,
    type: 'shadowitviaaudit',
    name,
    description: '',
    condition,
    severity: null,
    responses: [
      ...(adds_tag === null ? [] : (['tag'] as const)),
      ...(gives_notice ? (['notify'] as const) : []),
      ...(raises_incident ? (['raise_incident'] as const) : []),
    ],
    state: is_enabled ? 'active' : 'disabled',
    has_draft: false,
    version: null,
    order: null,
    edited_as: 'alert_rule',
    created_on: isoTime(rule.created_on),
    created_by: rule.created_by_email,
    modified_on: isoTime(rule.modified_on),
    modified_by: null,
  };
}

export function policyAnswer(policy: StoredPolicy, versions: readonly ListedVersion[]): PolicyAnswer {
  const { definition, draft } = policy;
  const shown = definition ?? draft?.definition;
  if (shown === undefined) throw new RangeError(`Policy ${policy.id} has neither a version nor a draft`);
  return {
    ...policySummary({
      ...policy,
      description: shown.description,
      severity: shown.severity,
      condition: shown.condition,
      responses: shown.responses.map(({ kind }) => kind),
      has_draft: draft !== null,
    }),
    definition,
    draft:
      draft === null
        ? null
        : {
            ...draft,
            changes: definition === null ? [] : policyChanges(definition, draft.definition),
            saved_on: isoTime(draft.saved_on),
          },
    versions: versions.map(versionAnswer),
  };
}

export function versionAnswer({
  version,
  note,
  activated_on,
  activated_by,
}: ListedVersion): PolicyVersionAnswer {
  return { version, note, activated_on: isoTime(activated_on), activated_by };
}
