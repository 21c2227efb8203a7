import { expect, test } from 'vitest';
import { askedOf, searchOf } from './saved-search.ts';
import { readUsersSearch } from './users-search.ts';

test("the list's query survives saving and loading a filter: search, choices and order", () => {
  const choices = {
    status: { only: ['active', 'locked'], without: [] },
    department: { only: ['Sales'], without: ['IT'] },
  };
  const search = readUsersSearch({ q: 'amina', filters: JSON.stringify(choices), sort: '-email' });
  expect(searchOf(askedOf(search))).toEqual(search);
});

test('clears conditions missing from a saved filter, and ignores unknown ones', () => {
  expect(searchOf(askedOf({}))).toEqual({ q: undefined, filters: undefined, sort: undefined });
  const { filters } = searchOf({
    ...askedOf({}),
    data: {
      operator: 'OR',
      groups: [
        {
          operator: 'AND',
          blocks: [
            {
              field: 'password_hash',
              operator: 'is',
              value: 'x',
              type: 'text',
              group: '',
              meta_type: '',
              placeholder: '',
            },
          ],
        },
      ],
    },
  });
  expect(filters).toBeUndefined();
});
