import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import type { Grant } from '@casbah/domain/access-profile';
import { ACTIONS, AREAS, type Permission } from '@casbah/domain/permission';
import { DAY_MS } from '@casbah/domain/time-units';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { setActive } from '@casbah/stores/control/users/users';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const EVERYTHING = AREAS.map((area): Grant => ({ area, actions: [...ACTIONS] }));
let server: TestServer;
let nadia: { id: string };
beforeAll(async () => {
  server = await openTestServer();
  nadia = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'nadia@atlas.example',
    role: 'sysadmin',
  });
});
afterAll(() => server.close());

async function signedIn(role: 'sysadmin' | 'admin', grants: Grant[] = []): Promise<Browser & { id: string }> {
  const email = `${crypto.randomUUID()}@atlas.example`;
  const { id } = await addPerson(server.control, { tenant: 'atlas', email, role, grants });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return Object.assign(browser, { id });
}
const keyWith = (grants: readonly Grant[], rest: { expiresOn?: number; networks?: string[] } = {}) =>
  addKey(server.control, { tenant: 'atlas', user: nadia.id, grants, ...rest });
/** A request as a program sends it: no cookie, no CSRF token. */
const send = (
  authorization: string,
  url = '/admin/datasources',
  { method = 'GET', body, from = '192.0.2.7' }: { method?: string; body?: object; from?: string } = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method: method as 'GET' | 'POST' | 'DELETE',
    url,
    remoteAddress: from,
    headers: { authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
const errorOf = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json().error,
];
const READ: Grant[] = [{ area: 'datasources', actions: ['view'] }];

describe('a program with an API key', () => {
  test("reads and changes what its key's profile allows, without session and CSRF token", async () => {
    const { key } = await keyWith([{ area: 'datasources', actions: ['view', 'modify'] }]);
    const made = await send(`Bearer ${key}`, '/admin/datasources', {
      method: 'POST',
      body: { name: 'By key' },
    });
    expect(made.statusCode).toBe(201);
    expect(made.headers['set-cookie']).toBeUndefined();
    const { datasources } = (await send(`bearer  ${key}`)).json();
    expect(datasources.map(({ name }: { name: string }) => name)).toContain('By key');
    expect(errorOf(await send(`Bearer ${key}`, '/admin/apikeys'))).toEqual([403, 'DENIED']);
  });

  test("isn't let in by part of a key, another secret, or a cookie with a wrong key", async () => {
    const { key, id } = await keyWith(READ);
    const other = await keyWith(READ);
    const wrong = [
      key.slice(0, -1),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      `casbah_${id}_${other.key.slice(-43)}`,
      `casbah_${id}_`,
      `casbah_${id}`,
      'casbah_',
      `${key}_x`,
      `casbah_${'0'.repeat(16)}_${'A'.repeat(43)}`,
    ];
    const session = await signedIn('sysadmin');
    for (const text of wrong) {
      expect([text, errorOf(await send(`Bearer ${text}`))]).toEqual([text, [401, 'API_KEY_INVALID']]);
      const withCookie = await session.get('/admin/datasources', {
        headers: { authorization: `Bearer ${text}` },
      });
      expect(errorOf(withCookie)).toEqual([401, 'API_KEY_INVALID']);
    }
    // A proxy's own credentials aren't API keys.
    const basic = await session.get('/admin/datasources', { headers: { authorization: 'Basic eDp5' } });
    expect(basic.statusCode).toBe(200);
  });

  test('acts as the key, never as the person of a cookie', async () => {
    const session = await signedIn('sysadmin');
    const { headers } = await keyWith(READ);
    expect((await session.get('/admin/apikeys', { headers })).statusCode).toBe(403);
    expect((await session.get('/admin/datasources', { headers })).statusCode).toBe(200);
  });

  test('never acts as a sysadmin or on personal data, whatever its profile grants', async () => {
    const { key } = await keyWith(EVERYTHING);
    for (const [name, call] of Object.entries(api) as [keyof Api, Call][]) {
      const isClosed =
        call.permission === 'sysadmin.use' || (call.permission === 'session.use' && call.forApiKeys !== true);
      if (!isClosed && call.permission !== 'second-factor') continue;
      const [method = '', path = ''] = name.split(' ');
      const url = path.replace(/\{\w+\}/g, crypto.randomUUID());
      const answer = await send(`Bearer ${key}`, url, { method, ...(method === 'GET' ? {} : { body: {} }) });
      expect([name, ...errorOf(answer)]).toEqual([name, 403, 'DENIED']);
    }
    const proxied = await send(`Bearer ${key}`, '/controls/make_api_request?resource=accessprofiles', {
      method: 'POST',
      body: { action: 'list' },
    });
    expect(errorOf(proxied)).toEqual([403, 'DENIED']);
    const own = Object.entries<Call>(api).filter(([, call]) => call.forApiKeys === true);
    expect(own.map(([name]) => name).sort()).toEqual([
      ...['GET /admin/heartbeat', 'GET /rbac/get_permitted_components', 'POST /controls/make_api_request'],
    ]);
  });

  test("is limited by the key's expiry, and its and the company's networks", async () => {
    const { key } = await keyWith(READ, {
      expiresOn: server.clock.now + DAY_MS,
      networks: ['10.1.0.0/16', '2001:db8::7'],
    });
    const from = async (address: string) =>
      (await send(`Bearer ${key}`, undefined, { from: address })).statusCode;
    expect([await from('10.1.2.3'), await from('2001:db8::7'), await from('10.2.0.1')]).toEqual([
      200, 200, 401,
    ]);
    const outside = await send(`Bearer ${key}`, undefined, { from: '10.2.0.1' });
    expect(errorOf(outside)).toEqual([401, 'OUT_OF_ALLOWED_IP_RANGE']);
    const allow = (param_value: string[]) =>
      server.control.inTenant('atlas', (tx) =>
        setTenantConfig(tx, {
          tenant: 'atlas',
          app_name: 'security',
          param_name: 'ip_allow_list',
          param_value,
          misc: {},
          time: 1,
          by: null,
        }),
      );
    await allow(['10.1.9.0/24']);
    expect([await from('10.1.9.9'), await from('10.1.2.3')]).toEqual([200, 401]);
    await allow([]);
    server.clock.now += DAY_MS;
    expect(errorOf(await send(`Bearer ${key}`, undefined, { from: '10.1.9.9' }))).toEqual([
      401,
      'API_KEY_INVALID',
    ]);
    server.clock.now -= DAY_MS;
  });

  test('stops working when its creator is deactivated, deleted or no longer an admin', async () => {
    const admin = await signedIn('admin', [{ area: 'datasources', actions: ['view', 'modify'] }]);
    const make = () => addKey(server.control, { tenant: 'atlas', user: admin.id, grants: READ });
    const { key, id } = await make();
    const inTenant = server.control.inTenant.bind(server.control);
    const status = async () => (await send(`Bearer ${key}`)).statusCode;
    const state = async () => {
      const { api_keys } = (await (await signedIn('sysadmin')).get('/admin/apikeys')).json();
      return api_keys.find((one: { id: string }) => one.id === id)?.state;
    };
    expect([await status(), await state()]).toEqual([200, 'works']);
    await inTenant('atlas', (tx) => setActive(tx, admin.id, false));
    expect([await status(), await state()]).toEqual([401, 'maker-left']);
    await inTenant('atlas', (tx) => setActive(tx, admin.id, true));
    expect(await status()).toBe(200);
    await inTenant('atlas', (tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: admin.id, profiles: [], time: 1, by: null }),
    );
    expect([await status(), await state()]).toEqual([401, 'maker-holds-less']);
    await inTenant('atlas', (tx) => tx.deleteFrom('users').where('id', '=', admin.id).execute());
    expect([await status(), await state()]).toEqual([401, undefined]);
  });

  test('can do only what its creator currently may, and the list shows it', async () => {
    const grants: Grant[] = [{ area: 'datasources', actions: ['view', 'modify'] }];
    const maker = await signedIn('admin', grants);
    const { key, id } = await addKey(server.control, { tenant: 'atlas', user: maker.id, grants });
    const add = () =>
      send(`Bearer ${key}`, '/admin/datasources', { method: 'POST', body: { name: crypto.randomUUID() } });
    expect((await add()).statusCode).toBe(201);
    await server.control.inTenant('atlas', (tx) =>
      tx
        .updateTable('access_profiles')
        .set({ grants: JSON.stringify(READ) })
        .where('id', '=', `profile-${maker.id}`)
        .execute(),
    );
    expect(errorOf(await add())).toEqual([403, 'DENIED']);
    expect((await send(`Bearer ${key}`)).statusCode).toBe(200);
    const { api_keys } = (await (await signedIn('sysadmin')).get('/admin/apikeys')).json();
    expect(api_keys.find((one: { id: string }) => one.id === id).state).toBe('maker-holds-less');
  });

  test("is recorded with its and its creator's name in the audit trail, and its last use", async () => {
    const { key, id } = await keyWith([{ area: 'datasources', actions: ['modify'] }]);
    await send(`Bearer ${key}`, '/admin/datasources', { method: 'POST', body: { name: 'Traced' } });
    const session = await signedIn('sysadmin');
    const { entries } = (await session.get('/history/entries')).json();
    const entry = entries.find((one: { details: { name?: string } }) => one.details.name === 'Traced');
    expect(entry).toMatchObject({
      user: { id: nadia.id, email: 'nadia@atlas.example' },
      address: '192.0.2.7',
      details: { name: 'Traced', api_key: `Key ${id}` },
    });
    const { api_keys } = (await session.get('/admin/apikeys')).json();
    const used = api_keys.find((one: { id: string }) => one.id === id);
    expect(used).toMatchObject({ last_used_address: '192.0.2.7' });
    expect(Date.parse(used.last_used_on)).toBe(server.clock.now);
  });
});

