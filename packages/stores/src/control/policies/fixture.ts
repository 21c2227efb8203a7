import type { AreaFixture } from '../area-fixture.ts';

const DEFINITION = JSON.stringify({
  name: 'Own',
  description: '',
  severity: 'low',
  condition: '',
  include: [],
  exclude: [],
  exceptions: [],
  schedule: null,
  responses: [],
});

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    policy_sets: [{ tenant_id: tenant, version: 1, precedence: '[]' }],
    policies: [
      {
        tenant_id: tenant,
        id: `policy-${tenant}`,
        type: 'filexfer',
        name: 'Own',
        place: 1,
        is_active: true,
        version: 1,
        created_on: 1,
        modified_on: 1,
      },
    ],
    policy_drafts: [
      {
        tenant_id: tenant,
        policy_id: `policy-${tenant}`,
        revision: 1,
        definition: DEFINITION,
        base_version: 1,
        saved_on: 1,
      },
    ],
    policy_versions: [
      {
        tenant_id: tenant,
        policy_id: `policy-${tenant}`,
        version: 1,
        definition: DEFINITION,
        note: '',
        activated_on: 1,
      },
    ],
  }),
};
