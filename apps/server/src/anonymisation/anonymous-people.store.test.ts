import { alertRulesCalls } from '@casbah/contract/alertrules';
import { anonymisationCalls } from '@casbah/contract/anonymisation';
import { auditCalls } from '@casbah/contract/audit';
import { presenceCalls } from '@casbah/contract/presence';
import { trendsCalls } from '@casbah/contract/trends';
import { anonymousPerson } from '@casbah/domain/anonymous-person';
import { blankEvent, type Event } from '@casbah/domain/event';
import { PERSONAL_FIELDS } from '@casbah/domain/personal-fields';
import { HOUR_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

/** Every output of the audit area, for a reader who sees pseudonyms. */
const START = Date.UTC(2026, 10, 20, 9);
const NAMES = ['zoe.alami', 'nadia.benali', 'omar.haddad', 'Nadia.Benali'];
/** Identifying values, each in one field of the person's events. */
const telling = (name: string, index: number): Partial<Event> => ({
  user: name,
  user_domain: 'RIFCORP',
  src_ip: `10.77.0.${index + 1}`,
  device: `laptop-of-${name}`,
  url: `https://box.example/home/${name}`,
  referrer: `https://mail.example/?me=${name}`,
  message: `allowed ${name}`,
  object: `${name}.docx`,
  object_id: name,
  raw_id: `raw ${name}`,
  extra: { who: name },
});
const EVENTS = NAMES.flatMap((name, index) =>
  ['box', 'mega'].map((service_id, second) => ({
    ...blankEvent('traffic'),
    time: START + second * 1000,
    host: `${service_id}.example`,
    service_id,
    action: 'allowed' as const,
    // Everything else is equal, so only names could determine the order.
    bytes_up: 500,
    bytes_down: 7,
    browser: 'Firefox',
    os: 'Linux',
    source: 'proxy',
    ...telling(name, index),
  })),
);
const TELLING = /zoe|nadia|omar|benali|alami|haddad|10\.77\.|laptop-of|rifcorp|docx/i;
const KEPT_OUT = /* names of the readers themselves */ /@company\.example/;

let server: TestServer;
let hidden: Browser;
let seeing: Browser;
beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: EVENTS, rif: EVENTS },
    services: [catalogued('box', 'Box'), catalogued('mega', 'Mega')],
  });
  server.clock.now = START + HOUR_MS;
  await switchOn('atlas');
  await switchOn('rif');
  // Sysadmins without a profile that shows names see pseudonyms as well.
  hidden = await signedIn('atlas', 'sysadmin');
  seeing = await signedIn('atlas', 'admin');
});
afterAll(() => server.close());

