import { createHmac } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@casbah/domain/destination';
import type { EventKind } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { TENANT_CONFIG } from '@casbah/domain/tenant-config';
import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { findAuditEntry, listAudit } from '@casbah/stores/control/history/audit-trail';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenantDomain, saveDomainCheck } from '@casbah/stores/control/tenantdomains/tenant-domains';
import type { DeletedEvents, ExpiryTimes } from '@casbah/stores/events/expiry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingOptions } from '../http/outgoing.ts';
import { OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';
import {
  addKey,
  addPerson,
  Browser,
  memoryEvents,
  openTestServer,
  type TestServer,
} from '../test-compose.ts';

/** DNS and web responses of the tests. */
const records = new Map<string, string[][] | Error>();
const sites = new Map<string, Response | Error>();
const asked: { url: string; options: OutgoingOptions }[] = [];
/** Retention cutoffs, by tenant and kinds. */
const cuts: [string, number, readonly EventKind[]][] = [];
let removed: DeletedEvents = new Map();
const counted: [string, ExpiryTimes, readonly EventKind[]][] = [];

let server: TestServer;
let owner: Browser;
let other: Browser;
beforeAll(async () => {
  server = await openTestServer({
    given: {
      resolveText: async (name) => {
        const found = records.get(name) ?? Object.assign(new Error(name), { code: 'ENOTFOUND' });
        if (found instanceof Error) throw found;
        return found;
      },
      outgoing: async (url, options = {}) => {
        asked.push({ url: String(url), options });
        const found = sites.get(String(url)) ?? new Response(null, { status: 404 });
        if (found instanceof Error) throw found;
        return found.clone();
      },
      events: {
        ...memoryEvents(),
        size: async (tenant) => ({ events: tenant === 'atlas' ? 7 : 0, rejects: 2, bytes: 4096 }),
        deleteBefore: async (tenant, time, kinds) => {
          cuts.push([tenant, time, kinds]);
          return new Map([...removed].filter(([kind]) => kinds.includes(kind)));
        },
        countExpiry: async (tenant, times, kinds) => {
          counted.push([tenant, times, kinds]);
          const counts = { expired: 3, bytes: 900, soon: 5, oldest: times.cutoff === 0 ? 1 : undefined };
          return kinds.includes('activity') ? [{ kind: 'activity', ...counts }] : [];
        },
      },
    },
  });
  for (const tenant of ['atlas', 'rif'])
    await addPerson(server.control, { tenant, email: `owner@${tenant}.example`, role: 'sysadmin' });
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'settings@atlas.example',
    role: 'admin',
    grants: [{ area: 'settings', actions: ['view', 'modify'] }],
  });
  owner = await signedIn('owner@atlas.example');
  other = await signedIn('owner@rif.example');
});
afterAll(() => server.close());

async function signedIn(email: string, address?: string): Promise<Browser> {
  const browser = new Browser(server.app, address);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}

interface ListedDomain {
  domain: string;
  is_primary: boolean;
  verified_on: string | null;
  method: string | null;
  problem: string | null;
  proof: { record: string; file: string; text: string } | null;
}
const domainsOf = async (browser: Browser): Promise<ListedDomain[]> =>
  (await browser.get('/admin/tenant/domains')).json().domains;
async function added(browser: Browser, domain: string): Promise<ListedDomain> {
  const answer = await browser.post('/admin/tenant/domains', { domain });
  expect(answer.statusCode).toBe(201);
  const found = answer.json().domains.find((one: ListedDomain) => one.domain === domain);
  return found;
}
const verify = async (browser: Browser, domain: string, method: 'dns' | 'file'): Promise<ListedDomain> =>
  (await browser.post(`/admin/tenant/domains/${domain}/verify`, { method })).json().domain;
const lastEntry = async (tenant = 'atlas') => {
  const [entry] = await server.control.inTenant(tenant, (tx) => listAudit(tx, { limit: 1 }));
  return entry;
};

