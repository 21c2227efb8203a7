import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    tags: [
      {
        tenant_id: tenant,
        tag_id: 8,
        tag_name: 'x',
        color: 0,
        pattern: 0,
        created_on: 1,
        modified_on: 1,
      },
    ],
    tag_numbers: [{ tenant_id: tenant, last: 8 }],
    service_tags: [{ tenant_id: tenant, service_id: 'x', tag_id: 8, tagged_on: 1 }],
  }),
};
