import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    identity_providers: [
      {
        id: `provider-${tenant}`,
        tenant_id: tenant,
        kind: 'saml',
        name: 'Provider',
        service_origin: '',
        entity_id: `https://idp.${tenant}.example`,
        creates_people: false,
        takes_unasked: false,
        trusts_email: false,
        is_enabled: true,
        is_listed: true,
        created_on: 1,
        modified_on: 1,
      },
    ],
    sso_domains: [
      {
        domain: `${tenant}.example`,
        tenant_id: tenant,
        provider_id: `provider-${tenant}`,
        is_forced: false,
      },
    ],
    sso_sign_ins: [
      {
        id_hash: `sign-in-${tenant}`,
        tenant_id: tenant,
        provider_id: `provider-${tenant}`,
        created_on: 1,
        expires_on: 9e12,
      },
    ],
    sso_used_answers: [{ id_hash: `used-${tenant}`, tenant_id: tenant, expires_on: 9e12 }],
    sso_identities: [
      {
        tenant_id: tenant,
        provider_id: `provider-${tenant}`,
        subject: 'x',
        user_id: `user-${tenant}`,
        created_on: 1,
      },
    ],
    sso_sessions: [
      {
        session_name: `name-${tenant}`,
        tenant_id: tenant,
        provider_id: `provider-${tenant}`,
        subject: 'x',
      },
    ],
    sso_keys: [{ tenant_id: tenant, private_key: 'x', certificate: 'x', created_on: 1 }],
    password_exemptions: [{ tenant_id: tenant, user_id: `user-${tenant}` }],
  }),
};
