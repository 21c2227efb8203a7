import type { ActiveSession } from '@casbah/contract/session';
import { isoTime } from '@casbah/domain/iso-time';
import type { ConfigValue } from '@casbah/domain/tenant-config';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../http/sessions.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let people = 0;
let email = '';

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person-${people}@atlas.example`;
  await addPerson(server.control, { tenant: 'atlas', email, role: 'enduser' });
});

const signedIn = async (who = email, address = '10.0.0.1'): Promise<Browser> => {
  const browser = new Browser(server.app, address);
  expect((await browser.signIn(who)).statusCode).toBe(200);
  return browser;
};
const sessionsOf = async (browser: Browser): Promise<ActiveSession[]> =>
  (await browser.get('/admin/user/sessions/active')).json().sessions;
const isOpen = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/admin/heartbeat')).statusCode === 200;
const set = (param_name: string, param_value: ConfigValue): Promise<void> =>
  server.control.inTenant('atlas', (tx) =>
    setTenantConfig(tx, {
      tenant: 'atlas',
      app_name: 'security',
      param_name,
      param_value,
      misc: {},
      time: 1,
      by: null,
    }),
  );

describe('the sessions of a person', () => {
  test('are listed with browser, address, times, and the current one marked', async () => {
    const phone = await signedIn(email, '198.51.100.7');
    server.clock.now += MINUTE_MS;
    const desk = new Browser(server.app, '10.0.0.2');
    await desk.get('/user/setup');
    const agent = { 'user-agent': 'Firefox/140'.padEnd(600, '!') };
    await desk.send('POST', '/user/loginapi', {
      body: { email, password: 'Correct-horse-9-battery' },
      headers: agent,
    });
    const at = (ms: number): string => isoTime(server.clock.now + ms);
    expect(await sessionsOf(desk)).toEqual([
      {
        name: expect.stringMatching(/^[\w-]{22}$/),
        is_current: true,
        method: 'password',
        address: '10.0.0.2',
        user_agent: agent['user-agent'].slice(0, 512),
        created_on: at(0),
        last_seen: at(0),
        expires_on: at(IDLE_LIMIT),
      },
      {
        name: expect.stringMatching(/^[\w-]{22}$/),
        is_current: false,
        method: 'password',
        address: '198.51.100.7',
        user_agent: 'lightMyRequest',
        created_on: at(-MINUTE_MS),
        last_seen: at(-MINUTE_MS),
        expires_on: at(IDLE_LIMIT - MINUTE_MS),
      },
    ]);
    const names = (await sessionsOf(phone)).map(({ name }) => name);
    expect(names.sort()).toEqual((await sessionsOf(desk)).map(({ name }) => name).sort());
  });

  test('show when they were last used, to the minute', async () => {
    const browser = await signedIn();
    server.clock.now += 5 * MINUTE_MS;
    await browser.get('/admin/heartbeat');
    const [session] = await sessionsOf(browser);
    expect(session?.last_seen).toBe(isoTime(server.clock.now));
  });

  test('are their own: no one can see or end those of others', async () => {
    const other = `other-${people}@atlas.example`;
    await addPerson(server.control, { tenant: 'atlas', email: other, role: 'sysadmin' });
    const theirs = await signedIn(other);
    const [session] = await sessionsOf(theirs);
    const own = await signedIn();
    expect(await sessionsOf(own)).toHaveLength(1);
    const answer = await own.send('DELETE', `/admin/user/sessions/${session?.name}`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
    expect((await own.post('/admin/user/sessions/revoke_others')).json()).toEqual({
      api_response: 'success',
      ended: 0,
    });
    expect(await isOpen(theirs)).toBe(true);
  });

  test('end one by one, by name', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const other = (await sessionsOf(here)).find(({ is_current }) => !is_current);
    expect((await here.send('DELETE', `/admin/user/sessions/${other?.name}`)).statusCode).toBe(200);
    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
    expect((await here.send('DELETE', `/admin/user/sessions/${other?.name}`)).statusCode).toBe(404);
  });

  test('can all be ended except the current one', async () => {
    const [here, ...others] = [await signedIn(), await signedIn(), await signedIn()];
    expect((await here.post('/admin/user/sessions/revoke_others')).json()).toEqual({
      api_response: 'success',
      ended: 2,
    });
    expect(await isOpen(here)).toBe(true);
    for (const other of others) expect(await isOpen(other)).toBe(false);
  });

  test('include the current one, whose cookie is deleted with it', async () => {
    const here = await signedIn();
    const [own] = await sessionsOf(here);
    expect((await here.send('DELETE', `/admin/user/sessions/${own?.name}`)).statusCode).toBe(200);
    expect(here.cookies.has('casbah_session')).toBe(false);
    expect(await isOpen(here)).toBe(false);
  });

  test('can be ended only with the CSRF token', async () => {
    const here = await signedIn();
    const there = await signedIn();
    const refused = await here.send('POST', '/admin/user/sessions/revoke_others', { csrf: null });
    expect(refused.json().error).toBe('CSRF_REJECTED');
    expect(await isOpen(there)).toBe(true);
  });
});

describe("a company's limits", () => {
  test('end an idle session sooner or later than the default, existing ones included', async () => {
    const browser = await signedIn();
    await set('session_idle_minutes', 5);
    server.clock.now += 5 * MINUTE_MS - 1000;
    expect(await isOpen(browser)).toBe(true);
    server.clock.now += 5 * MINUTE_MS;
    expect(await isOpen(browser)).toBe(false);
    await set('session_idle_minutes', 240);
    const patient = await signedIn();
    server.clock.now += 239 * MINUTE_MS;
    expect(await isOpen(patient)).toBe(true);
    await set('session_idle_minutes', IDLE_LIMIT / MINUTE_MS);
  });

  test('end a busy session', async () => {
    await set('session_hours', 2);
    const browser = await signedIn();
    for (let minutes = 20; minutes < 120; minutes += 20) {
      server.clock.now += 20 * MINUTE_MS;
      expect(await isOpen(browser)).toBe(true);
    }
    const [session] = await sessionsOf(browser);
    expect(Date.parse(session?.expires_on ?? '')).toBe(server.clock.now + 20 * MINUTE_MS);
    server.clock.now += 20 * MINUTE_MS;
    expect(await isOpen(browser)).toBe(false);
    await set('session_hours', ABSOLUTE_LIMIT / MINUTE_MS / 60);
  });

  test('have a minimum and maximum', async () => {
    await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
    const nadia = await signedIn('nadia@atlas.example');
    const update = async (param_name: string, param_value: number): Promise<number> =>
      (await nadia.post('/admin/config/update', { app_name: 'security', param_name, param_value }))
        .statusCode;
    for (const [name, least, most] of [
      ['session_idle_minutes', 5, 480],
      ['session_hours', 1, 168],
      ['password_expiry_days', 0, 3650],
      ['password_history', 0, 24],
    ] as const) {
      expect([name, await update(name, least - 1), await update(name, most + 1)]).toEqual([name, 422, 422]);
      expect([name, await update(name, least), await update(name, most)]).toEqual([name, 200, 200]);
    }
    await set('password_expiry_days', 0);
  });
});

test('expired sessions are deleted', async () => {
  await signedIn();
  server.clock.now += 500 * HOUR_MS;
  await server.runJob('session.cleanup');
  const left = await server.control.asSystem((tx) => tx.selectFrom('sessions').select('name').execute());
  expect(left).toEqual([]);
});
