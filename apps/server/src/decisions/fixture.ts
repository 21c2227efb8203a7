import type { decisionsCalls } from '@casbah/contract/decisions';
import { addFeed } from '@casbah/stores/control/decisions/block-list-feeds';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { decisionChanges } from './test-changes.ts';

/** The first part of a feed's token. */
const FEED = 'riffeedriffeed00';

export const decisionsFixture: Fixture = {
  async put(tx, other) {
    await addFeed(tx, {
      id: FEED,
      tenant_id: 'rif',
      name: SECRET,
      format: 'domains',
      kind: 'block',
      secret_hash: '0'.repeat(64),
      networks: '[]',
      created_on: 1,
      created_by: null,
      last_read_on: null,
    });
    other.keep('feed', FEED);
  },
  foreign: (): Attempts<typeof decisionsCalls> => ({
    'GET /risks/decisions': () => list('/risks/decisions'),
    'POST /risks/decisions': () => [
      { body: { service_ids: ['box'], decision: 'sanctioned' }, answers: [200] },
    ],
    'GET /risks/blocklist': () => list('/risks/blocklist', 'format=domains&kind=block').slice(-1),
    'GET /risks/blocklist/file': () => list('/risks/blocklist/file', 'format=domains&kind=block').slice(-1),
    'GET /risks/feeds': () => list('/risks/feeds'),
    'POST /risks/feeds': () => [
      { body: { name: 'A', format: 'domains', kind: 'block', tenant_id: 'rif' }, answers: [400] },
    ],
    'POST /risks/feeds/{id}/token': () => [{ url: `/risks/feeds/${FEED}/token` }],
    'DELETE /risks/feeds/{id}': () => [{ url: `/risks/feeds/${FEED}` }],
    'GET /feeds/{token}': () => [{ url: `/feeds/casbahfeed_${FEED}_${'A'.repeat(43)}` }],
  }),
  changes: decisionChanges,
};
