import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    reveals: [
      {
        id: `reveal-${tenant}`,
        tenant_id: tenant,
        kind: 'people',
        reason: 'x',
        asked_by: `user-${tenant}`,
        asked_on: 1,
        lapses_on: 9e12,
      },
    ],
  }),
};
