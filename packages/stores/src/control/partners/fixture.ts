import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    partners: [{ tenant_id: tenant, code: tenant, name: tenant, created_on: 1, modified_on: 1 }],
    // Each administers the other, because no company can be its own partner.
    partner_customers: [
      {
        tenant_id: tenant,
        partner_id: tenant === 'atlas' ? 'rif' : 'atlas',
        since: 1,
      },
    ],
  }),
};
