import { inflateRawSync } from 'node:zlib';
import { addAccessProfile } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addTenantDomain, saveDomainCheck } from '@casbah/stores/control/tenantdomains/tenant-domains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, PASSWORD } from '../test-compose.ts';
import { type Atlas, answer, arrive, begin, openAtlas, setUp } from './test-atlas.ts';
import { TestProvider } from './test-provider.ts';

let atlas: Atlas;
let boreal: Browser;
beforeAll(async () => {
  atlas = await openAtlas();
  boreal = new Browser(atlas.server.app);
  await boreal.signIn('root@boreal.example');
  await atlas.server.control.asSystem(async (tx) => {
    for (const id of ['readers', 'owners'])
      await addAccessProfile(tx, {
        id,
        tenant_id: 'atlas',
        name: id,
        notes: '',
        grants: [{ area: 'audit', actions: ['view'] }],
        information_level: 'full',
        time: 1,
        by: null,
      });
  });
});
afterAll(() => atlas.close());

const status = async (email: string) =>
  (await visitor().then((browser) => browser.post('/user/check_sso_status', { email }))).json();

async function visitor(): Promise<Browser> {
  const browser = new Browser(atlas.server.app);
  await browser.get('/user/setup');
  return browser;
}

const lead = (given: object) => atlas.admin.post('/admin/sso/domains', given);

async function signIn(id: string, saying: object) {
  const { browser, asked, saying: usual } = await begin(atlas.server, id);
  const location = await answer(
    atlas.server,
    id,
    atlas.provider.signed({ ...usual, ...saying }),
    asked.relay,
  );
  return { browser, ...(await arrive(browser, location)) };
}

test('the sign-in method depends on the domain only [PL-C005] [PL-E005] [PL-S039] [SH-X018]', async () => {
  const none = {
    api_response: 'success',
    sso_status: 'none',
    force_oidc_login: false,
    force_sso: false,
    code: 0,
    providers: [],
  };
  expect(await status('amal@atlas.example')).toEqual(none);
  const { domains } = (
    await lead({ domain: 'atlas.example', provider_id: atlas.id, is_forced: false })
  ).json();
  expect(domains).toContainEqual({
    domain: 'atlas.example',
    is_primary: true,
    provider_id: atlas.id,
    is_forced: false,
    is_taken: false,
  });
  const saml = { ...none, sso_status: 'saml', code: 302 };
  for (const email of ['amal@atlas.example', 'nobody@atlas.example', ' Amal@ATLAS.example'])
    expect(await status(email)).toEqual(saml);
  for (const email of ['amal@boreal.example', 'amal', '', 'amal@atlas.example.evil.example'])
    expect(await status(email)).toEqual(none);
});

test('the browser is redirected by its email, with the query [PL-S041]', async () => {
  await lead({ domain: 'atlas.example', provider_id: atlas.id, is_forced: false });
  const browser = await visitor();
  const sent = await browser.get(
    '/saml2/login_initiator/?email=nobody%40atlas.example&redirect=%2Fui%2Fsettings',
  );
  expect(sent.headers.location).toMatch(/^https:\/\/idp\.atlas\.example\/sso\?/);
  expect(browser.cookies.get('casbah_sso')).toMatch(/^[\w-]{43}$/);
});

test('a failed start ends on the error page with its code [PL-X028] [PL-X029]', async () => {
  const place = async (url: string) => (await (await visitor()).get(url)).headers.location;
  expect(await place('/saml2/login_initiator/?email=a%40nowhere.example')).toBe('/#/ssoerror?code=11');
  expect(await place('/saml2/login_initiator/')).toBe('/#/ssoerror?code=11');
  expect(await place('/oidc/auth/?email=amal%40atlas.example')).toBe('/#/ssoerror?code=12');
  expect(await place('/saml2/login?idp=https%3A%2F%2Fnobody.example')).toBe('/#/ssoerror?code=12');
  const off = await setUp(atlas.admin, atlas.provider, { is_enabled: false });
  expect(await place(`/saml2/login?idp=${off}`)).toBe('/#/ssoerror?code=12');
});

