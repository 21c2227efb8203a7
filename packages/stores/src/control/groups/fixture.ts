import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    groups: [
      {
        id: `group-${tenant}`,
        tenant_id: tenant,
        name: 'Sales',
        kind: 'custom',
        created_on: 1,
        modified_on: 1,
      },
      {
        id: `part-${tenant}`,
        tenant_id: tenant,
        name: 'Field sales',
        kind: 'custom',
        created_on: 1,
        modified_on: 1,
      },
    ],
    group_members: [
      {
        tenant_id: tenant,
        group_id: `group-${tenant}`,
        user_id: `user-${tenant}`,
      },
    ],
    group_parts: [
      {
        tenant_id: tenant,
        group_id: `group-${tenant}`,
        part_id: `part-${tenant}`,
      },
    ],
    org_units: [
      {
        id: `unit-${tenant}`,
        tenant_id: tenant,
        name: 'Berlin',
        fqn: 'Berlin',
        created_on: 1,
        modified_on: 1,
      },
    ],
    user_org_units: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        org_unit_id: `unit-${tenant}`,
      },
    ],
  }),
};
