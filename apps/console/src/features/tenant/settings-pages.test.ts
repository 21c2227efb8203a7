import { expect, test } from 'vitest';
import { SETTINGS } from './settings-pages.ts';

test('every setting is in the index exactly once', () => {
  const ids = SETTINGS.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
});
