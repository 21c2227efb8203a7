import type { AreaFixture } from '../area-fixture.ts';

export const fixture: AreaFixture = {
  rows: (tenant) => ({
    totp_secrets: [{ tenant_id: tenant, user_id: `user-${tenant}` }],
    recovery_codes: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        code_hash: 'x',
        created_on: 1,
      },
    ],
    verification_codes: [
      {
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        session_hash: 'x',
        code_hash: 'x',
        expires_on: 9e12,
      },
    ],
    passkeys: [
      {
        id: `passkey-${tenant}`,
        tenant_id: tenant,
        user_id: `user-${tenant}`,
        public_key: 'x',
        credential_id: `credential-${tenant}`,
        counter: 0,
        name: 'Key',
        created_on: 1,
      },
    ],
  }),
  systemOnly: ['passkey_challenges'],
};
