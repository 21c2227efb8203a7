import { randomUUID } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { RETENTIONS } from '@casbah/domain/retention';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Casbah, COMPANY, Person } from '../system/casbah.ts';
import { metadataOf } from '../system/saml-metadata.ts';
import { ATLAS, NORTH, signedIn, startWorld, tryToSignIn } from './world.ts';

let casbah: Casbah;
let nadia: Person;
let olga: Person;
beforeAll(async () => {
  casbah = await startWorld();
  nadia = await signedIn(casbah, ATLAS.sysadmin);
  olga = await signedIn(casbah, NORTH.sysadmin);
});
afterAll(() => casbah.dispose());

const json = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const statusOf = async (response: Promise<Response>): Promise<number> => {
  const answer = await response;
  await answer.arrayBuffer();
  return answer.status;
};

describe('the machine itself', () => {
  const FORWARDED = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
  ];

  test('proves nothing about the caller: mails and metrics are closed to strangers on it', async () => {
    for (const headers of [{}, ...FORWARDED]) {
      const ask = (path: string) => statusOf(fetch(`${casbah.origin}${path}`, { headers }));
      expect([await ask('/user/mails'), await ask('/user/mails/x'), await ask('/metrics')]).toEqual([
        404, 404, 401,
      ]);
    }
  });

  test('the operator’s code opens the mails to one browser, once, and to nobody behind a proxy', async () => {
    const operator = new Person(casbah);
    const link = await casbah.operatorLink();
    const code = link.split('code=')[1] ?? '';
    const exchange = async (person: Person, headers: Record<string, string> = {}): Promise<number> => {
      await person.client.call('GET /user/setup', {});
      const init = json({ code });
      return statusOf(
        person.fetch('/user/operator', { method: 'POST', ...init, headers: { ...init.headers, ...headers } }),
      );
    };
    for (const headers of FORWARDED) expect(await exchange(new Person(casbah), headers)).toBe(404);
    expect(await exchange(operator)).toBe(200);
    expect(await exchange(new Person(casbah))).toBe(403);
    const mails = (headers = {}) => statusOf(operator.fetch('/user/mails', { headers }));
    expect(await mails()).toBe(200);
    for (const headers of FORWARDED) expect(await mails(headers)).toBe(404);
  });
});

test('a lock of one company is neither cleared, seen nor lifted from another', async () => {
  const wrong = (company: string) =>
    tryToSignIn(casbah, ATLAS.twin, { company, password: 'Wrong-password-1' });
  for (let count = 0; count < 4; count += 1) {
    expect(await wrong('Atlas Foods')).toBe('INVALID_CREDENTIALS');
    expect(await tryToSignIn(casbah, NORTH.twin, { company: 'North' })).toBe('ok');
  }
  expect(await wrong('Atlas Foods')).toBe('LOCKED_OUT');
  expect(await tryToSignIn(casbah, ATLAS.twin, { company: 'Atlas Foods' })).toBe('LOCKED_OUT');
  const lockedSeenBy = async (person: Person) =>
    (await person.client.call('GET /admin/user/get_locked_users', {})).objects.map(({ email }) => email);
  expect(await lockedSeenBy(nadia)).toEqual([ATLAS.twin]);
  expect(await lockedSeenBy(olga)).toEqual([]);
});