describe("a company's domains", () => {
  test('have no effect until a TXT record verifies them', async () => {
    const { proof } = await added(owner, 'branch.example');
    expect(proof).toEqual({
      record: '_casbah.branch.example',
      file: 'https://branch.example/.well-known/casbah.txt',
      text: expect.stringMatching(/^casbah-domain=[\w-]{24}$/),
    });
    const secondary = async () =>
      (await owner.get('/admin/tenant/companyDetails')).json().tenant.secondary_domains;
    expect(await verify(owner, 'branch.example', 'dns')).toMatchObject({
      problem: 'missing',
      verified_on: null,
    });
    records.set('_casbah.branch.example', [['casbah-domain=of-somebody-else'], ['v=spf1 -all']]);
    expect(await verify(owner, 'branch.example', 'dns')).toMatchObject({ problem: 'different' });
    records.set('_casbah.branch.example', Object.assign(new Error('no answer'), { code: 'ETIMEOUT' }));
    expect(await verify(owner, 'branch.example', 'dns')).toMatchObject({ problem: 'unreachable' });
    expect(await secondary()).toBe('');
    // Long TXT records are split into chunks.
    const text = proof?.text ?? '';
    records.set('_casbah.branch.example', [['v=spf1 -all'], [text.slice(0, 9), text.slice(9)]]);
    expect(await verify(owner, 'branch.example', 'dns')).toMatchObject({
      problem: null,
      method: 'dns',
      proof: null,
      verified_on: '2026-11-21T12:00:00.000Z',
    });
    expect(await secondary()).toBe('branch.example');
    expect(await lastEntry()).toMatchObject({
      object: 'branch.example',
      changes: { method: { before: null, after: 'dns' } },
    });
  });

  test('are also verified by a file at the exact URL', async () => {
    const { proof } = await added(owner, 'shop.example');
    const file = 'https://shop.example/.well-known/casbah.txt';
    const text = proof?.text ?? '';
    for (const [answer, problem] of [
      [new Response(null, { status: 404 }), 'missing'],
      [
        new Response(null, { status: 301, headers: { location: 'https://elsewhere.example/' } }),
        'unreachable',
      ],
      [new Response('<html>casbah-domain=</html>'), 'different'],
      [new OutgoingRefused('shop.example', 'The name resolves to a private address'), 'unreachable'],
      [new OutgoingFailed('shop.example', 'No answer within 10 s'), 'unreachable'],
    ] as const) {
      sites.set(file, answer);
      expect(await verify(owner, 'shop.example', 'file')).toMatchObject({ problem, verified_on: null });
    }
    expect(asked.at(-1)).toEqual({ url: file, options: {} });
    sites.set(file, new Response(`# ours\n${text}\n`));
    expect(await verify(owner, 'shop.example', 'file')).toMatchObject({ problem: null, method: 'file' });
  });

  test('belong to one company: a later one gets an error', async () => {
    const { proof } = await added(other, 'branch.example');
    records.set('_casbah.branch.example', [[proof?.text ?? '']]);
    expect(await verify(other, 'branch.example', 'dns')).toMatchObject({
      problem: 'taken',
      verified_on: null,
    });
    // Not even another company's first domain, which needs no proof.
    await server.control.asSystem((tx) =>
      tx.updateTable('tenants').set({ primary_domain: 'atlas.example' }).where('id', '=', 'atlas').execute(),
    );
    const first = await added(other, 'atlas.example');
    records.set('_casbah.atlas.example', [[first.proof?.text ?? '']]);
    expect(await verify(other, 'atlas.example', 'dns')).toMatchObject({ problem: 'taken' });
  });

  test('concurrent duplicates are added once, an invalid domain not at all [PF-V034]', async () => {
    const before = (await domainsOf(owner)).length;
    await added(owner, 'twice.example');
    await added(owner, 'twice.example');
    expect(await domainsOf(owner)).toHaveLength(before + 1);
    for (const domain of ['nothing', '-a.example', 'https://a.example', 'a.example/x', ''])
      expect((await owner.post('/admin/tenant/domains', { domain })).statusCode).toBe(400);
    expect(
      (await owner.post('/admin/tenant/domains', { domain: 'a.example', verified_on: 1 })).statusCode,
    ).toBe(400);
  });

  test('a verified one can become the primary by a sysadmin only; the previous one stays on the list', async () => {
    const settings = await signedIn('settings@atlas.example');
    const primary = (browser: Browser, domain: string) =>
      browser.post(`/admin/tenant/domains/${domain}/primary`);
    expect((await primary(settings, 'branch.example')).statusCode).toBe(403);
    expect((await primary(owner, 'twice.example')).statusCode).toBe(404);
    const { domains } = (await primary(owner, 'branch.example')).json();
    expect(domains[0]).toMatchObject({ domain: 'branch.example', is_primary: true });
    expect(domains).toContainEqual(
      expect.objectContaining({ domain: 'atlas.example', is_primary: false, method: 'operator' }),
    );
    expect((await owner.get('/admin/user/sessions')).json().primary_domain).toBe('branch.example');
    const remove = (browser: Browser, domain: string) =>
      browser.send('DELETE', `/admin/tenant/domains/${domain}`);
    expect((await remove(settings, 'twice.example')).statusCode).toBe(403);
    expect((await remove(owner, 'branch.example')).statusCode).toBe(404);
    expect((await remove(owner, 'twice.example')).statusCode).toBe(200);
    expect((await domainsOf(owner)).map(({ domain }) => domain)).toEqual([
      ...['branch.example', 'atlas.example', 'shop.example'],
    ]);
  });
});

