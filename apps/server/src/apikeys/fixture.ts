import type { apiKeysCalls } from '@casbah/contract/apikeys';
import { type Attempts, type Fixture, list } from '../areas/fixture.ts';
import { apiKeyChanges } from './test-changes.ts';

export const apikeysFixture: Fixture = {
  foreign: (other): Attempts<typeof apiKeysCalls> => ({
    'GET /admin/apikeys': () => list('/admin/apikeys'),
    'POST /admin/apikeys': () => [
      { body: { name: 'Ours', profile_id: `profile-${other.user}` } },
      { body: { name: 'Ours', profile_id: `profile-${other.user}`, tenant_id: 'rif' }, answers: [400] },
    ],
    'DELETE /admin/apikeys/{id}': () => [{ url: `/admin/apikeys/${other.key}` }],
  }),
  changes: apiKeyChanges,
};
