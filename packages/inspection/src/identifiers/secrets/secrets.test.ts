import { describe, expect, it } from 'vitest';
import type { Match } from '../../scan/match.ts';
import { Scanner } from '../../scan/scanner.ts';
import { base62, hex } from './body.ts';
import { PROVIDERS } from './providers/providers.ts';
import { SECRET_IDENTIFIERS } from './secrets.ts';

const scanner = new Scanner(SECRET_IDENTIFIERS);
const counted = (text: string): Match[] =>
  scanner.scan(Buffer.from(text)).filter(({ outcome }) => outcome === 'counted');
const found = (text: string): string[] => counted(text).map((match) => match.text);

it('there are hundreds, each with a name of its own', () => {
  expect(new Set(PROVIDERS.map(({ id }) => id)).size).toBe(PROVIDERS.length);
  expect(new Set(SECRET_IDENTIFIERS.map(({ id }) => id)).size).toBe(SECRET_IDENTIFIERS.length);
  expect(PROVIDERS.length).toBeGreaterThan(300);
});

it('each finds its examples beside all the others', () => {
  for (const { id, examples } of SECRET_IDENTIFIERS)
    for (const [text, match] of examples.matching)
      expect(found(text), `${id}: ${text.slice(0, 80)}`).toContain(match);
});

describe('what is not a secret', () => {
  it.each([
    ['integrity of a lock file', `"integrity": "sha512-${base62(86).sample(1)}=="`],
    ['a commit', `commit ${hex(40).sample(2)}`],
    ['a digest of an image', `image: app@sha256:${hex(64).sample(3)}`],
    ['a hash of a password', `password_hash: ${hex(40).sample(4)}`],
    ['an entity tag', `ETag: "${hex(32).sample(5)}"`],
    ['an encoded picture', `src="data:image/png;base64,${base62(300).sample(6)}"`],
    ['a public key', `ssh-rsa AAAAB3NzaC1yc2E${base62(300).sample(7)} app@db1`],
    ['a certificate', `-----BEGIN CERTIFICATE-----\n${base62(300).sample(8)}\n-----END CERTIFICATE-----`],
    ['a style', '.css-1k2j3h4{color:red}'],
    ['a page token', `nextPageToken: "${base62(24).sample(9)}"`],
    ['a request', 'request_id=3f2a9c1e-7b4d-4c8a-9e61-0d5b7f3a2c18'],
    ['a type', 'function login(user: string, password: string): Promise<Token2>'],
    ['a rule', 'Passwords have at least 8 characters, among them 1 digit.'],
    ['an argument', 'login(user, password2, { token: options.token })'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a token with a wrong checksum is wide, and one with x in place of everything is not a match', () => {
  const wrong = `ghp_${base62(36).sample(11)}`;
  expect(counted(`see ${wrong}`)[0]).toMatchObject({ text: wrong, confidence: 'wide' });
  expect(counted(`see ghp_${'x'.repeat(36)}`)).toEqual([]);
});

it('the more precise identifier has a token: the provider before the name it is assigned to', () => {
  const key = hex(32).sample(12);
  expect(counted(`DATADOG_API_KEY=${key}`).map(({ identifier }) => identifier.id)).toEqual([
    'datadog-api-key',
  ]);
});
