import { listAudit } from '@casbah/stores/control/history/audit-trail';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenantDomain, saveDomainCheck } from '@casbah/stores/control/tenantdomains/tenant-domains';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'atlas', email: 'end@atlas.example', role: 'enduser' });
  await addPerson(server.control, {
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'settings', actions: ['view'] }],
  });
  await addPerson(server.control, { tenant: 'rif', email: 'owner@rif.example', role: 'sysadmin' });
});
afterAll(() => server.close());

async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser(server.app);
  await browser.signIn(email);
  return browser;
}

describe('general configuration', () => {
  test('is available before sign-in: deployment type and clock, nothing about a tenant [PF-C011] [PL-C024] [PL-E004] [WD-C001]', async () => {
    const answer = await new Browser(server.app).get('/admin/get_general_config');
    expect(answer.json()).toEqual({
      api_response: 'success',
      deploymentType: 'LOCAL',
      serverEpoch: server.clock.now,
      statusAppUrl: '',
      syndicationConfig: { syndicated: false },
      teamUrl: '',
      guideVideoUrl: '',
      oidcLocalStorageKey: 'casbah.oidc',
      oidcAllowSkip: true,
      newStyleLogins: true,
      multiFactorEnabled: false,
      mf_authenticated: false,
      sslServerUrl: '',
      request_id: answer.headers['x-request-id'],
    });
  });

  test("has the tenant's status page for signed-in people [WD-E019]", async () => {
    await server.control.inTenant('atlas', (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'general',
        param_name: 'status_app_url',
        param_value: 'https://status.atlas.example/',
        misc: {},
        time: 1,
        by: null,
      }),
    );
    const ask = async (email: string) =>
      (await (await signedIn(email)).get('/admin/get_general_config')).json();
    expect((await ask('end@atlas.example')).statusAppUrl).toBe('https://status.atlas.example/');
    expect(await ask('owner@rif.example')).toMatchObject({
      statusAppUrl: '',
      multiFactorEnabled: false,
      mf_authenticated: true,
    });
  });
});

describe("a tenant's settings", () => {
  const details = (browser: Browser, query: string) => browser.get(`/admin/config/details?${query}`);
  const update = (browser: Browser, body: object) => browser.post('/admin/config/update', body);

  test('are listed by application or name, with effective values [PF-C008] [PF-E010] [WD-E017] [SH-K094]', async () => {
    const owner = await signedIn('owner@atlas.example');
    const one = await details(owner, 'app_name=security&param_list=password_length');
    expect(one.json()).toEqual({
      api_response: 'success',
      details: [
        {
          id: 'security.password_length',
          app_name: 'security',
          param_name: 'password_length',
          param_value: 12,
          changed_by: 'sysadmin',
          misc: {},
        },
      ],
    });
    const flags = (await details(owner, 'app_name=features')).json().details;
    expect(flags.length).toBeGreaterThan(8);
    for (const { param_value } of flags) expect(param_value).toBe(true);
  });

  test('are changed one by one, for this tenant only, and recorded with previous values [PF-C009]', async () => {
    const owner = await signedIn('owner@atlas.example');
    const other = await signedIn('owner@rif.example');
    const answer = await update(owner, {
      id: 'security.password_length',
      app_name: 'security',
      param_name: 'password_length',
      param_value: 16,
      misc: { note: 'policy' },
    });
    expect(answer.json()).toMatchObject({
      api_response: 'success',
      detail: { param_value: 16, misc: { note: 'policy' } },
    });
    const query = 'app_name=security&param_list=password_length';
    expect((await details(owner, query)).json().details[0]).toMatchObject({
      param_value: 16,
      misc: { note: 'policy' },
    });
    expect((await details(other, query)).json().details[0]).toMatchObject({ param_value: 12 });
    const [entry] = await server.control.inTenant('atlas', (tx) => listAudit(tx, { limit: 1 }));
    expect(entry).toMatchObject({
      action: 'POST /admin/config/update',
      object: 'security',
      user_email: 'owner@atlas.example',
      changes: { password_length: { before: 12, after: 16 } },
    });
  });

  test.each([
    [
      'an application there is none of',
      { app_name: 'nonsense', param_name: 'x', param_value: 1 },
      'app_name',
    ],
    [
      'a name there is none of',
      { app_name: 'security', param_name: 'toString', param_value: 1 },
      'param_name',
    ],
    [
      'a value that does not fit',
      { app_name: 'security', param_name: 'password_length', param_value: 6 },
      'security.password_length',
    ],
    [
      'an id of another setting',
      { id: 'a.b', app_name: 'security', param_name: 'password_length', param_value: 12 },
      'id',
    ],
  ])('refuse %s with the position', async (_what, body, field) => {
    const answer = await update(await signedIn('owner@atlas.example'), body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'UNPROCESSABLE', api_response: 422, details: { field } });
  });

  test('require the permission to view them, and another to change them', async () => {
    const reader = await signedIn('reader@atlas.example');
    const end = await signedIn('end@atlas.example');
    expect((await details(reader, 'app_name=security')).statusCode).toBe(200);
    expect((await details(end, 'app_name=security')).statusCode).toBe(403);
    const body = { app_name: 'privacy', param_name: 'user_anonymization', param_value: true };
    for (const browser of [reader, end]) expect((await update(browser, body)).statusCode).toBe(403);
  });
});

