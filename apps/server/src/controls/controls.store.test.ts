import { proxyResources } from '@casbah/contract/controls';
import { PROXY_ACTIONS } from '@casbah/contract/proxy-action';
import type { Grant } from '@casbah/domain/access-profile';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const SERVICES = [
  catalogued('drive', 'Drive', { vendor: 'Search Inc', headquarters: 'US' }),
  catalogued('box', 'Box', { category: 'Collaboration' }),
  catalogued('slack', 'Slack', { category: 'Messaging' }),
];

let server: TestServer;
let sysadmin: Browser;
beforeAll(async () => {
  server = await openTestServer({ services: SERVICES });
  sysadmin = await signedIn('sysadmin');
});
afterAll(() => server.close());

async function signedIn(
  person: 'sysadmin' | 'enduser' | readonly Grant[],
  {
    tenant = 'atlas',
    email = `${crypto.randomUUID()}@atlas.example`,
  }: { tenant?: string; email?: string } = {},
): Promise<Browser> {
  const role = typeof person === 'string' ? person : 'admin';
  await addPerson(server.control, {
    tenant,
    email,
    role,
    ...(typeof person === 'string' ? {} : { grants: person }),
  });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}

interface Asked {
  action: string;
  [part: string]: unknown;
}
const ask = (browser: Browser, resource: string, body: Asked, more = ''): Promise<LightMyRequestResponse> =>
  browser.post(`/controls/make_api_request?resource=${resource}${more}`, body);
const answerOf = async (browser: Browser, resource: string, body: Asked) => {
  const answer = await ask(browser, resource, body);
  expect([answer.statusCode, answer.json().api_message]).toEqual([200, undefined]);
  return answer.json();
};
const errorOf = async (browser: Browser, resource: string, body: Asked): Promise<unknown[]> => {
  const { statusCode, json } = await ask(browser, resource, body);
  const { error, api_response, details } = json();
  return [statusCode, error, api_response, details];
};

