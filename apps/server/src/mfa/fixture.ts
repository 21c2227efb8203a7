import type { mfaCalls } from '@casbah/contract/mfa';
import { addPasskey } from '@casbah/stores/control/mfa/passkeys';
import { setRecoveryCodes } from '@casbah/stores/control/mfa/second-factors';
import { type Attempts, type Fixture, list, NAMES_NOTHING, SECRET } from '../areas/fixture.ts';
import { PASSWORD } from '../test-compose.ts';
import { mfaChanges } from './test-changes.ts';

export const mfaFixture: Fixture = {
  async put(tx, other) {
    await addPasskey(tx, {
      id: other.id('passkey'),
      tenant_id: 'rif',
      user_id: other.guard,
      name: SECRET,
      created_on: 1,
      credential_id: 'rif',
      public_key: 'key',
      counter: 0,
      transports: [],
    });
    await setRecoveryCodes(tx, { tenant: 'rif', user: other.guard }, { hashes: [SECRET], now: 1 });
  },
  foreign: (other): Attempts<typeof mfaCalls> => ({
    'GET /user/isMfaRequired': () => list('/user/isMfaRequired', `user_id=${other.user}`),
    'POST /user/verificationcodeapi': () => NAMES_NOTHING,
    'POST /user/verifycodeapi': () => NAMES_NOTHING,
    'POST /user/verifymfaapi': () => NAMES_NOTHING,
    'POST /user/mfa/passkey/options': () => NAMES_NOTHING,
    'POST /user/mfa/passkey': () => NAMES_NOTHING,
    'POST /user/passkey/options': () => NAMES_NOTHING,
    'POST /user/passkey/loginapi': () => NAMES_NOTHING,
    'GET /admin/user/mfa': () => list('/admin/user/mfa', `user_id=${other.user}`),
    'POST /admin/user/mfa/code': () => [{ body: { email: other.email }, answers: [200] }],
    'POST /admin/user/mfa/app': () => [
      { body: { proof: { password: PASSWORD }, user_id: other.user, tenant: 'rif' }, answers: [200] },
    ],
    'POST /admin/user/mfa/app/confirm': () => NAMES_NOTHING,
    'POST /admin/user/mfa/app/remove': () => [
      { body: { proof: { password: PASSWORD }, user_id: other.user, tenant: 'rif' } },
    ],
    'POST /admin/user/mfa/recovery_codes': () => [
      { body: { proof: { password: PASSWORD }, user_id: other.user }, answers: [409] },
    ],
    'POST /admin/user/mfa/passkeys/options': () => [
      { body: { proof: { password: PASSWORD }, user_id: other.user }, answers: [200] },
    ],
    'POST /admin/user/mfa/passkeys': () => NAMES_NOTHING,
    'PATCH /admin/user/mfa/passkeys/{id}': () => [
      { url: `/admin/user/mfa/passkeys/${other.id('passkey')}`, body: { name: 'Taken over' } },
    ],
    'POST /admin/user/mfa/passkeys/{id}/remove': () => [
      {
        url: `/admin/user/mfa/passkeys/${other.id('passkey')}/remove`,
        body: { proof: { password: PASSWORD } },
      },
    ],
    'POST /admin/users/{id}/mfa/reset': () => [{ url: `/admin/users/${other.user}/mfa/reset` }],
    'PATCH /admin/users/{id}/mfa': () => [
      { url: `/admin/users/${other.user}/mfa`, body: { is_required: false } },
    ],
  }),
  changes: (world) =>
    mfaChanges({
      person: () => world.person,
      stranger: () => world.stranger(),
      mailedCode: (email) => world.mailedCode(email),
      colleague: () => world.colleague(),
      origin: () => world.origin().replace('127.0.0.1', 'localhost'),
    }),
};
