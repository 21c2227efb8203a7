import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64url } from '../body.ts';
import { isIrregular } from '../entropy.ts';
import { isPlaceholder } from '../placeholder.ts';
import { isKeyLike } from '../written-value.ts';
import { jsonInBase64 } from './json-in-base64.ts';

const BASICS = {
  group: 'secret',
  risks: ['credentials'],
  isolated: 'none',
  keywords: [],
  within: 0,
  conclusive: true,
} as const;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (seed: number): string =>
  [
    encoded({ alg: 'HS256', typ: 'JWT' }),
    encoded({ sub: `user-${seed}`, scope: 'read' }),
    base64url(43).sample(seed),
  ].join('.');
const basic = (credentials: string): string => Buffer.from(credentials).toString('base64');

export const WEB_TOKENS: readonly DataIdentifier[] = [
  {
    ...BASICS,
    id: 'json-web-token',
    name: 'JSON Web Token',
    patterns: [
      String.raw`ey[JA-I][A-Za-z0-9_-]{10,}\.ey[JA-I][A-Za-z0-9_-]{4,}[A-Za-z0-9_-]*\.[A-Za-z0-9_-]{20,}`,
    ],
    isolated: 'word',
    check: ({ text }) => {
      const [header = '', , signature = ''] = text.split('.');
      const { alg } = jsonInBase64(header) ?? {};
      return typeof alg === 'string' && alg !== 'none' && isIrregular(signature) ? true : 'placeholder';
    },
    reported: 'medium',
    rank: 2,
    examples: {
      matching: [
        [`Authorization: Bearer ${jwt(1)}`, jwt(1)],
        [`{"id_token":"${jwt(2)}"}`, jwt(2)],
      ],
      clean: [
        'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.signature',
        `eyAxyzzyxyzzyx.eyAxyzzyxyzzyx.${'x'.repeat(43)}`,
      ],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc7519',
  },
  {
    ...BASICS,
    id: 'http-basic-credentials',
    name: 'Credentials of an HTTP basic authorization header',
    patterns: [
      String.raw`(?i:authorization["']?\s{0,3}[:=,]\s{0,3}\\?["'\x60]?basic|["'\x60]basic) ([A-Za-z0-9+/]{8,}={0,2})`,
    ],
    check: ({ text }) => {
      const [user, password = ''] = Buffer.from(text, 'base64').toString('utf8').split(':');
      const isText = user !== undefined && /^[\x20-\x7e]*$/.test(user + password) && password.length >= 3;
      return isText && !isPlaceholder(password) ? true : 'placeholder';
    },
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        [`Authorization: Basic ${basic('app:Tr4ilMix')}`, basic('app:Tr4ilMix')],
        [`headers["Authorization"] = "Basic ${basic('svc:k3ttle!fish')}"`, basic('svc:k3ttle!fish')],
      ],
      clean: ['Authorization: Basic credentials', `Authorization: Basic ${basic('user:password')}`],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc7617',
  },
  {
    ...BASICS,
    id: 'http-bearer-token',
    name: 'Token of an HTTP authorization header',
    patterns: [
      String.raw`(?i:\b(?:bearer|token|apikey|x-api-key:|x-auth-token:|private-token:|x-access-token:)) ([A-Za-z0-9._~+/-]{15,}[A-Za-z0-9_~+/-]={0,2})`,
    ],
    isolated: 'word',
    check: ({ text, before }) => (isKeyLike(text) && !/--[\w-]+ $/.test(before)) || 'placeholder',
    reported: 'medium',
    rank: 1,
    examples: {
      matching: [
        [`Authorization: Bearer ${base62(40).sample(1)}`, base62(40).sample(1)],
        [`curl -H "X-Api-Key: ${base62(32).sample(2)}"`, base62(32).sample(2)],
        [`Here is the token ${base62(36).sample(3)}. Thanks.`, base62(36).sample(3)],
      ],
      clean: [
        'Authorization: Bearer your_access_token_here',
        'bearer authentication-scheme-v2',
        'Bearer xxxxxxxxxxxxxxxxxxxxxxxx',
      ],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc6750',
  },
  {
    ...BASICS,
    id: 'session-cookie',
    name: 'Session cookie',
    patterns: [
      String.raw`(?i:(?:jsessionid|phpsessid|asp\.net_sessionid|connect\.sid|session_?id|sessionid|_session|laravel_session|sid|auth|remember_token|\.aspxauth|li_at))=((?:s%3A)?[A-Za-z0-9%._+/-]{20,}={0,2})`,
    ],
    check: ({ text, before }) =>
      (/cookie/i.test(before) || /;\s*[\w.-]+=$/.test(before)) && isKeyLike(text) ? true : 'placeholder',
    reported: 'medium',
    examples: {
      matching: [
        [`Cookie: JSESSIONID=${base62(32).sample(1)}; lang=en`, base62(32).sample(1)],
        [`Set-Cookie: sessionid=${base62(40).sample(2)}; HttpOnly`, base62(40).sample(2)],
      ],
      clean: ['Cookie: JSESSIONID=example-session-identifier', 'Set-Cookie: sessionid=; Max-Age=0'],
    },
    source: 'https://www.rfc-editor.org/rfc/rfc6265',
  },
];
