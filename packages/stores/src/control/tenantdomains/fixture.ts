import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    tenant_domains: [
      {
        tenant_id: tenant,
        domain: `branch.${tenant}.example`,
        token: 'x',
        created_on: 1,
      },
    ],
  }),
};