test('people who may change settings can rename the company, within limits', async () => {
  const rename = (name: unknown, more = {}) =>
    owner.send('PATCH', '/admin/tenant/company', { body: { name, ...more } });
  expect((await rename('  Atlas Foods  ')).json()).toMatchObject({ name: 'Atlas Foods' });
  expect((await owner.get('/admin/user/sessions')).json().tenantName).toBe('Atlas Foods');
  for (const wrong of ['', ' ', '<b>', 'x'.repeat(129), 7])
    expect((await rename(wrong)).statusCode).toBe(400);
  expect((await rename('Atlas', { id: 'rif', primary_domain: 'rif.example' })).statusCode).toBe(400);
  expect((await other.get('/admin/user/sessions')).json().tenantName).toBe('Company rif');
});

describe('networks', () => {
  test("are previewed: whether the caller is admitted, and who isn't [SH-P037]", async () => {
    await signedIn('settings@atlas.example', '198.51.100.7');
    const check = async (...networks: string[]) =>
      (await owner.post('/admin/tenant/networks/check', { networks })).json();
    expect(await check()).toMatchObject({ lets_you_in: true, left_out: 0, address: '127.0.0.1' });
    expect(await check('127.0.0.0/8', 'nonsense')).toMatchObject({
      lets_you_in: true,
      left_out: 1,
      unreadable: ['nonsense'],
      people: [{ email: 'settings@atlas.example', address: '198.51.100.7' }],
    });
    expect(await check('203.0.113.0/24')).toMatchObject({ lets_you_in: false });
    expect(await check('nonsense')).toMatchObject({ lets_you_in: false });
    const all = await check('0.0.0.0/0');
    expect(all).toMatchObject({ lets_you_in: true, left_out: 0 });
    // People of other companies aren't counted.
    expect(JSON.stringify(await check('203.0.113.0/24'))).not.toContain('rif');
  });

  test("can't exclude the caller; people outside are refused from then on [SH-P037]", async () => {
    const outside = await signedIn('settings@atlas.example', '198.51.100.8');
    const set = (param_value: string[]) =>
      owner.post('/admin/config/update', { app_name: 'security', param_name: 'ip_allow_list', param_value });
    expect((await set(['203.0.113.0/24'])).statusCode).toBe(422);
    expect((await set(['127.0.0.1'])).statusCode).toBe(200);
    expect((await outside.get('/admin/ssh_keys')).json().error).toBe('OUT_OF_ALLOWED_IP_RANGE');
    expect((await set([])).statusCode).toBe(200);
  });
});

describe('SSH keys', () => {
  const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIM0OyszV6CcJeChSU2feHWtSHhNDF1wUnppkOUdVBI10';
  const add = (browser: Browser, public_key: string, more = {}) =>
    browser.post('/admin/ssh_keys', { name: 'Proxy Rabat', public_key, ...more });

  test("are stored with OpenSSH's fingerprint, once per company, and removed [SH-P038]", async () => {
    const answer = await add(owner, `${KEY} collector@proxy`);
    expect(answer.json().ssh_key).toMatchObject({
      name: 'Proxy Rabat',
      algorithm: 'ssh-ed25519',
      bits: 256,
      public_key: KEY,
      fingerprint: 'SHA256:G/r1YNF/rMwBLf/mwuWKsnWBN60K2Y9sTxEScQzJ0tg',
    });
    expect((await add(owner, KEY)).json()).toMatchObject({ error: 'NAME_TAKEN' });
    expect((await add(other, KEY)).statusCode).toBe(201);
    const { id } = answer.json().ssh_key;
    expect((await other.send('DELETE', `/admin/ssh_keys/${id}`)).statusCode).toBe(404);
    expect((await owner.send('DELETE', `/admin/ssh_keys/${id}`)).statusCode).toBe(200);
    expect((await owner.get('/admin/ssh_keys')).json().ssh_keys).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: 'DELETE /admin/ssh_keys/{id}',
      details: { name: 'Proxy Rabat' },
    });
  });

  test('a private key is refused and not stored, and so are unknown fields', async () => {
    const secret =
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAA\n-----END OPENSSH PRIVATE KEY-----';
    const refused = await add(owner, secret);
    expect(refused.json()).toMatchObject({ error: 'UNPROCESSABLE', details: { field: 'public_key' } });
    expect(refused.body).toContain('private key');
    expect(JSON.stringify(server.log)).not.toContain('b3BlbnNzaC1rZXktdjEAAAA');
    expect((await add(owner, KEY, { tenant_id: 'rif', fingerprint: 'SHA256:x' })).statusCode).toBe(400);
  });
});

