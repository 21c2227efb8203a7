import type { Grant } from '@casbah/domain/access-profile';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { setActive } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const OWN = { code: 'north-it', name: 'North IT', logout_url: 'https://north.example/bye' };

let server: TestServer;
/** Sysadmin of the partner's own company. */
let operator: Browser;
/** Sysadmins of companies: one grants the partner access, the other doesn't. */
let customer: Browser;
let stranger: Browser;
/** An access profile of the customer, for the partner's people. */
let profile: string;
beforeAll(async () => {
  server = await openTestServer();
  operator = await signedIn('olga@north.example', 'north', 'sysadmin');
  customer = await signedIn('nadia@atlas.example', 'atlas', 'sysadmin');
  stranger = await signedIn('omar@rif.example', 'rif', 'sysadmin');
  const { id } = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'history', actions: ['view'] }],
  });
  profile = `profile-${id}`;
  expect((await operator.post('/admin/partners/own', OWN)).json()).toEqual(OWN);
});
afterAll(() => server.close());

let addresses = 0;
async function signedIn(
  email: string,
  tenant: string,
  role: 'sysadmin' | 'admin',
  grants?: readonly Grant[],
): Promise<Browser> {
  addresses += 1;
  await addPerson(server.control, { tenant, email, role, ...(grants === undefined ? {} : { grants }) });
  return back(email);
}
async function back(email: string): Promise<Browser> {
  const browser = new Browser(server.app, `10.2.0.${addresses}`);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
const overview = async (browser: Browser) => (await browser.get('/admin/partners')).json();
const grant = (browser: Browser, body: object = {}) =>
  browser.post('/admin/partners/granted', { code: OWN.code, profile_id: profile, ...body });
const open = (browser: Browser, id = 'atlas') => browser.post(`/admin/partners/customers/${id}/open`);
/** A partner's person inside the company that granted access. */
async function inside(email = 'olga@north.example'): Promise<Browser> {
  const visitor = await back(email);
  expect((await open(visitor)).statusCode).toBe(200);
  return visitor;
}
const goBack = (browser: Browser) => browser.post('/admin/partners/return');
const session = async (browser: Browser) => (await browser.get('/admin/user/sessions')).json();

describe('a partner', () => {
  test('has a unique code', async () => {
    expect((await stranger.post('/admin/partners/own', OWN)).json()).toMatchObject({
      error: 'PARTNER_CODE_TAKEN',
    });
    for (const code of ['a', 'a b', '-ab', 'x'.repeat(33), 'a_b'])
      expect((await stranger.post('/admin/partners/own', { ...OWN, code })).statusCode).toBe(400);
    for (const logout_url of ['http://north.example', 'javascript:alert(1)', '//evil.example'])
      expect((await stranger.post('/admin/partners/own', { ...OWN, logout_url })).statusCode).toBe(400);
    const more = { ...OWN, code: 'rif-it', tenant_id: 'north' };
    expect((await stranger.post('/admin/partners/own', more)).statusCode).toBe(400);
  });

  test("can't reach or learn about companies without a grant", async () => {
    expect((await overview(operator)).customers).toEqual([]);
    const [there, nowhere] = [await open(operator, 'rif'), await open(operator, 'nobody')];
    expect(there.json()).toMatchObject({ error: 'NOT_FOUND' });
    expect({ ...nowhere.json(), request_id: 0 }).toEqual({ ...there.json(), request_id: 0 });
    // A company that isn't a partner can't open companies with partners.
    await grant(customer);
    expect((await open(stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await overview(stranger)).customers).toEqual([]);
  });

  test("gets a grant only from a company's sysadmin, with one of its own profiles", async () => {
    expect((await grant(customer, { code: 'nobody-knows' })).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await grant(customer, { profile_id: 'none' })).json()).toMatchObject({ error: 'NOT_FOUND' });
    // A profile of another company doesn't exist here.
    expect((await grant(stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await grant(operator)).json()).toMatchObject({ error: 'CONFLICT' });
    expect((await grant(await back('reader@atlas.example'))).json()).toMatchObject({ error: 'DENIED' });
  });

  test('sees the companies it administers, and their state', async () => {
    await grant(customer);
    expect((await overview(operator)).customers).toEqual([
      expect.objectContaining({
        id: 'atlas',
        name: 'Company atlas',
        datasources: 0,
        failed_loads: 0,
        last_load_on: null,
        people: expect.any(Number),
      }),
    ]);
    expect((await overview(customer)).granted).toEqual([
      expect.objectContaining({
        code: OWN.code,
        name: OWN.name,
        profile: expect.objectContaining({ id: profile }),
      }),
    ]);
  });

  test('opens a company with its own account there and the granted permissions, and both record it', async () => {
    await grant(customer);
    const visitor = await back('olga@north.example');
    const before = visitor.cookies.get('casbah_session');
    expect((await open(visitor)).json()).toMatchObject({ api_response: 'success', redirect: '/ui/' });
    expect(visitor.cookies.get('casbah_session')).not.toBe(before);
    expect(await session(visitor)).toMatchObject({
      tenantId: 'atlas',
      user_email: 'olga@north.example',
      role: 'admin',
      partner_code: OWN.code,
      partner_name: OWN.name,
      partner_logout_redirect_url: OWN.logout_url,
    });
    expect((await visitor.get('/history/entries')).statusCode).toBe(200);
    expect((await visitor.get('/admin/partners')).statusCode).toBe(403);
    const entry = { action: 'POST /admin/partners/customers/{id}/open', outcome: 'success' };
    const [there] = (await customer.get('/history/entries?limit=1')).json().entries;
    expect(there).toMatchObject({
      ...entry,
      user: { email: 'olga@north.example' },
      details: { name: 'North IT' },
    });
    const [here] = (await operator.get('/history/entries?limit=1')).json().entries;
    expect(here).toMatchObject({ ...entry, object: 'atlas', details: { name: 'Company atlas' } });
    // The session in their own company is suspended: one company per browser.
    const stale = new Browser(server.app);
    stale.cookies.set('casbah_session', before ?? '');
    expect((await stale.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('has the currently granted permissions, not earlier ones', async () => {
    const { id } = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'other@atlas.example',
      role: 'admin',
      grants: [{ area: 'settings', actions: ['view'] }],
    });
    await grant(customer);
    const visitor = await inside();
    expect((await visitor.get('/history/entries')).statusCode).toBe(200);
    await grant(customer, { profile_id: `profile-${id}` });
    expect((await visitor.get('/history/entries')).statusCode).toBe(403);
    expect((await session(visitor)).permissions).toContain('settings.view');
    expect((await session(await inside())).permissions).toContain('settings.view');
  });

  test('loses access at once when the company revokes the grant', async () => {
    await grant(customer);
    const visitor = await back('olga@north.example');
    await open(visitor);
    expect((await customer.send('DELETE', '/admin/partners/granted/north-it')).statusCode).toBe(200);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
    expect((await open(operator)).json()).toMatchObject({ error: 'NOT_FOUND' });
    const again = await customer.send('DELETE', '/admin/partners/granted/north-it');
    expect(again.json()).toMatchObject({ error: 'NOT_FOUND' });
  });

  test("can't use an account of the company’s own people, or one that it closed", async () => {
    await grant(customer);
    const twin = await signedIn('twin@north.example', 'north', 'sysadmin');
    await addPerson(server.control, { tenant: 'atlas', email: 'twin@north.example', role: 'sysadmin' });
    expect((await open(twin)).json()).toMatchObject({ error: 'CONFLICT' });
    const visitor = await back('olga@north.example');
    await open(visitor);
    const { user_id } = await session(visitor);
    await server.control.inTenant('atlas', (tx) => setActive(tx, user_id, false));
    const refused = await open(await back('olga@north.example'));
    expect(refused.json()).toMatchObject({ error: 'PROFILE_DEACTIVATED' });
    await server.control.inTenant('atlas', (tx) => setActive(tx, user_id, true));
  });
});

describe("a partner's person who goes back", () => {
  beforeAll(() => grant(customer));

  test('is in their own company again, in a separate session, and both record it', async () => {
    const visitor = await inside();
    expect(await session(visitor)).toMatchObject({ partner_visit: true, tenantName: 'Company atlas' });
    const there = copyOf(visitor);
    expect((await goBack(visitor)).json()).toEqual({
      api_response: 'success',
      redirect: '/ui/settings/partners',
    });
    expect(await session(visitor)).toMatchObject({
      tenantId: 'north',
      role: 'sysadmin',
      partner_visit: false,
      partner_code: null,
    });
    expect((await there.get('/admin/user/sessions')).statusCode).toBe(401);
    const entry = { action: 'POST /admin/partners/return', outcome: 'success', object: 'atlas' };
    const [left] = (await customer.get('/history/entries?limit=1')).json().entries;
    expect(left).toMatchObject({
      ...entry,
      user: { email: 'olga@north.example' },
      details: { name: 'North IT' },
    });
    const [home] = (await operator.get('/history/entries?limit=1')).json().entries;
    expect(home).toMatchObject({
      ...entry,
      user: { email: 'olga@north.example' },
      details: { name: 'Company atlas' },
    });
  });

  test('resumes the session they left, which is unusable and keeps its age while suspended', async () => {
    const visitor = await back('olga@north.example');
    const own = copyOf(visitor);
    const began = await sessionRow(visitor);
    await open(visitor);
    expect((await own.get('/admin/user/sessions')).statusCode).toBe(401);
    // Longer than the idle timeout, in a company where the session isn't idle.
    for (let step = 0; step < 3; step += 1) {
      server.clock.now += 20 * MINUTE_MS;
      expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(200);
    }
    expect((await goBack(visitor)).statusCode).toBe(200);
    expect(await sessionRow(visitor)).toMatchObject({
      created_on: began.created_on,
      method: 'password',
      is_current: true,
    });
    expect((await own.get('/admin/user/sessions')).statusCode).toBe(401);
    // Switching back and forth doesn't extend it either.
    expect(Date.parse((await sessionRow(visitor)).expires_on)).toBeLessThanOrEqual(
      Date.parse(began.created_on) + 12 * HOUR_MS,
    );
    // No one else made changes in between.
    operator = await back('olga@north.example');
    customer = await back('nadia@atlas.example');
  });

  test('must have come from another company: own sessions, API keys and repeats are refused', async () => {
    expect((await goBack(customer)).json()).toMatchObject({ error: 'CONFLICT' });
    const visitor = await inside();
    const twin = copyOf(visitor);
    const answers = await Promise.all([goBack(visitor), goBack(twin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await goBack(await back('olga@north.example'))).json()).toMatchObject({ error: 'CONFLICT' });
  });

  test("needs this browser's CSRF token, and can't choose a destination", async () => {
    const visitor = await inside();
    visitor.cookies.delete('csrftoken');
    expect((await goBack(visitor)).statusCode).toBe(403);
    expect(await session(visitor)).toMatchObject({ tenantId: 'atlas' });
  });

  test('is signed out of both when they sign out, and when their own company ends their session', async () => {
    const visitor = await inside();
    const { sessions } = (await operator.get('/admin/user/sessions/active')).json();
    await visitor.post('/user/logout');
    const after = (await operator.get('/admin/user/sessions/active')).json().sessions;
    expect(after).toHaveLength(sessions.length - 1);

    const other = await inside();
    expect((await operator.post('/admin/user/sessions/revoke_others')).statusCode).toBe(200);
    expect((await other.get('/admin/user/sessions')).statusCode).toBe(401);
    expect((await goBack(other)).statusCode).toBe(401);
  });

  test('loses access at once without permission to open companies, or if deactivated at home', async () => {
    const { id } = await addPerson(server.control, {
      tenant: 'north',
      email: 'otto@north.example',
      role: 'sysadmin',
    });
    const change = (to: { is_admin?: boolean; is_active?: boolean }) =>
      server.control.asSystem((tx) => tx.updateTable('users').set(to).where('id', '=', id).execute());
    for (const [taken, given] of [
      [{ is_admin: false }, { is_admin: true }],
      [{ is_active: false }, { is_active: true }],
    ] as const) {
      const visitor = await inside('otto@north.example');
      await change(taken);
      expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
      await change(given);
    }
  });

  test("stays in the company if their own company doesn't allow their address", async () => {
    const visitor = await inside();
    const set = (value: readonly string[]) =>
      server.control.inTenant('north', (tx) =>
        setTenantConfig(tx, {
          tenant: 'north',
          app_name: 'security',
          param_name: 'ip_allow_list',
          param_value: value,
          misc: {},
          time: 1,
          by: null,
        }),
      );
    await set(['192.0.2.0/24']);
    expect((await goBack(visitor)).json()).toMatchObject({ error: 'OUT_OF_ALLOWED_IP_RANGE' });
    expect(await session(visitor)).toMatchObject({ tenantId: 'atlas', partner_visit: true });
    await set([]);
    expect((await goBack(visitor)).statusCode).toBe(200);
  });
});

describe("a company that revoked a partner's grant", () => {
  test("has removed its people's profiles, whatever the partner's current code", async () => {
    await grant(customer);
    const visitor = await inside();
    const { user_id } = await session(visitor);
    const held = () =>
      server.control.asSystem((tx) =>
        tx.selectFrom('user_access_profiles').select('profile_id').where('user_id', '=', user_id).execute(),
      );
    expect(await held()).toEqual([{ profile_id: profile }]);
    const renamed = { ...OWN, code: 'north-cloud' };
    expect((await operator.post('/admin/partners/own', renamed)).statusCode).toBe(200);
    expect(await session(visitor)).toMatchObject({ partner_code: 'north-cloud', partner_name: OWN.name });
    expect((await customer.send('DELETE', '/admin/partners/granted/north-it')).statusCode).toBe(404);
    expect((await customer.send('DELETE', '/admin/partners/granted/north-cloud')).statusCode).toBe(200);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
    expect(await held()).toEqual([]);
  });
});

function copyOf(browser: Browser): Browser {
  const copy = new Browser(server.app, '10.2.0.200');
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** The browser's session as the console sees it. */
async function sessionRow(
  browser: Browser,
): Promise<{ created_on: string; expires_on: string; method: string; is_current: boolean }> {
  const { sessions } = (await browser.get('/admin/user/sessions/active')).json();
  return sessions.find((one: { is_current: boolean }) => one.is_current);
}
