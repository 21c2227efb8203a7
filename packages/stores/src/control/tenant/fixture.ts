import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    tenants: [{ id: tenant, name: tenant, primary_domain: `${tenant}.example`, created_on: 1 }],
    tenant_config: [
      {
        tenant_id: tenant,
        app_name: 'general',
        param_name: 'timezone',
        param_value: JSON.stringify('UTC'),
        modified_on: 1,
      },
    ],
  }),
};
