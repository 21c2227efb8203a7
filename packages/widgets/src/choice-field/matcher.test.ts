import { fold } from '@casbah/domain/nearness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Matcher } from './matcher.ts';

const matcherOf = (texts: readonly string[]) => {
  const matcher = new Matcher();
  matcher.add(texts);
  return matcher;
};

test('best matches first: exact, prefix, word, substring, words in any order', () => {
  const texts = ['Dropbox Paper', 'AirDrop', 'Backdrop', 'My drop', 'Drop', 'drop box'];
  const found = matcherOf(texts).find(' drop ', 10);
  expect(found.places.map((place) => texts[place])).toEqual([
    'Drop',
    'Dropbox Paper',
    'drop box',
    'My drop',
    'AirDrop',
    'Backdrop',
  ]);
  expect(matcherOf(texts).find('paper drop', 10).places).toEqual([0]);
});

test('case and accents do not matter', () => {
  expect(matcherOf(['Électricité de France']).find('ELECTRICITE', 5).total).toBe(1);
  expect(matcherOf(['Istanbul']).find('ıstanbul', 5).total).toBe(0);
});

test('an empty query finds all, in order', () => {
  expect(matcherOf(['b', 'a', 'c']).find('  ', 2)).toEqual({ places: [0, 1], total: 3 });
});

test('finds exactly the visible texts with all the words, whatever the limit', () => {
  const text = fc
    .array(fc.constantFrom('ab', 'a', 'B', 'bé', ' ', '-'), { maxLength: 6 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 20 }),
      text,
      fc.nat(25),
      fc.nat(20),
      (texts, query, limit, hide) => {
        const words = fold(query).trim().split(/\s+/).filter(Boolean);
        const expected = texts
          .map((one, place) => ({ one: fold(one), place }))
          .filter(({ one, place }) => place !== hide && words.every((word) => one.includes(word)))
          .map(({ place }) => place);
        const found = matcherOf(texts).find(query, limit, new Set([hide]));
        expect(found.total).toBe(expected.length);
        expect(found.places.length).toBe(Math.min(limit, expected.length));
        for (const place of found.places) expect(expected).toContain(place);
        expect(new Set(found.places).size).toBe(found.places.length);
      },
    ),
  );
});
