import type { DataIdentifier } from '../../identifier.ts';
import { base64url, hex, lowerCase, sequence } from '../body.ts';
import { markedToken } from '../token.ts';

export const GITLAB: readonly DataIdentifier[] = [
  markedToken({
    id: 'gitlab-access-token',
    name: 'GitLab access token',
    prefix: 'glpat-',
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-routable-token',
    name: 'GitLab routable token',
    prefix: ['glpat-', 'glrt-t1_', 'glrt-t2_', 'glrt-t3_'],
    body: sequence(
      base64url(27, 300),
      '.',
      { form: '[0-9a-z]{2}', sample: () => '1m' },
      { form: '(?:[.][0-9a-z]{2})?', sample: () => '' },
      lowerCase(7),
    ),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-oauth-secret',
    name: 'GitLab OAuth application secret',
    prefix: 'gloas-',
    body: { form: '[A-Za-z0-9_-]{64}', sample: hex(64).sample },
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-deploy-token',
    name: 'GitLab deploy token',
    prefix: 'gldt-',
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-runner-token',
    name: 'GitLab runner token',
    prefix: ['glrt-', 'GR1348941', 'glrtr-'],
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-job-token',
    name: 'GitLab CI/CD job token',
    prefix: 'glcbt-',
    body: sequence({ form: '(?:[0-9a-zA-Z]{1,5}_)?', sample: () => '64_' }, base64url(20)),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-trigger-token',
    name: 'GitLab pipeline trigger token',
    prefix: 'glptt-',
    body: hex(40),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-feed-token',
    name: 'GitLab feed token',
    prefix: 'glft-',
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-mail-token',
    name: 'GitLab incoming mail token',
    prefix: 'glimt-',
    body: lowerCase(25),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-agent-token',
    name: 'GitLab agent for Kubernetes token',
    prefix: 'glagent-',
    body: base64url(50),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-scim-token',
    name: 'GitLab SCIM token',
    prefix: 'glsoat-',
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
  markedToken({
    id: 'gitlab-feature-flag-token',
    name: 'GitLab feature flags client token',
    prefix: 'glffct-',
    body: base64url(20),
    source: 'https://docs.gitlab.com/security/tokens/',
  }),
];