describe('API keys', () => {
  const profileOf = async (grants: readonly Grant[]): Promise<string> => (await keyWith(grants)).profile;
  const make = (browser: Browser, body: object) =>
    browser.post('/admin/apikeys', { name: crypto.randomUUID(), ...body });

  test('are shown once; the store has only the hash', async () => {
    const session = await signedIn('sysadmin');
    const profile_id = await profileOf(READ);
    const made = await make(session, { name: 'Deploy', profile_id, days: 7, networks: ['10.0.0.0/8'] });
    expect(made.statusCode).toBe(201);
    const { key, api_key } = made.json();
    expect(key).toMatch(/^casbah_[a-z0-9]{16}_[\w-]{43}$/);
    expect(key).toContain(api_key.id);
    expect(Date.parse(api_key.expires_on)).toBe(server.clock.now + 7 * DAY_MS);
    expect((await send(`Bearer ${key}`, undefined, { from: '10.0.0.1' })).statusCode).toBe(200);
    const secret = key.slice(-43);
    expect((await session.get('/admin/apikeys')).body).not.toContain(secret);
    const stored = await server.control.asSystem((tx) => tx.selectFrom('api_keys').selectAll().execute());
    const trail = await server.control.asSystem((tx) => tx.selectFrom('audit_trail').selectAll().execute());
    expect(JSON.stringify([stored, trail])).not.toContain(secret);
    expect(JSON.stringify(server.log)).not.toContain(secret);

    const taken = await make(session, { name: 'deploy', profile_id });
    expect(errorOf(taken)).toEqual([409, 'NAME_TAKEN']);
    expect(taken.json().details).toEqual({ kind: 'api-key', field: 'name' });
    const removed = await session.send('DELETE', `/admin/apikeys/${api_key.id}`);
    expect(removed.statusCode).toBe(200);
    expect(errorOf(await send(`Bearer ${key}`, undefined, { from: '10.0.0.1' }))).toEqual([
      401,
      'API_KEY_INVALID',
    ]);
    expect(errorOf(await session.send('DELETE', `/admin/apikeys/${api_key.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  test('have no permission that their creator lacks', async () => {
    const settings: Grant = { area: 'settings', actions: ['view', 'modify'] };
    const admin = await signedIn('admin', [
      settings,
      { area: 'audit', actions: ['view'], scope: { services: ['box'] } },
    ]);
    const statusWith = async (grants: Grant[]) =>
      errorOf(await make(admin, { profile_id: await profileOf(grants) }));
    const audit = (actions: Grant['actions'], scope?: Grant['scope']): Grant[] => [
      { area: 'audit', actions, scope },
    ];
    expect((await statusWith([settings]))[0]).toBe(201);
    expect((await statusWith(audit(['view'], { services: ['box'] })))[0]).toBe(201);
    for (const more of [
      EVERYTHING,
      READ,
      audit(['view']),
      audit(['view'], { services: ['box', 'drive'] }),
      audit(['view'], { domains: ['atlas.example'] }),
      audit(['export'], { services: ['box'] }),
    ])
      expect(await statusWith(more)).toEqual([403, 'GRANTS_TOO_MUCH']);
  });

  test('refuse unknown fields', async () => {
    const session = await signedIn('sysadmin');
    const profile_id = await profileOf(READ);
    const more = [
      { user_id: 'x' },
      { tenant_id: 'rif' },
      { id: 'x' },
      { secret_hash: 'x' },
      { is_admin: true },
    ];
    for (const field of [...more, { days: 0 }, { days: 367 }, { networks: ['everywhere'] }, { name: ' ' }])
      expect(errorOf(await make(session, { profile_id, ...field }))).toEqual([400, 'BAD_REQUEST']);
  });

  test('can be created by people who may change settings, and listed by those who may view them', async () => {
    const by = async (permission: Permission) => {
      const [area, action] = permission.split('.');
      const admin = await signedIn(
        'admin',
        EVERYTHING.filter((one) => one.area === area).map((one) => ({
          area: one.area,
          actions: ACTIONS.filter((other) => other === action),
        })),
      );
      const profile_id = await profileOf([]);
      return [(await admin.get('/admin/apikeys')).statusCode, (await make(admin, { profile_id })).statusCode];
    };
    expect(await by('settings.view')).toEqual([200, 403]);
    // The test's profiles show full names, and so does this admin's own.
    expect(await by('settings.modify')).toEqual([403, 201]);
    expect(await by('account.modify')).toEqual([403, 403]);
  });

  test("can't create keys", async () => {
    const { key, profile } = await keyWith(EVERYTHING);
    const body = { name: 'Offspring', profile_id: profile };
    expect(errorOf(await send(`Bearer ${key}`, '/admin/apikeys', { method: 'POST', body }))).toEqual([
      403,
      'DENIED',
    ]);
  });
});
