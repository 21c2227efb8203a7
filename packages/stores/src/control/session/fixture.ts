import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    lockouts: [{ tenant_id: tenant, user_id: `user-${tenant}`, address: '', lock_time: 1 }],
    sessions: [
      {
        id_hash: `session-${tenant}`,
        name: `name-${tenant}`,
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        method: 'password',
        address: '',
        user_agent: '',
        last_seen: 1,
        expires_on: 9e12,
        created_on: 1,
      },
    ],
  }),
  systemOnly: ['sign_in_attempts'],
};
