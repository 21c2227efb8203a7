import type { decisionsCalls } from '@casbah/contract/decisions';
import { addFeed } from '@casbah/stores/control/decisions/block-list-feeds';
import { changeTagsLogged } from '@casbah/stores/control/decisions/decision-log';
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
    const decided = { tenant: 'rif', services: [`${SECRET}-service`], add: [1], remove: [], time: 1 };
    await changeTagsLogged(tx, { ...decided, by: other.user, email: other.email, reason: SECRET });
  },
  foreign: (): Attempts<typeof decisionsCalls> => ({
    'GET /risks/decisions': () => list('/risks/decisions'),
    'POST /risks/decisions': () => [
      { body: { service_ids: ['box'], decision: 'sanctioned' }, answers: [200] },
    ],
    'POST /risks/decisions/preview': () => [
      { body: { service_ids: [`${SECRET}-service`], decision: 'sanctioned' }, answers: [200] },
    ],
    // Atlas has an entry 1 as well, but it finds only its own.
    'POST /risks/decisions/undo': () => [{ body: { entries: [999] } }],
    'GET /risks/decisions/current': () => [
      { url: `/risks/decisions/current?service_id=${SECRET}-service`, answers: [200] },
    ],
    'GET /risks/decisions/log': () => list('/risks/decisions/log', 'service=box'),
    'GET /risks/decisions/log/export': () => list('/risks/decisions/log/export'),
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
