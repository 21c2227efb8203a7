import { dictionaryProblems } from '@casbah/domain/content-dictionary';
import { describe, expect, test } from 'vitest';
import { findTerms } from '../find-terms.ts';
import { buildTermIndex } from '../term-index.ts';
import { PREDEFINED_DICTIONARIES } from './all.ts';
import { DICTIONARY_LANGUAGES, termsOf } from './predefined-dictionary.ts';

const INDEX = buildTermIndex(
  PREDEFINED_DICTIONARIES.map((dictionary) => ({
    id: dictionary.id,
    ignoreAccents: false,
    terms: termsOf(dictionary),
  })),
);
/** Dictionaries with as many different terms in a text as they need. */
const matching = (text: string) => {
  const found = Map.groupBy(findTerms(INDEX, text), ({ dictionary }) => dictionary);
  return PREDEFINED_DICTIONARIES.filter(
    ({ id, termsNeeded }) => new Set(found.get(id)?.map(({ term }) => term)).size >= termsNeeded,
  ).map(({ id }) => id);
};

test('there are at least 15, each with an id of its own', () => {
  expect(PREDEFINED_DICTIONARIES.length).toBeGreaterThanOrEqual(15);
  expect(new Set(PREDEFINED_DICTIONARIES.map(({ id }) => id)).size).toBe(PREDEFINED_DICTIONARIES.length);
});

describe.each(PREDEFINED_DICTIONARIES)('$name', (dictionary) => {
  test('has valid terms in five languages', () => {
    const terms = termsOf(dictionary);
    const problems = dictionaryProblems({ terms });
    expect(problems.map(({ error, term }) => [error, terms[term ?? -1]?.text])).toEqual([]);
    expect(DICTIONARY_LANGUAGES.filter((language) => (dictionary.terms[language] ?? '') === '')).toEqual([]);
  });

  test('needs fewer terms than each language has', () => {
    for (const language of DICTIONARY_LANGUAGES)
      expect((dictionary.terms[language] ?? '').split(/[,、]/).length).toBeGreaterThan(
        dictionary.termsNeeded,
      );
  });
});

test('texts of the kind match', () => {
  expect(
    matching(
      'Discharge summary. Patient name: J. Doe. Past medical history: asthma, type 2 diabetes, hypertension. Metformin, lisinopril.',
    ),
  ).toEqual(['diseases', 'medicines', 'patient-records']);
  expect(matching('Streng vertraulich – nicht zur Weitergabe')).toEqual(['confidentiality-marks']);
  expect(matching('本資料は社外秘です。')).toEqual(['confidentiality-marks']);
  expect(matching('Relevé de notes, numéro d’étudiant 123')).toEqual(['student-records']);
  expect(matching('Acuerdo de fusión, carta de intenciones y sala de datos')).toEqual([
    'mergers-acquisitions',
  ]);
});

test('everyday texts do not match', () => {
  for (const text of [
    'Hi all, lunch is at noon on Friday. Please bring the slides for the demo, and do not forget the projector.',
    'Die Besprechung findet am Montag um 10 Uhr statt. Bitte bringen Sie die Unterlagen mit.',
    'Nous vous remercions de votre commande, qui sera livrée mardi prochain.',
    'La reunión se celebrará el martes en la sala grande. Gracias por confirmar la asistencia.',
    '来週の会議は水曜日の午後三時からです。資料を印刷してお持ちください。',
    'The hash of the build is on the release page. Speed and weight matter; the crack in the housing is repaired.',
  ])
    expect(matching(text), text).toEqual([]);
});
