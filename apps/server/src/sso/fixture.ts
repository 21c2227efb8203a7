import type { ssoCalls } from '@casbah/contract/sso';
import { addProvider } from '@casbah/stores/control/sso/identity-providers';
import { type Attempts, type Fixture, list, SECRET } from '../areas/fixture.ts';
import { ssoChanges } from './test-changes.ts';

export const ssoFixture: Fixture = {
  async put(tx, other) {
    await addProvider(tx, {
      id: other.id('provider'),
      tenant_id: 'rif',
      kind: 'saml',
      name: SECRET,
      entity_id: `https://${SECRET}.example`,
      service_origin: '',
      sign_in_url: '',
      logout_url: '',
      metadata_url: '',
      client_id: SECRET,
      certificates: '[]',
      mapping: '{}',
      group_profiles: '[]',
      is_enabled: true,
      is_listed: false,
      creates_people: true,
      takes_unasked: false,
      trusts_email: true,
      created_on: 1,
      modified_on: 1,
    });
  },
  foreign: (other): Attempts<typeof ssoCalls> => ({
    'POST /user/check_sso_status': () => [{ body: { email: other.email }, answers: [200] }],
    'GET /admin/user/get_sso_provider_list': () => list('/admin/user/get_sso_provider_list'),
    'GET /admin/sso/providers': () => list('/admin/sso/providers', `id=${other.id('provider')}`),
    'GET /admin/sso/service': () => list('/admin/sso/service', `id=${other.id('provider')}`),
    'POST /admin/sso/providers': () => [
      {
        body: { id: other.id('provider'), kind: 'saml', name: 'Mine', metadata_xml: 'x', tenant_id: 'rif' },
        answers: [422],
      },
    ],
    'PATCH /admin/sso/providers/{id}': () => [
      { url: `/admin/sso/providers/${other.id('provider')}`, body: { name: 'Mine' } },
    ],
    'DELETE /admin/sso/providers/{id}': () => [{ url: `/admin/sso/providers/${other.id('provider')}` }],
    'POST /admin/sso/providers/{id}/test': () => [
      { url: `/admin/sso/providers/${other.id('provider')}/test` },
    ],
    'POST /admin/sso/domains': () => [
      // Both companies claim the domain.
      {
        body: { domain: 'company.example', provider_id: other.id('provider'), is_forced: false },
        answers: [409],
      },
    ],
    'POST /admin/sso/exempt': () => [{ body: { user_id: other.user, is_exempt: true } }],
  }),
  changes: (world) => ssoChanges(() => world.person),
};
