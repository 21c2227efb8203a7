import type { DataIdentifier } from '../../identifier.ts';
import { hasBase62Checksum, withChecksum } from '../base62-checksum.ts';
import { base62, hex, sequence } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const GITHUB: readonly DataIdentifier[] = [
  markedToken({
    id: 'github-token',
    name: 'GitHub token',
    prefix: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    body: withChecksum(30),
    verify: (token) => hasBase62Checksum(token, 4),
    source:
      'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/',
  }),
  markedToken({
    id: 'github-fine-grained-token',
    name: 'GitHub fine-grained personal access token',
    prefix: 'github_pat_',
    body: sequence(base62(22), '_', base62(59)),
    source:
      'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  }),
  markedToken({
    id: 'github-refresh-token',
    name: 'GitHub refresh token',
    prefix: 'ghr_',
    body: base62(76),
    source:
      'https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens',
  }),
  namedToken({
    id: 'github-token-old',
    name: 'GitHub token, before 2021',
    named: 'github[\\w.-]*[ ]?(?:token|pat|key|auth)|gh[_-]token',
    label: 'GITHUB_TOKEN',
    body: hex(40),
    source:
      'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  }),
  namedToken({
    id: 'github-client-secret',
    name: 'GitHub OAuth app client secret',
    named: 'github[\\w.-]*[ ]?secret',
    label: 'GITHUB_CLIENT_SECRET',
    body: hex(40),
    source: 'https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps',
  }),
];
