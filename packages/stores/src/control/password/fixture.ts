import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    password_history: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        password_hash: 'x',
        changed_on: 1,
      },
    ],
  }),
};
