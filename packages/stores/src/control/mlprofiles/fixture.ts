import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    ml_profiles: [{ tenant_id: tenant, id: `ml_profile-${tenant}`, state: 'new' }],
    ml_samples: [
      {
        tenant_id: tenant,
        profile: `ml_profile-${tenant}`,
        id: `sample-${tenant}`,
        kind: 'positive',
        file_name: 'own.pdf',
        size: 1,
        added_on: 1,
      },
    ],
  }),
};
