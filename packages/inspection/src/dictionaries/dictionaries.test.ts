import type { DictionaryTerm } from '@casbah/domain/content-dictionary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../folding/fold.ts';
import { findTerms, PLACES_PER_TERM } from './find-terms.ts';
import { buildTermIndex, transferables } from './term-index.ts';

const found = (terms: readonly (string | DictionaryTerm)[], text: string, ignoreAccents = false) => {
  const dictionary = {
    id: 'd',
    ignoreAccents,
    terms: terms.map((term) => (typeof term === 'string' ? { text: term } : term)),
  };
  return findTerms(buildTermIndex([dictionary]), text).map(({ start, end }) => text.slice(start, end));
};

test('finds whole words and phrases in any case, over line breaks', () => {
  expect(found(['falcon', 'top secret'], 'The FALCON, TOP\r\n  Secret; falconer, stop secretly')).toEqual([
    'FALCON',
    'TOP\r\n  Secret',
  ]);
  expect(found(['c++', '.net', "mother's name"], 'C++ .NET mother’s name asp.net abc++')).toEqual([
    'C++',
    '.NET',
    'mother’s name',
    '.net',
  ]);
});

test('finds parts of words on request', () => {
  expect(found([{ text: 'falc', partOfWord: true }], 'Afalcon falc')).toEqual(['falc', 'falc']);
  expect(found([{ text: 'a', partOfWord: true }], 'banana')).toEqual(['a', 'a', 'a']);
});

test('tells case and accents apart where they matter', () => {
  expect(found([{ text: 'AIDS', matchCase: true }], 'aids AIDS Aids')).toEqual(['AIDS']);
  expect(found(['résumé'], 'resume Résumé re\u0301sume\u0301')).toEqual(['Résumé', 're\u0301sume\u0301']);
  expect(found(['résumé'], 'resume Résumé', true)).toEqual(['resume', 'Résumé']);
  expect(found(['resume'], 'résumé resume')).toEqual(['resume']);
  expect(found(['straße'], 'STRASSE Straße', true)).toEqual(['STRASSE', 'Straße']);
});

test('finds words of scripts without spaces anywhere', () => {
  expect(found(['極秘', '社外秘'], 'これは極秘資料（社外秘）です')).toEqual(['極秘', '社外秘']);
  expect(found(['기밀'], '이 문서는 기밀을 포함')).toEqual(['기밀']);
  expect(found(['секретно'], 'Совершенно СЕКРЕТНО.')).toEqual(['СЕКРЕТНО']);
});

test('is not fooled by invisible characters and compatibility forms', () => {
  expect(found(['secret'], 'se\u00ADcret s\u200Becret ｓｅｃｒｅｔ')).toHaveLength(3);
  expect(found(['confidential'], 'conﬁdential')).toEqual(['conﬁdential']);
});

test('reports the longest of nested terms, per dictionary', () => {
  const index = buildTermIndex([
    {
      id: 'one',
      ignoreAccents: true,
      terms: [{ text: 'cancer' }, { text: 'breast cancer' }, { text: 'breast' }],
    },
    { id: 'two', ignoreAccents: true, terms: [{ text: 'Cancer' }] },
  ]);
  expect(findTerms(index, 'breast cancer, breast')).toEqual([
    { dictionary: 'one', term: 1, start: 0, end: 13 },
    { dictionary: 'two', term: 0, start: 7, end: 13 },
    { dictionary: 'one', term: 2, start: 15, end: 21 },
  ]);
});

test('reports a limited number of places for each term', () => {
  expect(found(['a'], 'a '.repeat(5000))).toHaveLength(PLACES_PER_TERM);
});

test('survives being handed to a worker', () => {
  const index = buildTermIndex([{ id: 'd', ignoreAccents: false, terms: [{ text: 'Falcon' }] }]);
  const moved = structuredClone(index, {
    transfer: transferables(index).filter((one) => one instanceof ArrayBuffer),
  });
  expect(index.words.units).toHaveLength(0);
  expect(findTerms(moved, 'a falcon')).toHaveLength(1);
});

describe('any terms in any text', () => {
  const unit = fc.constantFrom('a', 'b', 'B', ' ', '-', 'é', '機', '密', '1');
  const term = fc.record({
    text: fc.string({ unit, minLength: 1, maxLength: 5 }),
    partOfWord: fc.boolean(),
  });

  test('are found where a plain search finds them', () => {
    fc.assert(
      fc.property(
        fc.array(term, { minLength: 1, maxLength: 8 }),
        fc.string({ unit, maxLength: 40 }),
        (terms, text) => {
          // One dictionary each, so that none hides another.
          const index = buildTermIndex(
            terms.map((one, at) => ({ id: `${at}`, ignoreAccents: true, terms: [one] })),
          );
          const matches = findTerms(index, text);
          for (const [at, one] of terms.entries()) {
            const starts = matches
              .filter(({ dictionary }) => dictionary === `${at}`)
              .map(({ start }) => start);
            const expected = plainSearch(one, text);
            // A match inside or before the end of an earlier one of the same dictionary isn't reported twice.
            expect(starts.length > 0).toBe(expected.length > 0);
            expect(expected).toEqual(expect.arrayContaining(starts));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('are found across the windows of a long text', () => {
    const text = `${'lorem ipsum dolor '.repeat(3640)}top secret ${'x'.repeat(70_000)} top secret 機密`;
    expect(found(['top secret', '機密'], text)).toEqual(['top secret', 'top secret', '機密']);
    for (let pad = 65_500; pad < 65_560; pad += 1)
      expect(
        found(
          ['top secret', { text: 'cre', partOfWord: true }],
          `${' x'.repeat(pad / 2)}${pad % 2 ? '-' : ''} top secret`,
        ),
      ).toEqual(['top secret']);
  });
});

/** Compares at every place, by the definition. */
function plainSearch({ text: term, partOfWord }: DictionaryTerm, text: string): readonly number[] {
  const wanted = fold(term);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return [];
  const starts: number[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (/\s/.test(text[start] ?? '')) continue;
    for (let end = start + 1; end <= text.length; end += 1) {
      if (/\s/.test(text[end - 1] ?? '') || fold(text.slice(start, end)) !== wanted) continue;
      const touches = (one: string | undefined, other: string | undefined) =>
        /[a-z0-9é]/i.test(one ?? '') && /[a-z0-9é]/i.test(other ?? '');
      if (partOfWord || (!touches(text[start - 1], text[start]) && !touches(text[end - 1], text[end])))
        starts.push(start);
    }
  }
  return starts;
}
