import type { Grant } from '@casbah/domain/access-profile';
import { TRIAL_DAYS } from '@casbah/domain/store/subscription';
import { DAY_MS } from '@casbah/domain/time-units';
import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { addCustomApp } from '@casbah/stores/control/store/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSeal } from '../seal.ts';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, TEST_SEAL, type TestServer } from '../test-compose.ts';
import { secretOf } from './accounts.ts';

const SERVICES = [
  catalogued('box', 'Box'),
  catalogued('slack', 'Slack', { category: 'Messaging' }),
  catalogued('nobody', 'Nobody', { category: 'Messaging' }),
];
const VIEW: Grant = { area: 'store', actions: ['view'] };

let server: TestServer;
let sysadmin: Browser;
beforeAll(async () => {
  server = await openTestServer({ services: SERVICES });
  sysadmin = await signedIn('sysadmin');
});
afterAll(() => server.close());

async function signedIn(
  person: 'sysadmin' | 'enduser' | readonly Grant[],
  { tenant = 'atlas', partner }: { tenant?: string; partner?: string } = {},
): Promise<Browser> {
  const email = `${crypto.randomUUID()}@atlas.example`;
  const role = typeof person === 'string' ? person : 'admin';
  const grants = typeof person === 'string' ? {} : { grants: person };
  const { id } = await addPerson(server.control, { tenant, email, role, ...grants });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  if (partner !== undefined)
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ partner_code: partner }).where('id', '=', id).execute(),
    );
  return browser;
}

interface Listed {
  app_name: string;
  key: string;
  access_status: string;
  app_category: string;
  [field: string]: unknown;
}
const subscription = async (browser: Browser) => (await browser.get('/admin/user/subscription')).json();
const has = async (browser: Browser, key: string, category: string): Promise<Listed | undefined> => {
  const { subscriptions }: { subscriptions: Listed[] } = await subscription(browser);
  return subscriptions.find((one) => one.key === key && one.app_category === category);
};
const post = async (browser: Browser, url: string, body: object) => {
  const answer = await browser.post(url, body);
  return { status: answer.statusCode, ...answer.json() };
};
const activate = (browser: Browser, app_name: string, app_category = 'API', more: object = {}) =>
  post(browser, '/admin/app/activate/', { app_name, app_category, ...more });
const cancel = (browser: Browser, app_name: string, app_category = 'API') =>
  post(browser, '/admin/app/cancel/', { app_name, app_category });
const AWS = { app_name: 'Amazon Web Services', app_category: 'API' };
const KEYS = {
  account_id: '123456789012',
  role: 'arn:aws:iam::123456789012:role/casbah',
  external_id: 'very-secret',
};

