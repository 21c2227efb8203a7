import type { accessProfilesCalls } from '@casbah/contract/accessprofiles';
import {
  type Attempts,
  type Fixture,
  list,
  NAMES_NOTHING,
  proxiedList,
  proxiedThing,
} from '../areas/fixture.ts';
import { accessProfileChanges } from './test-changes.ts';

export const accessprofilesFixture: Fixture = {
  foreign: (other): Attempts<typeof accessProfilesCalls> => ({
    'GET /admin/profiles/list': () => list('/admin/profiles/list'),
    'POST /admin/profiles/assign': () => [
      { body: { user_id: other.user, profile_id: null } },
      { body: { user_id: other.user, profile_id: null, tenant_id: 'rif' }, answers: [400] },
    ],
    'GET /admin/profiles/{id}/holders': () => [{ url: `/admin/profiles/profile-${other.user}/holders` }],
    'POST /admin/profiles/{id}/preview': () => [{ url: `/admin/profiles/profile-${other.user}/preview` }],
    'POST /admin/profiles/preview/leave': () => NAMES_NOTHING,
  }),
  proxied: (other) => [
    ...proxiedThing('accessprofiles', `profile-${other.user}`, { grants: [] }),
    proxiedList('accessprofiles'),
  ],
  changes: accessProfileChanges,
};