describe('the generic proxy', () => {
  test('supports get, post, patch, delete and list by resource name [SH-C003] [SH-C004]', async () => {
    const { id } = await answerOf(sysadmin, 'accessprofiles', {
      action: 'post',
      data: { name: 'Round trip' },
    });
    expect(await answerOf(sysadmin, 'accessprofiles', { action: 'get', id })).toMatchObject({
      id,
      name: 'Round trip',
      grants: [],
      holders: 0,
      resource_uri: `/accessprofiles/${id}/`,
    });
    const url = `/accessprofiles/${id}/`;
    await answerOf(sysadmin, 'accessprofiles', { action: 'patch', url, data: { notes: 'Noted' } });
    const { objects } = await answerOf(sysadmin, 'accessprofiles', {
      action: 'list',
      params: { query: 'round' },
    });
    expect(objects).toMatchObject([{ id, notes: 'Noted' }]);
    expect(await answerOf(sysadmin, 'accessprofiles', { action: 'delete', id })).toEqual({
      api_response: 'success',
    });
    expect((await errorOf(sysadmin, 'accessprofiles', { action: 'get', id }))[1]).toBe('NOT_FOUND');
  });

  test('returns a list with meta and objects, page by page through meta.next', async () => {
    const names = ['One', 'two', 'Three', 'four', 'Five'];
    for (const name of names)
      await answerOf(sysadmin, 'accessprofiles', { action: 'post', data: { name: `Page ${name}` } });
    const body = { action: 'list', params: { limit: 2, query: 'page ', order_by: '-name' } };
    const seen: string[] = [];
    let next: string | null = '/controls/make_api_request?resource=accessprofiles';
    for (let pages = 0; next !== null; pages += 1) {
      expect(pages).toBeLessThan(3);
      const { meta, objects }: { meta: { next: string | null }; objects: { name: string }[] } = (
        await sysadmin.post(next, body)
      ).json();
      expect(meta).toMatchObject({ total_count: 5, limit: 2, offset: pages * 2 });
      expect(objects.length).toBe(pages === 2 ? 1 : 2);
      seen.push(...objects.map(({ name }) => name));
      next = meta.next;
    }
    expect(seen).toEqual(['Page two', 'Page Three', 'Page One', 'Page four', 'Page Five']);
    const all = await answerOf(sysadmin, 'accessprofiles', {
      action: 'list',
      params: { limit: 0, query: 'PAGE' },
    });
    expect(all.meta).toEqual({ total_count: 5, limit: 1000, offset: 0, next: null, previous: null });
  });

  test('lists resources and actions [SH-C021]', async () => {
    expect(await errorOf(sysadmin, 'nonsense', { action: 'list' })).toEqual([
      ...[404, 'RESOURCE_UNKNOWN', 10],
      { resource: 'nonsense', known: Object.keys(proxyResources).join(', ') },
    ]);
    expect(Object.keys(proxyResources).length).toBeGreaterThanOrEqual(5);
    for (const name of ['__proto__', 'constructor', 'toString', ''])
      expect((await errorOf(sysadmin, name, { action: 'list' }))[1]).toBe('RESOURCE_UNKNOWN');
    expect(await errorOf(sysadmin, 'services', { action: 'delete', id: 'box' })).toEqual([
      ...[400, 'ACTION_UNKNOWN', 400],
      { resource: 'services', action: 'delete', known: 'list, get' },
    ]);
    expect((await errorOf(sysadmin, 'services', { action: 'destroy' }))[1]).toBe('BAD_REQUEST');
  });

  test.each([
    ['an id of the wrong kind', { action: 'get', id: { $ne: 1 } }, 'body.id'],
    ['no id where one is needed', { action: 'get' }, 'body.id'],
    ['an id where none belongs', { action: 'list', id: '1' }, 'body.id'],
    ['the address of another resource', { action: 'get', url: '/users/1/' }, 'body.url'],
    ['an address that says another id', { action: 'get', url: '/accessprofiles/1/', id: '2' }, 'body.id'],
    ['a filter nobody knows', { action: 'list', params: { tenant_id: 'rif' } }, 'body.params'],
    [
      'an order nobody knows',
      { action: 'list', params: { order_by: 'password_hash' } },
      'body.params.order_by',
    ],
    ['a page too long', { action: 'list', params: { limit: 1001 } }, 'body.params.limit'],
    ['an application where none belongs', { action: 'list', app: 'audit' }, 'body.app'],
    ['no data where some are needed', { action: 'post' }, 'body.data.name'],
    ['data where none belong', { action: 'list', data: { a: 1 } }, 'body.data'],
  ])('refuses %s with the position', async (_name, body, field) => {
    expect(await errorOf(sysadmin, 'accessprofiles', body)).toMatchObject([
      400,
      'BAD_REQUEST',
      400,
      { field },
    ]);
  });

  test('noTenant gives sysadmins access to tenant-less data, and to nothing else', async () => {
    const list = { action: 'list', noTenant: true };
    expect((await answerOf(sysadmin, 'services', list)).meta.total_count).toBe(3);
    const params = { app: 'general' };
    for (const resource of ['accessprofiles', 'datasources', 'users', 'tenantconfig'] as const)
      expect(
        await errorOf(sysadmin, resource, resource === 'tenantconfig' ? { ...list, params } : list),
      ).toMatchObject([400, 'BAD_REQUEST', 400, { field: 'body.noTenant' }]);
    const viewer = await signedIn([{ area: 'audit', actions: ['view'] }]);
    expect((await errorOf(viewer, 'services', list))[1]).toBe('DENIED');
    expect((await ask(viewer, 'services', { action: 'list' })).statusCode).toBe(200);
  });

  test('requires the CSRF token for every action', async () => {
    for (const action of PROXY_ACTIONS) {
      const url = '/controls/make_api_request?resource=services';
      const answer = await sysadmin.send('POST', url, { body: { action }, csrf: null });
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'CSRF_REJECTED']);
    }
  });
});

