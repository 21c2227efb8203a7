import type { DataIdentifier } from '../../identifier.ts';
import { base62, hex } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const ATLASSIAN: readonly DataIdentifier[] = [
  markedToken({
    id: 'atlassian-api-token',
    name: 'Atlassian API token',
    prefix: ['ATATT3', 'ATCTT3'],
    body: {
      form: '[A-Za-z0-9_=-]{80,}=[0-9A-F]{8}',
      sample: (seed) => `xFfGF0${base62(170).sample(seed)}=${hex(8).sample(seed).toUpperCase()}`,
    },
    source:
      'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  }),
  markedToken({
    id: 'bitbucket-app-password',
    name: 'Bitbucket app password',
    prefix: 'ATBB',
    body: base62(24, 32),
    source: 'https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/',
  }),
  namedToken({
    id: 'bitbucket-client-secret',
    name: 'Bitbucket OAuth consumer secret',
    named: 'bitbucket[\\w.-]*[ ]?(?:secret|password|token)',
    label: 'BITBUCKET_CLIENT_SECRET',
    body: base62(32),
    source: 'https://support.atlassian.com/bitbucket-cloud/docs/use-oauth-on-bitbucket-cloud/',
  }),
  markedToken({
    id: 'bitbucket-access-token',
    name: 'Bitbucket repository, project or workspace access token',
    prefix: 'ATCTT3xFfGN0',
    body: { form: '[A-Za-z0-9_=-]{100,}', sample: base62(170).sample },
    source: 'https://support.atlassian.com/bitbucket-cloud/docs/access-tokens/',
  }),
  namedToken({
    id: 'atlassian-api-token-old',
    name: 'Atlassian API token, before 2023',
    named: '(?:jira|confluence|atlassian)[\\w.-]*[ ]?(?:token|key|pass)',
    label: 'JIRA_API_TOKEN',
    body: base62(24),
    source:
      'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  }),
  namedToken({
    id: 'jira-personal-access-token',
    name: 'Jira or Confluence Data Center personal access token',
    named: '(?:jira|confluence|bitbucket)[\\w.-]*[ ]?(?:token|pat)',
    label: 'JIRA_PAT',
    body: { form: '[MNO][A-Za-z0-9+/]{43}', sample: (seed) => `N${base62(43).sample(seed)}` },
    source: 'https://confluence.atlassian.com/enterprise/using-personal-access-tokens-1026032365.html',
  }),
  markedToken({
    id: 'trello-api-token',
    name: 'Trello API token',
    prefix: 'ATTA',
    body: hex(72),
    source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  }),
];
