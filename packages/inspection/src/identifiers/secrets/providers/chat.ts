import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url, digits, hex, lowerCase, sequence, uuid } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const CHAT: readonly DataIdentifier[] = [
  markedToken({
    id: 'discord-bot-token',
    name: 'Discord bot token',
    prefix: '',
    // A user ID in digits, in Base64: every fourth character is one of these.
    body: {
      form: '(?:[MNO][DTjz][AEIMQUYcgk][w-z0-5]){5}[A-Za-z0-9_-]{2,8}[.][A-Za-z0-9_-]{6}[.][A-Za-z0-9_-]{27,38}',
      sample: (seed) =>
        `${Buffer.from(digits(18).sample(seed)).toString('base64')}.G${base62(5).sample(seed)}.${base62(38).sample(seed)}`,
    },
    source: 'https://discord.com/developers/docs/reference',
  }),
  markedToken({
    id: 'discord-webhook-url',
    name: 'Discord webhook URL',
    prefix: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    body: sequence(digits(17, 20), '/', base64url(60, 80)),
    source: 'https://discord.com/developers/docs/resources/webhook',
  }),
  namedToken({
    id: 'discord-client-secret',
    name: 'Discord client secret',
    named: 'discord[\\w.-]*[ ]?secret',
    label: 'DISCORD_CLIENT_SECRET',
    body: base64url(32),
    source: 'https://discord.com/developers/docs/reference',
  }),
  markedToken({
    id: 'telegram-bot-token',
    name: 'Telegram bot token',
    prefix: '',
    body: sequence(digits(8, 10), ':AA', base64url(33)),
    source: 'https://core.telegram.org/bots/api#authorizing-your-bot',
  }),
  markedToken({
    id: 'microsoft-teams-webhook-url',
    name: 'Microsoft Teams webhook URL',
    prefix: 'webhook.office.com/webhookb2/',
    body: sequence(uuid, '@', uuid, '/IncomingWebhook/', hex(32), '/', uuid),
    source:
      'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  }),
  markedToken({
    id: 'google-chat-webhook-url',
    name: 'Google Chat webhook URL',
    prefix: 'chat.googleapis.com/v1/spaces/',
    body: sequence(base64url(8, 20), '/messages?key=', base64url(39), '&token=', {
      form: '[A-Za-z0-9_%-]{30,60}',
      sample: base62(43).sample,
    }),
    source: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
  }),
  namedToken({
    id: 'mattermost-token',
    name: 'Mattermost access token',
    named: 'mattermost[\\w.-]*[ ]?(?:token|key)',
    label: 'MATTERMOST_TOKEN',
    body: lowerCase(26),
    source: 'https://developers.mattermost.com/integrate/reference/personal-access-token/',
  }),
  namedToken({
    id: 'gitter-token',
    name: 'Gitter access token',
    named: 'gitter[\\w.-]*[ ]?(?:token|key)',
    label: 'GITTER_TOKEN',
    body: hex(40),
    source: 'https://developer.gitter.im/docs/authentication',
  }),
  namedToken({
    id: 'webex-bot-token',
    name: 'Webex access token',
    named: 'webex|spark',
    label: 'WEBEX_BOT_TOKEN',
    rank: 2,
    body: sequence(base62(64), '_', { form: '[A-Z][A-Za-z0-9]{3}', sample: () => 'P0A1' }, '_', uuid),
    source: 'https://developer.webex.com/create/docs/bots',
  }),
];
