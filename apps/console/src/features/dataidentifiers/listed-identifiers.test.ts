import type { IncludedIdentifier } from '@casbah/contract/dataidentifiers';
import { expect, test } from 'vitest';
import type { IdentifiersSearch } from './identifiers-search.ts';
import { foundIdentifiers, listedIdentifiers } from './listed-identifiers.ts';

const identifier = (id: string, part: Partial<IncludedIdentifier> = {}): IncludedIdentifier => ({
  id,
  name: id,
  group: 'bank',
  country: null,
  risks: ['pii'],
  keywords: [],
  confidence: 'medium',
  source: 'ISO',
  precision: null,
  recall: null,
  is_enabled: true,
  extra_keywords: [],
  ignored: [],
  used_by: [],
  ...part,
});

const ROWS = listedIdentifiers({
  custom: [],
  included: [
    identifier('iban', { keywords: ['account number'], precision: 0.9 }),
    identifier('fr-nir', { country: 'FR', group: 'national_id', confidence: 'narrow', precision: 1 }),
    identifier('de-tax', { country: 'DE', group: 'tax', is_enabled: false, risks: ['glba'] }),
    identifier('card', { ignored: ['4111'], extra_keywords: ['Karte'] }),
  ],
});
const idsFor = (search: IdentifiersSearch) => foundIdentifiers(ROWS, search).map(({ id }) => id);

test('a search finds names, IDs and keywords that have all of its words', () => {
  expect(idsFor({ q: 'NUMBER account' })).toEqual(['iban']);
  expect(idsFor({ q: 'karte' })).toEqual(['card']);
  expect(idsFor({ q: 'iban karte' })).toEqual([]);
});

test('filters apply together', () => {
  expect(idsFor({ country: 'none' })).toEqual(['iban', 'card']);
  expect(idsFor({ country: 'FR', confidence: 'narrow' })).toEqual(['fr-nir']);
  expect(idsFor({ risk: 'glba', group: 'bank' })).toEqual([]);
  expect(idsFor({ state: 'off' })).toEqual(['de-tax']);
  expect(idsFor({ state: 'changed' })).toEqual(['de-tax', 'card']);
});

test('unknown shares come last in both directions', () => {
  expect(idsFor({ sort: 'precision' })).toEqual(['iban', 'fr-nir', 'de-tax', 'card']);
  expect(idsFor({ sort: '-precision' })).toEqual(['fr-nir', 'iban', 'de-tax', 'card']);
  expect(idsFor({ sort: 'nothing' })).toEqual(['iban', 'fr-nir', 'de-tax', 'card']);
});
