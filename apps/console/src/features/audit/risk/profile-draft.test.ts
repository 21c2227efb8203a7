import { expect, test } from 'vitest';
import { contentOf, draftFault, draftOf, NEW_DRAFT } from './profile-draft.ts';

test('a new profile sends no differences from the built-in one', () => {
  expect(contentOf(NEW_DRAFT)).toEqual({
    rules: {},
    knockouts: { services: [], categories: ['Anonymizers'] },
    thresholds: { high: 33, medium: 66 },
  });
});

test('a saved profile is sent back unchanged', () => {
  const kept = {
    name: 'Strict',
    rules: {
      soc_2: { weight: 8 as const, knockout: true },
      data_centres: { countries: ['DE', 'FR'] },
      founded: { years: 10, unknown: 'as_risky' as const },
    },
    knockouts: { services: ['box', 'mega'], categories: ['VPN'] },
    thresholds: { high: 20, medium: 40 },
  };
  const { name, ...content } = kept;
  expect(contentOf(draftOf(kept))).toEqual(content);
  expect(draftFault(draftOf(kept))).toBeUndefined();
});

test('a draft reports its problem', () => {
  const draft = { ...NEW_DRAFT, name: 'Strict' };
  expect(draftFault({ ...draft, name: 'two words' })).toBe('name');
  expect(draftFault({ ...draft, high: 70 })).toBe('thresholds');
  const data_centres = { ...draft.rules.data_centres, unread: 'Atlantis' };
  expect(draftFault({ ...draft, rules: { ...draft.rules, data_centres } })).toBe('countries');
});
