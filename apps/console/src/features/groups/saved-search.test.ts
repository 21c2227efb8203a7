import { expect, test } from 'vitest';
import { readGroupsSearch } from './groups-search.ts';
import { askedOf, searchOf } from './saved-search.ts';

test("the list's query survives saving and loading a filter: search, source and order", () => {
  const search = readGroupsSearch({ q: 'sales', source: 'scim', sort: '-people' });
  expect(searchOf(askedOf(search))).toEqual(search);
});

test('a saved filter replaces the current conditions; an unknown source is dropped', () => {
  expect(searchOf(askedOf({}))).toEqual({ q: undefined, source: undefined, sort: undefined });
  const asked = askedOf({ source: 'ldap' });
  const [group] = asked.data.groups;
  for (const block of group?.blocks ?? []) block.value = 'somewhere';
  expect(searchOf(asked).source).toBeUndefined();
});