describe('DRM servers', () => {
  const proxy = (browser: Browser, body: object) =>
    browser.post('/controls/make_api_request?resource=drm_config', body);
  const make = (data: object) => proxy(owner, { action: 'post', data });

  test('are listed, added, changed and removed through the proxy; their key is never shown [SH-C018] [SH-P040]', async () => {
    const made = await make({ name: 'Vault', url: 'https://drm.atlas.example/api', key: 'a-key-of-theirs' });
    expect(made.json()).toMatchObject({ name: 'Vault', has_key: true, notes: '' });
    expect(made.body).not.toContain('a-key-of-theirs');
    const { id } = made.json();
    expect((await make({ name: 'vault', url: 'https://b.example' })).json()).toMatchObject({
      error: 'NAME_TAKEN',
    });
    const listed = (await proxy(owner, { action: 'list', params: { order_by: '-name' } })).json();
    expect(listed).toMatchObject({
      meta: { total_count: 1 },
      objects: [{ id, resource_uri: `/drm_config/${id}/` }],
    });
    expect((await proxy(other, { action: 'get', id })).statusCode).toBe(404);
    expect((await proxy(other, { action: 'list' })).json().objects).toEqual([]);
    const changed = (await proxy(owner, { action: 'patch', id, data: { notes: 'In Rabat' } })).json();
    expect(changed).toMatchObject({ notes: 'In Rabat', has_key: true });
    // The signing key isn't sent to another server.
    expect(
      (await proxy(owner, { action: 'patch', id, data: { url: 'https://elsewhere.example' } })).json(),
    ).toMatchObject({ has_key: false });
    const trail = JSON.stringify(
      await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 50 })),
    );
    expect(trail).not.toContain('a-key-of-theirs');
    const rows = await server.control.asSystem((tx) => tx.selectFrom('drm_servers').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain('a-key-of-theirs');
    expect((await proxy(owner, { action: 'delete', id })).statusCode).toBe(200);
    expect((await proxy(owner, { action: 'get', id })).statusCode).toBe(404);
  });

  test('use https or http, and have no unknown fields', async () => {
    for (const url of [
      'ftp://a.example',
      'javascript:alert(1)',
      'https://me:secret@a.example',
      'a.example',
      '',
    ])
      expect((await make({ name: 'Wrong', url })).statusCode).toBe(400);
    for (const more of [
      { tenant_id: 'rif' },
      { sealed_key: 'x' },
      { has_key: true },
      { key: 'x'.repeat(65) },
    ])
      expect((await make({ name: 'Wrong', url: 'https://a.example', ...more })).statusCode).toBe(400);
  });

  test('show whether they respond', async () => {
    const { id } = (await make({ name: 'Asked', url: 'https://drm.example/', key: 'kept' })).json();
    const check = async () => (await owner.post(`/admin/drm_servers/${id}/check`)).json();
    sites.set('https://drm.example/', new Response('hello', { status: 401 }));
    expect(await check()).toEqual({ api_response: 'success', status: 401, problem: null });
    expect(JSON.stringify(asked.at(-1))).not.toContain('kept');
    sites.set(
      'https://drm.example/',
      new OutgoingRefused('drm.example', 'The name resolves to a private address'),
    );
    expect(await check()).toMatchObject({ status: null, problem: 'The name resolves to a private address' });
  });
});

