import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    erasures: [
      {
        id: `erasure-${tenant}`,
        tenant_id: tenant,
        state: 'done',
        reason: 'x',
        requested_by: 'x',
        requested_on: 1,
        finished_on: 2,
        sealed_names: null,
        salt: 'x',
        digests: '[]',
        deleted: null,
        remaining: null,
      },
    ],
  }),
};
