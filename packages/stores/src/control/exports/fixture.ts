import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    exports: [
      {
        tenant_id: tenant,
        id: `export-${tenant}`,
        user_id: `user-${tenant}`,
        list: 'activities',
        format: 'csv',
        gzip: true,
        question: JSON.stringify({ from: 0, to: 1, filter: '', columns: null }),
        state: 'queued',
        file_name: 'own.csv.gz',
        link_key: 'key',
        created_on: 1,
      },
    ],
  }),
};
