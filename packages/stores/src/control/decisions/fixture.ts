import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    block_list_feeds: [
      {
        id: `feed-${tenant}`,
        tenant_id: tenant,
        name: 'Feed',
        format: 'domains',
        kind: 'block',
        secret_hash: 'hash',
        created_on: 1,
      },
    ],
    block_list_feed_readers: [
      {
        tenant_id: tenant,
        feed_id: `feed-${tenant}`,
        address: '192.0.2.7',
        reads: 1,
        first_read_on: 1,
        last_read_on: 1,
      },
    ],
    decision_log: [{ tenant_id: tenant, number: 1, kind: 'decided', made_on: 1 }],
    decision_changes: [{ tenant_id: tenant, decision: 1, service_id: 'x' }],
  }),
};
