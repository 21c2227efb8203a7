import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    audit_trail: [
      {
        tenant_id: tenant,
        sequence: 1,
        previous: '',
        version: 1,
        time: 1,
        action: 'GET /',
        event: 'test.written',
        object: tenant,
        hash: '',
        sealed_with: '',
        seal: '',
      },
    ],
    audit_chains: [{ tenant_id: tenant, sequence: 1, hash: '', sealed_with: '', seal: '' }],
  }),
};
