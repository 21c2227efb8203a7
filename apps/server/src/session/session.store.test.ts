import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { setActive } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../http/sessions.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

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
const _errorOf = (answer: { json(): unknown }): unknown => {
  const body = answer.json();
  return body instanceof Object && 'error' in body ? body.error : undefined;
};

describe('a session', () => {
  test('has person, tenant, permissions and preferences [PF-C002] [PF-E001] [PF-E002] [PF-E003] [PF-E004] [PF-E005] [PF-E006] [PF-E007] [PF-E008] [PF-E009] [PL-C023]', async () => {
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
      preview: null,
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
      partner_visit: false,
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

  test('gets a new ID at sign-in, so a planted one is useless', async () => {
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

  test('is stored only as a hash', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const cookie = decodeURIComponent(visitor.cookies.get('casbah_session') ?? '');
    const rows = await server.control.asSystem((tx) => tx.selectFrom('sessions').selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(0, cookie.indexOf('.')));
  });

  test('with a forged or altered cookie is rejected', async () => {
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

  test('ends after 12 hours, even when in use', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const end = server.clock.now + ABSOLUTE_LIMIT;
    while (server.clock.now + 20 * MINUTE_MS < end) {
      server.clock.now += 20 * MINUTE_MS;
      expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(200);
    }
    server.clock.now = end;
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(401);
  });

  test("isn't kept alive by an unattended page", async () => {
    const visitor = browser();
    await visitor.signIn(email);
    server.clock.now += IDLE_LIMIT - 1000;
    const away = { headers: { 'x-background': '1' } };
    expect((await visitor.get('/admin/heartbeat', away)).statusCode).toBe(200);
    server.clock.now += 2000;
    expect((await visitor.get('/admin/heartbeat', away)).statusCode).toBe(401);
  });

  test('ends at once when the person is deactivated', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await server.control.asSystem((tx) => setActive(tx, person.id, false));
    expect((await visitor.get('/admin/heartbeat')).statusCode).toBe(401);
  });

  test('has the role the person has now, not the one at sign-in', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await server.control.asSystem((tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: person.id, profiles: [], time: 1, by: null }),
    );
    expect((await visitor.get('/admin/datasources')).statusCode).toBe(403);
  });

  test('is over on the server after sign-out, even with a kept cookie', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const kept = visitor.cookies.get('casbah_session') ?? '';
    expect((await visitor.post('/user/logout')).json()).toEqual({ api_response: 'success' });
    expect(visitor.cookies.has('casbah_session')).toBe(false);
    visitor.cookies.set('casbah_session', kept);
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test("doesn't delete the cookie when over: the browser may have a newer one", async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const kept = visitor.cookies.get('casbah_session') ?? '';
    await visitor.post('/user/logout');
    await visitor.signIn(email);
    const newer = visitor.cookies.get('casbah_session') ?? '';
    expect(newer).not.toBe(kept);
    visitor.cookies.set('casbah_session', kept);
    const late = await visitor.get('/admin/user/sessions');
    expect(late.statusCode).toBe(401);
    expect(late.cookies.map(({ name }) => name)).not.toContain('casbah_session');
  });

  test('signing out twice is fine', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    await visitor.post('/user/logout');
    expect((await visitor.post('/user/logout')).statusCode).toBe(200);
  });

  test("the heartbeat returns the server's time [SH-C043] [PF-C005]", async () => {
    const visitor = browser();
    await visitor.signIn(email);
    expect((await visitor.get('/admin/heartbeat')).json()).toEqual({
      api_response: 'success',
      server_time: isoTime(server.clock.now),
    });
  });
});

describe('the sign-out link', () => {
  test('/logout/ ends the session and redirects to the sign-in page [SH-R234] [PF-R031]', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const answer = await visitor.get('/logout/', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect((await visitor.get('/admin/user/sessions')).statusCode).toBe(401);
  });

  test('continues only to a path of this server', async () => {
    const locationFor = async (redirecturl: string): Promise<unknown> => {
      const answer = await browser().get(`/logout/?redirecturl=${encodeURIComponent(redirecturl)}`);
      return answer.headers.location;
    };
    expect(await locationFor('/ui/audit')).toBe('/ui/audit');
    expect(await locationFor('https://evil.example/')).toBe('/');
    expect(await locationFor('/\\evil.example')).toBe('/');
  });

  test('signs no one out from another site', async () => {
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

  test('refuse an unsupported language', async () => {
    const visitor = browser();
    await visitor.signIn(email);
    const answer = await visitor.post('/admin/user/saveprefs', { user_prefs: { lang: 'xx' } });
    expect(answer.json()).toMatchObject({ error: 'BAD_REQUEST', details: { field: 'body.user_prefs.lang' } });
  });

  test('are recorded in the audit trail', async () => {
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
