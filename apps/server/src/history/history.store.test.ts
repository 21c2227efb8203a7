import { createHash } from 'node:crypto';
import type { HistoryEntry } from '@casbah/contract/history';
import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { canonicalJson } from '@casbah/stores/control/history/audit-chain';
import { writeAudit } from '@casbah/stores/control/history/write-audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ChainChecks } from './checks.ts';

let server: TestServer;
let sysadmin: Browser;

const write = (tenant: string, entries: number, object = 'made'): Promise<void> =>
  server.control.inTenant(tenant, async (tx) => {
    for (let number = 1; number <= entries; number += 1)
      await writeAudit(tx, {
        tenant,
        time: server.clock.now + number,
        user: { id: 'u', email: 'maker@atlas.example' },
        action: 'POST /admin/datasources',
        event: 'datasource.created',
        object,
        details: { name: `=Proxy ${number}, "Rabat"` },
        changes: { theme: { before: null, after: 'dark' }, lang: { before: 'de', after: 'ja' } },
        requestId: `made-${number}`,
      });
  });

/** What the database owner could do. */
const tamper = (statement: ReturnType<typeof sql>): Promise<void> =>
  server.control.asSystem(async (tx) => {
    await sql`reset role`.execute(tx);
    await sql`alter table audit_trail disable trigger user`.execute(tx);
    await statement.execute(tx);
    await sql`alter table audit_trail enable trigger user`.execute(tx);
  });

