import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { setActive } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeAsSystem } from '../http/change.ts';
import { addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';

let server: TestServer;
let people = 0;
/** Each test has a separate address, so failures of one don't lock another. */
let address = '';
let email = '';
let person: { id: string };

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  address = `10.0.0.${people}`;
  email = `person-${people}@atlas.example`;
  person = await addPerson(server.control, { tenant: 'atlas', email, role: 'admin' });
});

const browser = (): Browser => new Browser(server.app, address);
const changing = () => ({ control: server.control, clock: () => server.clock.now });
const errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};
test('the right password opens a session and returns the next page [PL-C002] [PL-C004] [PL-S003]', async () => {
  const visitor = browser();
  const answer = await visitor.signIn(email);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    api_response: 'success',
    api_response_redirect: '/ui/',
    tenant_landing_page: '/ui/',
  });
  expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(200);
});

test('accepts a random query and the optional fields of other methods [PL-C002] [PL-C003]', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const answer = await visitor.post(`/user/loginapi?x=${Math.random()}`, {
    email,
    password: PASSWORD,
    custdomain: 'atlas',
    relay_url: '',
    epagentid: '',
    eln: '',
    casbah_email: '',
    two_factor_auth_key: '',
  });
  expect(answer.statusCode).toBe(200);
});

test('ignores case and surrounding spaces of the email', async () => {
  expect((await browser().signIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
});

test('the session cookie is inaccessible to scripts and other sites', async () => {
  const answer = await browser().signIn(email);
  const cookie = answer.cookies.find(({ name }) => name === 'casbah_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.secure).toBeUndefined();
  expect(cookie?.domain).toBeUndefined();
});

test('except on loopback, cookies are sent over TLS only', async () => {
  const visitor = browser();
  const headers = { host: 'casbah.atlas.example' };
  await visitor.get('/user/setup', { headers });
  const answer = await visitor.send('POST', '/user/loginapi', {
    body: { email, password: PASSWORD },
    headers,
  });
  expect(answer.statusCode).toBe(200);
  for (const name of ['__Host-casbah_session', '__Host-casbah_known', 'csrftoken']) {
    const cookie = answer.cookies.find((one) => one.name === name);
    expect(cookie).toMatchObject({ secure: true, path: '/' });
    expect(cookie?.domain).toBeUndefined();
  }
  expect(answer.cookies.map(({ name }) => name)).not.toContain('casbah_session');
});

test('over TLS, the session is read from a cookie that only this host can set', async () => {
  const headers = { host: 'casbah.atlas.example' };
  const visitor = browser();
  await visitor.get('/user/setup', { headers });
  await visitor.send('POST', '/user/loginapi', { body: { email, password: PASSWORD }, headers });
  const isIn = async () => (await visitor.get('/admin/heartbeat', { headers })).statusCode === 200;
  expect(await isIn()).toBe(true);
  // Another host of the domain can set a cookie without the prefix, but never one with it.
  const own = visitor.cookies.get('__Host-casbah_session') ?? '';
  visitor.cookies.delete('__Host-casbah_session');
  visitor.cookies.set('casbah_session', own);
  expect(await isIn()).toBe(false);
  visitor.cookies.set('__Host-casbah_session', own);
  expect(await isIn()).toBe(true);
  await visitor.send('POST', '/user/logout', { headers });
  expect(visitor.cookies.has('__Host-casbah_session')).toBe(false);
});

test('a saved path is followed only if it is one of this server [SH-S005] [PF-S012] [PL-S043]', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const redirectOf = async (redirect: string): Promise<unknown> => {
    const answer = await visitor.post('/user/loginapi', { email, password: PASSWORD, redirect });
    return answer.json().api_response_redirect;
  };
  expect(await redirectOf('/ui/audit/services?filter=risk%20in%20(high)#row-3')).toBe(
    '/ui/audit/services?filter=risk%20in%20(high)#row-3',
  );
  expect(await redirectOf('https://evil.example/')).toBe('/ui/');
  expect(await redirectOf('//evil.example/')).toBe('/ui/');
});

test('an external URL is followed only if the company allows its host; without a scheme it gets http [SH-S006] [PF-S013]', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const goingTo = async (redirect: string): Promise<unknown> =>
    (await visitor.post('/user/loginapi', { email, password: PASSWORD, redirect })).json()
      .api_response_redirect;
  expect(await goingTo('portal.example/start')).toBe('/ui/');
  await server.control.inTenant('atlas', (tx) =>
    setTenantConfig(tx, {
      tenant: 'atlas',
      app_name: 'security',
      param_name: 'redirect_hosts',
      param_value: ['portal.example'],
      misc: {},
      time: 1,
      by: null,
    }),
  );
  expect(await goingTo('portal.example/start')).toBe('http://portal.example/start');
  expect(await goingTo('https://portal.example/start')).toBe('https://portal.example/start');
  expect(await goingTo('evil.example/start')).toBe('/ui/');
  expect(await goingTo('https://portal.example@evil.example/')).toBe('/ui/');
});

test("without a saved path, the tenant's landing page is next [SH-S007] [PF-S014]", async () => {
  const land = (param_value: string): Promise<void> =>
    server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'general',
        param_name: 'landing_page',
        param_value,
        misc: {},
        time: 1,
        by: null,
      }),
    );
  await land('/ui/audit/summary');
  const answer = await browser().signIn(email);
  expect(answer.json()).toMatchObject({
    api_response_redirect: '/ui/audit/summary',
    tenant_landing_page: '/ui/audit/summary',
  });
  await land('discovery');
  expect((await browser().signIn(email)).json()).toMatchObject({
    tenant_landing_page: '/ui/appAudit/summary',
  });
  await land('/ui/');
});