test('an internal error is reported as a failure, without details [PL-X027]', async () => {
  const broken = await setUp(atlas.admin, atlas.provider);
  await atlas.server.control.asSystem((tx) =>
    tx.updateTable('sso_keys').set({ private_key: 'v1.broken' }).where('tenant_id', '=', 'atlas').execute(),
  );
  const { headers } = await (await visitor()).get(`/saml2/login?idp=${broken}`);
  expect(headers.location).toBe('/#/ssoerror?code=10');
  await atlas.server.control.asSystem((tx) => tx.deleteFrom('sso_keys').execute());
});

test('a script gets an error instead of a redirect to another site [PL-X032]', async () => {
  for (const headers of [{ 'x-requested-with': 'XMLHttpRequest' }, { 'sec-fetch-mode': 'cors' }]) {
    const response = await (await visitor()).send('GET', `/saml2/login?idp=${atlas.id}`, { headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ api_response: 99, error: 'SSO_IN_AJAX' });
  }
});

test("a signed-in person is redirected: another site can't replace their session", async () => {
  const { headers } = await boreal.get(`/saml2/login?idp=${atlas.id}&redirect=%2Fui%2FappAudit`);
  expect(headers.location).toBe('/ui/appAudit');
  expect(
    (await boreal.get(`/saml2/login?idp=${atlas.id}&redirect=%2F%2Fevil.example`)).headers.location,
  ).toBe('/ui/');
});

test("lists the company’s providers; for visitors those of their link's company or email domain [PL-C013]", async () => {
  const listed = await setUp(atlas.admin, atlas.provider, { is_listed: true, name: 'Shown by name' });
  const choices = async (browser: Browser, query = '') =>
    (await browser.get(`/admin/user/get_sso_provider_list${query}`)).json().sso_lists.objects;
  const names = async (browser: Browser, query = '') =>
    (await choices(browser, query)).map((one: { id: string }) => one.id);
  // Other companies' sign-in pages don't show them.
  expect(await names(await visitor())).toEqual([]);
  for (const other of ['boreal', 'Atlas', 'nowhere', '%25'])
    expect(await names(await visitor(), `?company=${other}`)).toEqual([]);
  expect(await names(boreal, '?company=atlas')).toEqual([]);
  expect(await names(atlas.admin)).toContain(atlas.id);
  const shown = {
    id: listed,
    name: 'Shown by name',
    type: 'saml',
    login_url: `/saml2/login?idp=${listed}`,
  };
  expect(await choices(await visitor(), '?company=atlas')).toEqual([shown]);

  await lead({ domain: 'atlas.example', provider_id: atlas.id, is_forced: false });
  for (const email of ['amal@atlas.example', 'nobody@atlas.example'])
    expect((await status(email)).providers).toEqual([shown]);
  for (const email of ['root@boreal.example', 'somebody@elsewhere.example'])
    expect((await status(email)).providers).toEqual([]);
});

test("a company can't see or change another’s providers, and only sysadmins can change any", async () => {
  expect((await boreal.get('/admin/sso/providers')).json().providers).toEqual([]);
  for (const [method, url, body] of [
    ['PATCH', `/admin/sso/providers/${atlas.id}`, { name: 'Mine' }],
    ['DELETE', `/admin/sso/providers/${atlas.id}`, undefined],
    ['POST', `/admin/sso/providers/${atlas.id}/test`, undefined],
  ] as const)
    expect((await boreal.send(method, url, body === undefined ? {} : { body })).statusCode, url).toBe(404);
  await addPerson(atlas.server.control, {
    tenant: 'atlas',
    email: 'settings@atlas.example',
    role: 'admin',
    grants: [{ area: 'settings', actions: ['view', 'modify'] }],
  });
  const settings = new Browser(atlas.server.app);
  await settings.signIn('settings@atlas.example');
  expect((await settings.get('/admin/sso/providers')).statusCode).toBe(200);
  expect((await settings.send('PATCH', `/admin/sso/providers/${atlas.id}`, { body: {} })).statusCode).toBe(
    403,
  );
});