describe('access profiles', () => {
  const grants: Grant[] = [
    { area: 'audit', actions: ['view', 'export'], scope: { services: ['box'], domains: [] } },
    { area: 'protect', actions: ['approve'] },
  ];
  const post = (data: object) => ask(sysadmin, 'accessprofiles', { action: 'post', data });

  test('are served by the generic proxy, and stored as given [SH-C007]', async () => {
    const given = { name: ' Box analysts ', notes: 'Two lines\nof notes', grants, information_level: 'full' };
    const made = (await post(given)).json();
    expect(made).toMatchObject({ ...given, name: 'Box analysts' });
    expect(await answerOf(sysadmin, 'accessprofiles', { action: 'get', id: made.id })).toEqual(made);
  });

  test('have a unique name of 1 to 64 characters [PF-V050]', async () => {
    for (const name of ['x', 'x'.repeat(64)]) expect((await post({ name })).statusCode).toBe(200);
    for (const name of ['', ' ', 'x'.repeat(65), 7, 'a\u0000b']) {
      const answer = await post({ name });
      expect([name, answer.statusCode, answer.json().details?.field]).toEqual([name, 400, 'body.data.name']);
    }
    const taken = await post({ name: 'X' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      {
        error: 'NAME_TAKEN',
        api_response: 10,
        api_message: 'An access profile named X already exists. Choose another name.',
        details: { kind: 'access-profile', name: 'X' },
      },
    ]);
  });

  test('have notes of up to 4000 characters [PF-V051]', async () => {
    expect((await post({ name: 'Long notes', notes: 'n'.repeat(4000) })).statusCode).toBe(200);
    const answer = await post({ name: 'Longer notes', notes: 'n'.repeat(4001) });
    expect([answer.statusCode, answer.json().details.field]).toEqual([400, 'body.data.notes']);
  });

  test.each([
    ['an area nobody knows', [{ area: 'sysadmin', actions: ['use'] }]],
    ['an action nobody knows', [{ area: 'audit', actions: ['own'] }]],
    ['no action', [{ area: 'audit', actions: [] }]],
    ['a limit nobody knows', [{ area: 'audit', actions: ['view'], scope: { service: ['box'] } }]],
    [
      'a limit that leaves nothing',
      [{ area: 'datasources', actions: ['view'], scope: { services: ['box'] } }],
    ],
  ])('refuse %s', async (_name, wrong) => {
    const answer = await post({ name: 'Wrong', grants: wrong });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.json().details.field).toMatch(/^body\.data\.grants\.0/);
  });

  test("change or end their holders' permissions immediately; each change is recorded", async () => {
    const email = 'holder@atlas.example';
    const holder = await signedIn([{ area: 'audit', actions: ['view'] }], { email });
    const { objects } = await answerOf(sysadmin, 'accessprofiles', {
      action: 'list',
      params: { query: email },
    });
    const [{ id, holders }] = objects;
    expect(holders).toBe(1);
    const permissions = async (): Promise<string[]> =>
      (await holder.get('/admin/user/sessions')).json().permissions;
    expect(await permissions()).toEqual(['session.use', 'audit.view']);

    const wider = [{ area: 'account', actions: ['view'] }];
    await answerOf(sysadmin, 'accessprofiles', { action: 'patch', id, data: { grants: wider } });
    expect(await permissions()).toEqual(['session.use', 'account.view']);
    await answerOf(sysadmin, 'accessprofiles', { action: 'delete', id });
    expect(await permissions()).toEqual(['session.use']);

    const written = await server.control.inTenant('atlas', (tx) =>
      listAudit(tx, { limit: 10, filter: { kind: 'in', field: 'object', values: [id] } }),
    );
    expect(written).toMatchObject([
      {
        action: 'POST /controls/make_api_request delete accessprofiles',
        details: { name: `Of ${email}`, holders: 1 },
        changes: { grants: { before: wider, after: null } },
      },
      {
        action: 'POST /controls/make_api_request patch accessprofiles',
        changes: { grants: { before: [{ area: 'audit', actions: ['view'] }], after: wider } },
      },
    ]);
    expect(Object.keys(written[1]?.changes ?? {})).toEqual(['grants']);
  });

  test('that are refused leave nothing, not even in the trail', async () => {
    const trail = () => server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 1 }));
    await post({ name: 'Once only' });
    const before = await trail();
    await post({ name: 'once ONLY' });
    expect(await trail()).toEqual(before);
  });
});

