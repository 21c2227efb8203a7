import type { signUpCalls } from '@casbah/contract/signup';
import { type Attempts, type Fixture, list, NAMES_NOTHING, namesNoLink } from '../areas/fixture.ts';
import { PASSWORD } from '../test-compose.ts';
import { signUpChanges } from './test-changes.ts';

const FINISH = {
  signup_context: 'rif',
  admin_email: 'a@rif.example',
  admin_password: PASSWORD,
  tenant: 'rif',
};

export const signupFixture: Fixture = {
  foreign: (other): Attempts<typeof signUpCalls> => ({
    'GET /user/signupcheck': () => list('/user/signupcheck'),
    'POST /user/signupapi': () => NAMES_NOTHING,
    'GET /admin/application/signupapps': () => list('/admin/application/signupapps'),
    'GET /user/signupfinishinfo': () => [{ url: '/user/signupfinishinfo?email=a&ctx=rif', answers: [410] }],
    'POST /user/signupfinishapi': () => namesNoLink(other, FINISH),
    'GET /user/connector-signupfinishinfo': () => [
      { url: '/user/connector-signupfinishinfo?email=a&ctx=rif', answers: [410] },
    ],
    'POST /user/connector-signupfinishapi': () => namesNoLink(other, { ...FINISH, company_name: 'Rif' }),
    'GET /user/emailapproval': () => [{ url: '/user/emailapproval?context=rif', answers: [403] }],
    'POST /user/emailapproval': () => [{ body: { context: 'rif' }, answers: [403] }],
  }),
  changes: signUpChanges,
};
