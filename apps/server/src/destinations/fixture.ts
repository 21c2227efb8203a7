import type { destinationsCalls } from '@casbah/contract/destinations';
import { addDestination } from '@casbah/stores/control/destinations/destinations';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { destinationsChanges } from './test-changes.ts';

export const destinationsFixture: Fixture = {
  async put(tx, other) {
    const setting = { id: other.id('destination'), tenant_id: other.tenant, name: SECRET, created_on: 1 };

    await addDestination(tx, {
      ...setting,
      kind: 'mail',
      address: other.email,
      language: 'en-us',
      told_up_to: 0,
      next_attempt: 9e12,
    });
  },
  foreign: (other): Attempts<typeof destinationsCalls> => ({
    'GET /admin/destinations': () => list('/admin/destinations'),
    'POST /admin/destinations': () => [
      { body: { kind: 'mail', name: 'A', address: 'a@b.example', tenant_id: 'rif' }, answers: [400] },
    ],
    'PATCH /admin/destinations/{id}': () => [
      { url: `/admin/destinations/${other.id('destination')}`, body: { address: 'taken@over.example' } },
    ],
    'POST /admin/destinations/{id}/secret': () => [
      { url: `/admin/destinations/${other.id('destination')}/secret` },
    ],
    'POST /admin/destinations/{id}/test': () => [
      { url: `/admin/destinations/${other.id('destination')}/test` },
    ],
    'DELETE /admin/destinations/{id}': () => [{ url: `/admin/destinations/${other.id('destination')}` }],
  }),
  changes: destinationsChanges,
};