describe('subscriptions', () => {
  test('are listed with their fields; GRANTED comes with subscribing and goes with canceling [PF-C016] [PF-E018] [PF-E019] [PF-S022] [PF-C025] [PF-S003]', async () => {
    expect(await has(sysadmin, 'box', 'API')).toBeUndefined();
    expect(await activate(sysadmin, 'Box')).toMatchObject({ status: 200, api_response: 'success' });
    expect(await has(sysadmin, 'box', 'API')).toEqual({
      app_name: 'Box',
      key: 'box',
      access_status: 'GRANTED',
      app_category: 'API',
      sub_features: ['activities', 'exposures', 'content_inspection', 'remediation'],
      is_fte: true,
      is_free_trial: false,
      trial_ends_on: null,
      is_indirect_grant: false,
      licensed_services: ['box', 'box-notes'],
    });
    const answer = await subscription(sysadmin);
    expect(Object.keys(answer).sort()).toEqual([
      ...['active_api_apps', 'active_apps', 'api_response', 'api_service_params', 'custom_gw_apps'],
      ...['gateway_service_params', 'not_enabled', 'subscriptions'],
    ]);
    expect(await cancel(sysadmin, 'box')).toMatchObject({
      subscription: { access_status: 'CANCELLED', app_name: 'Box' },
    });
    expect(await has(sysadmin, 'box', 'API')).toBeUndefined();
    expect(await cancel(sysadmin, 'box')).toMatchObject({ status: 422, error: 'UNPROCESSABLE' });
  });

  test('include what policies and encryption can do with active apps [PF-E020] [PF-E021]', async () => {
    await activate(sysadmin, 'Office 365');
    await activate(sysadmin, 'Office 365', 'GW');
    const { active_apps, active_api_apps } = await subscription(sysadmin);
    const named = (apps: Listed[]) => apps.filter(({ app_name }) => app_name === 'Office 365');
    expect(named(active_api_apps)).toHaveLength(1);
    expect(named(active_apps)).toMatchObject([
      { policy_blacklist: expect.arrayContaining(['filexfer']), scan_request_payload: false },
      {
        policy_blacklist: expect.arrayContaining(['documentshareapi']),
        scan_request_payload: true,
        supports_gateway_encryption: true,
        supports_ice_encryption: true,
        supports_transactional_ciq: true,
        supports_websocket: true,
      },
    ]);
  });

  test('are behind the generic proxy [SH-C016]', async () => {
    await activate(sysadmin, 'Dropbox');
    const proxy = (body: object) => post(sysadmin, '/controls/make_api_request?resource=subscriptions', body);
    const { objects } = await proxy({ action: 'list', params: { query: 'dropbox', limit: 0 } });
    expect(objects).toMatchObject([
      { id: 'dropbox:API', access_status: 'GRANTED', resource_uri: '/subscriptions/dropbox%3AAPI/' },
      { id: 'dropbox:GW', access_status: 'NONE' },
    ]);
    expect(await proxy({ action: 'get', id: 'dropbox:API' })).toMatchObject({ app_name: 'Dropbox' });
    expect(await proxy({ action: 'get', id: 'dropbox:CASBAH' })).toMatchObject({ error: 'NOT_FOUND' });
  });

  test('are cached until someone changes them, here or on another server [PF-S061]', async () => {
    await activate(sysadmin, 'GitHub');
    expect(await has(sysadmin, 'github', 'API')).toBeDefined();
    const set = (is_granted: boolean) =>
      server.control.inTenant('atlas', (tx) =>
        tx.updateTable('app_subscriptions').set({ is_granted }).where('app', '=', 'github').execute(),
      );
    // Changed directly in the store, so the cache stays.
    await set(false);
    expect(await has(sysadmin, 'github', 'API')).toBeDefined();
    // Any change of the company's apps invalidates the cache.
    await activate(sysadmin, 'GitLab', 'GW');
    expect(await has(sysadmin, 'github', 'API')).toBeUndefined();
  });

  test('show first steps until someone hides them [PF-C026]', async () => {
    const toggle = (is_fte: boolean) =>
      post(sysadmin, '/admin/app/togglefte/', { app_name: 'Audit', app_category: 'CASBAH', is_fte });
    expect((await has(sysadmin, 'audit', 'CASBAH'))?.is_fte).toBe(true);
    expect(await toggle(false)).toMatchObject({ status: 200, subscription: { is_fte: false } });
    expect((await has(sysadmin, 'audit', 'CASBAH'))?.is_fte).toBe(false);
    expect(await toggle(true)).toMatchObject({ subscription: { is_fte: true } });
  });

  test('include trials, which end automatically, are available once, and can become a subscription', async () => {
    const trial = { is_free_trial: true };
    const { subscription: begun } = await activate(sysadmin, 'Slack', 'API', trial);
    expect(begun).toMatchObject({ access_status: 'GRANTED', is_free_trial: true });
    expect(Date.parse(begun.trial_ends_on)).toBe(server.clock.now + TRIAL_DAYS * DAY_MS);
    const { now } = server.clock;
    server.clock.now += TRIAL_DAYS * DAY_MS - 1;
    const later = await signedIn('sysadmin');
    expect(await has(later, 'slack', 'API')).toBeDefined();
    server.clock.now += 1;
    expect(await has(later, 'slack', 'API')).toBeUndefined();
    expect(await activate(later, 'Slack', 'API', trial)).toMatchObject({ status: 422 });
    expect(await activate(later, 'Slack')).toMatchObject({
      subscription: { access_status: 'GRANTED', is_free_trial: false, trial_ends_on: null },
    });
    await cancel(later, 'Slack');
    expect(await activate(later, 'Slack', 'API', trial)).toMatchObject({ status: 422 });
    expect(await activate(later, 'Detect', 'CASBAH', trial)).toMatchObject({ status: 422 });
    server.clock.now = now;
  });

  test('close a canceled part of Casbah to everyone, and can reopen it', async () => {
    const people = await signedIn('sysadmin', { tenant: 'chefchaouen' });
    const box = () => people.get('/audit/range');
    expect((await box()).statusCode).toBe(200);
    expect(await has(people, 'audit', 'CASBAH')).toMatchObject({ is_indirect_grant: true });
    await cancel(people, 'Audit', 'CASBAH');
    expect((await box()).statusCode).toBe(403);
    expect(await has(people, 'audit', 'CASBAH')).toBeUndefined();
    const { not_enabled } = await subscription(people);
    expect(not_enabled).toEqual(expect.arrayContaining(['audit', 'box']));
    expect(not_enabled).not.toContain('detect');
    // People without permission for a part don't learn whether it exists.
    const viewer = await signedIn([VIEW], { tenant: 'chefchaouen' });
    expect((await subscription(viewer)).not_enabled).not.toContain('detect');
    await activate(people, 'Audit', 'CASBAH');
    expect((await box()).statusCode).toBe(200);
    // The other company is unaffected, and switching the area itself gives the same result.
    expect((await sysadmin.get('/audit/range')).statusCode).toBe(200);
    await people.post('/admin/config/update', {
      app_name: 'features',
      param_name: 'detect',
      param_value: false,
    });
    expect(await has(people, 'detect', 'CASBAH')).toBeUndefined();
  });

  test('belong to one company only', async () => {
    const other = await signedIn('sysadmin', { tenant: 'rif' });
    await activate(sysadmin, 'Yammer');
    expect(await has(sysadmin, 'yammer', 'API')).toBeDefined();
    expect(await has(other, 'yammer', 'API')).toBeUndefined();
  });

  test('refuse unknown fields, and a tenant in the body', async () => {
    for (const more of [{ tenant_id: 'rif' }, { tenant: 'rif' }, { trial_ends_on: '2099-01-01T00:00:00Z' }])
      expect(await activate(sysadmin, 'Zoom', 'GW', more)).toMatchObject({
        status: 400,
        error: 'BAD_REQUEST',
      });
    expect(await activate(sysadmin, 'Zoom', 'API')).toMatchObject({ status: 404 });
    expect(await activate(sysadmin, 'No such app', 'GW')).toMatchObject({ status: 404 });
    expect(await has(sysadmin, 'zoom', 'GW')).toBeUndefined();
  });
});

