import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    collections: [
      {
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        kind: 'folder',
        place: '{}',
        every_minutes: 5,
        is_enabled: false,
        modified_on: 1,
      },
    ],
    collection_runs: [
      {
        id: `collected-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        started_on: 1,
      },
    ],
    collection_files: [
      {
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        path: 'proxy.log',
        size: 1,
        modified_on: 1,
        same_since: 1,
        listed_on: 1,
      },
    ],
    source_tokens: [
      {
        id: `token-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        secret_hash: 'x',
        created_on: 1,
      },
    ],
    pushed_chunks: [
      {
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        chunk_id: 'x',
        received_on: 1,
      },
    ],
    open_segments: [
      {
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        server: 'one',
        load_id: `segment-${tenant}`,
        bytes: 1,
        opened_on: 1,
      },
    ],
  }),
};
