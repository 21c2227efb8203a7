import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    saved_filters: [
      {
        id: `filter-${tenant}`,
        tenant_id: tenant,
        owner_id: `user-${tenant}`,
        app: 'audit.services',
        name: 'Mine',
        sharing: 'people',
        filter_config: '{}',
        created_on: 1,
        modified_on: 1,
      },
    ],
    saved_filter_people: [
      {
        tenant_id: tenant,
        filter_id: `filter-${tenant}`,
        user_id: `user-${tenant}`,
      },
    ],
    saved_filter_defaults: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        app: 'audit.services',
        filter_id: `filter-${tenant}`,
      },
    ],
  }),
};