test('a deactivated profile is reported only with the right password [PL-X004] [SH-X034]', async () => {
  await server.control.asSystem((tx) => setActive(tx, person.id, false));
  expect(errorOf(await browser().signIn(email, 'wrong'))).toBe('INVALID_CREDENTIALS');
  expect((await browser().signIn(email)).json()).toMatchObject({
    api_response: 700,
    error: 'PROFILE_DEACTIVATED',
  });
});

test('successful and failed attempts are in the audit trail without the password', async () => {
  await browser().signIn(email, 'Wrong-secret-1234');
  await browser().signIn(email);
  const entries = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 2 }));
  expect(entries).toMatchObject([
    { action: 'POST /user/loginapi', user_id: person.id, outcome: 'success', address },
    { action: 'POST /user/loginapi', user_email: email, outcome: 'INVALID_CREDENTIALS', address },
  ]);
  expect(JSON.stringify([entries, server.log])).not.toMatch(/Wrong-secret|Correct-horse/);
});

test('signing in without the CSRF token is refused', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const answer = await visitor.send('POST', '/user/loginapi', {
    body: { email, password: PASSWORD },
    csrf: null,
  });
  expect(errorOf(answer)).toBe('CSRF_REJECTED');
});

test('every field of the sign-in page is read; overlong ones are refused [PL-C003] [PL-E001] [PL-V004]', async () => {
  const visitor = browser();
  await visitor.get('/user/setup');
  const whole = {
    email,
    password: PASSWORD,
    custdomain: 'atlas',
    relay_url: '/ui/a',
    epagentid: 'agent-7',
    eln: 'eln',
    casbah_email: email,
    two_factor_auth_key: '',
    is_partner: false,
    partner: '',
    redirect: '',
  };
  expect((await visitor.post('/user/loginapi', whole)).json()).toMatchObject({
    api_response: 'success',
    api_response_redirect: '/ui/a',
  });
  const limits = {
    email: 320,
    password: 128,
    custdomain: 128,
    relay_url: 2048,
    epagentid: 128,
    eln: 512,
    casbah_email: 320,
    two_factor_auth_key: 64,
    partner: 128,
    redirect: 2048,
  };
  for (const [field, longest] of Object.entries(limits)) {
    const answer = await visitor.post('/user/loginapi', { ...whole, [field]: 'x'.repeat(longest + 1) });
    expect([field, answer.statusCode, answer.json().details.field]).toEqual([field, 400, `body.${field}`]);
  }
});

