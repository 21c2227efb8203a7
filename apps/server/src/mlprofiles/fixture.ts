import type { mlprofilesCalls } from '@casbah/contract/mlprofiles';
import { holdContent } from '@casbah/stores/control/contentprofiles/content-version';
import { addDefinition } from '@casbah/stores/control/contentprofiles/definitions';
import { addMlProfile, addSample } from '@casbah/stores/control/mlprofiles/ml-profiles';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { mlProfileChanges } from './test-changes.ts';

export const mlprofilesFixture: Fixture = {
  async put(tx, other) {
    const { tenant } = other;
    const id = other.id('ml profile');
    const revision = await holdContent(tx, tenant);
    await addDefinition(
      tx,
      'ml_profile',
      { tenant, id, time: 1, by: null, revision },
      { name: SECRET, description: SECRET, is_enabled: true, definition: {} },
    );
    await addMlProfile(tx, { tenant, id });
    await addSample(tx, {
      tenant_id: tenant,
      profile: id,
      id: other.id('ml sample'),
      kind: 'positive',
      file_name: SECRET,
      size: 1,
      added_on: 1,
    });
  },
  foreign: (other): Attempts<typeof mlprofilesCalls> => {
    const at = (rest = ''): string => `/protect/ml_profiles/${other.id('ml profile')}${rest}`;
    return {
      'GET /protect/ml_profiles': () => list('/protect/ml_profiles'),
      'POST /protect/ml_profiles': () => NAMES_NOTHING,
      'GET /protect/ml_profiles/{id}': () => [{ url: at() }],
      'PATCH /protect/ml_profiles/{id}': () => [{ url: at(), body: { name: 'Mine' } }],
      'DELETE /protect/ml_profiles/{id}': () => [{ url: at() }],
      'GET /protect/ml_profiles/{id}/samples': () => [{ url: at('/samples') }],
      'POST /protect/ml_profiles/{id}/samples': () => [{ url: at('/samples?kind=positive&file_name=a.txt') }],
      'DELETE /protect/ml_profiles/{id}/samples/{sample}': () => [
        { url: at(`/samples/${other.id('ml sample')}`) },
      ],
      'POST /protect/ml_profiles/{id}/train': () => [{ url: at('/train') }],
    };
  },
  changes: mlProfileChanges,
};
