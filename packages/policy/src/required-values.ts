import type { Filter } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import { networkOf } from '@casbah/domain/filter/network';
import { type FieldDefinition, isTextType } from '@casbah/domain/filter/vocabulary';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';

/** A value of a text field, folded. */
export interface RequiredValue {
  field: PolicyField;
  value: string;
}

/** Values of which a thing must have at least one. */
export type Alternatives = readonly RequiredValue[];

/**
 * Sets of values of which facts must have one for a condition to hold: one set for each part joined by `and` that can be
 * told by equality. None if the condition may hold for facts with any values.
 */
export function requiredValues(filter: Filter<PolicyField>): readonly Alternatives[] {
  switch (filter.kind) {
    case 'and':
      return filter.parts.flatMap(requiredValues);
    case 'or': {
      const all: RequiredValue[] = [];
      for (const part of filter.parts) {
        const [shortest] = [...requiredValues(part)].sort((a, b) => a.length - b.length);
        if (shortest === undefined) return [];
        all.push(...shortest);
      }
      return [all];
    }
    case 'in': {
      const { field } = filter;
      const { type, isExact, isAddress }: FieldDefinition = POLICY_FIELDS[field];
      if (!isTextType(type) || isExact === true) return [];
      const values = filter.values.map(String);
      if (isAddress === true && values.some((value) => networkOf(value) !== undefined)) return [];
      return [values.map((value) => ({ field, value: foldCase(value) }))];
    }
    default:
      return [];
  }
}
