import { namesOf } from '@casbah/domain/filter/vocabulary';
import { PEOPLE_FIELDS } from '@casbah/domain/people-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf, chosenValue, expressionOf } from './choices.ts';

test('included and excluded values survive saving', () => {
  const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
  const choices = fc.dictionary(
    fc.constantFrom(...namesOf(PEOPLE_FIELDS)),
    fc.record({ only: values, without: values }),
  );
  fc.assert(
    fc.property(choices, (given) => {
      const asked = Object.entries(given).filter(([, { only, without }]) => only.length + without.length > 0);
      expect(choicesOf(expressionOf(given, PEOPLE_FIELDS))).toEqual(new Map(asked));
    }),
  );
});

test('an empty selection adds no group', () => {
  expect(expressionOf({ status: undefined, role: { only: [], without: [] } }, PEOPLE_FIELDS).groups).toEqual(
    [],
  );
});

test('stores one value as itself, several as a list', () => {
  const { groups } = expressionOf(
    { status: { only: ['active'] }, role: { without: ['admin', 'enduser'] } },
    PEOPLE_FIELDS,
  );
  expect(groups[0]?.blocks).toMatchObject([
    { field: 'status', operator: 'is', value: 'active', originalValue: 'active' },
    { field: 'role', operator: 'isNot', list: ['admin', 'enduser'] },
  ]);
});

test("other comparisons aren't read as choices", () => {
  const [group] = expressionOf({ domain: { only: ['x'] } }, PEOPLE_FIELDS).groups;
  const blocks = (group?.blocks ?? []).map((block) => ({ ...block, operator: 'contains' as const }));
  const data = { operator: 'OR' as const, groups: [{ operator: 'AND' as const, blocks }] };
  expect(choicesOf(data).size).toBe(0);
  expect(chosenValue(data, 'domain')).toBeUndefined();
});
