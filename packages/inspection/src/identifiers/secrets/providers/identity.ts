import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url, sequence, upperCase } from '../body.ts';
import { hasDigit } from '../entropy.ts';
import { markedToken, namedToken } from '../token.ts';

export const IDENTITY: readonly DataIdentifier[] = [
  namedToken({
    id: 'okta-api-token',
    name: 'Okta API token',
    named: 'okta|ssws',
    label: 'OKTA_API_TOKEN',
    body: sequence('00', base64url(40)),
    source: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  }),
  namedToken({
    id: 'okta-client-secret',
    name: 'Okta client secret',
    named: 'okta[\\w.-]*[ ]?secret',
    label: 'OKTA_CLIENT_SECRET',
    body: base64url(40, 64),
    source: 'https://developer.okta.com/docs/guides/client-secret-rotation-key/main/',
  }),
  namedToken({
    id: 'auth0-client-secret',
    name: 'Auth0 client secret',
    named: 'auth0',
    label: 'AUTH0_CLIENT_SECRET',
    body: base64url(48, 64),
    source: 'https://auth0.com/docs/get-started/applications/credentials',
  }),
  markedToken({
    id: '1password-secret-key',
    name: '1Password secret key',
    prefix: 'A3-',
    body: {
      form: '[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}',
      sample: (seed) =>
        [6, 6, 5, 5, 5, 5].map((length, index) => upperCase(length).sample(seed * 11 + index)).join('-'),
    },
    source: 'https://support.1password.com/secret-key-security/',
  }),
  markedToken({
    id: '1password-service-account-token',
    name: '1Password service account token',
    prefix: 'ops_eyJ',
    body: { form: '[A-Za-z0-9+/_-]{200,}={0,2}', sample: base62(400).sample },
    source: 'https://developer.1password.com/docs/service-accounts/',
  }),
  namedToken({
    id: 'onelogin-client-secret',
    name: 'OneLogin, Ping or Duo secret',
    named: 'onelogin|pingone|duo[_. -]?(?:security|secret|skey|api)',
    label: 'ONELOGIN_CLIENT_SECRET',
    body: base62(40, 64),
    verify: hasDigit,
    source: 'https://developers.onelogin.com/api-docs/2/getting-started/working-with-api-credentials',
  }),
  namedToken({
    id: 'jumpcloud-key',
    name: 'JumpCloud API key',
    named: 'jumpcloud',
    label: 'JUMPCLOUD_API_KEY',
    body: sequence({ form: '(?:jca_)?', sample: () => 'jca_' }, base62(36, 40)),
    source: 'https://docs.jumpcloud.com/api/2.0/',
  }),
  markedToken({
    id: 'workos-api-key',
    name: 'WorkOS API key',
    prefix: ['sk_live_', 'sk_test_'],
    body: sequence('a2V5X', base62(40, 90)),
    rank: 3,
    source: 'https://workos.com/docs/reference/api-keys',
  }),
  markedToken({
    id: 'stytch-secret',
    name: 'Stytch secret',
    prefix: ['secret-live-', 'secret-test-'],
    body: sequence(
      { form: '[A-Za-z0-9_-]{35}', sample: base62(35).sample },
      { form: '=?', sample: () => '=' },
    ),
    source: 'https://stytch.com/docs/api/authentication',
  }),
];
