import type { Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import type { PolicyDefinition } from '@casbah/domain/policy/policy';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { referenceKindOf } from '@casbah/domain/policy/references';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { FindThing } from './company-things.ts';

/** A definition whose conditions and people name things instead of their IDs. Conditions get one spelling. */
export function namedPolicy(
  written: WrittenPolicy,
  parsed: PolicyDefinition,
  find: FindThing,
): WrittenPolicy {
  const people = (list: WrittenPolicy['include']) =>
    list.map(({ kind, value }) => ({
      kind,
      value: kind === 'group' ? (find({ kind: 'group', value })?.name ?? value) : value,
    }));
  const condition = (filter: Filter<PolicyField>) => printFilter(named(filter, find), POLICY_FIELDS);
  const conditions = new Map(parsed.exceptions.map((exception) => [exception.id, exception.condition]));
  return {
    ...written,
    condition: condition(parsed.condition),
    include: people(written.include),
    exclude: people(written.exclude),
    exceptions: written.exceptions.map((exception) => {
      const filter = conditions.get(exception.id);
      return filter === undefined ? exception : { ...exception, condition: condition(filter) };
    }),
  };
}

function named(filter: Filter<PolicyField>, find: FindThing): Filter<PolicyField> {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, parts: filter.parts.map((part) => named(part, find)) };
    case 'not':
      return { kind: 'not', part: named(filter.part, find) };
    case 'in': {
      const kind = referenceKindOf(filter.field);
      if (kind === undefined) return filter;
      return {
        ...filter,
        values: filter.values.map((value) => find({ kind, value: String(value) })?.name ?? value),
      };
    }
    default:
      return filter;
  }
}