describe('the other resources', () => {
  test('datasources: the same rules as their own calls [SH-C008]', async () => {
    const made = await answerOf(sysadmin, 'datasources', { action: 'post', data: { name: 'Proxy Rabat' } });
    expect((await sysadmin.get(`/admin/datasources/${made.id}`)).json()).toEqual(made);
    const taken = await errorOf(sysadmin, 'datasources', { action: 'post', data: { name: 'proxy rabat' } });
    expect(taken).toEqual([
      409,
      'NAME_TAKEN',
      10,
      { field: 'name', kind: 'data-source', name: 'proxy rabat' },
    ]);
    await answerOf(sysadmin, 'datasources', { action: 'patch', id: made.id, data: { name: 'Proxy Fès' } });
    const { objects } = await answerOf(sysadmin, 'datasources', { action: 'list' });
    expect(objects.map(({ name }: { name: string }) => name)).toEqual(['Proxy Fès']);
    await answerOf(sysadmin, 'datasources', { action: 'delete', id: made.id });
    const left = await answerOf(sysadmin, 'datasources', { action: 'list' });
    expect(left.meta.total_count).toBe(0);
  });

  test('services: searches the catalog by name, vendor and domain [SH-C015]', async () => {
    const idsFor = async (params: object): Promise<string[]> => {
      const { objects } = await answerOf(sysadmin, 'services', { action: 'list', params });
      return objects.map(({ id }: { id: string }) => id);
    };
    expect(await idsFor({ order_by: 'name' })).toEqual(['box', 'drive', 'slack']);
    expect(await idsFor({ query: 'SEARCH inc' })).toEqual(['drive']);
    expect(await idsFor({ query: 'slack.example' })).toEqual(['slack']);
    expect(await answerOf(sysadmin, 'services', { action: 'get', id: 'drive' })).toEqual({
      id: 'drive',
      name: 'Drive',
      vendor: 'Search Inc',
      category: 'Storage',
      headquarters: 'US',
      domains: ['drive.example'],
      resource_uri: '/services/drive/',
    });
    expect((await errorOf(sysadmin, 'services', { action: 'get', id: 'unheard-of' }))[1]).toBe('NOT_FOUND');
  });

  test('users: lists people without secrets, limited to the domains of the scope [SH-C010] [PF-E028]', async () => {
    await signedIn('enduser', { tenant: 'people', email: 'amina@fes.example' });
    await signedIn('enduser', { tenant: 'people', email: 'brahim@rabat.example' });
    const whole = await signedIn('sysadmin', { tenant: 'people', email: 'nadia@rabat.example' });
    const emailsFor = async (browser: Browser, params: object = {}): Promise<string[]> => {
      const { meta, objects } = await answerOf(browser, 'users', { action: 'list', params });
      expect(meta.total_count).toBe(objects.length);
      return objects.map(({ email }: { email: string }) => email);
    };
    const all = ['amina@fes.example', 'brahim@rabat.example', 'nadia@rabat.example'];
    expect(await emailsFor(whole, { order_by: 'email' })).toEqual(all);
    expect(await emailsFor(whole, { order_by: '-email', query: 'RABAT' })).toEqual([all[2], all[1]]);
    expect(await emailsFor(whole, { query: '%' })).toEqual([]);
    expect(await emailsFor(whole, { is_active: false })).toEqual([]);

    const { objects } = await answerOf(whole, 'users', { action: 'list', params: { order_by: 'email' } });
    expect(Object.keys(objects[0])).toEqual([
      ...['id', 'email', 'first_name', 'last_name', 'cell_phone', 'is_active', 'is_admin'],
      ...['is_db_login_allowed', 'resource_uri'],
    ]);
    const limitedTo = (scope: NonNullable<Grant['scope']>, email: string): Promise<Browser> =>
      signedIn([{ area: 'account', actions: ['view'], scope }], { tenant: 'people', email });
    const ofFes = await limitedTo({ domains: ['FES.example'] }, 'of-fes@elsewhere.example');
    expect(await emailsFor(ofFes)).toEqual(['amina@fes.example']);
    const [amina, brahim] = objects;
    expect((await ask(ofFes, 'users', { action: 'get', id: amina.id })).statusCode).toBe(200);
    expect((await errorOf(ofFes, 'users', { action: 'get', id: brahim.id }))[1]).toBe('NOT_FOUND');
    const ofUnit = await limitedTo(
      { org_units: ['1'], domains: ['fes.example'] },
      'of-unit@elsewhere.example',
    );
    expect(await emailsFor(ofUnit)).toEqual([]);
  });

  test('tenantconfig: reads and changes settings by application [SH-C012] [PF-C015] [WD-C004]', async () => {
    const list = { action: 'list', app: 'privacy' };
    const { objects } = await answerOf(sysadmin, 'tenantconfig', list);
    expect(objects).toMatchObject([{ app_name: 'privacy', param_name: 'user_anonymization' }]);
    const [{ id, param_value }] = objects;
    // The console reads the first two by position, so they must exist and keep their order.
    const named = await answerOf(sysadmin, 'tenantconfig', {
      action: 'list',
      params: { app_name: 'general' },
    });
    expect(named.objects.slice(0, 2)).toMatchObject([
      { param_name: 'timezone', param_value: 'UTC' },
      { param_name: 'default_selected_range', param_value: 'last_month' },
    ]);
    await answerOf(sysadmin, 'tenantconfig', { action: 'patch', id, data: { param_value: !param_value } });
    expect(await answerOf(sysadmin, 'tenantconfig', { action: 'get', id })).toMatchObject({
      param_value: !param_value,
    });
    expect((await errorOf(sysadmin, 'tenantconfig', { action: 'get', id: 'privacy' }))[1]).toBe('NOT_FOUND');
    expect((await errorOf(sysadmin, 'tenantconfig', { action: 'list' }))[3]).toMatchObject({
      field: 'body.params.app',
    });
  });
});

