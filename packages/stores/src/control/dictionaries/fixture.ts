import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    dictionaries: [{ tenant_id: tenant, id: `dictionary-${tenant}`, terms: 1 }],
    dictionary_terms: [
      {
        tenant_id: tenant,
        dictionary: `dictionary-${tenant}`,
        number: 0,
        term: 'own',
        weight: 1,
        match_case: false,
        part_of_word: false,
      },
    ],
  }),
};
