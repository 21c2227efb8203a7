import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    notifications: [
      {
        id: `notice-${tenant}`,
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        template: 'x',
        action: 'VISIT',
        url: '/',
        created_on: 1,
      },
    ],
  }),
};
