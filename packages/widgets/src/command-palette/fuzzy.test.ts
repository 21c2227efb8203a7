import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FuzzyMatch, fuzzyMatch, MATCH_KINDS } from './fuzzy.ts';

const rank = (match: FuzzyMatch | undefined) => MATCH_KINDS.indexOf(match?.kind ?? 'scattered');
const best = (typed: string, texts: readonly string[]) =>
  texts
    .map((text) => ({ text, match: fuzzyMatch(typed, text) }))
    .filter((one) => one.match !== undefined)
    .sort((a, b) => rank(a.match) - rank(b.match) || (b.match?.score ?? 0) - (a.match?.score ?? 0))
    .map((one) => one.text);

test("letters in order are found, others aren't", () => {
  expect(fuzzyMatch('gdr', 'Google Drive')?.places).toEqual([0, 7, 8]);
  expect(fuzzyMatch('rdg', 'Google Drive')).toBeUndefined();
  expect(fuzzyMatch('', 'anything')).toEqual({ kind: 'start', score: 0, places: [] });
});

test('word starts and consecutive letters score higher', () => {
  expect(best('ser', ['Browsers', 'Services', 'User settings'])[0]).toBe('Services');
  expect(best('us', ['Status', 'Users'])[0]).toBe('Users');
  expect(best('drop', ['Drag or pull', 'Dropbox', 'A drop of rain'])).toEqual([
    'Dropbox',
    'A drop of rain',
    'Drag or pull',
  ]);
});

test('case and accents do not matter', () => {
  expect(fuzzyMatch('cote', 'Côte d’Ivoire')?.places).toEqual([0, 1, 2, 3]);
  expect(fuzzyMatch('ÉCLAIR', 'eclair')).toBeDefined();
});

test('positions ascend, stay in range, and have the typed letters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 60 }), (typed, text) => {
      const match = fuzzyMatch(typed, text);
      if (match === undefined) return;
      for (const [index, place] of match.places.entries()) {
        expect(place).toBeLessThan(text.length);
        if (index > 0) expect(place).toBeGreaterThan(match.places[index - 1] ?? -1);
      }
    }),
  );
});

test('every text matches itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
      expect(fuzzyMatch(text, text)).toBeDefined();
    }),
  );
});
