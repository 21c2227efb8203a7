import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const SERVICES = [
  catalogued('box', 'Box', { domains: ['box.example', 'boxcdn.example'] }),
  catalogued('google', 'Google', { domains: ['google.example'] }),
  catalogued('drive', 'Google Drive', { domains: ['drive.google.example'] }),
];

let server: TestServer;
let nadia: Browser;
let rim: Browser;
let reader: Browser;
let limited: Browser;
beforeAll(async () => {
  server = await openTestServer({
    services: SERVICES,
  });
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  reader = await signedIn({
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'] }],
  });
  limited = await signedIn({
    tenant: 'atlas',
    email: 'limited@atlas.example',
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'], scope: { services: ['drive'] } }],
  });
});
afterAll(() => server.close());

const decide = (decision: string | null, service_ids: readonly string[], by = nadia) =>
  by.post('/risks/decisions', { service_ids, decision });
const tagsOf = async (id: string): Promise<number[]> => {
  const { service_tags } = (await nadia.get('/risks/getservicetags')).json();
  return service_tags.find((one: { service_id: string }) => one.service_id === id)?.tag_ids ?? [];
};
const counts = async (by = nadia) =>
  Object.fromEntries(
    (await by.get('/risks/decisions'))
      .json()
      .decisions.map(({ decision, services }: { decision: string; services: number }) => [
        decision,
        services,
      ]),
  );
const file = async (format: string, kind = 'block', by = nadia) =>
  by.get(`/risks/blocklist/file?format=${format}&kind=${kind}`);
