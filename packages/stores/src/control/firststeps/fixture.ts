import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    sample_data: [
      {
        tenant_id: tenant,
        datasources: '[]',
        ends_on: 1,
        created_on: 1,
        created_by: `user-${tenant}`,
        created_by_email: `a@${tenant}.example`,
      },
    ],
  }),
};
