import type { AlertRuleAnswer } from '@casbah/contract/alertrules';
import { type AlertRuleWindow, fieldOfPeople, LONGEST_ALERT_RULE_CONDITION } from '@casbah/domain/alert-rule';
import { fieldsOf } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';

/** Form state of an alert rule. */
export interface AlertRuleDraft {
  name: string;
  condition: string;
  window: AlertRuleWindow;
  gives_notice: boolean;
  adds_tag: number | null;
  raises_incident: boolean;
}

export const NEW_ALERT_RULE: AlertRuleDraft = {
  name: '',
  condition: '',
  window: 'day',
  gives_notice: true,
  adds_tag: null,
  raises_incident: false,
};

/** Sample conditions to start from, in filter syntax. */
export const EXAMPLES = {
  risk: 'risk = high and uploaded > 100MB',
  ai: 'category = "Generative AI" and users >= 3',
  files:
    'category in ("File sharing", "Cloud storage") and not tag in (Sanctioned, Tolerated) and uploaded > 10MB',
} as const;

export function draftOf({
  name,
  condition,
  window,
  gives_notice,
  adds_tag,
  raises_incident,
}: AlertRuleAnswer): AlertRuleDraft {
  return { name, condition, window, gives_notice, adds_tag, raises_incident };
}

/** What is missing or invalid in the draft. */
export function faultOf({ name, condition }: AlertRuleDraft): 'name' | 'condition' | undefined {
  if (name.trim() === '') return 'name';
  return conditionFault(condition) === undefined ? undefined : 'condition';
}

export type ConditionFault =
  | { kind: 'missing' | 'too_long' }
  | { kind: 'unreadable'; error: FilterError }
  | { kind: 'people'; field: TrafficField }
  | { kind: 'foreign_totals' };

/** Problem of a condition's text. */
export function conditionFault(text: string): ConditionFault | undefined {
  if (text.trim() === '') return { kind: 'missing' };
  if (text.length > LONGEST_ALERT_RULE_CONDITION) return { kind: 'too_long' };
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  return error === undefined ? partFault(filter) : { kind: 'unreadable', error };
}

/** Problem of a condition or part of it: alert rules are about services and their totals. */
export function partFault(part: Filter): ConditionFault | undefined {
  const field = fieldOfPeople(part);
  if (field !== undefined) return { kind: 'people', field };
  return fieldsOf(part).has('services') ? { kind: 'foreign_totals' } : undefined;
}

export function isChanged(draft: AlertRuleDraft, rule: AlertRuleAnswer): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(rule));
}
