import type { passwordCalls } from '@casbah/contract/password';
import { type Attempts, type Fixture, namesNoLink } from '../areas/fixture.ts';
import { passwordChanges } from './test-changes.ts';

export const passwordFixture: Fixture = {
  foreign: (other): Attempts<typeof passwordCalls> => ({
    'POST /user/forgotpasswordapi': () => [
      { body: { email: other.email, tenant_db: 'rif', user_id: other.user }, answers: [200] },
    ],
    'POST /user/resetpasswordapi': () => namesNoLink(other, { action: 'update', ctx: other.user }),
    'POST /user/expiredpasswordapi': () =>
      namesNoLink(other, { action: 'change', ctx: other.user, old_password: 'x' }),
  }),
  changes: passwordChanges,
};
