import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Casbah } from '../system/casbah.ts';
import { ATLAS, signedIn, startWorld } from './world.ts';

let casbah: Casbah;
beforeAll(async () => {
  casbah = await startWorld();
});
afterAll(() => casbah.dispose());

test('pages and calls carry the headers that keep browsers safe', async () => {
  for (const path of ['/', '/ui/', '/user/setup', '/admin/user/sessions']) {
    const { headers } = await fetch(`${casbah.origin}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(?:none|self)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\)|geolocation=\(\).*camera=\(\)/,
    );
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('the session cookie is out of reach of scripts and other sites', async () => {
  const response = await fetch(`${casbah.origin}/user/setup`);
  const csrf = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = csrf.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  const signIn = await fetch(`${casbah.origin}/user/loginapi`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: csrf.join('; '),
      'x-csrftoken': decodeURIComponent(token),
    },
    body: JSON.stringify({ email: ATLAS.sysadmin, password: 'Correct-horse-9-battery' }),
  });
  const session = signIn.headers.getSetCookie().find((cookie) => /^(?:__Host-)?casbah_session=/.test(cookie));
  expect(session).toMatch(/; *HttpOnly/i);
  expect(session).toMatch(/; *SameSite=Lax/i);
  expect(session).toMatch(/; *Path=\//i);
});

test('an answer never holds more than its schema: no hash, secret or seal', async () => {
  const nadia = await signedIn(casbah, ATLAS.sysadmin);
  for (const path of [
    '/admin/user/list',
    '/admin/user/sessions',
    '/admin/apikeys',
    '/admin/tenant/companyDetails',
  ]) {
    const text = await (await nadia.fetch(path)).text();
    expect(text).not.toMatch(/\$argon2|password_hash|sealed|secret_hash/);
  }
});
