import type { drmCalls } from '@casbah/contract/drm';
import { addDrmServer } from '@casbah/stores/control/drm/drm-servers';
import { type Attempts, type Fixture, proxiedList, proxiedThing, SECRET } from '../areas/fixture.ts';
import { drmChanges } from './test-changes.ts';

export const drmFixture: Fixture = {
  async put(tx, other) {
    const setting = { id: other.id('drm server'), tenant_id: other.tenant, name: SECRET, created_on: 1 };

    await addDrmServer(tx, { ...setting, url: `https://${SECRET}.example`, modified_on: 1, notes: '' });
  },
  foreign: (other): Attempts<typeof drmCalls> => ({
    'POST /admin/drm_servers/{id}/check': () => [
      { url: `/admin/drm_servers/${other.id('drm server')}/check` },
    ],
  }),
  proxied: (other) => [
    ...proxiedThing('drm_config', other.id('drm server'), { url: 'https://taken.example' }),
    proxiedList('drm_config'),
  ],
  changes: drmChanges,
};
