import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { readCountries } from './read-countries.ts';

const ENGLISH = countries('en');

test('codes and names with any separator, each once', () => {
  expect(readCountries('de, FR;it  de', ENGLISH)).toEqual({ codes: ['DE', 'FR', 'IT'], unread: [] });
  expect(readCountries('United States\nnew zealand', ENGLISH)).toEqual({ codes: ['US', 'NZ'], unread: [] });
  expect(readCountries('cote d’ivoire', ENGLISH).codes).toEqual(['CI']);
  expect(readCountries('ドイツ、フランス', countries('ja')).codes).toEqual(['DE', 'FR']);
  expect(readCountries(' ', ENGLISH)).toEqual({ codes: [], unread: [] });
});

test('unknown countries are reported, and the others are accepted', () => {
  expect(readCountries('DE, DEU, UK, FR', ENGLISH)).toEqual({ codes: ['DE', 'FR'], unread: ['DEU', 'UK'] });
  expect(readCountries('XX', ENGLISH)).toEqual({ codes: [], unread: ['XX'] });
});

test('every country is recognized by code and by name in each language', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'ja']) {
    const known = countries(language);
    for (const { code, name } of known) {
      expect(readCountries(code.toLowerCase(), known).codes).toEqual([code]);
      expect(readCountries(name, known)).toEqual({ codes: [code], unread: [] });
    }
  }
});

test('no part of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { codes, unread } = readCountries(text, ENGLISH);
      const isEmpty = text.split(/[,;、\s]+/).every((part) => part === '');
      expect(codes.length + unread.length > 0).toBe(!isEmpty);
    }),
  );
});
