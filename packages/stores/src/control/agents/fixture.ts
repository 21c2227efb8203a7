import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    agents: [
      {
        id: 'agent',
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        name: 'Proxy',
        type: 'collect',
        version: '0.1.0',
        platform: 'x',
        address: 'x',
        users: 'names',
        delivered_bytes: 1,
        spooled_bytes: 1,
        held_back_lines: 1,
        first_heartbeat: 1,
        last_heartbeat: 1,
      },
    ],
  }),
};
