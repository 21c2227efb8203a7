import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    content_versions: [{ tenant_id: tenant, version: 1 }],
    content_definitions: [
      {
        tenant_id: tenant,
        id: `profile-${tenant}`,
        kind: 'profile',
        name: 'Own',
        description: '',
        definition: '{"sets":[]}',
        revision: 1,
        created_on: 1,
        modified_on: 1,
      },
    ],
    content_uses: [{ tenant_id: tenant, definition: `profile-${tenant}`, kind: 'dictionary', target: 'own' }],
  }),
};