/** A product: no cookie, no session. */
const fetchFeed = (path: string, { from = '192.0.2.7', etag }: { from?: string; etag?: string } = {}) =>
  server.app.inject({
    method: 'GET',
    url: path,
    remoteAddress: from,
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });
const makeFeed = async (body: object): Promise<{ path: string; feed: { id: string } }> => {
  const answer = await nadia.post('/risks/feeds', { name: crypto.randomUUID(), kind: 'block', ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

describe('a decision', () => {
  test('is a reserved tag that replaces any other, and leaves other tags alone', async () => {
    await nadia.post('/risks/changeservicetags', { service_ids: ['box'], add_tags: [4] });
    expect((await decide('sanctioned', ['box', 'drive'])).json()).toMatchObject({ changed: 2 });
    expect(await tagsOf('box')).toEqual([0, 4]);
    const entries = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('audit_trail').select('event').orderBy('sequence', 'desc').limit(2).execute(),
    );
    expect(entries.map(({ event }) => event)).toEqual(['service.decided', 'service_tags.changed']);
    await decide('unsanctioned', ['box']);
    expect(await tagsOf('box')).toEqual([1, 4]);
    expect(await counts()).toEqual({ sanctioned: 1, tolerated: 0, in_review: 0, unsanctioned: 1 });
    await decide(null, ['box']);
    expect(await tagsOf('box')).toEqual([4]);
    expect(await counts(rim)).toEqual({ sanctioned: 0, tolerated: 0, in_review: 0, unsanctioned: 0 });
  });

  test('needs permission to change discovery, and existing services', async () => {
    expect((await decide('sanctioned', ['box'], reader)).statusCode).toBe(403);
    expect((await decide('sanctioned', ['nowhere'])).statusCode).toBe(422);
    expect((await decide('forbidden', ['box'])).statusCode).toBe(400);
    expect((await decide('sanctioned', [])).statusCode).toBe(400);
  });
});

describe('a list', () => {
  test('has unsanctioned services, except those sanctioned below them, for products with exceptions', async () => {
    await decide('unsanctioned', ['google', 'box']);
    await decide('sanctioned', ['drive']);
    const squid = await file('squid');
    expect(squid.headers['content-disposition']).toBe('attachment; filename="casbah-block-squid.conf"');
    expect(squid.body).toContain('acl casbah_block_1 dstdomain .google.example');
    expect(squid.body).toContain('acl casbah_block_1_except dstdomain .drive.google.example');
    expect((await file('domains')).body).toBe('box.example\nboxcdn.example\n');
    expect((await file('domains', 'allow')).body).toBe('drive.google.example\n');
    expect((await file('domains', 'block', rim)).body).toBe('');
  });

  test('lists exclusions and their reasons at the top', async () => {
    const { list } = (await nadia.get('/risks/blocklist?format=domains&kind=block')).json();
    expect(list).toMatchObject({
      services: 2,
      domains: 2,
      entries: 2,
      left_out_count: 1,
      also_hits_count: 0,
      left_out: [
        {
          domain: 'google.example',
          reason: 'would_hit',
          service: { id: 'google', name: 'Google' },
          hits: [{ id: 'drive', name: 'Google Drive' }],
        },
      ],
    });
  });

  test('is refused for a product without one; the file requires the export permission', async () => {
    expect((await file('check-point', 'allow')).statusCode).toBe(422);
    expect((await file('nobody')).statusCode).toBe(400);
    expect((await file('domains', 'block', reader)).statusCode).toBe(403);
    expect((await reader.get('/risks/blocklist?format=domains&kind=block')).statusCode).toBe(200);
  });
});

describe('a feed', () => {
  test("is read with the token in its URL only, follows decisions, and isn't resent unchanged", async () => {
    const { path } = await makeFeed({ format: 'domains' });
    const first = await fetchFeed(path);
    expect([first.statusCode, first.body]).toEqual([200, 'box.example\nboxcdn.example\n']);
    expect(first.headers['content-type']).toMatch(/^text\/plain/);
    const etag = String(first.headers.etag);
    const again = await fetchFeed(path, { etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await decide('in_review', ['box']);
    const other = await fetchFeed(path, { etag });
    expect([other.statusCode, other.body]).toEqual([200, '']);
    expect(other.headers.etag).not.toBe(etag);
    await decide('unsanctioned', ['box']);
  });

  test('accepts no other token, and none that was revoked', async () => {
    const { path, feed } = await makeFeed({ format: 'domains' });
    const other = await makeFeed({ format: 'csv' });
    const [, mine = ''] = path.split(feed.id);
    const [, others = ''] = other.path.split(other.feed.id);
    const wrong = [path.slice(0, -1), path.replace(mine, others), '/feeds/x', `${path}A`];
    for (const one of wrong)
      expect([one, (await fetchFeed(one)).statusCode, (await fetchFeed(one)).json().error]).toEqual([
        ...[one, 404, 'NOT_FOUND'],
      ]);
    const renewed = (await nadia.post(`/risks/feeds/${feed.id}/token`)).json();
    expect((await fetchFeed(path)).statusCode).toBe(404);
    expect((await fetchFeed(renewed.path)).statusCode).toBe(200);
    expect((await rim.send('DELETE', `/risks/feeds/${feed.id}`)).statusCode).toBe(404);
    expect((await nadia.send('DELETE', `/risks/feeds/${feed.id}`)).statusCode).toBe(200);
    expect((await fetchFeed(renewed.path)).statusCode).toBe(404);
  });

  test('is limited to its networks, and each read is recorded with its address', async () => {
    const { path, feed } = await makeFeed({ format: 'domains', networks: ['10.1.0.0/16'] });
    expect((await fetchFeed(path)).statusCode).toBe(404);
    expect((await fetchFeed(path, { from: '10.1.2.3' })).statusCode).toBe(200);
    server.clock.now += 60_000;
    await fetchFeed(path, { from: '10.1.2.3' });
    await fetchFeed(path, { from: '10.1.9.9' });
    const { feeds } = (await nadia.get('/risks/feeds')).json();
    const now = isoTime(server.clock.now);
    expect(feeds.find(({ id }: { id: string }) => id === feed.id)).toMatchObject({
      reads: 3,
      last_read_on: now,
      created_by: 'nadia@atlas.example',
      readers: [
        { address: '10.1.2.3', reads: 2, last_read_on: now },
        { address: '10.1.9.9', reads: 1, first_read_on: now },
      ],
    });
    expect((await rim.get('/risks/feeds')).json().feeds).toEqual([]);
  });

  test('allows sixty reads a minute per address, against token guessing', async () => {
    const { path } = await makeFeed({ format: 'domains' });
    const from = '192.0.2.99';
    for (let count = 0; count < 60; count += 1) await fetchFeed(`/feeds/x${count}`, { from });
    expect((await fetchFeed(path, { from })).statusCode).toBe(429);
    expect((await fetchFeed(path)).statusCode).toBe(200);
  });

  test('its token is returned once and appears neither in the store nor in the log nor in the history', async () => {
    const { path, feed } = await makeFeed({ format: 'domains' });
    await fetchFeed(path);
    const secret = path.slice(-43);
    expect(path).toContain(feed.id);
    const stored = await server.control.asSystem(async (tx) => [
      await tx.selectFrom('block_list_feeds').selectAll().execute(),
      await tx.selectFrom('audit_trail').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(server.log)).not.toContain(secret);
    expect((await nadia.get('/risks/feeds')).body).not.toContain(secret);
  });

  test('has a unique name, and a list that its product supports', async () => {
    const body = { name: 'Rabat', format: 'domains', kind: 'block' };
    expect((await nadia.post('/risks/feeds', body)).statusCode).toBe(201);
    expect((await nadia.post('/risks/feeds', { ...body, name: 'RABAT' })).json().error).toBe('NAME_TAKEN');
    expect((await nadia.post('/risks/feeds', { ...body, format: 'pfsense', kind: 'allow' })).statusCode).toBe(
      422,
    );
    expect((await nadia.post('/risks/feeds', { ...body, networks: ['x'] })).statusCode).toBe(400);
    expect((await reader.post('/risks/feeds', body)).statusCode).toBe(403);
  });
});

describe('the decision log', () => {
  const decideWhy = (body: object, by = nadia) => by.post('/risks/decisions', body);
  const undo = (entries: unknown[], by = nadia) => by.post('/risks/decisions/undo', { entries });
  const log = async (query = '', by = nadia) => (await by.get(`/risks/decisions/log?${query}`)).json();
  const current = async (service: string, by = nadia) =>
    (await by.get(`/risks/decisions/current?service_id=${service}`)).json().current;
  const events = () =>
    server.control.inTenant('atlas', (tx) =>
      tx
        .selectFrom('audit_trail')
        .select(['event', 'user_email', 'details'])
        .orderBy('sequence', 'desc')
        .limit(1)
        .execute(),
    );

  test('shows who decided what, why and until when, and each entry can be undone', async () => {
    await decide('tolerated', ['box']);
    await decide(null, ['google']);
    const until = isoTime(server.clock.now + 10 * DAY_MS);
    const body = { service_ids: ['box', 'google'], decision: 'unsanctioned', reason: ' Data leak ', until };
    const { entry } = (await decideWhy(body)).json();
    const { entries } = await log();
    const made_on = isoTime(server.clock.now);
    const said = { by: 'nadia@atlas.example', alert_rule: null, made_on, reason: 'Data leak', until };
    expect(entries[0]).toMatchObject({ ...said, number: entry, kind: 'decided', can_undo: true });
    expect(entries[0].services).toEqual([
      { id: 'box', name: 'Box' },
      { id: 'google', name: 'Google' },
    ]);
    expect(await current('box')).toEqual({ ...said, decision: 'unsanctioned' });

    expect((await undo([entry], reader)).statusCode).toBe(403);
    expect((await undo([entry], rim)).statusCode).toBe(404);
    expect((await undo([entry])).json()).toMatchObject({ changed: 2 });
    expect(await current('box')).toMatchObject({ decision: 'tolerated' });
    expect(await current('google')).toBeNull();
    expect(await events()).toMatchObject([{ event: 'decision.undone', user_email: 'nadia@atlas.example' }]);
    const again = await undo([entry]);
    expect([again.statusCode, again.json().error]).toEqual([409, 'DECIDED_SINCE']);
    expect(again.json().api_message).toContain(
      'nadia@atlas.example has since made another decision about Box',
    );
  });

  test('a date must be in the future and belong to a decision, and a reason has a limit', async () => {
    const body = { service_ids: ['box'], decision: 'sanctioned' };
    const past = await decideWhy({ ...body, until: isoTime(server.clock.now) });
    expect([past.statusCode, past.json().details.field]).toEqual([422, 'until']);
    const nothing = { ...body, decision: null, until: isoTime(server.clock.now + DAY_MS) };
    expect((await decideWhy(nothing)).statusCode).toBe(422);
    expect((await decideWhy({ ...body, reason: 'x'.repeat(501) })).statusCode).toBe(400);
  });

  test('people limited to some services see only those', async () => {
    await decide('in_review', ['box', 'drive']);
    const seen = await log('', limited);
    expect(seen.entries.length).toBeGreaterThan(0);
    for (const { services } of seen.entries)
      expect(services).toEqual([{ id: 'drive', name: 'Google Drive' }]);
    expect(await current('drive', limited)).toMatchObject({ decision: 'in_review' });
    expect((await limited.get('/risks/decisions/current?service_id=box')).statusCode).toBe(404);
    expect((await limited.get('/risks/decisions/log/export')).statusCode).toBe(403);
    expect((await log('', rim)).entries).toEqual([]);
  });

  test('is searched, paged and exported, with a line for each service', async () => {
    const { entries, next } = await log('service=google+dr&decision=in_review&by=NADIA&limit=1');
    expect([entries.length, entries[0].number, next]).toEqual([1, next, next]);
    expect((await log(`before=${next}`)).entries[0].number).toBe(next - 1);
    expect((await log('by=nobody')).entries).toEqual([]);
    const csv = (await nadia.get('/risks/decisions/log/export?service=drive')).body;
    const [header, first] = csv.replaceAll('"', '').split('\r\n');
    expect(header).toContain('number,kind,made_on,by,alert_rule,service_id,service,from,to,reason,until');
    expect(first).toMatch(/,decided,.*,nadia@atlas.example,,drive,Google Drive,\w+,in_review,,$/);
    expect(csv).not.toContain('Box');
  });

  test("a decision's effect is previewed", async () => {
    await decide(null, ['box', 'google', 'drive']);
    await makeFeed({ name: 'Lyon FortiGate', format: 'fortigate' });
    const body = { service_ids: ['box', 'drive'], decision: 'unsanctioned' };
    const { effect } = (await nadia.post('/risks/decisions/preview', body)).json();
    expect(effect).toMatchObject({ services: 2, from: [{ decision: null, services: 2 }] });
    expect(effect.lists).toEqual([
      { kind: 'block', added: 3, removed: 0 },
      { kind: 'allow', added: 0, removed: 0 },
    ]);
    expect(effect.feeds).toContainEqual({ name: 'Lyon FortiGate', kind: 'block', added: 3, removed: 0 });
    expect(await tagsOf('drive')).toEqual([]);
  });

  test('a job ends expired decisions; their maker is notified before', async () => {
    const until = isoTime(server.clock.now + 10 * DAY_MS);
    await decideWhy({ service_ids: ['drive'], decision: 'sanctioned', until });
    const notices = () =>
      server.control.inTenant('atlas', (tx) =>
        tx.selectFrom('notifications').selectAll().where('template', '=', 'decision-expires').execute(),
      );
    await server.runJob('decisions.expiry');
    expect(await notices()).toEqual([]);
    server.clock.now += 8 * DAY_MS;
    await nadia.signIn('nadia@atlas.example');
    await server.runJob('decisions.expiry');
    await server.runJob('decisions.expiry');
    expect(await notices()).toMatchObject([{ values: { service: 'Google Drive', more: 0, days: 2 } }]);
    server.clock.now += 2 * DAY_MS;
    await nadia.signIn('nadia@atlas.example');
    await server.runJob('decisions.expiry');
    expect(await current('drive')).toBeNull();
    expect(await tagsOf('drive')).toEqual([]);
    expect((await log()).entries[0]).toMatchObject({ kind: 'expired', by: null, can_undo: false });
    expect(await events()).toMatchObject([{ event: 'decision.expired', user_email: null }]);
  });
});