async function entries(browser: Browser, query = ''): Promise<HistoryEntry[]> {
  const answer = await browser.get(`/history/entries?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().entries;
}

beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'rif', email: 'omar@rif.example', role: 'sysadmin' });
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'history', actions: ['view'] }],
  });
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'exporter@atlas.example',
    role: 'admin',
    grants: [{ area: 'history', actions: ['export'] }],
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'other@atlas.example', role: 'admin' });
  sysadmin = new Browser(server.app, '203.0.113.7');
  await sysadmin.signIn('nadia@atlas.example');
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now += 60_000;
});

describe('the entries', () => {
  test('show who did what, when, from where, with outcome and changes', async () => {
    const before = isoTime(server.clock.now);
    const changed = await sysadmin.post('/admin/user/saveprefs', { user_prefs: { theme: 'dark' } });
    await sysadmin.post('/admin/user/saveprefs', { user_prefs: { theme: 'light' } });
    const [last, first] = await entries(sysadmin, 'limit=2');
    expect(first).toEqual({
      sequence: expect.any(Number),
      time: before,
      user: { id: expect.any(String), email: 'nadia@atlas.example' },
      address: '203.0.113.7',
      action: 'POST /admin/user/saveprefs',
      event: 'preferences.changed',
      object: expect.any(String),
      outcome: 'success',
      details: {},
      changes: [{ field: 'theme', before: null, after: 'dark' }],
      request_id: changed.headers['x-request-id'],
      previous: expect.stringMatching(/^[0-9a-f]{64}$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(last?.changes).toEqual([{ field: 'theme', before: 'dark', after: 'light' }]);
    expect(last?.previous).toBe(first?.hash);
    const one = await sysadmin.get(`/history/entries/${first?.sequence}`);
    expect(one.json()).toEqual(first);
    expect((await sysadmin.get('/history/entries/999999')).json()).toMatchObject({ error: 'NOT_FOUND' });
  });

  test('of a failed sign-in have the error and no one else', async () => {
    await new Browser(server.app, '198.51.100.4').signIn('nadia@atlas.example', 'wrong');
    const [entry] = await entries(sysadmin, 'outcome=INVALID_CREDENTIALS&limit=1');
    expect(entry).toMatchObject({
      action: 'POST /user/loginapi',
      outcome: 'INVALID_CREDENTIALS',
      address: '198.51.100.4',
      user: { email: 'nadia@atlas.example' },
    });
  });

  test('are found by text, person, call, object, outcome and time, and paged backwards', async () => {
    await write('atlas', 5);
    const found = await entries(sysadmin, 'object=made');
    expect(found.map(({ request_id }) => request_id)).toEqual(
      [5, 4, 3, 2, 1].map((number) => `made-${number}`),
    );
    expect(await entries(sysadmin, 'text=MADE-3')).toHaveLength(1);
    const said = encodeURIComponent('object = made and not text contains made-3');
    expect(await entries(sysadmin, `filter=${said}`)).toHaveLength(4);
    expect((await sysadmin.get('/history/entries?filter=object%20%3D')).json()).toMatchObject({
      error: 'FILTER_INVALID',
    });
    expect(
      await entries(sysadmin, 'person=maker@atlas.example&action=POST%20/admin/datasources'),
    ).toHaveLength(5);
    expect(await entries(sysadmin, 'person=maker@atlas.example&outcome=DENIED')).toEqual([]);
    const [newest, , middle] = found;
    const times = `from=${middle?.time}&to=${newest?.time}&object=made`;
    expect((await entries(sysadmin, times)).map(({ request_id }) => request_id)).toEqual([
      'made-4',
      'made-3',
    ]);

    const pages: string[] = [];
    for (let before = ''; ; ) {
      const answer = (await sysadmin.get(`/history/entries?object=made&limit=2${before}`)).json();
      pages.push(answer.entries.map((entry: HistoryEntry) => entry.request_id).join(' '));
      if (answer.next === null) break;
      before = `&before=${answer.next}`;
    }
    expect(pages).toEqual(['made-5 made-4', 'made-3 made-2', 'made-1']);
  });

  test('have counts by person, call and outcome to choose from', async () => {
    const all = (await sysadmin.get('/history/facets')).json();
    expect(all.total).toBe((await entries(sysadmin, 'limit=500')).length);
    expect(all.since).toBe((await sysadmin.get('/history/entries/1')).json().time);
    for (const facet of [all.actions, all.outcomes]) {
      const sum = facet.reduce((total: number, { entries: count }: { entries: number }) => total + count, 0);
      expect(sum).toBe(all.total);
    }
    expect(all.people).toContainEqual({ value: 'maker@atlas.example', entries: 5 });
    const some = (await sysadmin.get('/history/facets?object=made')).json();
    expect(some).toMatchObject({ total: 5, actions: [{ value: 'POST /admin/datasources', entries: 5 }] });
    expect(some.since).toBe(all.since);
  });

  test("of another company aren't visible by number, search, count or export", async () => {
    await write('rif', 1, 'secret-of-rif');
    const stranger = new Browser(server.app);
    await stranger.signIn('omar@rif.example');
    expect(await entries(stranger, 'object=secret-of-rif')).toHaveLength(1);
    expect(await entries(sysadmin, 'object=secret-of-rif')).toEqual([]);
    expect(await entries(sysadmin, 'text=secret-of-rif')).toEqual([]);
    // Another company's admin reads nothing of this one.
    expect((await sysadmin.get('/history/entries?tenant=rif')).statusCode).toBe(412);
    expect((await sysadmin.get('/history/facets?object=secret-of-rif')).json().total).toBe(0);
    const exported = await sysadmin.get('/history/export.ndjson');
    expect(exported.body).not.toContain('secret-of-rif');
    // Sequences start at 1 per company, so the same number is a different entry.
    const own = (await sysadmin.get('/history/entries/1')).json();
    const theirs = (await stranger.get('/history/entries/1')).json();
    expect(theirs.hash).not.toBe(own.hash);
    const answer = await sysadmin.get('/history/entries', { headers: { 'x-tenant': 'rif' } });
    expect(answer.body).not.toContain('omar@rif.example');
  });
});

describe('the exports', () => {
  test('contain matching entries, oldest first, as CSV without spreadsheet formulas', async () => {
    const answer = await sysadmin.get('/history/export?object=made');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="history.csv"');
    const lines = answer.body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '"sequence","time","user_email","user_id","address","action","object","outcome","details","changes","request_id","previous","hash"',
    );
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain('"{""name"":""=Proxy 1, \\""Rabat\\""""}"');
    expect(lines.slice(1).map((line) => /made-\d/.exec(line)?.[0])).toEqual(
      [1, 2, 3, 4, 5].map((number) => `made-${number}`),
    );
  });

  test('as JSON lines allow verifying the whole chain without Casbah', async () => {
    await write('atlas', 600, 'many');
    const answer = await sysadmin.get('/history/export.ndjson');
    expect(answer.headers['content-type']).toMatch('application/x-ndjson');
    const lines = answer.body.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(600);
    let before = '0'.repeat(64);
    for (const line of lines) {
      const { hash, sealed_with: _, seal: __, ...written } = JSON.parse(line);
      expect(written.previous).toBe(before);
      expect(createHash('sha256').update(canonicalJson(written)).digest('hex')).toBe(hash);
      before = hash;
    }
    expect((await sysadmin.get('/history/verify?fresh=true')).json().hash).toBe(before);
  });
});

describe('permissions', () => {
  const paths = ['entries', 'entries/1', 'facets', 'verify', 'export', 'export.ndjson'];
  test.each([
    ['nadia@atlas.example', paths],
    ['reader@atlas.example', ['entries', 'entries/1', 'facets', 'verify']],
    ['exporter@atlas.example', ['export', 'export.ndjson']],
    ['other@atlas.example', []],
  ])('%s: %j', async (email, allowed) => {
    const browser = new Browser(server.app);
    await browser.signIn(email);
    for (const path of paths) {
      const { statusCode } = await browser.get(`/history/${path}`);
      expect([path, statusCode]).toEqual([path, allowed.includes(path) ? 200 : 403]);
    }
  });

  test('no one without a session', async () => {
    for (const path of paths)
      expect((await new Browser(server.app).get(`/history/${path}`)).statusCode).toBe(401);
  });
});

describe('verification of the trail', () => {
  test('is reported, and repeated on request or after a while', async () => {
    const checked = async (fresh = false) =>
      (await sysadmin.get(`/history/verify${fresh ? '?fresh=true' : ''}`)).json();
    const first = await checked(true);
    expect(first).toMatchObject({ state: 'intact', fault: null, unproven_up_to: null });
    expect(first.entries).toBe((await sysadmin.get('/history/facets')).json().total);
    expect(first.checked).toBe(isoTime(server.clock.now));
    await write('atlas', 1, 'later');
    server.clock.now += 5 * MINUTE_MS;
    expect(await checked()).toEqual(first);
    const second = await checked(true);
    expect(second.entries).toBe(first.entries + 1);
    server.clock.now += 11 * MINUTE_MS;
    expect((await checked()).checked).toBe(isoTime(server.clock.now));
  });

  test('runs once for concurrent callers, and stops when all have left', async () => {
    const control = server.control;
    let looks = 0;
    const counting = new ChainChecks({
      clock: () => server.clock.now,
      control: {
        ...control,
        inTenant: (tenant, work) => {
          looks += 1;
          return control.inTenant(tenant, work);
        },
      },
    });
    const ask = (gone = new AbortController()) =>
      counting.check('atlas', { fresh: true, signal: gone.signal });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers).size).toBe(1);
    const ofOne = looks;
    expect(ofOne).toBeGreaterThan(2);

    const [one, other] = [new AbortController(), new AbortController()];
    const waiting = [ask(one), ask(other)];
    one.abort(new Error('left'));
    other.abort(new Error('left, too'));
    const again = ask();
    await expect(Promise.all(waiting)).rejects.toThrow('left');
    expect((await again).state).toBe('intact');
    expect(looks).toBeLessThan(3 * ofOne);
  });

  test('finds a changed entry with its position, and notifies only its own company', async () => {
    await tamper(sql`update audit_trail set object = 'else' where tenant_id = 'atlas' and sequence = 4`);
    const reader = new Browser(server.app);
    await reader.signIn('reader@atlas.example');
    const { last, ...found } = (await reader.get('/history/verify?fresh=true')).json();
    expect(found).toMatchObject({
      state: 'broken',
      entries: 3,
      fault: { sequence: 4, reason: 'entry_changed' },
    });
    expect(last).toBe((await reader.get('/history/entries/3')).json().time);
    const stranger = new Browser(server.app);
    await stranger.signIn('omar@rif.example');
    expect((await stranger.get('/history/verify?fresh=true')).json().state).toBe('intact');
  });
});
