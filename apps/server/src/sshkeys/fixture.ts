import type { sshKeysCalls } from '@casbah/contract/sshkeys';
import { addSshKey } from '@casbah/stores/control/sshkeys/ssh-keys';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { sshkeysChanges } from './test-changes.ts';

export const sshkeysFixture: Fixture = {
  async put(tx, other) {
    const setting = { id: other.id('ssh key'), tenant_id: other.tenant, name: SECRET, created_on: 1 };

    await addSshKey(tx, {
      ...setting,
      algorithm: 'ssh-ed25519',
      bits: 256,
      public_key: SECRET,
      fingerprint: SECRET,
    });
  },
  foreign: (other): Attempts<typeof sshKeysCalls> => ({
    'GET /admin/ssh_keys': () => list('/admin/ssh_keys'),
    'POST /admin/ssh_keys': () => [
      { body: { name: 'A', public_key: 'ssh-ed25519 AAAA', tenant_id: 'rif' }, answers: [400] },
    ],
    'DELETE /admin/ssh_keys/{id}': () => [{ url: `/admin/ssh_keys/${other.id('ssh key')}` }],
  }),
  changes: sshkeysChanges,
};
