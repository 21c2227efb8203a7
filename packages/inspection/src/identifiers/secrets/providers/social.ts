import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url, hex, lowerCase } from '../body.ts';
import { hasDigit } from '../entropy.ts';
import { markedToken, namedToken } from '../token.ts';

export const SOCIAL: readonly DataIdentifier[] = [
  markedToken({
    id: 'facebook-access-token',
    name: 'Facebook access token',
    prefix: ['EAAC', 'EAAG', 'EAAB', 'EAAD', 'EAAE', 'EAAF', 'EAAH', 'EAAI', 'EAAJ', 'EAAK', 'EAAL', 'EAAM'],
    body: base62(80, 400),
    source: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  }),
  namedToken({
    id: 'facebook-app-secret',
    name: 'Facebook app secret',
    named: '(?:facebook|\\bfb|meta)[\\w.-]*[ ]?secret',
    label: 'FACEBOOK_APP_SECRET',
    body: hex(32),
    source: 'https://developers.facebook.com/docs/facebook-login/security/',
  }),
  markedToken({
    id: 'instagram-access-token',
    name: 'Instagram access token',
    prefix: ['IGQV', 'IGAA'],
    body: base64url(90, 300),
    source: 'https://developers.facebook.com/docs/instagram-platform/',
  }),
  markedToken({
    id: 'x-bearer-token',
    name: 'X (Twitter) bearer token',
    prefix: 'AAAAAAAAAAAAAAAAAAAAA',
    body: { form: '[A-Za-z0-9%]{60,}', sample: (seed) => `M${base62(90).sample(seed)}` },
    source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/bearer-tokens',
  }),
  namedToken({
    id: 'x-api-secret',
    name: 'X (Twitter) API key, secret or access token',
    named: 'twitter|\\btw_',
    label: 'TWITTER_API_SECRET',
    body: {
      form: '(?:[0-9]{8,20}-[A-Za-z0-9]{40}|[A-Za-z0-9]{50}|[A-Za-z0-9]{45}|[A-Za-z0-9]{25})',
      sample: base62(50).sample,
    },
    verify: hasDigit,
    source: 'https://docs.x.com/fundamentals/authentication/oauth-1-0a/api-key-and-secret',
  }),
  namedToken({
    id: 'linkedin-client-secret',
    name: 'LinkedIn client secret',
    named: 'linked_?in[\\w.-]*[ ]?secret',
    label: 'LINKEDIN_CLIENT_SECRET',
    body: { form: '(?:WPL_AP[01][.])?[A-Za-z0-9]{16}(?:[.][A-Za-z0-9+/=]{6,8})?', sample: base62(16).sample },
    verify: hasDigit,
    source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authentication',
  }),
  namedToken({
    id: 'reddit-secret',
    name: 'Reddit client secret',
    named: 'reddit[\\w.-]*[ ]?secret',
    label: 'REDDIT_CLIENT_SECRET',
    body: base64url(27, 30),
    source: 'https://github.com/reddit-archive/reddit/wiki/OAuth2',
  }),
  namedToken({
    id: 'spotify-secret',
    name: 'Spotify client secret',
    named: 'spotify[\\w.-]*[ ]?secret',
    label: 'SPOTIFY_CLIENT_SECRET',
    body: hex(32),
    source: 'https://developer.spotify.com/documentation/web-api/concepts/apps',
  }),
  namedToken({
    id: 'twitch-secret',
    name: 'Twitch client secret or token',
    named: 'twitch',
    label: 'TWITCH_CLIENT_SECRET',
    body: lowerCase(30),
    source: 'https://dev.twitch.tv/docs/authentication/',
  }),
  namedToken({
    id: 'tiktok-client-secret',
    name: 'TikTok, Snapchat or Pinterest secret',
    named: '(?:tiktok|snapchat|pinterest)[\\w.-]*[ ]?secret',
    label: 'TIKTOK_CLIENT_SECRET',
    body: base62(32, 64),
    source: 'https://developers.tiktok.com/doc/oauth-user-access-token-management',
  }),
];