describe('destinations', () => {
  const tellDue = () => server.runJob('destinations.tell');
  const HOOK = 'https://hook.atlas.example/changes';
  const add = (browser: Browser, body: object) => browser.post('/admin/destinations', body);
  const listed = async (browser = owner) => (await browser.get('/admin/destinations')).json().destinations;
  let id: string;
  let secret: string;

  test('a webhook gets every later change, signed with a secret that is shown once', async () => {
    const answer = (await add(owner, { kind: 'webhook', name: 'SIEM', address: HOOK })).json();
    ({ secret } = answer);
    ({ id } = answer.destination);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(JSON.stringify(await listed())).not.toContain(secret);
    await owner.send('PATCH', '/admin/tenant/company', { body: { name: 'Atlas' } });
    sites.set(HOOK, new Response('thanks', { status: 202 }));
    asked.length = 0;
    await tellDue();
    const [{ url, options } = { url: '', options: {} }] = asked;
    expect(url).toBe(HOOK);
    const body = String(options.body);
    const timestamp = options.headers?.[WEBHOOK_HEADERS.timestamp] ?? '';
    expect(Number(timestamp)).toBe(server.clock.now / 1000);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(options.headers?.[WEBHOOK_HEADERS.signature]).toBe(`v1=${expected}`);
    const { type, tenant, entries } = JSON.parse(body);
    expect({ type, tenant }).toEqual({ type: 'changes', tenant: 'atlas' });
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      ...['POST /admin/destinations', 'PATCH /admin/tenant/company'],
    ]);
    expect(body).not.toContain(secret);
    expect(body).not.toContain('rif');
    expect(await listed()).toMatchObject([{ waiting: 0, failures: 0, last_error: null }]);
    await tellDue();
    expect(asked).toHaveLength(1);
  });

  test('undelivered entries wait in order, and are retried with growing delays', async () => {
    sites.set(HOOK, new Response(null, { status: 500 }));
    await owner.send('PATCH', '/admin/tenant/company', { body: { name: 'Atlas One' } });
    for (const wait of [1, 2, 4]) {
      asked.length = 0;
      await tellDue();
      await tellDue();
      expect(asked).toHaveLength(1);
      server.clock.now += wait * MINUTE_MS;
    }
    expect(await listed()).toMatchObject([
      { waiting: 1, failures: 3, last_error: 'It answered with status 500' },
    ]);
    // The fifth failure sends one notice; the time in between is skipped.
    const leap = (failures: number) =>
      server.control.asSystem(async (tx) => {
        await tx.updateTable('destinations').set({ failures, next_attempt: server.clock.now }).execute();
        await tx.deleteFrom('jobs').execute();
      });
    for (const failures of [4, 5]) {
      await leap(failures);
      await tellDue();
    }
    await leap(3);
    const told = await server.control.asSystem((tx) =>
      tx
        .selectFrom('notifications')
        .select('user_id')
        .where('template', '=', 'destination-failing')
        .execute(),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(told.length);
    await owner.send('PATCH', '/admin/tenant/company', { body: { name: 'Atlas Two' } });
    sites.set(HOOK, new Response());
    asked.length = 0;
    await tellDue();
    const { entries } = JSON.parse(String(asked[0]?.options.body));
    expect(entries.map((one: { changes: { after: string }[] }) => one.changes[0]?.after)).toEqual([
      ...['Atlas One', 'Atlas Two'],
    ]);
    expect(await listed()).toMatchObject([{ waiting: 0, failures: 0, last_error: null }]);
  });

  test("two servers don't deliver twice; a disabled destination gets nothing", async () => {
    asked.length = 0;
    await owner.send('PATCH', '/admin/tenant/company', { body: { name: 'Atlas Three' } });
    await Promise.all([tellDue(), tellDue()]);
    expect(asked).toHaveLength(1);
    await owner.send('PATCH', `/admin/destinations/${id}`, { body: { is_enabled: false } });
    await tellDue();
    expect(asked).toHaveLength(1);
    await owner.send('PATCH', `/admin/destinations/${id}`, { body: { is_enabled: true } });
    await tellDue();
    expect(asked).toHaveLength(2);
  });

  test("a test shows its result, and its message can't be mistaken for a change", async () => {
    const tried = async () => (await owner.post(`/admin/destinations/${id}/test`)).json().result;
    sites.set(HOOK, new Response());
    asked.length = 0;
    expect(await tried()).toEqual({ ok: true, status: 200, problem: null });
    expect(JSON.parse(String(asked[0]?.options.body))).toMatchObject({ type: 'test', entries: [] });
    sites.set(HOOK, new OutgoingRefused('hook', 'The address is private'));
    expect(await tried()).toEqual({ ok: false, status: null, problem: 'The address is private' });
    expect(await lastEntry()).toMatchObject({ outcome: 'UNPROCESSABLE', details: { name: 'SIEM' } });
  });

  test('a new secret replaces the old one', async () => {
    const renewed = (await owner.post(`/admin/destinations/${id}/secret`)).json().secret;
    expect(renewed).not.toBe(secret);
    sites.set(HOOK, new Response());
    asked.length = 0;
    await tellDue();
    const { headers = {}, body } = asked[0]?.options ?? {};
    const by = (key: string) =>
      `v1=${createHmac('sha256', key).update(`${headers[WEBHOOK_HEADERS.timestamp]}.${body}`).digest('hex')}`;
    expect(headers[WEBHOOK_HEADERS.signature]).toBe(by(renewed));
    const rows = await server.control.asSystem((tx) => tx.selectFrom('destinations').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(renewed);
  });

  test("a webhook's URL is sealed and shown partially, because it may contain a token", async () => {
    const TOKEN = 'T0KEN-of-the-chat-1234567890-tail';
    const address = `https://chat.example/services/${TOKEN}`;
    const masked = 'https://chat.example/…tail';
    const { destination } = (await add(owner, { kind: 'webhook', name: 'Chat', address })).json();
    expect(destination.address).toBe(masked);
    const change = async (body: object) =>
      (await owner.send('PATCH', `/admin/destinations/${destination.id}`, { body })).json().destination;
    // The form sends back the masked URL: the stored one stays.
    expect(await change({ name: 'Team chat', address: masked })).toMatchObject({ address: masked });
    sites.set(address, new Response());
    asked.length = 0;
    await owner.post(`/admin/destinations/${destination.id}/test`);
    expect(asked.at(-1)?.url).toBe(address);
    expect(await change({ address: `${address}-2` })).toMatchObject({
      address: 'https://chat.example/…il-2',
    });
    const kept = await server.control.asSystem(async (tx) => [
      await tx.selectFrom('destinations').selectAll().execute(),
      await tx.selectFrom('audit_trail').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toContain(TOKEN);
    expect(JSON.stringify(await listed())).not.toContain(TOKEN);
    expect((await owner.send('DELETE', `/admin/destinations/${destination.id}`)).statusCode).toBe(200);
  });

  test('an email goes out once a day with the number of changes, and for a test', async () => {
    const given = { kind: 'mail', name: 'Team', address: 'team@atlas.example', language: 'de' };
    const answer = (await add(owner, given)).json();
    expect(answer.secret).toBeNull();
    await tellDue();
    await owner.post(`/admin/destinations/${answer.destination.id}/test`);
    await tellDue();
    const mine = async () => (await server.letters()).filter(({ to }) => to === 'team@atlas.example');
    expect((await mine()).map(({ subject }) => subject).sort()).toEqual([
      ...['Testnachricht für Team', 'Änderungen bei Atlas Three: 1'],
    ]);
    server.clock.now += DAY_MS;
    owner = await signedIn('owner@atlas.example');
    other = await signedIn('owner@rif.example');
    await tellDue();
    expect(await mine()).toHaveLength(3);
    expect((await mine()).at(-1)?.text).toContain('/ui/appForensics/history');
    expect((await owner.post(`/admin/destinations/${answer.destination.id}/secret`)).statusCode).toBe(404);
  });

  test('choosing a destination requires the permission to export the history', async () => {
    const settings = await signedIn('settings@atlas.example');
    const mine = { kind: 'mail', name: 'Mine', address: 'me@elsewhere.example' };
    expect((await add(settings, mine)).json()).toMatchObject({ error: 'DENIED' });
    for (const [method, url, body] of [
      ['PATCH', `/admin/destinations/${id}`, { address: 'https://mine.example' }],
      ['POST', `/admin/destinations/${id}/secret`, undefined],
      ['POST', `/admin/destinations/${id}/test`, undefined],
    ] as const)
      expect((await settings.send(method, url, body === undefined ? {} : { body })).statusCode).toBe(403);
    expect((await settings.get('/admin/destinations')).statusCode).toBe(200);
  });

  test("of another company don't exist, and invalid ones are refused", async () => {
    expect(await listed(other)).toEqual([]);
    for (const [method, url, body] of [
      ['PATCH', `/admin/destinations/${id}`, { name: 'Theirs' }],
      ['POST', `/admin/destinations/${id}/secret`, undefined],
      ['POST', `/admin/destinations/${id}/test`, undefined],
      ['DELETE', `/admin/destinations/${id}`, undefined],
    ] as const)
      expect((await other.send(method, url, body === undefined ? {} : { body })).statusCode).toBe(404);
    for (const [kind, address] of [
      ...([
        ['mail', 'nobody'],
        ['mail', 'a@b.example\nbcc: c@d.example'],
        ['webhook', 'ftp://a.example'],
      ] as const),
      ...([
        ['webhook', 'https://a:b@c.example'],
        ['webhook', 'javascript:alert(1)'],
      ] as const),
    ])
      expect((await add(owner, { kind, name: 'Wrong', address })).statusCode).toBe(422);
    for (const more of [{ told_up_to: 0 }, { secret: 'mine' }, { tenant_id: 'rif' }])
      expect((await add(owner, { kind: 'webhook', name: 'Wrong', address: HOOK, ...more })).statusCode).toBe(
        400,
      );
    expect((await add(owner, { kind: 'webhook', name: 'siem', address: HOOK })).json()).toMatchObject({
      error: 'NAME_TAKEN',
    });
    expect((await owner.send('DELETE', `/admin/destinations/${id}`)).statusCode).toBe(200);
  });
});

describe('retention', () => {
  const keep = (param_name: 'event_retention' | 'activity_retention', param_value: string) =>
    server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'data',
        param_name,
        param_value,
        misc: {},
        time: 1,
        by: null,
      }),
    );
  const OTHERS = ['traffic', 'dlp', 'posture', 'audit'];
  const daysAgo = (days: number): number => Math.floor(server.clock.now / DAY_MS) * DAY_MS - days * DAY_MS;

  test('is unlimited unless the company sets it, and deletions are in its history by kind', async () => {
    await server.runJob('tenant.retention');
    expect(cuts).toEqual([]);
    await keep('event_retention', '90_days');
    removed = new Map([['traffic', 12]]);
    await server.runJob('tenant.retention');
    const cut = daysAgo(90);
    expect(cuts).toEqual([
      ['atlas', cut, OTHERS],
      ['atlas', cut, ['activity']],
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'retention',
      user_email: null,
      outcome: 'success',
      details: { name: isoTime(cut).slice(0, 10), kind: 'traffic', events: 12 },
    });
    removed = new Map();
    const before = (await lastEntry())?.sequence;
    await server.runJob('tenant.retention');
    expect((await lastEntry())?.sequence).toBe(before);
  });

  test('of activities may be shorter or longer than of other events', async () => {
    cuts.length = 0;
    removed = new Map([['activity', 4]]);
    await keep('activity_retention', '30_days');
    await server.runJob('tenant.retention');
    expect(cuts).toEqual([
      ['atlas', daysAgo(90), OTHERS],
      ['atlas', daysAgo(30), ['activity']],
    ]);
    expect(await lastEntry()).toMatchObject({
      details: { name: isoTime(daysAgo(30)).slice(0, 10), kind: 'activity', events: 4 },
    });
    cuts.length = 0;
    await keep('activity_retention', 'forever');
    await server.runJob('tenant.retention');
    expect(cuts).toEqual([['atlas', daysAgo(90), OTHERS]]);
    await keep('activity_retention', 'as_events');
  });

  test('its effect is counted before it applies', async () => {
    const url = '/admin/retention/effect';
    const counts = { kind: 'activity', expired: 3, bytes: 900, soon: 5 };
    expect((await owner.get(`${url}?events=1_year&activities=30_days`)).json()).toMatchObject({
      kinds: [{ ...counts, cutoff: isoTime(daysAgo(30)), oldest: null }],
    });
    expect(counted).toEqual([
      ['atlas', { cutoff: daysAgo(366), soon: daysAgo(336) }, OTHERS],
      ['atlas', { cutoff: daysAgo(30), soon: daysAgo(0) }, ['activity']],
    ]);
    expect((await owner.get(`${url}?events=forever&activities=as_events`)).json()).toMatchObject({
      kinds: [{ ...counts, cutoff: null, oldest: isoTime(1) }],
    });
    expect((await owner.get(`${url}?events=1_day&activities=as_events`)).statusCode).toBe(400);
  });
});

