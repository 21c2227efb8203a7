import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64, digits, hex, sequence, upperCase } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const SLACK: readonly DataIdentifier[] = [
  markedToken({
    id: 'slack-token',
    name: 'Slack bot or user token',
    prefix: ['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-', 'xoxo-'],
    body: sequence({ form: '(?:[0-9]-)?', sample: () => '' }, digits(9, 14), '-', {
      form: '(?:[0-9]{9,14}-){0,2}[A-Za-z0-9]{14,40}',
      sample: (seed) => `${digits(12).sample(seed)}-${base62(24).sample(seed)}`,
    }),
    source: 'https://docs.slack.dev/authentication/tokens/',
  }),
  markedToken({
    id: 'slack-app-token',
    name: 'Slack app-level token',
    prefix: 'xapp-',
    body: sequence(digits(1), '-A', upperCase(8, 12), '-', digits(10, 14), '-', hex(60, 70)),
    source: 'https://docs.slack.dev/authentication/tokens/',
  }),
  markedToken({
    id: 'slack-configuration-token',
    name: 'Slack app configuration token',
    prefix: ['xoxe.xoxp-1-', 'xoxe.xoxb-1-', 'xoxe-1-'],
    body: base64(140, 300),
    source: 'https://docs.slack.dev/reference/methods/tooling.tokens.rotate',
  }),
  markedToken({
    id: 'slack-session-token',
    name: 'Slack session token or cookie',
    prefix: ['xoxc-', 'xoxd-'],
    body: { form: '[A-Za-z0-9%/+=_-]{60,}', sample: base62(120).sample },
    source: 'https://docs.slack.dev/authentication/tokens/',
  }),
  markedToken({
    id: 'slack-webhook-url',
    name: 'Slack webhook URL',
    prefix: ['hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'hooks.slack.com/triggers/'],
    body: sequence(
      'T',
      upperCase(8, 12),
      '/',
      {
        form: '(?:[AB][A-Z0-9]{8,12}/)?(?:[0-9]{12,20}/)?',
        sample: (seed) => `B${upperCase(10).sample(seed)}/`,
      },
      base62(24, 32),
    ),
    source: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/',
  }),
  namedToken({
    id: 'slack-signing-secret',
    name: 'Slack signing secret',
    named: 'slack[\\w.-]*[ ]?secret',
    label: 'SLACK_SIGNING_SECRET',
    body: hex(32),
    source: 'https://docs.slack.dev/authentication/verifying-requests-from-slack/',
  }),
];
