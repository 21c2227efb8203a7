import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

const names = Object.keys(migrations(undefined));

test('the names of migrations sort the same way everywhere, numbered ones before dated ones', () => {
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(names.toSorted());
  expect(names).toEqual(names.toSorted());
});

test('migrations are numbered up to 0039 and named by date from then on', () => {
  const wrong = names.filter((name) => !/^(00[0-3]\d|20\d\d-\d\d-\d\d)(-[a-z0-9]+)+$/.test(name));
  expect(wrong).toEqual([]);
});