test.each([
  '',
  'person',
  'person@atlas',
  'a@b@atlas.example',
  'person@atlas.example\u0001',
  'ni\u212a@atlas.example',
])("%j isn't an email, and is refused before any lookup [PL-X009] [PL-V001]", async (wrong) => {
  const answer = await browser().signIn(wrong);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ api_response: 706, error: 'INVALID_USER_EMAIL' });
});

test('the session records its endpoint agent, from the body or its cookie', async () => {
  const agentOf = async (visitor: Browser): Promise<unknown> =>
    (await visitor.get('/admin/user/sessions')).json().agentId;
  const visitor = browser();
  await visitor.get('/user/setup');
  await visitor.post('/user/loginapi', { email, password: PASSWORD, epagentid: '{6F9D-11}' });
  expect(await agentOf(visitor)).toBe('{6F9D-11}');
  visitor.cookies.set('epagentid', 'from-cookie');
  await visitor.signIn(email);
  expect(await agentOf(visitor)).toBe('from-cookie');
  visitor.cookies.set('epagentid', 'no%20agent%3Cb%3E');
  await visitor.signIn(email);
  expect(await agentOf(visitor)).toBeNull();
});

describe('a person with accounts in several companies', () => {
  const OTHER = 'Other-horse-9-battery';
  const signIn = async (body: object, visitor = browser()) => {
    await visitor.get('/user/setup');
    return visitor.post('/user/loginapi', { email, password: PASSWORD, ...body });
  };
  const tenantsOf = (answer: { json(): { details?: { tenants?: string } } }): unknown =>
    JSON.parse(answer.json().details?.tenants ?? 'null');
  const changePassword = async (tenant: string, user: string, password: string): Promise<void> => {
    const checked = await server.provided.newPasswords.check({ tenant, user, email }, password);
    await changeAsSystem(changing(), (tx, context) =>
      server.provided.newPasswords.store(tx, context, checked, {
        trace: { call: 'POST /test', requestId: 'r', address },
      }),
    );
  };

  test('must choose one of those that the password opens [PL-C002] [PL-S042] [PL-V013]', async () => {
    await addPerson(server.control, { tenant: 'rif', email, role: 'sysadmin' });
    const third = await addPerson(server.control, { tenant: 'sous', email, role: 'enduser' });
    await changePassword('sous', third.id, OTHER);
    const answer = await signIn({});
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ api_response: 709, error: 'TENANT_REQUIRED' });
    expect(tenantsOf(answer)).toEqual([
      { name: 'Company atlas', database_name: 'atlas' },
      { name: 'Company rif', database_name: 'rif' },
    ]);
    const chosen = browser();
    expect((await signIn({ custdomain: 'rif' }, chosen)).statusCode).toBe(200);
    expect((await chosen.get('/admin/user/sessions')).json().tenantId).toBe('rif');
    // Also by the company's name, as in the sign-in page's URL.
    expect((await signIn({ custdomain: 'company ATLAS' }, chosen)).statusCode).toBe(200);
    expect((await chosen.get('/admin/user/sessions')).json().tenantId).toBe('atlas');
    // A password that opens one company only opens it without asking.
    expect((await signIn({ password: OTHER }, chosen)).statusCode).toBe(200);
    expect((await chosen.get('/admin/user/sessions')).json().tenantId).toBe('sous');
  });

  test('learns nothing about companies whose password differs [PL-V002]', async () => {
    await addPerson(server.control, { tenant: 'rif', email, role: 'sysadmin' });
    const wrong = await signIn({ password: 'wrong' });
    expect(wrong.json()).toMatchObject({ error: 'INVALID_CREDENTIALS' });
    expect(wrong.body).not.toMatch(/rif|tenants/);
    for (const custdomain of ['sous', 'nowhere', '<script>', 'a\u0001b'])
      expect(errorOf(await signIn({ custdomain }, new Browser(server.app, '10.4.0.1')))).toMatch(
        /INVALID_CREDENTIALS|LOCKED_OUT/,
      );
  });

  test("isn't offered a deactivated account", async () => {
    const rif = await addPerson(server.control, { tenant: 'rif', email, role: 'sysadmin' });
    await server.control.asSystem((tx) => setActive(tx, rif.id, false));
    const visitor = browser();
    expect((await signIn({}, visitor)).statusCode).toBe(200);
    expect((await visitor.get('/admin/user/sessions')).json().tenantId).toBe('atlas');
  });
});

