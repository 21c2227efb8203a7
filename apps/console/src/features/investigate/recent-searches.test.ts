import { expect, test } from 'vitest';
import { keepSearches, MOST_SEARCHES, recentSearches, withSearch } from './recent-searches.ts';

const nadia = { tenant: 'atlas', user: 'nadia' };

function storage() {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
}

test('the newest search comes first, a repeated one moves there, and 20 are kept', () => {
  expect(withSearch(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  expect(withSearch(['a', 'b'], 'b')).toEqual(['b', 'a']);
  const many = Array.from({ length: 30 }, (_, index) => `user = u${index}`);
  const kept = many.reduce<readonly string[]>(withSearch, []);
  expect(kept).toHaveLength(MOST_SEARCHES);
  expect(kept[0]).toBe('user = u29');
});

test('each person of each company has their own', () => {
  const at = storage();
  keepSearches(nadia, ['outcome = failure'], at);
  expect(recentSearches(nadia, at)).toEqual(['outcome = failure']);
  expect(recentSearches({ tenant: 'atlas', user: 'omar' }, at)).toEqual([]);
  expect(recentSearches({ tenant: 'rif', user: 'nadia' }, at)).toEqual([]);
});

test.each(['', '{', '{"a":1}', '[1]'])('what another version stored is ignored: %s', (text) => {
  expect(recentSearches(nadia, () => ({ getItem: () => text }))).toEqual([]);
});

test('without storage there are none', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(recentSearches(nadia, blocked)).toEqual([]);
  expect(() => keepSearches(nadia, ['a'], blocked)).not.toThrow();
});
