import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    content_indexes: [{ tenant_id: tenant, id: `index-${tenant}`, state: 'new' }],
    indexed_documents: [
      {
        tenant_id: tenant,
        index_id: `index-${tenant}`,
        id: `document-${tenant}`,
        file_name: 'own.pdf',
        size: 1,
        added_on: 1,
      },
    ],
  }),
};