test('networks, SSH keys, API keys and DRM servers each have a permission id, for people who may change settings [SH-P037] [SH-P038] [SH-P039] [SH-P040]', async () => {
  const ids = ['ip_ranges', 'ssh_keys', 'api_keys', 'drm_servers'].map((one) => `settings.edit_${one}`);
  const components = async (email: string) => {
    const answer = await (await signedIn(email)).get('/rbac/get_permitted_components');
    const { components: enabled, disabled } = answer.json();
    return { enabled, disabled };
  };
  for (const [name, actions] of [
    ['changes', ['view', 'modify']],
    ['looks', ['view']],
    ['neither', []],
  ] as const)
    await addPerson(server.control, {
      tenant: 'atlas',
      email: `${name}@atlas.example`,
      role: 'admin',
      grants: [{ area: 'settings', actions: [...actions] }],
    });
  expect((await components('changes@atlas.example')).enabled).toEqual(expect.arrayContaining(ids));
  const looking = await components('looks@atlas.example');
  expect(looking.disabled).toEqual(expect.arrayContaining(ids));
  const neither = JSON.stringify(await components('neither@atlas.example'));
  for (const id of ids) {
    expect(looking.enabled).not.toContain(id);
    expect(neither).not.toContain(id);
  }
});

describe('the settings index', () => {
  test('is listed page by page, without areas the person may not see', async () => {
    const { settings } = (await owner.get('/admin/tenant/settings')).json();
    expect(settings).toMatchObject({
      company: { name: 'Atlas Three', domains: 3, unshown: 0 },
      policy: { mfa: 'off', password_length: 12, session_idle_minutes: 30 },
      networks: { count: 0 },
      defaults: { timezone: 'UTC', range: 'last_month' },
      retention: { keep: '90_days', activities: 'as_events' },
      destinations: { count: 1, failing: 0 },
      keys: { ssh: 0, drm: 1 },
      people: { count: 5, active: 5 },
      profiles: { count: 4 },
    });
    const few = (await (await signedIn('settings@atlas.example')).get('/admin/tenant/settings')).json();
    expect(Object.keys(few.settings)).not.toEqual(expect.arrayContaining(['people']));
    for (const hidden of ['people', 'profiles', 'sources']) expect(few.settings).not.toHaveProperty(hidden);
  });

  test("usage is counted for the caller's company only", async () => {
    expect((await owner.get('/admin/tenant/usage')).json()).toMatchObject({
      people: { total: 5, active: 5, administrators: 5 },
      sources: { total: 0, maximum: expect.any(Number) },
      events: { total: 7, first: null, last: null, rejects: 2 },
      storage: { bytes: 4096 },
      version: '0.0.0',
    });
    expect((await other.get('/admin/tenant/usage')).json()).toMatchObject({
      people: { total: 1 },
      events: { total: 0 },
    });
  });
});