async function switchOn(tenant: string): Promise<void> {
  await addPerson(server.control, { tenant, email: `first@${tenant}.example`, role: 'enduser' });
  await server.control.inTenant(tenant, (tx) =>
    setTenantConfig(tx, {
      tenant,
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
      misc: {},
      time: 1,
      by: null,
    }),
  );
}
let people = 0;
async function signedIn(tenant: string, role: 'sysadmin' | 'admin'): Promise<Browser> {
  people += 1;
  const email = `reader-${people}@company.example`;
  await addPerson(server.control, { tenant, email, role });
  const browser = new Browser(server.app, `10.1.0.${people}`);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
const filtered = (path: string, filter: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}filter=${encodeURIComponent(filter)}`;
const peopleOf = async (browser: Browser, path = '/audit/users'): Promise<string[]> =>
  (await browser.get(path)).json().rows.map(({ user }: { user: string }) => user);

const LISTS = ['services', 'users', 'destinations', 'sites'];
const SORTS = ['user', '-user', 'addresses', '-requests'];
const { 'GET /audit/backtest': backtest } = alertRulesCalls;
const { 'GET /risks/spanvadatalinks': datalinks } = anonymisationCalls;
const CALLS = {
  ...auditCalls,
  ...presenceCalls,
  ...trendsCalls,
  'GET /audit/backtest': backtest,
  'GET /risks/spanvadatalinks': datalinks,
};
const QUESTIONS: Readonly<Record<keyof typeof CALLS, readonly string[]>> = {
  'GET /audit/range': ['/audit/range'],
  'GET /audit/summary': ['/audit/summary', filtered('/audit/summary', 'services > 1')],
  'GET /audit/backtest': ['/audit/backtest?days=2', filtered('/audit/backtest?days=2', 'users > 1')],
  'GET /audit/histogram': ['/audit/histogram', '/audit/histogram?of=users'],
  'GET /audit/facets': LISTS.map((list) => `/audit/facets?of=${list}`),
  'GET /audit/services': ['/audit/services', '/audit/services?q=nadia'],
  'GET /audit/services/{id}': ['/audit/services/box'],
  'GET /audit/users': ['/audit/users', ...SORTS.map((sort) => `/audit/users?sort=${sort}&limit=2`)],
  'GET /audit/users/{user}': ['/audit/users/nadia.benali'],
  'GET /audit/services/{id}/uploads': ['/audit/services/box/uploads'],
  'GET /audit/users/{user}/uploads': ['/audit/users/nadia.benali/uploads'],
  'GET /audit/users/{user}/sessions': ['/audit/users/nadia.benali/sessions'],
  'GET /audit/users/{user}/devices': ['/audit/users/nadia.benali/devices'],
  'GET /audit/services/{id}/devices': ['/audit/services/box/devices'],
  'GET /audit/users/{user}/{presence}/export': ['/audit/users/nadia.benali/devices/export'],
  'GET /audit/users/{user}/{presence}/export.ndjson': ['/audit/users/nadia.benali/devices/export.ndjson'],
  'GET /audit/services/{id}/devices/export': ['/audit/services/box/devices/export'],
  'GET /audit/destinations': ['/audit/destinations'],
  'GET /audit/destinations/{country}': ['/audit/destinations/de'],
  'GET /audit/sites': ['/audit/sites'],
  'GET /audit/trends/months': ['/audit/trends/months', filtered('/audit/trends/months', 'services > 1')],
  'GET /audit/trends/duplicates': ['/audit/trends/duplicates', '/audit/trends/duplicates?service=box'],
  'GET /audit/trends/instances': [
    '/audit/trends/instances',
    filtered('/audit/trends/instances', 'users > 1'),
  ],
  'GET /audit/trends/departments': [
    '/audit/trends/departments',
    filtered('/audit/trends/departments', 'services > 1'),
  ],
  'GET /risks/spanvadatalinks': ['nadia', 'u-'].map((part) => `/risks/spanvadatalinks?search_query=${part}`),
  'GET /audit/{list}/export': LISTS.map((list) => `/audit/${list}/export`),
  'GET /audit/events/page': ['/audit/events/page', filtered('/audit/events/page', 'requests > 1')],
  'GET /audit/events': ['/audit/events', filtered('/audit/events', 'requests > 1')],
};

describe('readers who see pseudonyms', () => {
  test.each(Object.entries(QUESTIONS))('get nothing identifying from %s [PF-P019]', async (_, urls) => {
    for (const url of urls) {
      const { body, statusCode } = await hidden.get(url);
      expect([url, statusCode, body.replace(KEPT_OUT, '')]).toEqual([
        url,
        statusCode,
        expect.not.stringMatching(TELLING),
      ]);
      expect([200, 404]).toContain(statusCode);
    }
  });

  test("can't find anyone by name, and see no names [PF-P019]", async () => {
    const found = await hidden.post('/risks/searchusername', { search_query: 'nadia' });
    expect(found.json().users).toEqual([]);
    const asked = await hidden.post('/risks/getusersname', { userIds: ['nadia.benali'] });
    expect(asked.json().error).toBe('FILTER_INVALID');
    const [one = ''] = await peopleOf(hidden);
    const named = await hidden.post('/risks/getusersname', { userIds: [one] });
    expect(named.json().users).toEqual([{ id: one, name: one }]);
  });

  test('see the same pseudonyms everywhere, as many as there are people [PF-V016] [PF-P019]', async () => {
    const listed = (await peopleOf(hidden)).toSorted();
    expect(listed).toHaveLength(NAMES.length);
    for (const one of listed) expect(one).toMatch(/^anon-user\.\d{15}$/);
    const inSummary = (await hidden.get('/audit/summary')).json().top_uploaders;
    const inService = (await hidden.get('/audit/services/box')).json().users;
    const inEvents = (await hidden.get('/audit/events')).body.trim().split('\n');
    const exported = (await hidden.get('/audit/users/export?columns=user')).body
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((cell) => cell.replace(/^"|"$/g, ''));
    const named = (rows: { user: string }[]) => [...new Set(rows.map(({ user }) => user))].toSorted();
    expect(named(inSummary)).toEqual(listed);
    expect(named(inService)).toEqual(listed);
    expect(named(inEvents.map((line) => JSON.parse(line)))).toEqual(listed);
    expect(exported.toSorted()).toEqual(listed);
  });

  test('see the same totals and counts as with names', async () => {
    for (const url of ['/audit/services', '/audit/sites', '/audit/facets?of=users', '/audit/histogram'])
      expect({ ...(await hidden.get(url)).json(), meta: 0 }).toEqual({
        ...(await seeing.get(url)).json(),
        meta: 0,
      });
  });

  test("can't infer names from any sort order, not even of otherwise equal people", async () => {
    for (const sort of ['user', 'requests', '-requests', 'bytes_up', 'first_seen', '-addresses']) {
      const listed = await peopleOf(hidden, `/audit/users?sort=${sort}`);
      expect([sort, listed]).toEqual([sort, listed.toSorted()]);
    }
    const uploaders = (await hidden.get('/audit/summary')).json().top_uploaders;
    const order = uploaders.map(({ user }: { user: string }) => user);
    expect(order).toEqual(order.toSorted());
  });

  test('find pseudonyms by search, never names', async () => {
    for (const q of ['nadia', 'benali', 'nobody-at-all', 'NADIA', 'e'])
      expect([q, (await hidden.get(`/audit/users?q=${q}`)).json().meta.total]).toEqual([
        q,
        q === 'e' ? NAMES.length : 0,
      ]);
    const [one = ''] = await peopleOf(hidden);
    expect(await peopleOf(hidden, `/audit/users?q=${one.slice(-9)}`)).toEqual([one]);
    const exported = await hidden.get('/audit/users/export?q=nadia');
    expect(exported.body.trim().split(/\r?\n/)).toHaveLength(1);
  });

  test("can't filter by identifying fields, and the refusal doesn't reveal whether someone exists [PF-P024]", async () => {
    const paths = ['/audit/services', '/audit/summary', '/audit/histogram', '/audit/facets?of=users'];
    for (const path of [...paths, '/audit/users', '/audit/events', '/audit/sites/export', '/audit/users/x'])
      for (const [there, nobody] of [
        ['user = nadia.benali', 'user = nobody'],
        ['not user in (nadia.benali)', 'not user in (nobody)'],
        ['user starts n or risk = high', 'user starts x or risk = high'],
        ...PERSONAL_FIELDS.map((field) => [`${field} contains a`, `${field} contains never-there`]),
        ['exists src_ip', 'not exists src_ip'],
      ]) {
        const [found, missed] = [
          await hidden.get(filtered(path, there ?? '')),
          await hidden.get(filtered(path, nobody ?? '')),
        ];
        const { request_id: _, ...answer } = found.json();
        expect(answer).toMatchObject({ error: 'FILTER_INVALID', details: { code: 'anonymised' } });
        expect({ ...missed.json(), request_id: undefined }).toEqual({ ...answer, request_id: undefined });
      }
  });

  test('can query a person by pseudonym: list, page, events, services', async () => {
    const [one = '', other = ''] = await peopleOf(hidden);
    expect(await peopleOf(hidden, filtered('/audit/users', `user = ${one}`))).toEqual([one]);
    expect(await peopleOf(hidden, filtered('/audit/users', `not user in (${one})`))).not.toContain(one);
    expect((await hidden.get(filtered('/audit/services', `user = ${one}`))).json().rows).toHaveLength(2);
    const events = (await hidden.get(filtered('/audit/events', `user in (${one}, ${other})`))).body;
    expect(events.trim().split('\n')).toHaveLength(4);
    const page = (await hidden.get(`/audit/users/${one}`)).json();
    expect(page.user).toMatchObject({ user: one, addresses: 1, requests: 2 });
    // The number of addresses only: a desk's address identifies who sits at it.
    expect(page.addresses).toEqual([]);
    expect(page.services).toHaveLength(2);
  });

  test('can query sessions and devices by pseudonym, without device names', async () => {
    const [one = ''] = await peopleOf(hidden);
    const sessions = (await hidden.get(`/audit/users/${one}/sessions`)).json();
    expect(sessions.rows).toMatchObject([{ seconds: 1, requests: 2, services_count: 2 }]);
    const devices = (await hidden.get(`/audit/users/${one}/devices`)).json();
    expect(devices.rows).toMatchObject([{ device: '', os: ['Linux'], browsers: ['Firefox'], requests: 2 }]);
    const exported = await hidden.get(`/audit/users/${one}/devices/export.ndjson`);
    expect(exported.body).not.toMatch(TELLING);
    // Searching by name finds no one. For readers who see names, devices have names.
    for (const name of ['nadia.benali', 'nobody'])
      expect((await hidden.get(`/audit/users/${name}/sessions`)).statusCode).toBe(404);
    const named = (await seeing.get('/audit/users/zoe.alami/devices')).json();
    expect(named.rows).toMatchObject([{ device: 'laptop-of-zoe.alami' }]);
  });

  test('get the same response for an existing name as for an unknown one', async () => {
    const answers = await Promise.all(
      ['nadia.benali', 'Nadia.Benali', 'nobody', 'anon-user.100000000000000', 'anon-user.1'].map(
        async (name) => {
          const { statusCode, body } = await hidden.get(`/audit/users/${name}`);
          return { statusCode, ...JSON.parse(body), request_id: '' };
        },
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 404, error: 'NOT_FOUND' });
  });

  test("never get another reader's cached results, in any order", async () => {
    for (const [first, second] of [
      [hidden, seeing],
      [seeing, hidden],
    ] as const) {
      server.clock.now += 60_000;
      for (const path of [
        '/audit/summary',
        '/audit/histogram?of=users',
        filtered('/audit/events', 'services > 1'),
      ])
        await Promise.all([first.get(path), second.get(path)]);
      expect((await hidden.get('/audit/summary')).body).not.toMatch(TELLING);
      expect((await seeing.get('/audit/summary')).body).toContain('nadia.benali');
    }
  });

  test("can't view or export log lines", async () => {
    const made = await hidden.post('/admin/datasources', { name: 'Proxy Rabat' });
    const path = `/admin/datasources/${made.json().id}/rejects`;
    expect((await hidden.get(`${path}?samples=5`)).json()).toMatchObject({ total: 0, reasons: [] });
    expect((await hidden.get(`${path}/download`)).json()).toMatchObject({ error: 'PEOPLE_ANONYMOUS' });
    expect((await seeing.get(`${path}/download`)).statusCode).toBe(200);
  });
});

describe('people who see names', () => {
  test("see names although others don't, and counts of people", async () => {
    expect((await peopleOf(seeing)).toSorted()).toEqual(NAMES.toSorted());
    const [one = ''] = await peopleOf(hidden);
    const named = await peopleOf(seeing, filtered('/audit/users', `user = ${one}`));
    expect(named).toHaveLength(1);
    expect(NAMES).toContain(named[0]);
    expect((await seeing.get(`/audit/users/${one}`)).json().user.user).toBe(named[0]);
    expect(await peopleOf(seeing, filtered('/audit/users', `not user = ${one}`))).not.toContain(named[0]);
  });

  test('see IP addresses, and can filter by them', async () => {
    expect((await seeing.get('/audit/users/nadia.benali')).json().addresses).toContainEqual({
      address: '10.77.0.2',
      requests: 2,
    });
    expect(await peopleOf(seeing, filtered('/audit/users', 'src_ip = 10.77.0.1'))).toEqual(['zoe.alami']);
  });
});

test('a person has a different pseudonym in another company', async () => {
  const there = await peopleOf(await signedIn('rif', 'sysadmin'));
  const here = await peopleOf(hidden);
  expect(there).toHaveLength(NAMES.length);
  expect(new Set([...there, ...here]).size).toBe(2 * NAMES.length);
  // Nor can it be computed without the key.
  for (const name of NAMES) expect(here).not.toContain(anonymousPerson(name, [0n, 0n]));
});

test("one person alone can't end anonymization by any setting [PF-P019]", async () => {
  const setting = { app_name: 'privacy', param_name: 'user_anonymization', param_value: false };
  const update = await hidden.post('/admin/config/update', setting);
  expect(update.json()).toMatchObject({ error: 'NEEDS_TWO_PEOPLE' });
  const proxied = await hidden.post('/controls/make_api_request?resource=tenantconfig', {
    action: 'patch',
    id: 'privacy.user_anonymization',
    data: { param_value: false },
  });
  expect(proxied.statusCode).not.toBe(200);
  expect((await hidden.get('/admin/anonymisation/state')).json()).toMatchObject({
    is_on: true,
    people: 'hidden',
  });
  expect((await peopleOf(hidden))[0]).toMatch(/^anon-user/);
});

describe('no one can gain access to names alone', () => {
  const GRANTS = [{ area: 'audit', actions: ['view'] }];
  const profileOf = async (browser: Browser): Promise<{ user: string; profile: string }> => {
    const user = (await browser.get('/admin/user/sessions')).json().user_id;
    return { user, profile: `profile-${user}` };
  };
  const proxied = (body: object) => hidden.post('/controls/make_api_request?resource=accessprofiles', body);

  test('by creating, changing or assigning a profile that shows them', async () => {
    const made = await proxied({
      action: 'post',
      data: { name: 'Sees all', notes: '', grants: GRANTS, information_level: 'full' },
    });
    expect(made.json()).toMatchObject({ error: 'GRANTS_TOO_MUCH' });
    const quiet = await proxied({
      action: 'post',
      data: { name: 'Sees numbers', grants: GRANTS, information_level: 'anonymised' },
    });
    expect(quiet.statusCode).toBe(200);
    const raised = { action: 'patch', id: quiet.json().id, data: { information_level: 'full' } };
    expect((await proxied(raised)).json()).toMatchObject({ error: 'GRANTS_TOO_MUCH' });
    const [own, others] = [await profileOf(hidden), await profileOf(seeing)];
    const given = { user_id: own.user, profile_id: others.profile };
    expect((await hidden.post('/admin/profiles/assign', given)).json()).toMatchObject({
      error: 'GRANTS_TOO_MUCH',
    });
    expect((await hidden.get('/audit/users')).body).not.toMatch(TELLING);
  });

  test('by previewing the profile of someone who sees them', async () => {
    const { profile } = await profileOf(seeing);
    expect((await hidden.post(`/admin/profiles/${profile}/preview`)).statusCode).toBe(200);
    const answer = await hidden.get('/audit/users');
    expect([answer.statusCode, TELLING.test(answer.body)]).toEqual([200, false]);
    await hidden.post('/admin/profiles/preview/leave');
  });

  test('by an API key with such a profile', async () => {
    const { profile } = await profileOf(seeing);
    const { key } = (await hidden.post('/admin/apikeys', { name: 'Reader', profile_id: profile })).json();
    const answer = await new Browser(server.app).get('/audit/users', {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([answer.statusCode, TELLING.test(answer.body)]).toEqual([200, false]);
  });
});

test('a permission limited to some people includes them while anonymous, too', async () => {
  const browser = await signedIn('atlas', 'admin');
  const { user_id } = (await browser.get('/admin/user/sessions')).json();
  const grants = [{ area: 'audit', actions: ['view', 'export'], scope: { domains: ['rifcorp'] } }];
  await server.control.inTenant('atlas', (tx) =>
    tx
      .updateTable('access_profiles')
      .set({ information_level: 'anonymised', grants: JSON.stringify(grants) })
      .where('id', '=', `profile-${user_id}`)
      .execute(),
  );
  const listed = await peopleOf(browser);
  expect(listed).toHaveLength(NAMES.length);
  for (const one of listed) expect(one).toMatch(/^anon-user/);
});

test('without anonymization, everyone with view permission sees names', async () => {
  const other = await openTestServer({
    traffic: { atlas: EVENTS },
  });
  await addPerson(other.control, { tenant: 'atlas', email: 'a@company.example', role: 'sysadmin' });
  const browser = new Browser(other.app);
  await browser.signIn('a@company.example');
  expect((await peopleOf(browser)).toSorted()).toEqual(NAMES.toSorted());
  await other.close();
});
