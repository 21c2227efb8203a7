import type { erasuresCalls } from '@casbah/contract/erasures';
import { addErasure } from '@casbah/stores/control/erasures/erasures';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';

export const erasuresFixture: Fixture = {
  async put(tx, { tenant, id }) {
    await addErasure(tx, {
      id: id('erasure'),
      tenant_id: tenant,
      state: 'done',
      reason: SECRET,
      requested_by: SECRET,
      requested_on: 1,
      finished_on: 2,
      sealed_names: null,
      salt: SECRET,
      digests: '[]',
      deleted: null,
      remaining: null,
    });
  },
  foreign: (other): Attempts<typeof erasuresCalls> => ({
    'POST /admin/erasures/preview': () => [
      { url: '/admin/erasures/preview', body: { names: [`${SECRET}-user`] }, answers: [200] },
    ],
    'POST /admin/erasures': () => [
      { url: '/admin/erasures', body: { names: [`${SECRET}-nobody`], reason: 'test' }, answers: [202] },
    ],
    'GET /admin/erasures': () => list('/admin/erasures'),
    'GET /admin/erasures/{id}/certificate': () => [
      { url: `/admin/erasures/${other.id('erasure')}/certificate` },
    ],
  }),
  changes: (world) => ({
    'POST /admin/erasures': () =>
      world.person.send('POST', '/admin/erasures', { names: ['nobody@atlas.example'], reason: 'On request' }),
  }),
};
