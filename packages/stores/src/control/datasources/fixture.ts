import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    datasources: [
      {
        id: `source-${tenant}`,
        tenant_id: tenant,
        name: 'Proxy',
        format: 'auto',
        timezone: 'UTC',
        created_on: 1,
      },
    ],
    loads: [
      {
        id: `load-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        file_name: 'proxy.log',
        size: 1,
        status: 'pending',
        created_on: 1,
      },
    ],
    deleted_loads: [
      {
        id: `deleted-load-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        deleted_on: 1,
      },
    ],
  }),
};
