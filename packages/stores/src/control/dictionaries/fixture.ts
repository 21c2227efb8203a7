import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    content_definitions: [
      {
        tenant_id: tenant,
        id: `dictionary-${tenant}`,
        kind: 'dictionary',
        name: 'Own',
        description: '',
        definition: '{"ignoreAccents":false}',
        revision: 1,
        created_on: 1,
        modified_on: 1,
      },
    ],
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
