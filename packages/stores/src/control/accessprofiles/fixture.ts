import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    access_profiles: [
      {
        id: `profile-${tenant}`,
        tenant_id: tenant,
        name: 'Analysts',
        created_on: 1,
        modified_on: 1,
      },
    ],
    user_access_profiles: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        profile_id: `profile-${tenant}`,
      },
    ],
  }),
};