describe('permissions', () => {
  const MAY: Grant = { area: 'store', actions: ['view', 'activate'] };

  test('enable an app: only if it is in the list of apps for activation, if there is one [SH-P017]', async () => {
    const limited = await signedIn([
      MAY,
      { area: 'securlets', actions: ['activate'], scope: { apps: ['workday'] } },
    ]);
    const { auth_apps_for_activation } = (await limited.get('/rbac/get_permitted_components')).json();
    expect(auth_apps_for_activation).toContain('workday');
    expect(auth_apps_for_activation).not.toContain('servicenow');
    expect(await activate(limited, 'Workday')).toMatchObject({ status: 200 });
    expect(await activate(limited, 'ServiceNow')).toMatchObject({ status: 403, error: 'DENIED' });
    expect(await cancel(limited, 'Office 365')).toMatchObject({ status: 403 });
    const everything = await signedIn([MAY, { area: 'securlets', actions: ['activate'] }]);
    expect(
      (await everything.get('/rbac/get_permitted_components')).json().auth_apps_for_activation,
    ).toBeNull();
    expect(await activate(everything, 'ServiceNow')).toMatchObject({ status: 200 });
    const viewer = await signedIn([VIEW, { area: 'securlets', actions: ['activate'] }]);
    expect(await activate(viewer, 'GCP')).toMatchObject({ status: 403 });
  });

  test('configure apps: requires the permission [SH-P044] [PF-P007]', async () => {
    const viewer = await signedIn([VIEW, { area: 'store', actions: ['activate'] }]);
    await activate(sysadmin, AWS.app_name);
    const body = { ...AWS, instance: 'Mine', params: KEYS };
    expect(await post(viewer, '/admin/app/accounts', body)).toMatchObject({ status: 403 });
    const configurer = await signedIn([{ area: 'store', actions: ['view', 'modify'] }]);
    const components = async (browser: Browser) =>
      (await browser.get('/rbac/get_permitted_components')).json();
    expect((await components(configurer)).components).toContain('store.configure_apps');
    expect((await components(viewer)).disabled).toContain('store.configure_apps');
    const open = (urls: string[]) => urls.some((url) => new RegExp(url).test('/ui/appStore/addlparams/box'));
    expect(open((await components(configurer)).urls)).toBe(true);
    expect(open((await components(viewer)).urls)).toBe(false);
    expect(await post(configurer, '/admin/app/accounts', body)).toMatchObject({ status: 201 });
    // They can't activate the app for themselves.
    expect(await activate(configurer, 'GCP')).toMatchObject({ status: 403 });
  });

  test('view apps: sysadmins all subscribed ones, admins what they may view, partners only API and gateway, end users none [PF-P005] [PF-P022] [PF-P016] [PF-P003]', async () => {
    await activate(sysadmin, 'Salesforce');
    await activate(sysadmin, 'Zendesk', 'GW');
    const seen = async (browser: Browser): Promise<string[]> => {
      const { subscriptions }: { subscriptions: Listed[] } = await subscription(browser);
      return subscriptions.map(({ key, app_category }) => `${key}:${app_category}`);
    };
    expect(await seen(sysadmin)).toEqual(
      expect.arrayContaining(['audit:CASBAH', 'detect:CASBAH', 'salesforce:API', 'zendesk:GW']),
    );
    const auditor = await seen(await signedIn([{ area: 'audit', actions: ['view'] }]));
    expect(auditor).toContain('audit:CASBAH');
    expect(auditor).not.toContain('detect:CASBAH');
    expect(auditor).not.toContain('salesforce:API');
    const partner = await signedIn('sysadmin', { partner: 'north' });
    const ofPartner = await seen(partner);
    expect(ofPartner).toEqual(expect.arrayContaining(['salesforce:API', 'zendesk:GW']));
    expect(ofPartner.filter((one) => one.endsWith(':CASBAH'))).toEqual([]);
    const { applications } = (await partner.get('/admin/application/list/casbah_apps')).json();
    expect(applications).toEqual([]);
    expect((await partner.get('/admin/store/apps/audit')).statusCode).toBe(404);
    expect(await seen(await signedIn('enduser'))).toEqual([]);
  });
});

