import { evaluateRow } from '@casbah/domain/filter/evaluate-row';
import { foldCase } from '@casbah/domain/filter/meets';
import type { People, Policy, PolicySet } from '@casbah/domain/policy/policy';
import { type Facts, POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { compileSchedule } from '@casbah/domain/policy/schedule';
import type { Question } from './decider.ts';

/** Which policies apply, in their order, found the slow and obvious way: each is asked about everything. */
export function referencePolicies({ policies }: PolicySet, { type, facts, time }: Question): Policy[] {
  return policies
    .filter((policy) => policy.type === type && applies(policy, facts, time))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

function applies(policy: Policy, facts: Facts, time: number): boolean {
  const { include, exclude, schedule } = policy;
  const holds = (condition: Policy['condition']) =>
    evaluateRow(condition, POLICY_FIELDS, (field) => facts[field]);
  const isOneOf = (people: readonly People[]) => people.some((one) => isPerson(one, facts));
  return (
    (schedule === undefined || compileSchedule(schedule)(time)) &&
    holds(policy.condition) &&
    !isOneOf(exclude) &&
    (include.length === 0 || isOneOf(include)) &&
    !policy.exceptions.some(
      ({ condition, expires }) => (expires === undefined || time < expires) && holds(condition),
    )
  );
}

function isPerson({ kind, value }: People, facts: Facts): boolean {
  const known = { user: facts.user, group: facts.group, domain: facts.user_domain }[kind];
  const texts = typeof known === 'object' ? known : [String(known ?? '')];
  return texts.some((text) => foldCase(text) === foldCase(value));
}
