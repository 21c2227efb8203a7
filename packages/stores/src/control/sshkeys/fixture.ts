import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    ssh_keys: [
      {
        id: `key-${tenant}`,
        tenant_id: tenant,
        name: 'Proxy',
        algorithm: 'ssh-ed25519',
        bits: 256,
        public_key: 'x',
        fingerprint: 'x',
        created_on: 1,
      },
    ],
  }),
};