describe('app lists', () => {
  test('available to the company, in the requested language, with its own apps [PF-C022] [PF-S003]', async () => {
    await server.control.inTenant('atlas', (tx) =>
      addCustomApp(tx, {
        id: 'payroll',
        tenant_id: 'atlas',
        app_name: 'Payroll',
        description: 'Salaries',
        app_uris: JSON.stringify(['payroll.atlas.example']),
        status: 'AC',
        scan_request_payload: true,
        service_id: 'nobody',
        created_on: 1,
      }),
    );
    await activate(sysadmin, 'Notion', 'GW');
    const list = async (lang = '') =>
      (await sysadmin.get(`/admin/application/list/tenantavailableapps${lang}`)).json();
    const english = await list();
    const german = await list('?lang=de');
    expect(english.applications.map(({ key }: Listed) => key)).toEqual(
      german.applications.map(({ key }: Listed) => key),
    );
    expect(english.applications.length).toBeGreaterThan(40);
    const find = (answer: { applications: Listed[] }, key: string) =>
      answer.applications.find((one) => one.key === key);
    expect(find(english, 'google_apps')).toMatchObject({
      app_name: 'Google Apps',
      title: 'Google Workspace',
      field: 'collaboration',
      summary: expect.stringMatching(/^Connects an account of Google Workspace/),
      ways: [{ app_category: 'API', access_status: 'NONE', is_built: false, accounts: 0 }],
      is_authorized_for_activation: true,
    });
    expect(find(german, 'google_apps')?.summary).toMatch(/^Verbindet ein Konto von Google Workspace/);
    expect(find(english, 'audit')).toMatchObject({ ways: [{ is_built: true, access_status: 'GRANTED' }] });
    expect(english.custom_apps).toEqual([
      expect.objectContaining({
        app_name: 'Payroll',
        category: 'Custom App',
        is_active: true,
        status: 'AC',
        audit_data: { service_id: 'nobody' },
      }),
    ]);
    expect((await subscription(sysadmin)).custom_gw_apps).toEqual(english.custom_apps);
    expect((await sysadmin.get('/admin/application/list/tenantavailableapps?lang=xx')).statusCode).toBe(400);
    const { applications, permission_to_add } = (
      await sysadmin.get('/admin/application/list/customapps')
    ).json();
    expect([applications, permission_to_add]).toEqual([english.custom_apps, true]);
  });

  test('for the parts of Casbah [PF-C023]', async () => {
    const { applications } = (await sysadmin.get('/admin/application/list/casbah_apps')).json();
    expect(applications.map(({ app_name }: Listed) => app_name)).toEqual([
      ...['Audit', 'Detect', 'Investigate', 'Protect', 'Analyze', 'Gateway', 'Endpoint', 'DSPM', 'IaaS'],
    ]);
  });

  test('for the catalog of cloud services', async () => {
    const found = (await sysadmin.get('/admin/store/catalogue?q=BOX')).json();
    expect(found).toMatchObject({
      total: 1,
      rows: [{ id: 'box', app: { key: 'box', title: 'Box' }, level: 'unresearched' }],
    });
    const limited = await signedIn([VIEW]);
    expect((await limited.get('/admin/store/catalogue')).json().total).toBe(3);
  });
});

