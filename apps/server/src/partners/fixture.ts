import type { partnersCalls } from '@casbah/contract/partners';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';
import { partnersChanges } from './test-changes.ts';

export const partnersFixture: Fixture = {
  foreign: (other): Attempts<typeof partnersCalls> => ({
    'GET /admin/partners': () => list('/admin/partners', 'partner_id=rif'),
    'POST /admin/partners/own': () => [
      { body: { code: 'atlas-it', name: 'Atlas IT', logout_url: '' }, answers: [200] },
    ],
    'POST /admin/partners/granted': () => [
      { body: { code: 'nobody-knows', profile_id: `profile-${other.user}` }, answers: [404] },
    ],
    'DELETE /admin/partners/granted/{code}': () => [{ url: '/admin/partners/granted/nobody-knows' }],
    'POST /admin/partners/customers/{id}/open': () => [{ url: '/admin/partners/customers/rif/open' }],
    'POST /admin/partners/return': () => [{ body: { tenant: 'rif', id: 'rif' }, answers: [409] }],
  }),
  changes: (world) =>
    partnersChanges({
      person: () => world.person,
      again: () => world.again(),
      profile: () => world.profile(),
      async stranger() {
        const { by } = await world.finished('finishsignup', '/user/signupfinishapi');
        if (by === undefined) throw new Error('Nobody has founded a company');
        return by;
      },
    }),
};
