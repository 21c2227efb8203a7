import type { parsersCalls } from '@casbah/contract/parsers';
import { addParser } from '@casbah/stores/control/parsers/custom-parsers';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { parserChanges } from './test-changes.ts';

const DEFINITION = { split: { kind: 'json' as const }, fields: [] };

export const parsersFixture: Fixture = {
  async put(tx, other) {
    await addParser(
      tx,
      { tenant: 'rif', id: other.id('parser'), time: 1, by: null },
      { name: SECRET, definition: DEFINITION, tests: [{ line: SECRET, event: null }] },
    );
  },
  foreign: (other): Attempts<typeof parsersCalls> => ({
    'GET /admin/parsers': () => list('/admin/parsers'),
    'GET /admin/parsers/{id}': () => [{ url: `/admin/parsers/${other.id('parser')}` }],
    'POST /admin/parsers': () => [
      { body: { name: 'A', definition: DEFINITION, tenant_id: 'rif' }, answers: [400] },
    ],
    'PUT /admin/parsers/{id}': () => [
      {
        url: `/admin/parsers/${other.id('parser')}`,
        body: { name: 'Taken over', definition: DEFINITION, draft: true },
      },
    ],
    'DELETE /admin/parsers/{id}': () => [{ url: `/admin/parsers/${other.id('parser')}` }],
    'POST /admin/parsers/preview': () => NAMES_NOTHING,
  }),
  changes: parserChanges,
};
