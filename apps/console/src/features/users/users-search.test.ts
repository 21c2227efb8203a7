import { expect, test } from 'vitest';
import { chooseValue, readUsersSearch, sortOf } from './users-search.ts';

test('reads the URL and ignores invalid values', () => {
  const choices = { status: { only: ['active'], without: [] }, role: { only: [], without: ['enduser'] } };
  expect(readUsersSearch({ q: 'amina', filters: JSON.stringify(choices), selected: 'a@b.example' })).toEqual({
    q: 'amina',
    selected: 'a@b.example',
    filters: JSON.stringify(choices),
  });
  for (const filters of [
    'x',
    '[]',
    'null',
    '{"status":1}',
    '{"status":{"only":[1]}}',
    '{"else":{"only":["x"]}}',
  ])
    expect([filters, readUsersSearch({ filters })]).toEqual([filters, {}]);
});

test('a click includes a value, excludes it, or clears it', () => {
  const active = chooseValue({}, 'status', 'active', 'only');
  expect(active).toEqual({ status: { only: ['active'], without: [] } });
  expect(chooseValue(active, 'status', 'active', 'without')).toEqual({
    status: { only: [], without: ['active'] },
  });
  expect(chooseValue(active, 'status', 'active', 'none')).toEqual({});
});

test('the list is ordered by first name unless a column says otherwise [PF-K030]', () => {
  expect(sortOf(undefined)).toBe('first_name');
  expect(sortOf('-email')).toBe('-email');
  expect(sortOf('password_hash')).toBe('first_name');
});