test('a company can limit its sources and agents, never below current usage', async () => {
  const change = (param_name: string, param_value: number) =>
    owner.post('/admin/config/update', { app_name: 'datasources', param_name, param_value });
  await server.control.inTenant('atlas', async (tx) => {
    for (const name of ['Lyon', 'Fez', 'Rabat'])
      await addDatasource(tx, {
        id: `limited-${name}`,
        tenant_id: 'atlas',
        name,
        format: 'auto',
        timezone: 'UTC',
        created_on: 1,
        created_by: null,
      });
  });
  const usage = async () => (await owner.get('/admin/tenant/usage')).json();
  expect(await usage()).toMatchObject({
    sources: { total: 3, maximum: 20 },
    agents: { total: 0, maximum: 20 },
  });
  const refused = await change('max_datasources', 2);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: 'LIMIT_BELOW_USE', details: { used: 3 } },
  ]);
  for (const wrong of [0, 21, 2.5])
    expect([wrong, (await change('max_datasources', wrong)).statusCode]).toEqual([wrong, 422]);
  expect((await usage()).sources.maximum).toBe(20);
  expect((await change('max_datasources', 3)).statusCode).toBe(200);
  expect((await change('max_agents', 1)).statusCode).toBe(200);
  expect(await usage()).toMatchObject({
    sources: { total: 3, maximum: 3 },
    agents: { total: 0, maximum: 1 },
  });
  const written = await server.control.inTenant('atlas', (tx) =>
    listAudit(tx, { limit: 2, filter: { kind: 'in', field: 'object', values: ['datasources'] } }),
  );
  expect(written.map(({ changes }) => changes)).toEqual([
    { max_agents: { before: 20, after: 1 } },
    { max_datasources: { before: 20, after: 3 } },
  ]);
});

