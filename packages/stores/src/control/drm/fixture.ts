import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    drm_servers: [
      {
        id: `drm-${tenant}`,
        tenant_id: tenant,
        name: 'Keys',
        url: 'https://drm.example',
        created_on: 1,
        modified_on: 1,
      },
    ],
  }),
};
