import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    maintenance_periods: [
      {
        id: `period-${tenant}`,
        tenant_id: tenant,
        name: 'x',
        start_time: 1,
        end_time: 2,
        is_public: true,
        has_details: false,
        is_announcement: false,
        created_on: 1,
        modified_on: 1,
      },
    ],
  }),
};