describe('accounts of an app', () => {
  const add = (instance: string, params: object, more: object = AWS) =>
    post(sysadmin, '/admin/app/accounts', { ...more, instance, params });
  const params = (body: object) =>
    post(sysadmin, '/admin/application/list/get_tenant_app_params', { app_name: AWS.app_name, ...body });

  test("are returned with the app's parameters: secrets are sealed and never returned [PF-C017]", async () => {
    await activate(sysadmin, AWS.app_name);
    const { status, account } = await add('Sealed', { ...KEYS, region: 'eu-west-1' });
    expect(status).toBe(201);
    const { external_id, ...open } = KEYS;
    expect(account).toMatchObject({ params: { ...open, region: 'eu-west-1' }, secrets_set: ['external_id'] });
    const row = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('app_accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(external_id);
    const sealed = row.secrets.external_id ?? '';
    const seal = makeSeal(TEST_SEAL);
    expect(seal.open(sealed, secretOf(account.id, 'external_id'))).toBe(external_id);
    expect(() => seal.open(sealed, secretOf('another', 'external_id'))).toThrow();

    const { accounts } = await params({ instance: 'sealed' });
    expect(accounts).toMatchObject([{ instance: 'Sealed', app_category: 'API' }]);
    expect(accounts[0].params).toEqual([
      { name: 'account_id', value: KEYS.account_id, is_secret: false, is_set: true },
      { name: 'role', value: KEYS.role, is_secret: false, is_set: true },
      { name: 'external_id', value: null, is_secret: true, is_set: true },
      { name: 'region', value: 'eu-west-1', is_secret: false, is_set: true },
    ]);
    expect((await params({ instance: 'Sealed', targetParam: 'region' })).accounts[0].params).toHaveLength(1);
    expect(await params({ targetParam: 'nonsense' })).toMatchObject({ status: 422 });
    expect(await params({ instance: 'Nobody' })).toMatchObject({ status: 404 });
    const answer = await subscription(sysadmin);
    expect(answer.api_service_params[AWS.app_name]).toContainEqual({
      instance: 'Sealed',
      params: { ...open, region: 'eu-west-1' },
      secrets_set: ['external_id'],
    });
    expect(JSON.stringify(answer)).not.toContain(external_id);
  });

  test('refuse missing, invalid, unknown or unsubscribed values', async () => {
    await activate(sysadmin, AWS.app_name);
    const { account_id: _, ...without } = KEYS;
    for (const [given, field] of [
      [without, 'params.account_id'],
      [{ ...KEYS, account_id: '12' }, 'params.account_id'],
      [{ ...KEYS, role: 'admin' }, 'params.role'],
      [{ ...KEYS, region: 5 }, 'params.region'],
      [{ ...KEYS, is_admin: true }, 'params.is_admin'],
      [{ ...KEYS, __proto__x: 'a' }, 'params.__proto__x'],
    ] as const)
      expect(await add('Refused', given)).toMatchObject({ status: 422, details: { field } });
    expect(await add('', KEYS)).toMatchObject({ status: 400 });
    expect(await add('<b>', KEYS)).toMatchObject({ status: 400 });
    expect(await add('Mine', KEYS, { ...AWS, tenant_id: 'rif' })).toMatchObject({ status: 400 });
    expect(await add('Mine', {}, { app_name: 'Trello', app_category: 'GW' })).toMatchObject({ status: 422 });
    expect((await params({})).accounts.map(({ instance }: { instance: string }) => instance)).not.toContain(
      'Refused',
    );
  });

  test('have unique names, can be changed partially, and are deleted with their buckets', async () => {
    await activate(sysadmin, AWS.app_name);
    const { account } = await add('Paris', KEYS);
    expect(await add('PARIS', KEYS)).toMatchObject({ status: 422, details: { field: 'instance' } });
    const change = async (body: object) => {
      const answer = await sysadmin.send('PATCH', `/admin/app/accounts/${account.id}`, { body });
      return { status: answer.statusCode, ...answer.json() };
    };
    expect(await change({ params: { region: 'eu-west-3' } })).toMatchObject({
      account: { params: { account_id: KEYS.account_id, region: 'eu-west-3' }, secrets_set: ['external_id'] },
    });
    expect((await change({ params: { region: '' } })).account.params).not.toHaveProperty('region');
    expect(await change({ params: { external_id: '' } })).toMatchObject({ status: 422 });
    expect(await change({ instance: 'Lyon' })).toMatchObject({ account: { instance: 'Lyon' } });
    expect(await change({ app: 'box' })).toMatchObject({ status: 400 });
    await change({ params: { external_id: 'another-secret' } });
    const entries = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 5 }));
    expect(JSON.stringify(entries)).not.toMatch(/very-secret|another-secret/);
    expect(entries[0]?.changes).toEqual({ external_id: { before: '…', after: 'changed' } });
    expect((await sysadmin.send('DELETE', `/admin/app/accounts/${account.id}`)).statusCode).toBe(200);
    expect(await change({ instance: 'Nice' })).toMatchObject({ status: 404 });
  });

  test("another company's account doesn't exist", async () => {
    const other = await signedIn('sysadmin', { tenant: 'rif' });
    await activate(sysadmin, AWS.app_name);
    const { account } = await add('Ours alone', KEYS);
    const url = `/admin/app/accounts/${account.id}`;
    for (const answer of [
      await other.send('PATCH', url, { body: { instance: 'Theirs' } }),
      await other.send('DELETE', url),
      await other.get('/admin/application/list/get_s3_buckets?instance=Ours%20alone'),
      await other.send('PATCH', `/admin/app/accounts/${crypto.randomUUID()}`, { body: { instance: 'x' } }),
    ])
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
    expect((await params({ instance: 'Ours alone' })).accounts).toHaveLength(1);
  });

  test('list their buckets page by page [PF-C017] [PF-C019] [PF-C020] [PF-C021]', async () => {
    await activate(sysadmin, AWS.app_name);
    await add('Lake', KEYS);
    const names = Array.from({ length: 120 }, (_, at) => `atlas-${String(at).padStart(3, '0')}`);
    const configure = (data: object[], more: object = {}) =>
      post(sysadmin, '/admin/application/configure_s3_buckets', {
        app_name: AWS.app_name,
        instance: 'lake',
        data,
        ...more,
      });
    expect(await configure(names.map((bucket_name) => ({ bucket_name })))).toMatchObject({ total: 120 });
    expect(await configure([{ bucket_name: 'atlas-000', is_scanned: false }])).toMatchObject({ total: 120 });
    const read: { bucket_name: string; is_scanned: boolean }[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const { accounts } = await params({ instance: 'Lake', limit: 50, offset, targetParam: 's3_buckets' });
      const [{ s3_buckets: page, params: others }] = accounts;
      expect([page.total, page.buckets.length <= 50, others]).toEqual([120, true, []]);
      read.push(...page.buckets);
      offset = page.next;
    }
    expect(read.map(({ bucket_name }) => bucket_name)).toEqual(names);
    expect(read.filter(({ is_scanned }) => !is_scanned)).toEqual([
      { bucket_name: 'atlas-000', is_scanned: false },
    ]);
    const remove = (bucket_name: string) =>
      post(sysadmin, '/admin/application/remove_s3_buckets', { instance: 'Lake', bucket_name });
    expect(await remove('atlas-001')).toMatchObject({ status: 200 });
    expect(await remove('atlas-001')).toMatchObject({ status: 404 });
    const left = await sysadmin.get('/admin/application/list/get_s3_buckets?instance=lake&limit=2');
    expect(left.json()).toMatchObject({
      total: 119,
      next: 2,
      buckets: [{ bucket_name: 'atlas-000' }, { bucket_name: 'atlas-002' }],
    });
    expect(await configure([{ bucket_name: 'Not A Bucket' }])).toMatchObject({ status: 400 });
    expect(await configure([{ bucket_name: 'atlas-x', tenant_id: 'rif' }])).toMatchObject({ status: 400 });
    expect(await configure([{ bucket_name: 'atlas-x' }], { app_name: 'Box' })).toMatchObject({ status: 422 });
  });
});

test('text for a URL is sealed for this company: no one else can open it [PF-C018]', async () => {
  const { encoded } = await post(sysadmin, '/admin/application/encode', { data: 'box/Lake' });
  expect(encoded).toMatch(/^[\w.-]+$/);
  const seal = makeSeal(TEST_SEAL);
  expect(seal.open(encoded, 'encoded/atlas')).toBe('box/Lake');
  expect(() => seal.open(encoded, 'encoded/rif')).toThrow();
  expect((await post(sysadmin, '/admin/application/encode', { data: 'box/Lake' })).encoded).not.toBe(encoded);
});