test('an API key and a directory do no more to sysadmins than the person who set them up', async () => {
  const dina = await signedIn(casbah, ATLAS.delegate);
  const profiles = (await nadia.client.call('POST /controls/make_api_request', {
    query: { resource: 'accessprofiles' },
    body: { action: 'list', params: { limit: 0 } },
  })) as { objects: { id: string; name: string; grants: { area: string }[] }[] };
  const own = profiles.objects.filter(
    ({ grants }) =>
      grants.some(({ area }) => area === 'account') && grants.some(({ area }) => area === 'settings'),
  );
  const { key } = await dina.client.call('POST /admin/apikeys', {
    body: { name: 'Directory', profile_id: own[0]?.id ?? '', days: 30 },
  });
  const asKey = (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${casbah.origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const found = await (
    await asKey('GET', `/scim/v2/Users?filter=${encodeURIComponent(`userName eq "${ATLAS.secondSysadmin}"`)}`)
  ).json();
  const samir = z.object({ Resources: z.tuple([z.object({ id: z.string() })]) }).parse(found).Resources[0].id;
  const off = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  };
  expect(await statusOf(asKey('PATCH', `/scim/v2/Users/${samir}`, off))).toBeOneOf([400, 403]);
  expect(await statusOf(asKey('DELETE', `/scim/v2/Users/${samir}`))).toBeOneOf([400, 403]);
  expect(await tryToSignIn(casbah, ATLAS.secondSysadmin)).toBe('ok');
});

test('settings that protect the company take a sysadmin in person, not a right or a key', async () => {
  const salma = await signedIn(casbah, ATLAS.settingsAdmin);
  const GUARDED = [
    ['security', 'mfa', 'off'],
    ['security', 'session_hours', 24],
    ['security', 'session_idle_minutes', 60],
    ['security', 'redirect_hosts', ['evil.example']],
    ['security', 'ip_allow_list', []],
    ['security', 'password_expiry_days', 0],
    ['privacy', 'user_anonymization', false],
    ['data', 'event_retention', RETENTIONS[0]],
    ['data', 'activity_retention', RETENTIONS[0]],
  ] as const;
  for (const [app_name, param_name, param_value] of GUARDED) {
    const change = salma.fetch('/admin/config/update', {
      method: 'POST',
      ...json({ app_name, param_name, param_value }),
    });
    expect([param_name, await statusOf(change)]).toEqual([param_name, 403]);
  }
  const timezone = json({ app_name: 'general', param_name: 'timezone', param_value: 'Europe/Berlin' });
  expect(await statusOf(salma.fetch('/admin/config/update', { method: 'POST', ...timezone }))).toBe(200);
});

test('the identity provider of one company shows on nobody else’s sign-in page', async () => {
  const id = randomUUID();
  const metadata_xml = await metadataOf('https://login.north.example/idp');
  const body = { id, kind: 'saml' as const, name: 'North', metadata_xml, is_enabled: true, is_listed: true };
  await olga.client.call('POST /admin/sso/providers', { body });
  const visitor = new Person(casbah);
  const { sso_lists } = await visitor.client.call('GET /admin/user/get_sso_provider_list', { query: {} });
  expect(sso_lists.objects).toEqual([]);
});

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
    body: JSON.stringify({ email: ATLAS.sysadmin, password: COMPANY.password }),
  });
  const session = signIn.headers.getSetCookie().find((cookie) => /^(?:__Host-)?casbah_session=/.test(cookie));
  expect(session).toMatch(/; *HttpOnly/i);
  expect(session).toMatch(/; *SameSite=Lax/i);
  expect(session).toMatch(/; *Path=\//i);
});

test('an answer never holds more than its schema: no hash, secret or seal', async () => {
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

const LINE =
  '1795162462.000 90 192.0.2.7 TCP_MISS/200 1200 GET http://www.example/ emma DIRECT/- text/html\n';

/** A zip with one compressed file that `entries` names share: each name unpacks the same bytes again. */
function zipOf(content: Buffer, entries: number): Buffer {
  const packed = deflateRawSync(content);
  const facts = (name: string, isCentral: boolean): Buffer => {
    const head = Buffer.alloc(isCentral ? 46 : 30);
    head.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
    const at = isCentral ? 2 : 0;
    if (isCentral) head.writeUInt16LE(20, 4);
    head.writeUInt16LE(20, 4 + at);
    head.writeUInt16LE(8, 8 + at);
    head.writeUInt32LE(crc32(content), 14 + at);
    head.writeUInt32LE(packed.length, 18 + at);
    head.writeUInt32LE(content.length, 22 + at);
    head.writeUInt16LE(name.length, 26 + at);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const local = Buffer.concat([facts('f0000.log', false), packed]);
  const names = Array.from({ length: entries }, (_, at) => `f${String(at).padStart(4, '0')}.log`);
  const central = Buffer.concat(names.map((name) => facts(name, true)));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('a zip is read, and one whose entries share bytes is refused', async () => {
  const source = await nadia.source('Proxy');
  const honest = await nadia.upload(source, 'honest.zip', zipOf(Buffer.from(LINE), 1));
  expect([honest.status, honest.events]).toEqual([LOAD_STATUS.completed, 1]);
  const bomb = await nadia.upload(source, 'bomb.zip', zipOf(Buffer.from(LINE.repeat(20_000)), 500));
  expect([bomb.status, bomb.events]).toEqual([LOAD_STATUS.failed, 0]);
});