test('a domain verified by two companies concurrently goes to one of them', async () => {
  const add = (tenant: string) =>
    server.control.inTenant(tenant, (tx) =>
      addTenantDomain(tx, { tenant, domain: 'both.example', token: 'same', time: 1, by: null }),
    );
  await add('atlas');
  await add('rif');
  const show = (tenant: string) =>
    server.control.inTenant(tenant, (tx) =>
      saveDomainCheck(tx, { tenant, domain: 'both.example', time: 1, method: 'dns' }),
    );
  const outcomes = await Promise.allSettled([show('atlas'), show('rif')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await server.control.inTenant('rif', (tx) => findAuditEntry(tx, 999))).toBeUndefined();
});

describe('sysadmin-only settings', () => {
  const FAMILIES = ['security', 'privacy', 'data', 'features'] as const;
  const protectedSettings = [
    ...FAMILIES.flatMap((app) => Object.keys(TENANT_CONFIG[app]).map((name) => [app, name] as const)),
    ['audit', 'spanva_anonymization'] as const,
  ];
  const update = { method: 'POST' as const, url: '/admin/config/update' };

  test("admins and sysadmins' API keys can't change security, privacy, retention or areas", async () => {
    const admin = await signedIn('settings@atlas.example');
    const people = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('users').select('id').where('email', '=', 'owner@atlas.example').execute(),
    );
    const { headers } = await addKey(server.control, {
      tenant: 'atlas',
      user: people[0]?.id ?? '',
      grants: [{ area: 'settings', actions: ['view', 'modify'] }],
    });
    for (const [app_name, param_name] of protectedSettings) {
      const { details } = (
        await owner.get(`/admin/config/details?app_name=${app_name}&param_list=${param_name}`)
      ).json();
      const [{ param_value, changed_by }] = details;
      expect([param_name, changed_by]).toEqual([param_name, 'sysadmin']);
      const payload = { app_name, param_name, param_value };
      const refused = [
        await admin.post('/admin/config/update', payload),
        await server.app.inject({ ...update, headers, payload }),
        await server.app.inject({
          method: 'POST',
          url: '/controls/make_api_request?resource=tenantconfig',
          headers,
          payload: { action: 'patch', id: `${app_name}.${param_name}`, data: { param_value } },
        }),
      ];
      for (const answer of refused)
        expect([param_name, answer.statusCode, answer.json().error]).toEqual([
          ...[param_name, 403, 'SETTING_NEEDS_SYSADMIN'],
        ]);
    }
    const open = { app_name: 'general', param_name: 'timezone', param_value: 'UTC' };
    expect((await admin.post('/admin/config/update', open)).statusCode).toBe(200);
    expect((await server.app.inject({ ...update, headers, payload: open })).statusCode).toBe(200);
    const own = { app_name: 'security', param_name: 'session_hours', param_value: 12 };
    expect((await owner.post('/admin/config/update', own)).statusCode).toBe(200);
  });
});
