import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    syslog_senders: [
      {
        id: `sender-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        created_on: 1,
      },
    ],
    syslog_listeners: [{ address: `udp://${tenant}:514`, tenant_id: tenant, bound_on: 1 }],
    syslog_spools: [
      {
        load_id: `spool-${tenant}`,
        tenant_id: tenant,
        datasource_id: `source-${tenant}`,
        server: 'one',
        opened_on: 1,
      },
    ],
  }),
};
