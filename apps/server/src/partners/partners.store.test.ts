import type { Grant } from '@casbah/domain/access-profile';
import { setActive } from '@casbah/stores/control/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const OWN = { code: 'north-it', name: 'North IT', logout_url: 'https://north.example/bye' };

let server: TestServer;
/** Runs the partner's own company. */
let operator: Browser;
/** Run companies: one lets the partner look after it, one does not. */
let customer: Browser;
let stranger: Browser;
/** A profile of the customer's, for the partner's people. */
let profile: string;
beforeAll(async () => {
  server = await openTestServer();
  operator = await signedIn('olga@north.example', 'north', 'sysadmin');
  customer = await signedIn('nadia@atlas.example', 'atlas', 'sysadmin');
  stranger = await signedIn('omar@rif.example', 'rif', 'sysadmin');
  const { id } = await addPerson(server.control, {
    ...{ tenant: 'atlas', email: 'reader@atlas.example', role: 'admin' },
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
const session = async (browser: Browser) => (await browser.get('/admin/user/sessions')).json();

describe('a partner', () => {
  test('has a code of its own, that no other company takes', async () => {
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

  test('reaches no company that does not let it, and learns nothing of any', async () => {
    expect((await overview(operator)).customers).toEqual([]);
    const [there, nowhere] = [await open(operator, 'rif'), await open(operator, 'nobody')];
    expect(there.json()).toMatchObject({ error: 'NOT_FOUND' });
    expect({ ...nowhere.json(), request_id: 0 }).toEqual({ ...there.json(), request_id: 0 });
    // Nor does who is no partner reach those who let one.
    await grant(customer);
    expect((await open(stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await overview(stranger)).customers).toEqual([]);
  });

  test('is let in by who runs a company alone, by one of its own profiles', async () => {
    expect((await grant(customer, { code: 'nobody-knows' })).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await grant(customer, { profile_id: 'none' })).json()).toMatchObject({ error: 'NOT_FOUND' });
    // A profile of another company is none.
    expect((await grant(stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await grant(operator)).json()).toMatchObject({ error: 'CONFLICT' });
    expect((await grant(await back('reader@atlas.example'))).json()).toMatchObject({ error: 'DENIED' });
  });

  test('sees the companies it looks after, and how they fare', async () => {
    await grant(customer);
    expect((await overview(operator)).customers).toEqual([
      expect.objectContaining({
        ...{ id: 'atlas', name: 'Company atlas', datasources: 0, failed_loads: 0, last_load_on: null },
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

  test('goes into a company as somebody of its own there, with the rights that it is given, and both write it down', async () => {
    await grant(customer);
    const visitor = await back('olga@north.example');
    const before = visitor.cookies.get('casbah_session');
    expect((await open(visitor)).json()).toMatchObject({ api_response: 'success', redirect: '/ui/' });
    expect(visitor.cookies.get('casbah_session')).not.toBe(before);
    expect(await session(visitor)).toMatchObject({
      ...{ tenantId: 'atlas', user_email: 'olga@north.example', role: 'admin' },
      ...{ partner_code: OWN.code, partner_name: OWN.name, partner_logout_redirect_url: OWN.logout_url },
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
    // The session of their own company has ended: one browser, one company.
    const stale = new Browser(server.app);
    stale.cookies.set('casbah_session', before ?? '');
    expect((await stale.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('has what it is given now, not what it was given before', async () => {
    const { id } = await addPerson(server.control, {
      ...{ tenant: 'atlas', email: 'other@atlas.example', role: 'admin' },
      grants: [{ area: 'settings', actions: ['view'] }],
    });
    await grant(customer, { profile_id: `profile-${id}` });
    const visitor = await back('olga@north.example');
    await open(visitor);
    expect((await visitor.get('/history/entries')).statusCode).toBe(403);
    expect((await session(visitor)).permissions).toContain('settings.view');
  });

  test('is out at once when the company lets it in no longer', async () => {
    await grant(customer);
    const visitor = await back('olga@north.example');
    await open(visitor);
    expect((await customer.send('DELETE', '/admin/partners/granted/north-it')).statusCode).toBe(200);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
    expect((await open(operator)).json()).toMatchObject({ error: 'NOT_FOUND' });
    const again = await customer.send('DELETE', '/admin/partners/granted/north-it');
    expect(again.json()).toMatchObject({ error: 'NOT_FOUND' });
  });

  test('does not use an account of the company’s own, nor one that it has closed', async () => {
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
  });
});
