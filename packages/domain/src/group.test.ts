import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fqnOf,
  GROUP_NAME_MAX,
  GROUP_SEARCH_LIMIT,
  groupSearchDelayMs,
  isChangedHere,
  isGroupName,
  isGroupSearch,
  isUnitName,
  unitNames,
} from './group.ts';

const word = fc.stringMatching(/^[a-zé0-9]{1,8}$/);

test('a group name has 1 to 256 characters of any script [PF-V031]', () => {
  const length = fc.integer({ min: 1, max: GROUP_NAME_MAX });
  fc.assert(fc.property(length, (count) => isGroupName('🚀'.repeat(count))));
  expect(isGroupName('x'.repeat(257))).toBe(false);
  expect(isGroupName('')).toBe(false);
  expect(isGroupName(' \u00a0 ')).toBe(false);
  expect(isGroupName('two\nlines')).toBe(false);
});

describe('a group search', () => {
  test('needs two non-space characters, or two words [PF-V012]', () => {
    expect(['', ' ', 'a', ' a ', '\ta'].filter(isGroupSearch)).toEqual([]);
    expect(['ab', 'a b', ' ab', '営業'].every(isGroupSearch)).toBe(true);
    fc.assert(fc.property(word, word, (one, other) => isGroupSearch(`${one} ${other}`)));
  });

  test('waits 1500 ms below four characters, else 400 ms [PF-K034]', () => {
    expect(['', 'sal', ' sal  ', '営業部'].map(groupSearchDelayMs)).toEqual([1500, 1500, 1500, 1500]);
    expect(['sale', 'sales team'].map(groupSearchDelayMs)).toEqual([400, 400]);
  });

  test('returns at most 100 groups [PF-K033]', () => {
    expect(GROUP_SEARCH_LIMIT).toBe(100);
  });
});

test("a unit's path and its names are equivalent", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (names) => {
      const fqn = names.reduce<string | undefined>((parent, name) => fqnOf(name, parent), undefined) ?? '';
      expect(unitNames(fqn)).toEqual(names);
    }),
  );
  expect([
    unitNames(''),
    unitNames('a//b'),
    unitNames('/a'),
    unitNames(Array(21).fill('a').join('/')),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect([isUnitName('R&D'), isUnitName('a/b')]).toEqual([true, false]);
});

test('imported data can be changed only by the directory', () => {
  expect((['console', 'csv', 'scim', 'ldap'] as const).map(isChangedHere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