test('a domain leads to one company’s provider only', async () => {
  const theirs = await setUp(boreal, await TestProvider.make('https://idp.boreal.example'));
  for (const domain of ['atlas.example', 'gmail.example'])
    expect(
      (await boreal.post('/admin/sso/domains', { domain, provider_id: theirs, is_forced: false })).statusCode,
    ).toBe(domain === 'atlas.example' ? 409 : 422);
  // A foreign domain can't be claimed as a second one.
  await atlas.server.control.inTenant('boreal', async (tx) => {
    const own = { tenant: 'boreal', domain: 'atlas.example', time: 1 };
    await addTenantDomain(tx, { ...own, token: 'x', by: null });
    await saveDomainCheck(tx, { ...own, method: 'dns' });
  });
  await lead({ domain: 'atlas.example', provider_id: null, is_forced: false });
  expect(
    (
      await boreal.post('/admin/sso/domains', {
        domain: 'atlas.example',
        provider_id: theirs,
        is_forced: false,
      })
    ).json(),
  ).toMatchObject({ error: 'SSO_DOMAIN_TAKEN' });
  expect(
    (
      await boreal.post('/admin/sso/domains', {
        domain: 'boreal.example',
        provider_id: atlas.id,
        is_forced: false,
      })
    ).statusCode,
  ).toBe(404);
});

test("with enforced single sign-on, passwords don't work, except for a sysadmin's emergency access", async () => {
  const must = { domain: 'atlas.example', provider_id: atlas.id, is_forced: true };
  expect((await lead(must)).json()).toMatchObject({ error: 'SSO_NO_WAY_BACK' });
  const { sysadmins } = (await atlas.admin.get('/admin/sso/providers')).json();
  const root = sysadmins.find((one: { email: string }) => one.email === 'root@atlas.example');
  await atlas.admin.post('/admin/sso/exempt', { user_id: root.id, is_exempt: true });
  expect((await lead(must)).statusCode).toBe(200);
  expect(await status('nobody@atlas.example')).toMatchObject({
    sso_status: 'saml',
    force_sso: true,
    force_oidc_login: false,
  });

  const tried = async (email: string, password = PASSWORD) => {
    const response = await new Browser(atlas.server.app, '10.9.8.7').signIn(email, password);
    return [response.statusCode, response.json().error ?? 'in'];
  };
  const told = [401, 'INVALID_DB_LOGIN'];
  expect(await tried('amal@atlas.example')).toEqual(told);
  expect(await tried('amal@atlas.example', 'wrong')).toEqual(told);
  expect(await tried('nobody@atlas.example')).toEqual(told);
  // Who may is confidential.
  expect(await tried('root@atlas.example', 'wrong')).toEqual(told);
  expect(await tried('root@atlas.example')).toEqual([200, 'in']);
  expect(await tried('root@boreal.example')).toEqual([200, 'in']);

  expect(
    (await atlas.admin.post('/admin/sso/exempt', { user_id: root.id, is_exempt: false })).json(),
  ).toMatchObject({ error: 'SSO_NO_WAY_BACK' });
  // A disabled provider is no longer required.
  await atlas.admin.send('PATCH', `/admin/sso/providers/${atlas.id}`, { body: { is_enabled: false } });
  expect((await tried('amal@atlas.example'))[1]).toBe('in');
  await atlas.admin.send('PATCH', `/admin/sso/providers/${atlas.id}`, { body: { is_enabled: true } });
  await lead({ ...must, is_forced: false });
});