test('assignments of syslog senders to sources are a resource, over all sources [SH-C017]', async () => {
  const made = async (name: string): Promise<string> => {
    server.clock.now += 1;
    return (await answerOf(sysadmin, 'datasources', { action: 'post', data: { name } })).id;
  };
  const [lyon, fez] = [await made('Lyon firewall'), await made('Fez proxy')];
  const quiet = await made('Files by hand');
  const listed = async (params: object = {}): Promise<string[]> => {
    const { objects } = await answerOf(sysadmin, 'logstreamconfig', { action: 'list', params });
    return objects.map(({ id }: { id: string }) => id);
  };
  const senderOf = (network: string | null) => ({ port: 5514, network, host: null, tag: 'squid' });
  expect(await listed()).toEqual([]);
  const changed = await answerOf(sysadmin, 'logstreamconfig', {
    action: 'patch',
    id: lyon,
    data: { senders: [senderOf('10.1.0.0/16'), senderOf('10.2.0.0/16')] },
  });
  expect(changed).toEqual({
    id: lyon,
    name: 'Lyon firewall',
    received: null,
    resource_uri: `/logstreamconfig/${lyon}/`,
    senders: [senderOf('10.1.0.0/16'), senderOf('10.2.0.0/16')],
  });
  // The source's own page shows the same values.
  await sysadmin.send('PUT', `/admin/datasources/${fez}/syslog`, { body: { senders: [senderOf(null)] } });
  const { senders } = (await sysadmin.get(`/admin/datasources/${lyon}/syslog`)).json();
  expect(senders).toEqual(changed.senders);
  expect(await listed()).toEqual([lyon, fez]);
  expect(await listed({ order_by: 'name' })).toEqual([fez, lyon]);
  expect(await listed({ query: 'fez' })).toEqual([fez]);
  expect(await answerOf(sysadmin, 'logstreamconfig', { action: 'get', id: quiet })).toMatchObject({
    senders: [],
  });
  const taken = { action: 'patch', id: quiet, data: { senders: [senderOf('10.1.0.0/16')] } };
  expect((await errorOf(sysadmin, 'logstreamconfig', taken)).slice(0, 2)).toEqual([
    409,
    'SYSLOG_SENDER_TAKEN',
  ]);
  const wrong = { ...taken, data: { senders: [{ ...senderOf('10.1.0.0/33') }] } };
  expect((await errorOf(sysadmin, 'logstreamconfig', wrong))[1]).toBe('BAD_REQUEST');

  const viewer = await signedIn([{ area: 'datasources', actions: ['view'] }]);
  expect((await ask(viewer, 'logstreamconfig', { action: 'list' })).statusCode).toBe(200);
  expect((await errorOf(viewer, 'logstreamconfig', { action: 'delete', id: lyon }))[1]).toBe('DENIED');
  await answerOf(sysadmin, 'logstreamconfig', { action: 'delete', id: lyon });
  expect(await listed()).toEqual([fez]);
  expect((await answerOf(sysadmin, 'datasources', { action: 'get', id: lyon })).name).toBe('Lyon firewall');
  expect((await errorOf(sysadmin, 'logstreamconfig', { action: 'get', id: 'none' }))[1]).toBe('NOT_FOUND');
});
