import { foldCase } from '@casbah/domain/filter/meets';
import type { People, PeopleKind } from '@casbah/domain/policy/policy';
import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import type { Test } from './compile-condition.ts';
import { placeOf } from './fact-reader.ts';
import type { Alternatives } from './required-values.ts';

const FIELD_OF: Readonly<Record<PeopleKind, PolicyField>> = {
  user: 'user',
  group: 'group',
  domain: 'user_domain',
};

/** Compiles a list of people to a test of whether somebody is one of them. */
export function compilePeople(people: readonly People[]): Test {
  const byField = new Map<PolicyField, Set<string>>();
  for (const { field, value } of valuesOf(people))
    byField.set(field, (byField.get(field) ?? new Set()).add(value));
  const lists = [...byField].map(([field, values]) => ({ place: placeOf(field), values }));
  return (facts) => lists.some(({ place, values }) => facts.folded(place).some((text) => values.has(text)));
}

/** The same as values of which somebody must have one. */
export function valuesOf(people: readonly People[]): Alternatives {
  return people.map(({ kind, value }) => ({ field: FIELD_OF[kind], value: foldCase(value) }));
}
