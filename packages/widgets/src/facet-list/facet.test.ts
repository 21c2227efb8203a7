import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matching, nextState, stateOf, valuesInSight } from './facet.ts';

const VALUES = Array.from({ length: 12 }, (_, index) => ({
  value: `v${index}`,
  label: `Value ${index}`,
  count: 100 - index,
}));

test('selected values stay visible', () => {
  const seen = valuesInSight(VALUES, { only: ['v9'], without: ['gone'] }, 5);
  expect(seen.map((value) => value.value)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v9', 'gone']);
  expect(seen.at(-1)?.count).toBe(0);
});

test('every selection is visible exactly once', () => {
  const ids = fc.subarray(VALUES.map((value) => value.value));
  fc.assert(
    fc.property(ids, ids, fc.integer({ min: 0, max: 15 }), (only, without, atMost) => {
      const choice = { only, without: without.filter((value) => !only.includes(value)) };
      const seen = valuesInSight(VALUES, choice, atMost).map((value) => value.value);
      expect(new Set(seen).size).toBe(seen.length);
      for (const value of [...choice.only, ...choice.without]) expect(seen).toContain(value);
    }),
  );
});

test('a click selects, Alt+click excludes, a second click resets', () => {
  expect(nextState('none', false)).toBe('only');
  expect(nextState('only', false)).toBe('none');
  expect(nextState('none', true)).toBe('without');
  expect(nextState('without', true)).toBe('none');
  expect(nextState('only', true)).toBe('without');
  expect(nextState('without', false)).toBe('only');
  expect(stateOf({ only: ['a'], without: ['b'] }, 'b')).toBe('without');
});

test('a search finds all words in any order', () => {
  const values = [
    { value: 'a', label: 'United States', count: 1 },
    { value: 'b', label: 'United Kingdom', count: 1 },
  ];
  expect(matching(values, 'states uni').map((one) => one.value)).toEqual(['a']);
  expect(matching(values, '  ')).toHaveLength(2);
});
