import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    users: [
      {
        id: `user-${tenant}`,
        tenant_id: tenant,
        email: `${tenant}@company.example`,
        name: tenant,
        is_admin: true,
        password_hash: 'x',
        created_on: 1,
      },
    ],
    account_hands: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        kind: 'created',
        by_id: 'somebody-else',
        time: 1,
      },
    ],
  }),
};
