import { expect, test } from 'vitest';
import { SETTINGS } from './settings-pages.ts';

test('everything that can be set stands in the index once', () => {
  const ids = SETTINGS.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
});
