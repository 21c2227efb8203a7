import { type LiveEvent, type LiveMessage, readLive } from '@casbah/contract/live-event';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IDLE_LIMIT } from '../http/sessions.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { LiveHub } from './hub.ts';

let server: TestServer;
let origin: string;
let hub: LiveHub;
beforeAll(async () => {
  hub = new LiveHub({ clock: Date.now });
  const onFault = (_what: string, error: unknown) => expect.unreachable(String(error));
  server = await openTestServer({ given: { liveHub: hub, streamCheckEvery: 50, onFault } });
  await server.control.listen(hub);
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'rif', email: 'omar@rif.example', role: 'sysadmin' });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  // `fetch` opens spare connections without a request.
  server.app.server.closeAllConnections();
  return server.close();
});

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

interface Heard {
  response: Response;
  events: LiveEvent[];
  messages: LiveMessage[];
  isOver: boolean;
}
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};
const cookieOf = (browser: Browser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Opens the stream like a browser, and waits for the greeting. */
async function listen(browser: Browser, headers: Record<string, string> = {}): Promise<Heard> {
  const stop = new AbortController();
  open.push(stop);
  const response = await fetch(`${origin}/admin/stream`, {
    headers: { cookie: cookieOf(browser), 'accept-encoding': 'br, gzip', ...headers },
    signal: stop.signal,
  });
  const heard: Heard = { response, events: [], messages: [], isOver: false };
  if (response.status !== 200 || response.body === null) return heard;
  const { body } = response;
  void (async () => {
    for await (const message of readLive(body)) {
      heard.messages.push(message);
      if (message.event !== undefined) heard.events.push(message.event);
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      heard.isOver = true;
    });
  await until(() => heard.messages.length > 0);
  return heard;
}
async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
async function newLoad(tenant: string): Promise<{ source: string; load: string }> {
  const [source, load] = [crypto.randomUUID(), crypto.randomUUID()];
  await server.control.inTenant(tenant, async (tx) => {
    await addDatasource(tx, {
      id: source,
      tenant_id: tenant,
      name: source,
      format: 'auto',
      timezone: 'UTC',
      created_on: 1,
      created_by: null,
    });
    await addLoad(tx, {
      id: load,
      tenant_id: tenant,
      datasource_id: source,
      file_name: 'proxy.log',
      size: 10,
      status: 'pending',
      is_parse_again: false,
      created_on: 1,
    });
  });
  return { source, load };
}

describe('the stream', () => {
  test("isn't compressed, cached or buffered by a proxy", async () => {
    const { response } = await listen(await signedIn('nadia@atlas.example'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBeNull();
  });

  test("sends people's changes, and the state of jobs", async () => {
    const nadia = await signedIn('nadia@atlas.example');
    const heard = await listen(nadia);
    await nadia.post('/admin/user/saveprefs', { user_prefs: { theme: 'dark' } });
    const { source, load } = await newLoad('atlas');
    await until(() => heard.events.some(({ type }) => type === 'load'));
    expect(heard.events).toContainEqual({
      type: 'load',
      id: load,
      datasource_id: source,
      status: 1,
      bytes_received: 0,
      progress: 0,
      lines: 0,
      events: 0,
      rejects: 0,
      error: null,
    });
    const areas = () => heard.events.flatMap((event) => (event.type === 'changed' ? event.areas : []));
    await until(() => areas().includes('history') && areas().includes('datasources'));
    await nadia.post('/admin/config/update', {
      app_name: 'general',
      param_name: 'timezone',
      param_value: 'Africa/Casablanca',
    });
    await until(() => areas().includes('tenant'));
  });

  test('reports everything as changed to clients that missed something', async () => {
    const nadia = await signedIn('nadia@atlas.example');
    const first = await listen(nadia);
    const id = first.messages.find((message) => message.id !== undefined)?.id ?? '';
    const same = await listen(nadia, { 'last-event-id': id });
    expect(same.messages[0]?.event).toBeUndefined();
    await newLoad('atlas');
    await until(() => first.events.length > 0);
    const after = await listen(nadia, { 'last-event-id': id });
    await until(() => after.events.length > 0);
    expect(after.events[0]).toMatchObject({
      type: 'changed',
      areas: expect.arrayContaining(['datasources']),
    });
  });

  test("doesn't count as activity: the session expires, and the stream with it", async () => {
    const nadia = await signedIn('nadia@atlas.example');
    server.clock.now += IDLE_LIMIT / 2;
    const heard = await listen(nadia);
    server.clock.now += IDLE_LIMIT / 2;
    await until(() => heard.isOver);
    expect((await listen(nadia)).response.status).toBe(401);
  });
});

describe('no one is notified', () => {
  test('another company', async () => {
    const omar = await listen(await signedIn('omar@rif.example'));
    const { load } = await newLoad('atlas');
    const own = await newLoad('rif');
    await until(() => omar.events.some((event) => event.type === 'load'));
    expect(omar.events.flatMap((event) => (event.type === 'load' ? [event.id] : []))).toEqual([own.load]);
    expect(JSON.stringify(omar.events)).not.toContain(load);
  });

  test.each<[string, (browser: Browser, id: string) => Promise<unknown>]>([
    ['signed out', (browser) => browser.post('/user/logout')],
    [
      'switched off',
      (_browser, id) =>
        server.control.asSystem((tx) =>
          tx.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
        ),
    ],
    [
      'put out by somebody else',
      (_browser, id) =>
        server.control.asSystem((tx) => tx.deleteFrom('sessions').where('user_id', '=', id).execute()),
    ],
  ])('ends without a session: %s', async (how, end) => {
    const email = `${how.replaceAll(' ', '-')}@atlas.example`;
    const { id } = await addPerson(server.control, { tenant: 'atlas', email, role: 'sysadmin' });
    const browser = await signedIn(email);
    const heard = await listen(browser);
    await end(browser, id);
    await until(() => heard.isOver);
    expect((await listen(browser)).response.status).toBe(401);
  });

  test('with permissions they lost: the stream ends with a message and restarts with the current ones', async () => {
    const { id } = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'reader@atlas.example',
      role: 'admin',
    });
    const reader = await signedIn('reader@atlas.example');
    const heard = await listen(reader);
    await server.control.inTenant('atlas', (tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: id, profiles: [], time: 1, by: null }),
    );
    await until(() => heard.isOver);
    expect(heard.events.at(-1)).toEqual({ type: 'changed', areas: ['session'] });
    const again = await listen(reader);
    await newLoad('atlas');
    const nadia = await signedIn('nadia@atlas.example');
    await nadia.post('/admin/config/update', {
      app_name: 'general',
      param_name: 'timezone',
      param_value: 'UTC',
    });
    await until(() => again.events.length > 0);
    expect(again.events).toEqual([{ type: 'changed', areas: ['tenant'] }]);
  });

  test('as someone else who signed in on the same browser', async () => {
    const nadia = await signedIn('nadia@atlas.example');
    const { response } = await listen(nadia, { 'x-tenant': 'rif', 'x-user': 'omar' });
    expect([response.status, await response.json()]).toMatchObject([412, { error: 'SESSION_CHANGED' }]);
  });
});

test("refuses a session's ninth stream with a delay; a closed one makes room", async () => {
  const nadia = await signedIn('nadia@atlas.example');
  for (let count = 0; count < 8; count += 1) await listen(nadia);
  const refused = await listen(nadia);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '15']);
  open[0]?.abort();
  await until(() => hub.streams.length < 8);
  expect((await listen(nadia)).response.status).toBe(200);
});

test("a stopping server doesn't wait for its streams", async () => {
  const own = await openTestServer({
    given: { liveHub: new LiveHub({ clock: Date.now }), streamCheckEvery: 60_000 },
  });
  await addPerson(own.control, { tenant: 'atlas', email: 'own@atlas.example', role: 'sysadmin' });
  const browser = new Browser(own.app);
  await browser.signIn('own@atlas.example');
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/admin/stream`, { headers: { cookie: cookieOf(browser) } });
  await own.close();
  await response.body?.cancel().catch(() => undefined);
});