describe('a disabled area', () => {
  test('disappears for everyone at once: calls, pages and components; others stay', async () => {
    await addPerson(server.control, { tenant: 'taza', email: 'owner@taza.example', role: 'sysadmin' });
    const owner = await signedIn('owner@taza.example');
    const permitted = async () => (await owner.get('/rbac/get_permitted_components')).json();
    const opens = async (path: string) =>
      (await permitted()).urls.some((url: string) => new RegExp(url).test(path));
    const flag = (param_value: boolean) =>
      owner.post('/admin/config/update', { app_name: 'features', param_name: 'protect', param_value });
    expect(await opens('/ui/protect/policies')).toBe(true);
    await flag(false);
    expect(await opens('/ui/protect/policies')).toBe(false);
    expect(await opens('/ui/appAudit/services')).toBe(true);
    expect((await owner.get('/admin/user/sessions')).json().permissions).not.toContain('protect.view');
    await flag(true);
    expect(await opens('/ui/protect/policies')).toBe(true);
  });
});

describe('the company', () => {
  test('has its verified domains, comma-separated [PF-C010] [PF-E011]', async () => {
    const owner = await signedIn('owner@atlas.example');
    await owner.post('/admin/config/update', {
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
    });
    await server.control.inTenant('atlas', async (tx) => {
      for (const domain of ['one.example', 'two.example', 'three.example'])
        await addTenantDomain(tx, { tenant: 'atlas', domain, token: 'x', time: 1, by: null });
      for (const domain of ['one.example', 'two.example'])
        await saveDomainCheck(tx, { tenant: 'atlas', domain, time: 1, method: 'dns' });
    });
    const end = await signedIn('end@atlas.example');
    expect((await end.get('/admin/tenant/companyDetails')).json().tenant).toEqual({
      id: 'atlas',
      name: 'Company atlas',
      primary_domain: 'company.example',
      secondary_domains: 'one.example,two.example',
      user_anonymization: true,
    });
    expect((await end.get('/admin/user/sessions')).json().json.user_anonymization).toBe(true);
  });

  test("has the session's tenant ID [PF-C013] [PF-V035]", async () => {
    const end = await signedIn('end@atlas.example');
    const { id } = (await end.get('/admin/tenant?field=id')).json();
    expect(id).toBe('atlas');
    expect(id).toMatch(/^[A-Za-z0-9-]+$/);
    expect((await end.get('/admin/tenant?field=secrets')).statusCode).toBe(400);
  });
});

describe("a company's devices", () => {
  const five = {
    device_management: false,
    force_agent_download: false,
    agent_download_url: '',
    authorize: false,
    managed_by: 'casbah',
  };

  test('are described by five fields, with their defaults [PF-C013] [PF-E012] [PF-E013] [PF-E014] [PF-E015] [PF-E016] [PF-E017]', async () => {
    const answer = await (await signedIn('end@atlas.example')).get(
      '/admin/tenant?field=device_management_info',
    );
    expect(answer.json()).toEqual({ api_response: 'success', device_management_info: five });
  });

  test('are changed field by field, all or none [PF-C014]', async () => {
    const owner = await signedIn('owner@atlas.example');
    const send = (device_management_info: object) =>
      owner.post('/admin/tenant/update', { device_management_info });
    expect(
      (await send({ device_management: true, managed_by: 'intune' })).json().device_management_info,
    ).toEqual({
      ...five,
      device_management: true,
      managed_by: 'intune',
    });
    expect((await owner.get('/admin/user/sessions')).json().device_management_enabled).toBe(true);
    const refused = await send({ authorize: true, agent_download_url: 'javascript:alert(1)' });
    expect(refused.json()).toMatchObject({
      error: 'UNPROCESSABLE',
      details: { field: 'agent_download_url' },
    });
    const { device_management_info } = (await owner.get('/admin/tenant?field=device_management_info')).json();
    expect(device_management_info.authorize).toBe(false);
  });
});

