import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    api_keys: [
      {
        id: `key-${tenant}`,
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        name: 'Key',
        profile_id: `profile-${tenant}`,
        secret_hash: 'x',
        expires_on: 9e12,
        created_on: 1,
      },
    ],
  }),
};
