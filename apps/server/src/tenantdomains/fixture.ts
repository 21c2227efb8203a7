import type { tenantdomainsCalls } from '@casbah/contract/tenantdomains';
import { addTenantDomain } from '@casbah/stores/control/tenantdomains/tenant-domains';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { tenantdomainsChanges } from './test-changes.ts';

export const tenantdomainsFixture: Fixture = {
  async put(tx) {
    await addTenantDomain(tx, {
      tenant: 'rif',
      domain: `${SECRET}.example`,
      token: SECRET,
      time: 1,
      by: null,
    });
  },
  foreign: (): Attempts<typeof tenantdomainsCalls> => ({
    'GET /admin/tenant/domains': () => list('/admin/tenant/domains'),
    // Anyone may claim it; no one learns that another company verified it.
    'POST /admin/tenant/domains': () => [{ body: { domain: 'branch.example' }, answers: [201] }],
    'POST /admin/tenant/domains/{domain}/verify': () => [
      { url: `/admin/tenant/domains/${SECRET}.example/verify`, body: { method: 'dns' } },
    ],
    'POST /admin/tenant/domains/{domain}/primary': () => [
      { url: `/admin/tenant/domains/${SECRET}.example/primary` },
    ],
    'DELETE /admin/tenant/domains/{domain}': () => [{ url: `/admin/tenant/domains/${SECRET}.example` }],
  }),
  changes: tenantdomainsChanges,
};
