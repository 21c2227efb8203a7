import type { sessionCalls } from '@casbah/contract/session';
import { addSession } from '@casbah/stores/control/session/sessions';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { sessionChanges } from './test-changes.ts';

export const sessionFixture: Fixture = {
  async put(tx, other) {
    await addSession(tx, {
      id_hash: other.session,
      name: other.session,
      tenant_id: 'rif',
      user_id: other.user,
      method: 'password',
      address: '10.9.9.9',
      user_agent: SECRET,
      created_on: 1,
      last_seen: 1,
      expires_on: 9e12,
    });
  },
  foreign: (other): Attempts<typeof sessionCalls> => ({
    'POST /user/loginapi': () => NAMES_NOTHING,
    'POST /user/logout': () => NAMES_NOTHING,
    'GET /admin/user/sessions': () => list('/admin/user/sessions', 'user_id=x'),
    'GET /admin/user/sessions/active': () => list('/admin/user/sessions/active', `user_id=${other.user}`),
    'DELETE /admin/user/sessions/{name}': () => [{ url: `/admin/user/sessions/${other.session}` }],
    'POST /admin/user/sessions/revoke_others': () => [
      { body: { user_id: other.user, tenant: 'rif' }, answers: [200] },
    ],
    'POST /admin/user/saveprefs': () => [
      { body: { user_prefs: { lang: 'de' }, user_id: other.user, tenant: 'rif' }, answers: [200] },
    ],
    'GET /admin/refresh_cached_detector_type': () => list('/admin/refresh_cached_detector_type'),
    'POST /admin/application/logjserror': () => NAMES_NOTHING,
    'GET /admin/heartbeat': () => list('/admin/heartbeat'),
    'GET /user/setup': () => list('/user/setup'),
    'POST /user/setup': () => NAMES_NOTHING,
  }),
  changes: sessionChanges,
};
