import type { historyCalls } from '@casbah/contract/history';
import { writeAudit } from '@casbah/stores/control/history/write-audit';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';

const FILTERS = ['from=1970-01-01T00:00:00.000Z', `object=one`];

export const historyFixture: Fixture = {
  async put(tx, other) {
    const user = { id: other.user, email: other.email };

    for (const object of ['one', 'two'])
      await writeAudit(tx, { tenant: 'rif', time: 1, user, action: SECRET, event: SECRET, object });
  },
  foreign: (): Attempts<typeof historyCalls> => ({
    'GET /history/entries': () => list('/history/entries', ...FILTERS),
    'GET /history/entries/{sequence}': () =>
      [1, 2].map((sequence) => ({ url: `/history/entries/${sequence}`, answers: [200, 404] })),
    'GET /history/facets': () => list('/history/facets', ...FILTERS),
    'GET /history/export': () => list('/history/export', ...FILTERS),
    'GET /history/export.ndjson': () => list('/history/export.ndjson', ...FILTERS),
    'GET /history/verify': () => list('/history/verify', 'fresh=true'),
  }),
};
