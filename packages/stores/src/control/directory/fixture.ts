import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    directory_runs: [
      {
        id: `run-${tenant}`,
        tenant_id: tenant,
        kind: 'csv',
        state: 'completed',
        created_on: 1,
      },
    ],
    directory_lines: [
      {
        tenant_id: tenant,
        run_id: `run-${tenant}`,
        is_preview: false,
        kind: 'add',
        line: 1,
        email: `${tenant}@company.example`,
      },
    ],
    directory_connections: [
      {
        tenant_id: tenant,
        url: 'ldaps://x.example',
        start_tls: false,
        bind_dn: 'x',
        base_dn: 'x',
        user_filter: 'x',
        mapping: '{}',
        every_minutes: 60,
        missing: 'keep',
        most_missing_percent: 10,
        is_enabled: false,
        modified_on: 1,
      },
    ],
  }),
};
