import { setProfilesOf } from '@casbah/stores/control/access-profiles';
import { listAudit } from '@casbah/stores/control/audit-trail';
import { setTenantConfig } from '@casbah/stores/control/tenant-config';
import { setActive } from '@casbah/stores/control/users';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../http/sessions.ts';
import { addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';
import { ACCOUNT_ATTEMPTS, ADDRESS_ATTEMPTS } from './lockout.ts';

let server: TestServer;
let people = 0;
/** Each test has an address of its own, so that one test's failures do not lock another one out. */
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
const errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};

describe('signing in', () => {
  test('the right password opens a session and says where to go [PL-C002] [PL-C004] [PL-S003]', async () => {
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

  test('a random query and the optional fields of other ways in are accepted [PL-C002] [PL-C003]', async () => {
    const visitor = browser();
    await visitor.get('/user/setup');
    const answer = await visitor.post(`/user/loginapi?x=${Math.random()}`, {
      ...{ email, password: PASSWORD, custdomain: 'atlas', relay_url: '', epagentid: '', eln: '' },
      ...{ casbah_email: '', two_factor_auth_key: '' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('the case of the e-mail and spaces around it do not matter', async () => {
    expect((await browser().signIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  test('the session cookie is out of reach of scripts and other sites', async () => {
    const answer = await browser().signIn(email);
    const cookie = answer.cookies.find(({ name }) => name === 'casbah_session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.domain).toBeUndefined();
  });

  test('off loopback the cookies are sent over TLS only', async () => {
    const visitor = browser();
    const headers = { host: 'casbah.atlas.example' };
    await visitor.get('/user/setup', { headers });
    const answer = await visitor.send('POST', '/user/loginapi', {
      body: { email, password: PASSWORD },
      headers,
    });
    expect(answer.statusCode).toBe(200);
    for (const name of ['casbah_session', 'csrftoken'])
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({ secure: true });
  });

  test('the saved path is kept if it is one of this server, anything else is not [SH-S005] [PF-S012]', async () => {
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

  test('an address outside goes on only where its host is one the company allows; without a scheme it gets http', async () => {
    const visitor = browser();
    await visitor.get('/user/setup');
    const goingTo = async (redirect: string): Promise<unknown> =>
      (await visitor.post('/user/loginapi', { email, password: PASSWORD, redirect })).json()
        .api_response_redirect;
    expect(await goingTo('portal.example/start')).toBe('/ui/');
    await server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        ...{ tenant: 'atlas', app_name: 'security', param_name: 'redirect_hosts' },
        ...{ param_value: ['portal.example'], misc: {}, time: 1, by: null },
      }),
    );
    expect(await goingTo('portal.example/start')).toBe('http://portal.example/start');
    expect(await goingTo('https://portal.example/start')).toBe('https://portal.example/start');
    expect(await goingTo('evil.example/start')).toBe('/ui/');
    expect(await goingTo('https://portal.example@evil.example/')).toBe('/ui/');
  });

  test("without a saved path the tenant's landing page is next [SH-S007] [PF-S014]", async () => {
    const land = (param_value: string): Promise<void> =>
      server.control.inTenant('atlas', (tx) =>
        setTenantConfig(tx, {
          ...{ tenant: 'atlas', app_name: 'general', param_name: 'landing_page', param_value },
          ...{ misc: {}, time: 1, by: null },
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

  test('a wrong password is told with the attempts that are left [PL-X007] [SH-X035]', async () => {
    const answer = await browser().signIn(email, 'wrong');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      api_response: 701,
      error: 'INVALID_CREDENTIALS',
      details: { failed_attempts: 1, lockout_attempts_allowed: 5, remaining: 4 },
    });
  });

  test('an address nobody has is answered word for word like a wrong password', async () => {
    const known = await browser().signIn(email, 'wrong');
    const unknown = await new Browser(server.app, '10.1.0.1').signIn('nobody@atlas.example', 'wrong');
    const { request_id: _, ...knownBody } = known.json();
    const { request_id: __, ...unknownBody } = unknown.json();
    expect(unknownBody).toEqual(knownBody);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
  });

  test('five failures lock the account for 15 minutes, the right password included [PL-X002] [PL-K002] [SH-X016] [PL-E006]', async () => {
    const visitor = browser();
    for (let attempt = 1; attempt < ACCOUNT_ATTEMPTS; attempt += 1)
      expect((await visitor.signIn(email, 'wrong')).json()).toMatchObject({
        error: 'INVALID_CREDENTIALS',
        details: { failed_attempts: attempt, lockout_attempts_allowed: 5 },
      });
    const fifth = await visitor.signIn(email, 'wrong');
    expect(fifth.json()).toMatchObject({
      api_response: 70,
      error: 'LOCKED_OUT',
      details: { wait: 15, lockout_time: 15 },
    });
    expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
    // From elsewhere it is locked as well: the account is.
    expect(errorOf(await new Browser(server.app, '10.2.0.1').signIn(email))).toBe('LOCKED_OUT');
    const before = server.clock.now;
    server.clock.now += 14 * 60_000;
    expect((await visitor.signIn(email)).json()).toMatchObject({ error: 'LOCKED_OUT', details: { wait: 1 } });
    server.clock.now = before + 15 * 60_000 + 1;
    expect((await visitor.signIn(email)).statusCode).toBe(200);
  });

  test('an address nobody has locks in the same way', async () => {
    const visitor = browser();
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(errorOf(await visitor.signIn(`nobody-${people}@atlas.example`, 'wrong')));
    expect(answers).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), 'LOCKED_OUT', 'LOCKED_OUT']);
  });

  test('guesses sent all at once count one by one', async () => {
    const visitor = browser();
    await visitor.get('/user/setup');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post('/user/loginapi', { email, password: 'wrong' })),
    );
    expect(answers.filter((answer) => errorOf(answer) === 'INVALID_CREDENTIALS')).toHaveLength(4);
    expect(answers.filter((answer) => errorOf(answer) === 'LOCKED_OUT')).toHaveLength(8);
  });

  test('an address that guesses at many accounts is locked, too; others go on', async () => {
    const visitor = browser();
    for (let attempt = 0; attempt < ADDRESS_ATTEMPTS; attempt += 1)
      await visitor.signIn(`spray-${people}-${attempt}@atlas.example`, 'wrong');
    expect(errorOf(await visitor.signIn(email))).toBe('LOCKED_OUT');
    expect((await new Browser(server.app, '10.3.0.1').signIn(email)).statusCode).toBe(200);
  });

  test('the right password clears the failures of the account before', async () => {
    const visitor = browser();
    for (let attempt = 0; attempt < 4; attempt += 1) await visitor.signIn(email, 'wrong');
    expect((await visitor.signIn(email)).statusCode).toBe(200);
    expect((await browser().signIn(email, 'wrong')).json()).toMatchObject({
      details: { failed_attempts: 1 },
    });
  });

  test('a deactivated profile is told so, but only to who knows its password [PL-X004] [SH-X034]', async () => {
    await server.control.asSystem((tx) => setActive(tx, person.id, false));
    expect(errorOf(await browser().signIn(email, 'wrong'))).toBe('INVALID_CREDENTIALS');
    expect((await browser().signIn(email)).json()).toMatchObject({
      api_response: 700,
      error: 'PROFILE_DEACTIVATED',
    });
  });

  test('attempts, right and wrong, are in the audit trail without the password', async () => {
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
});

describe('a session', () => {
  test('tells person, tenant, rights and preferences [PF-C002] [PF-E001] [PF-E002] [PF-E003] [PF-E004] [PF-E005] [PF-E006] [PF-E007] [PF-E008] [PF-E009] [PL-C023]', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    expect((await visitor.get('/admin/user/sessions')).json()).toEqual({
      tenantId: 'atlas',
      tenantName: 'Company atlas',
      primary_domain: 'company.example',
      user_id: person.id,
      userName: email,
      user_email: email,
      role: 'admin',
      permissions: ['session.use', 'audit.view', 'audit.export', 'datasources.view'],
      user_prefs: {},
      default_selected_range: 'last_month',
      deploymentType: 'LOCAL',
      gw_installed: false,
      is_internal: false,
      is_free_trial: false,
      device_management_enabled: false,
      partner_code: null,
      partner_name: null,
      partner_logout_redirect_url: null,
      detector_type: 3,
      agentId: null,
      apiHeaderInfo: { session: expect.stringMatching(/^[\w-]{22}$/), user: person.id, tenant: 'atlas' },
      syndicationConfig: { syndicated: false },
      access_profiles: {
        information_level: 'full',
        permitted_apps: { Audit: ['view', 'export'], Securlets: [], Detect: [] },
      },
      accessibility_options: { tables_for_charts: false },
      json: { timezone: 'UTC', user_anonymization: false },
    });
  });

  test('gets a new id at sign-in: one that was planted before is worth nothing', async () => {
    const attacker = browser();
    await attacker.signIn(email);
    const planted = attacker.cookies.get('casbah_session') ?? '';
    const victimMail = `victim-${people}@atlas.example`;
    await addPerson(server.control, { tenant: 'atlas', email: victimMail, role: 'sysadmin' });
    const victim = browser();
    victim.cookies.set('casbah_session', planted);
    await victim.signIn(victimMail);
    expect(victim.cookies.get('casbah_session')).not.toBe(planted);
    const answer = await attacker.get('/admin/user/sessions');
    expect(answer.statusCode).toBe(401);
  });

  test('is known to the store by its hash alone', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const cookie = decodeURIComponent(visitor.cookies.get('casbah_session') ?? '');
    const rows = await server.control.asSystem((tx) => tx.selectFrom('sessions').selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(0, cookie.indexOf('.')));
  });

  test('with a forged or altered cookie is none', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const cookie = visitor.cookies.get('casbah_session') ?? '';
    visitor.cookies.set('casbah_session', `${cookie.slice(0, -3)}abc`);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('ends after 30 minutes without a request, not before', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    server.clock.now += IDLE_LIMIT - 60_000;
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(200);
    server.clock.now += IDLE_LIMIT - 60_000;
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(200);
    server.clock.now += IDLE_LIMIT;
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(401);
  });

  test('ends after 12 hours, however busy', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const end = server.clock.now + ABSOLUTE_LIMIT;
    while (server.clock.now + 20 * 60_000 < end) {
      server.clock.now += 20 * 60_000;
      expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(200);
    }
    server.clock.now = end;
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(401);
  });

  test('is not kept alive by what a page reads while nobody is at it', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    server.clock.now += IDLE_LIMIT - 1000;
    const away = { headers: { 'x-background': '1' } };
    expect((await visitor.get('/admin/heartbeat', away)).statusCode).toBe(200);
    server.clock.now += 2000;
    expect((await visitor.get('/admin/heartbeat', away)).statusCode).toBe(401);
  });

  test('ends when the person is deactivated, at once', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await server.control.asSystem((tx) => setActive(tx, person.id, false));
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(401);
  });

  test('has the role the person has now, not the one at sign-in', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await server.control.asSystem((tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: person.id, profiles: [] }),
    );
    expect((await visitor.get('/admin/datasources')).statusCode).toBe(403);
  });

  test('after signing out is over on the server, whoever kept the cookie', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const kept = visitor.cookies.get('casbah_session') ?? '';
    expect((await visitor.post('/user/logout')).json()).toEqual({ api_response: 'success' });
    expect(visitor.cookies.has('casbah_session')).toBe(false);
    visitor.cookies.set('casbah_session', kept);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('signing out twice is fine', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await visitor.post('/user/logout');
    expect((await visitor.post('/user/logout')).statusCode).toBe(200);
  });

  test("the heartbeat answers with the server's time [SH-C043] [PF-C005]", async () => {
    const visitor = browser();
    await visitor.signIn(email);
    expect((await visitor.get('/admin/heartbeat')).json()).toEqual({
      api_response: 'success',
      server_time: new Date(server.clock.now).toISOString(),
    });
  });
});

describe('the way out as a link', () => {
  test('/logout/ ends the session and goes to the sign-in page [SH-R234] [PF-R031]', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const answer = await visitor.get('/logout/', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('goes on to a path of this server only', async () => {
    const locationFor = async (redirecturl: string): Promise<unknown> => {
      const answer = await browser().get(`/logout/?redirecturl=${encodeURIComponent(redirecturl)}`);
      return answer.headers.location;
    };
    expect(await locationFor('/ui/audit')).toBe('/ui/audit');
    expect(await locationFor('https://evil.example/')).toBe('/');
    expect(await locationFor('/\\evil.example')).toBe('/');
  });

  test('a link on another site signs nobody out', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await visitor.get('/logout/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(200);
  });
});

describe('preferences', () => {
  test('are saved for the signed-in person, whatever id the body names [PF-C003] [PL-C027]', async () => {
    const other = await addPerson(server.control, {
      tenant: 'atlas',
      email: `other-${people}@atlas.example`,
      role: 'admin',
    });
    const visitor = browser();
    await visitor.signIn(email);
    await visitor.post('/admin/user/saveprefs', { user_id: other.id, user_prefs: { theme: 'dark' } });
    const answer = await visitor.post('/admin/user/saveprefs', {
      user_id: other.id,
      user_prefs: { lang: 'de' },
    });
    expect(answer.json()).toEqual({ api_response: 'success', user_prefs: { lang: 'de', theme: 'dark' } });
    expect((await visitor.get('/admin/user/sessions')).json().user_prefs).toEqual({
      lang: 'de',
      theme: 'dark',
    });
    const stored = await server.control.asSystem((tx) =>
      tx.selectFrom('users').select('prefs').where('id', '=', other.id).executeTakeFirst(),
    );
    expect(stored?.prefs).toEqual({});
  });

  test('a language nobody has written is refused', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const answer = await visitor.post('/admin/user/saveprefs', { user_prefs: { lang: 'xx' } });
    expect(answer.json()).toMatchObject({ error: 'BAD_REQUEST', details: { field: 'body.user_prefs.lang' } });
  });

  test('leave a trace in the audit trail', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await visitor.post('/admin/user/saveprefs', { user_prefs: { lang: 'ja' } });
    const [entry] = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 1 }));
    expect(entry).toMatchObject({
      action: 'POST /admin/user/saveprefs',
      user_id: person.id,
      changes: { lang: { before: null, after: 'ja' } },
    });
  });
});
