import type { usersCalls } from '@casbah/contract/users';
import { type Attempts, type Fixture, list, proxiedList, proxiedThing } from '../areas/fixture.ts';
import { PASSWORD } from '../test-compose.ts';
import { userChanges } from './test-changes.ts';

export const usersFixture: Fixture = {
  foreign: (other): Attempts<typeof usersCalls> => ({
    'GET /admin/user/ng/list/{offset}': () => list('/admin/user/ng/list/0', 'query=rif'),
    'GET /admin/user/ng/filters': () => list('/admin/user/ng/filters', 'query=rif'),
    'GET /admin/user/ng/details': () => [
      { url: `/admin/user/ng/details?email=${encodeURIComponent(other.email)}` },
    ],
    'GET /admin/user/ng/usergroups': () => list('/admin/user/ng/usergroups', 'query=rif'),
    'GET /admin/user/list_all/{offset}': () => list('/admin/user/list_all/0'),
    'GET /admin/user/list_all_basic/{offset}': () => list('/admin/user/list_all_basic/0'),
    'POST /admin/user/ng/add': () => [
      {
        body: { user: { email: 'a@b.example', first_name: 'A', last_name: 'B', tenant_id: 'rif' } },
        answers: [400],
      },
      {
        body: {
          user: {
            email: 'a@b.example',
            first_name: 'A',
            last_name: 'B',
            access_profiles: [`profile-${other.user}`],
          },
        },
      },
    ],
    'POST /admin/user/ng/edit': () => [{ body: { id: other.user, user: { first_name: 'Taken over' } } }],
    'POST /admin/user/ng/reset_password/': () => [
      { body: { id: other.user, method: 'temporary' } },
      { body: { email: other.email } },
    ],
    'POST /admin/user/update_password': () => [{ body: { id: other.user, password: PASSWORD } }],
    'POST /admin/user/ng/bulkupdate': () =>
      ['activate', 'deactivate', 'reset'].map((action) => ({
        body: { action, users: [other.user] },
        answers: [422],
      })),
    'POST /admin/user/bulk_update_user_activation_status': () => [
      { body: { users: [other.user], is_active: false }, answers: [422] },
    ],
    'POST /admin/user/ng/delete_user/': () => [
      { body: { id: other.user } },
      { body: { email: other.email } },
    ],
    'POST /admin/user/delete_users/': () => [{ body: { users: [other.user] } }],
    'POST /admin/user/delete_all': () => [{ body: { query: 'rif.example', expected: 1 }, answers: [409] }],
    'POST /admin/user/ng/unlock_user': () => [{ body: { email: other.email } }],
    'GET /admin/user/get_locked_users': () => list('/admin/user/get_locked_users'),
    'GET /admin/user/export': () => list('/admin/user/export'),
    'POST /admin/user/search': () => [{ body: { query: 'rif.example' }, answers: [200] }],
    'POST /admin/user/resolve': () => [{ body: { ids: [other.user] }, answers: [200] }],
    'GET /admin/users/{id}/sessions': () => [{ url: `/admin/users/${other.user}/sessions` }],
    'DELETE /admin/users/{id}/sessions/{name}': () => [
      { url: `/admin/users/${other.user}/sessions/${other.session}` },
    ],
    'POST /admin/users/{id}/sessions/revoke_all': () => [
      { url: `/admin/users/${other.user}/sessions/revoke_all` },
    ],
  }),
  proxied: (other) => [...proxiedThing('users', other.user, { is_active: false }), proxiedList('users')],
  changes: (world) =>
    userChanges(
      () => world.person,
      (email, secret) => world.signIn(secret, email),
    ),
};
