import { expect, test } from 'vitest';
import { askedOf, searchOf } from './saved-search.ts';

test("the list's query survives saving and loading a filter", () => {
  const asked = { q: 'lyon', state: 'attention' } as const;
  expect(searchOf(askedOf(asked))).toEqual(asked);
});

test('a saved filter replaces the current conditions; an unknown state is dropped', () => {
  expect(searchOf(askedOf({}))).toEqual({ q: undefined, state: undefined });
  const asked = askedOf({ state: 'read' });
  for (const block of asked.data.groups[0]?.blocks ?? []) block.value = 'asleep';
  expect(searchOf(asked)).toEqual({ q: undefined, state: undefined });
});
