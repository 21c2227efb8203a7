import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenWay, keepWay, startOf, WAYS, wayAfterCheck } from './ways.ts';

class Kept extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}
const KEY = 'casbah.oidc';

test('stores a choice as two flags, and reads it back', () => {
  const kept = new Kept();
  expect(chosenWay(kept, KEY)).toBeUndefined();
  for (const way of WAYS) {
    keepWay(kept, KEY, way);
    expect(chosenWay(kept, KEY)).toBe(way);
  }
  expect(Object.fromEntries(kept)).toEqual({ 'casbah.skip-idp': 'false', [KEY]: 'true' });
});

test('works without storage', () => {
  const broken = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  keepWay(broken, KEY, 'oidc');
  expect(chosenWay(broken, KEY)).toBeUndefined();
  expect(chosenWay(undefined, KEY)).toBeUndefined();
});

test.each([
  ['none', false, false, false, 'password'],
  ['saml', false, false, false, 'saml'],
  ['oidc', false, false, false, 'oidc'],
  ['saml', false, false, true, 'password'],
  ['saml', false, true, true, 'saml'],
  ['oidc', true, true, true, 'oidc'],
] as const)(
  'pre-check %s, forced %s/%s, password chosen %s: %s',
  (sso_status, force_oidc_login, force_sso, staysWithPassword, way) => {
    expect(wayAfterCheck({ sso_status, force_oidc_login, force_sso }, { staysWithPassword })).toBe(way);
  },
);

test('single sign-on starts at a path of this server, whatever the URL says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('saml', 'oidc'),
      fc.string(),
      fc.dictionary(fc.string(), fc.string()),
      (way, email, query) => {
        const start = startOf(way, { email, query: (name) => query[name] });
        const { origin, pathname, searchParams } = new URL(start, 'https://casbah.example');
        expect(origin).toBe('https://casbah.example');
        expect(pathname).toBe(way === 'saml' ? '/saml2/login_initiator/' : '/oidc/auth/');
        expect(searchParams.get('email') ?? '').toBe(email);
      },
    ),
  );
});
