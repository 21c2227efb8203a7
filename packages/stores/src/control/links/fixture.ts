import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    one_time_links: [
      {
        token_hash: `link-${tenant}`,
        purpose: 'verify-email',
        tenant_id: tenant,
        email: `${tenant}@company.example`,
        created_on: 1,
        expires_on: 9e12,
      },
    ],
  }),
};