test('new people get an account with a profile if the company allows it, and groups are followed', async () => {
  const saying = { email: 'new@atlas.example', nameId: 'n-1', groups: ['staff', 'ops'] };
  expect((await signIn(atlas.id, saying)).location).toBe('/#/ssoerror?code=13');
  const id = await setUp(atlas.admin, atlas.provider, {
    name: 'With people',
    creates_people: true,
    default_profile: 'readers',
    group_profiles: [{ group: 'ops', profile: 'owners' }],
  });
  const profilesOf = async (email: string): Promise<string[]> => {
    const rows = await atlas.server.control.asSystem((tx) =>
      tx
        .selectFrom('user_access_profiles')
        .innerJoin('users', 'users.id', 'user_access_profiles.user_id')
        .select('profile_id')
        .where('users.email', '=', email)
        .orderBy('profile_id')
        .execute(),
    );
    return rows.map((row) => row.profile_id);
  };
  expect((await signIn(id, saying)).email).toBe('new@atlas.example');
  expect(await profilesOf('new@atlas.example')).toEqual(['owners', 'readers']);
  expect((await signIn(id, { ...saying, groups: ['staff'] })).email).toBe('new@atlas.example');
  expect(await profilesOf('new@atlas.example')).toEqual(['readers']);
  // Recognized by the provider's own ID, whatever their current email.
  expect((await signIn(id, { ...saying, email: 'renamed@atlas.example' })).email).toBe('new@atlas.example');
  // They have no password here.
  expect((await new Browser(atlas.server.app).signIn('new@atlas.example')).statusCode).toBe(401);
  // Groups never make a sysadmin.
  const { role } = (await (await signIn(id, saying)).browser.get('/admin/user/sessions')).json();
  expect(role).toBe('admin');
});

test("a deactivated person can't use single sign-on either", async () => {
  const { id } = await addPerson(atlas.server.control, {
    tenant: 'atlas',
    email: 'gone@atlas.example',
    role: 'enduser',
  });
  await atlas.server.control.asSystem((tx) =>
    tx.updateTable('users').set({ is_active: false }).where('id', '=', id).execute(),
  );
  expect(await signIn(atlas.id, { email: 'gone@atlas.example', nameId: 'gone' })).toMatchObject({
    location: '/#/?error=700',
    email: undefined,
  });
});

test('a provider can be tested without signing anyone in, with its claims or the problem', async () => {
  const tryOut = async (saying: object) => {
    const { redirect } = (await atlas.admin.post(`/admin/sso/providers/${atlas.id}/test`)).json();
    const { askedIn } = await import('./test-provider.ts');
    const asked = askedIn(redirect);
    const signed = atlas.provider.signed({
      inResponseTo: asked.id,
      acs: `http://localhost:80/saml2/acs/${atlas.id}`,
      audience: `http://localhost:80/saml2/metadata/${atlas.id}`,
      email: 'anybody@atlas.example',
      ...saying,
    });
    const ended = await arrive(atlas.admin, await answer(atlas.server, atlas.id, signed, asked.relay));
    const { providers } = (await atlas.admin.get('/admin/sso/providers')).json();
    return { ...ended, test: providers.find((one: { id: string }) => one.id === atlas.id).last_test };
  };
  const place = `/ui/settings/sso?provider=${atlas.id}`;
  expect(await tryOut({})).toMatchObject({
    location: place,
    email: 'root@atlas.example',
    test: { ok: true, email: 'anybody@atlas.example', attributes: ['email', 'name'] },
  });
  expect(await tryOut({ audience: 'https://other.example' })).toMatchObject({
    location: place,
    email: 'root@atlas.example',
    test: { ok: false, problem: expect.stringContaining('audience mismatch') },
  });
});

