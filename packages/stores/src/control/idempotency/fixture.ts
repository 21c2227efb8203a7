import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    idempotency_keys: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        key: 'k-1',
        call: 'POST /x',
        request_hash: 'x',
        created_on: 1,
      },
    ],
  }),
};