describe('partners', () => {
  const makePartner = (): Promise<unknown> =>
    server.control.asSystem((tx) =>
      tx.updateTable('users').set({ partner_code: 'resell-7' }).where('id', '=', person.id).execute(),
    );
  const signIn = async (body: object) => {
    const visitor = browser();
    await visitor.get('/user/setup');
    return { visitor, answer: await visitor.post('/user/loginapi', { email, password: PASSWORD, ...body }) };
  };

  test('sign in only as partners, and no one else does; a wrong mode counts as a wrong password [PL-P008]', async () => {
    expect(errorOf((await signIn({ is_partner: true })).answer)).toBe('INVALID_CREDENTIALS');
    expect(errorOf((await signIn({ partner: 'resell-7' })).answer)).toBe('INVALID_CREDENTIALS');
    expect((await signIn({})).answer.statusCode).toBe(200);
    await makePartner();
    expect(errorOf((await signIn({})).answer)).toBe('INVALID_CREDENTIALS');
    expect(errorOf((await signIn({ partner: 'somebody-else' })).answer)).toBe('INVALID_CREDENTIALS');
    expect((await signIn({ is_partner: true })).answer.statusCode).toBe(200);
    expect((await signIn({ partner: 'resell-7' })).answer.statusCode).toBe(200);
  });

  test('are marked as such in their session', async () => {
    await makePartner();
    const { visitor } = await signIn({ is_partner: true });
    expect((await visitor.get('/admin/user/sessions')).json()).toMatchObject({
      partner_code: 'resell-7',
      partner_name: 'Company atlas',
    });
  });
});

test("a person without a password here can't use one, and gets the usual response", async () => {
  await server.control.asSystem((tx) =>
    tx.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute(),
  );
  for (const password of ['', PASSWORD, 'null'])
    expect(errorOf(await browser().signIn(email, password))).toBe('INVALID_CREDENTIALS');
});

test("sign-in requires this browser's CSRF token: another browser's is refused", async () => {
  const attacker = browser();
  await attacker.get('/user/setup');
  const victim = browser();
  await victim.get('/user/setup');
  const body = { email, password: PASSWORD };
  const csrf = attacker.cookies.get('csrftoken') ?? '';
  expect(errorOf(await victim.send('POST', '/user/loginapi', { body, csrf }))).toBe('CSRF_REJECTED');
  expect((await victim.send('POST', '/user/loginapi', { body })).statusCode).toBe(200);
});

test('the previous session is deleted once someone signs in on the same browser', async () => {
  const visitor = browser();
  await visitor.signIn(email);
  const before = visitor.cookies.get('casbah_session') ?? '';
  await visitor.signIn(email);
  expect(visitor.cookies.get('casbah_session')).not.toBe(before);
  const sessions = await server.control.asSystem((tx) =>
    tx.selectFrom('sessions').select('name').where('user_id', '=', person.id).execute(),
  );
  expect(sessions).toHaveLength(1);
  const thief = browser();
  thief.cookies.set('casbah_session', before);
  expect((await thief.get('/admin/user/sessions')).statusCode).toBe(401);
});