test('unusable names, metadata and profiles are refused with the reason [PF-V025] [PF-V062]', async () => {
  const { id } = (await atlas.admin.get('/admin/sso/service')).json();
  const add = async (given: object) =>
    (
      await atlas.admin.post('/admin/sso/providers', {
        id,
        kind: 'saml',
        name: 'Another',
        metadata_xml: atlas.provider.metadata,
        ...given,
      })
    ).json();
  expect(await add({ name: 'no-hyphens' })).toMatchObject({ error: 'BAD_REQUEST' });
  expect(await add({ mapping: { email: `with"quotes` } })).toMatchObject({ error: 'BAD_REQUEST' });
  expect(await add({ mapping: { email: 'x'.repeat(129) } })).toMatchObject({ error: 'BAD_REQUEST' });
  for (const metadata_xml of [
    'nothing',
    `<!DOCTYPE a>${atlas.provider.metadata}`,
    atlas.provider.metadata.replace(/<KeyDescriptor[\s\S]*<\/KeyDescriptor>/, ''),
    atlas.provider.metadata.replaceAll('https://idp.atlas.example/sso', 'javascript:alert(1)'),
  ])
    expect(await add({ metadata_xml })).toMatchObject({
      error: 'SSO_METADATA_INVALID',
      details: { field: 'metadata_xml' },
    });
  expect(await add({ metadata_xml: undefined, metadata_url: 'https://127.0.0.1/metadata' })).toMatchObject({
    error: 'SSO_ADDRESS_REFUSED',
    details: { field: 'metadata_url' },
  });
  expect(await add({ default_profile: 'nobody has it' })).toMatchObject({ error: 'UNPROCESSABLE' });
  expect(await add({ name: 'With people' })).toMatchObject({
    error: 'NAME_TAKEN',
    details: { kind: 'identity-provider', name: 'With people', field: 'name' },
  });
  expect(await add({ id: atlas.id })).toMatchObject({ error: 'CONFLICT' });
});

test('certificates are listed with their expiry, and no secret is ever returned', async () => {
  const { providers } = (await atlas.admin.get('/admin/sso/providers')).json();
  const [certificate] = providers.find((one: { id: string }) => one.id === atlas.id).certificates;
  expect(Date.parse(certificate.valid_to)).toBeGreaterThan(Date.now());
  expect(certificate.fingerprint).toMatch(/^[\da-f]{64}$/);
  const { body } = await atlas.admin.get('/admin/sso/providers');
  expect(body).not.toMatch(/"client_secret"|private_key/);
});

test('removing a provider ends its sessions; its people stay', async () => {
  const id = await setUp(atlas.admin, atlas.provider, { name: 'Short lived' });
  const { browser, email } = await signIn(id, { email: 'amal@atlas.example', nameId: 'short' });
  expect(email).toBe('amal@atlas.example');
  expect((await atlas.admin.send('DELETE', `/admin/sso/providers/${id}`)).statusCode).toBe(200);
  expect((await browser.get('/admin/user/sessions')).statusCode).toBe(401);
  expect((await signIn(atlas.id, { email: 'amal@atlas.example' })).email).toBe('amal@atlas.example');
});

test('the AD FS export script is available as an archive [SH-R202]', async () => {
  const response = await atlas.server.app.inject('/static/adfs-export.zip');
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const bytes = response.rawPayload;
  // Read like an archive tool does: from the central directory at the end.
  const directory = bytes.readUInt32LE(bytes.length - 6);
  expect(bytes.subarray(directory, directory + 4).toString('latin1')).toBe('PK\x01\x02');
  const [packed, size, name] = [
    bytes.readUInt32LE(directory + 20),
    bytes.readUInt32LE(directory + 24),
    bytes.readUInt16LE(directory + 28),
  ];
  const offset = bytes.readUInt32LE(directory + 42);
  expect(bytes.subarray(directory + 46, directory + 46 + name).toString()).toBe('Export-AdfsForCasbah.ps1');
  const start = offset + 30 + name;
  const script = inflateRawSync(bytes.subarray(start, start + packed)).toString();
  expect(script.length).toBe(size);
  expect(script).toContain('FederationMetadata');
});
