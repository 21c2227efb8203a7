import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    shadow_it_policies: [
      {
        id: `policy-${tenant}`,
        tenant_id: tenant,
        name: 'Policy',
        condition: 'risk = high',
        time_window: 'day',
        gives_notice: true,
        created_on: 1,
        modified_on: 1,
      },
    ],
    shadow_it_hits: [
      {
        tenant_id: tenant,
        policy_id: `policy-${tenant}`,
        window_from: 1,
        window_to: 2,
        service_id: 'x',
        requests: 1,
        bytes_up: 1,
        users: 1,
        found_on: 1,
      },
    ],
  }),
};
