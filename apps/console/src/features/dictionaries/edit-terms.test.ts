import type { DictionaryTermAnswer } from '@casbah/contract/dictionaries';
import { expect, test } from 'vitest';
import { withChangedTerm, withoutTerm, withTerms } from './edit-terms.ts';

const term = (text: string, part: Partial<DictionaryTermAnswer> = {}): DictionaryTermAnswer => ({
  text,
  weight: 1,
  matchCase: false,
  partOfWord: false,
  ...part,
});
const TERMS = [term('atlas'), term('Rif', { matchCase: true }), term('toubkal')];
const texts = (terms: readonly DictionaryTermAnswer[]) => terms.map(({ text }) => text);

test('added terms come last, and replace those that match the same', () => {
  const terms = withTerms(TERMS, [term('ATLAS', { weight: 5 }), term('rif')]);
  expect(texts(terms)).toEqual(['ATLAS', 'Rif', 'toubkal', 'rif']);
  expect(terms[0]?.weight).toBe(5);
});

test('a removed term leaves those that match differently', () => {
  expect(texts(withoutTerm(TERMS, term('rif')))).toEqual(['atlas', 'Rif', 'toubkal']);
  expect(texts(withoutTerm(TERMS, term('Toubkal')))).toEqual(['atlas', 'Rif']);
});

test('a changed term keeps its place, even if it becomes equal to another', () => {
  expect(texts(withChangedTerm(TERMS, term('atlas'), term('Atlas', { weight: 2 })))).toEqual([
    'Atlas',
    'Rif',
    'toubkal',
  ]);
  expect(texts(withChangedTerm(TERMS, term('atlas'), term('toubkal')))).toEqual(['toubkal', 'Rif']);
});