describe('the session', () => {
  test('has the person, tenant and permissions [PF-C002] [PL-C023] [WD-C002] [PF-S002] [PF-E001] [PF-E002] [PF-E003] [PF-E004] [PF-E005] [PF-E006] [PF-E007] [PF-E008] [PF-E009] [WD-E018]', async () => {
    await addPerson(server.control, {
      tenant: 'zagora',
      email: 'analyst@zagora.example',
      role: 'admin',
      grants: [
        { area: 'audit', actions: ['view', 'export'] },
        { area: 'detect', actions: ['view'] },
      ],
    });
    const browser = await signedIn('analyst@zagora.example');
    const answer = (await browser.get('/admin/user/sessions')).json();
    expect(answer).toMatchObject({
      tenantId: 'zagora',
      role: 'admin',
      user_email: 'analyst@zagora.example',
      userName: 'analyst@zagora.example',
      user_prefs: {},
      default_selected_range: 'last_month',
      tenantName: 'Company zagora',
      primary_domain: 'company.example',
      is_internal: false,
      is_free_trial: false,
      device_management_enabled: false,
      deploymentType: 'LOCAL',
      gw_installed: false,
      partner_code: null,
      partner_name: null,
      partner_logout_redirect_url: null,
      partner_visit: false,
      syndicationConfig: { syndicated: false },
      agentId: null,
      detector_type: 3,
      accessibility_options: { tables_for_charts: false },
      json: { timezone: 'UTC', user_anonymization: false },
      access_profiles: {
        information_level: 'full',
        permitted_apps: { Audit: ['view', 'export'], Securlets: [], Detect: ['view'] },
      },
    });
    expect(answer.apiHeaderInfo).toEqual({
      session: expect.stringMatching(/^[\w-]{22}$/),
      user: answer.user_id,
      tenant: 'zagora',
    });
    // A session's name grants no access.
    const cookie = browser.cookies.get('casbah_session') ?? '';
    expect(cookie).not.toContain(answer.apiHeaderInfo.session);
  });

  test('refreshes the kind of detectors on request [PF-C007]', async () => {
    const owner = await signedIn('owner@rif.example');
    const type = async () => (await owner.get('/admin/refresh_cached_detector_type')).json().detector_type;
    expect(await type()).toBe(3);
    await owner.post('/admin/config/update', {
      app_name: 'detect',
      param_name: 'detector_type',
      param_value: 1,
    });
    expect(await type()).toBe(1);
    expect((await owner.get('/admin/user/sessions')).json().detector_type).toBe(1);
  });
});

describe("errors of the console's script", () => {
  const report = (logs: unknown) => ({ logs });
  const fault = {
    message: 'x is undefined',
    stack: 'at y',
    path: '/ui/appAudit',
    time: '2026-11-21T12:00:00.000Z',
  };

  test("are in the server's log, with person and page [PF-C027]", async () => {
    const browser = await signedIn('end@atlas.example');
    const answer = await browser.post(
      '/admin/application/logjserror',
      report([fault, { ...fault, message: 'again' }]),
    );
    expect(answer.json()).toEqual({ api_response: 'success' });
    const lines = server.log.filter(({ msg }) => msg === 'console');
    expect(lines.map(({ message, tenant }) => [message, tenant])).toEqual([
      ['x is undefined', 'atlas'],
      ['again', 'atlas'],
    ]);
  });

  test('are limited, and only signed-in people can report them', async () => {
    const browser = await signedIn('end@atlas.example');
    for (const logs of [[], Array(51).fill(fault), [{ ...fault, message: 'x'.repeat(2001) }], 'x'])
      expect((await browser.post('/admin/application/logjserror', report(logs))).statusCode).toBe(400);
    const stranger = new Browser(server.app);
    await stranger.get('/user/setup');
    expect((await stranger.post('/admin/application/logjserror', report([fault]))).statusCode).toBe(401);
  });
});
