import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    destinations: [
      {
        id: `destination-${tenant}`,
        tenant_id: tenant,
        kind: 'mail',
        name: 'Team',
        address: 'a@b.example',
        language: 'en-us',
        told_up_to: 0,
        next_attempt: 9e12,
        created_on: 1,
      },
    ],
  }),
};
