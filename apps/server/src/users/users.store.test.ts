import type { Grant } from '@casbah/domain/access-profile';
import { isoTime } from '@casbah/domain/iso-time';
import { isStrong } from '@casbah/domain/password';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey, addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';

let server: TestServer;
let browsers = 0;
const ACCOUNT: Grant = {
  area: 'account',
  actions: ['view', 'modify', 'export', 'activate'],
};

beforeAll(async () => {
  server = await openTestServer({
    perMinute: { person: 10_000, visitor: 10_000 },
  });
});
afterAll(() => server.close());

async function signedIn(email: string, password = PASSWORD): Promise<Browser> {
  browsers += 1;
  const browser = new Browser(server.app, `10.2.${Math.floor(browsers / 200)}.${browsers % 200}`);
  await browser.get('/user/setup');
  const answer = await browser.post('/user/loginapi', { email, password });
  expect([email, answer.statusCode]).toEqual([email, 200]);
  return browser;
}

let companies = 0;
/** A separate company: a sysadmin, an account admin, and end users. */
async function company(...names: string[]) {
  companies += 1;
  const tenant = `c${companies}`;
  const at = (name: string) => `${name}@${tenant}.example`;
  const chief = await addPerson(server.control, { tenant, email: at('chief'), role: 'sysadmin' });
  const people: Record<string, { id: string; email: string }> = { chief };
  for (const name of names)
    people[name] = await addPerson(server.control, { tenant, email: at(name), role: 'enduser' });
  const admin = async (name: string, ...grants: Grant[]): Promise<Browser> => {
    people[name] = await addPerson(server.control, { tenant, email: at(name), role: 'admin', grants });
    return signedIn(at(name));
  };
  const id = (name: string): string => people[name]?.id ?? 'nobody';
  return { tenant, at, id, admin, sysadmin: await signedIn(at('chief')) };
}

const told = ({ statusCode, json }: { statusCode: number; json: () => unknown }) => {
  const answer = json() as Record<string, unknown>;
  return [statusCode, answer.error ?? answer.api_response];
};

async function listed(browser: Browser, query = '', offset = 0) {
  const answer = await browser.get(`/admin/user/ng/list/${offset}?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  const { objects, meta } = answer.json();
  return { emails: objects.map(({ email }: { email: string }) => email.split('@')[0]), objects, meta };
}
const filters = (value: object): string => `filters=${encodeURIComponent(JSON.stringify(value))}`;

describe('the list', () => {
  test('has pages of 15 by first name, or any requested size and order [PF-C082] [PF-K007] [PF-K028] [PF-K030] [PF-S005]', async () => {
    const names = Array.from({ length: 21 }, (_, n) => `u${String(n).padStart(2, '0')}`);
    const { sysadmin } = await company(...names);
    const first = await listed(sysadmin);
    expect(first.meta).toEqual({ total_count: 22, limit: 15, offset: 0 });
    expect(first.emails).toEqual(['chief', ...names.slice(0, 14)]);
    expect((await listed(sysadmin, 'limit=20')).emails).toHaveLength(20);
    expect((await listed(sysadmin, 'limit=20&order_by=-first_name', 20)).emails).toEqual(['u00', 'chief']);
    expect((await listed(sysadmin, 'order_by=email', 30)).emails).toEqual([]);
    expect((await sysadmin.get('/admin/user/ng/list/0?limit=201')).statusCode).toBe(400);
    expect((await sysadmin.get('/admin/user/ng/list/0?order_by=password_hash')).statusCode).toBe(400);
  });

  test('has the list fields of each person [PF-E028]', async () => {
    const { sysadmin, id, at } = await company('amina');
    const { objects } = await listed(sysadmin, 'query=amina');
    expect(objects).toEqual([
      {
        id: id('amina'),
        email: at('amina'),
        name: at('amina'),
        first_name: at('amina'),
        last_name: '',
        cell_phone: '',
        department: '',
        title: '',
        is_active: true,
        is_admin: false,
        role: 'enduser',
        is_db_login_allowed: true,
        is_locked: false,
        source: 'console',
        last_sign_in: null,
        created_on: isoTime(1),
        resource_uri: `/users/${id('amina')}/`,
      },
    ]);
    expect(JSON.stringify(objects)).not.toContain('argon2');
  });

  test('is filtered by text and fields, with counts of other choices [PF-C084]', async () => {
    const { sysadmin, id, admin } = await company('amina', 'brahim', 'chakib');
    await admin('dina', ACCOUNT);
    const edit = { id: id('amina'), user: { department: 'Sales', last_name: 'Zaki', first_name: 'Amina' } };
    await sysadmin.post('/admin/user/ng/edit', edit);
    await sysadmin.post('/admin/user/ng/bulkupdate', { action: 'deactivate', users: [id('brahim')] });
    expect((await listed(sysadmin, 'query=ZAKI%20ami')).emails).toEqual(['amina']);
    expect((await listed(sysadmin, 'query=%25%25')).emails).toEqual([]);
    expect((await listed(sysadmin, filters({ status: { only: ['inactive'] } }))).emails).toEqual(['brahim']);
    expect((await listed(sysadmin, filters({ role: { only: ['admin', 'sysadmin'] } }))).emails).toEqual([
      'chief',
      'dina',
    ]);
    expect((await listed(sysadmin, filters({ department: { without: [''] } }))).emails).toEqual(['amina']);
    expect((await listed(sysadmin, filters({ seen: { only: ['never'] } }))).emails).toHaveLength(3);
    const said = (text: string): string => `filter=${encodeURIComponent(text)}`;
    expect((await listed(sysadmin, said('text contains zaki and department != ""'))).emails).toEqual([
      'amina',
    ]);
    expect((await listed(sysadmin, `query=ami&${said('status = inactive')}`)).emails).toEqual([]);
    const refused = await sysadmin.get(`/admin/user/ng/list/0?${said('status = asleep')}`);
    expect(refused.json()).toMatchObject({ error: 'FILTER_INVALID', details: { code: 'unknown_value' } });
    const { total, facets } = (
      await sysadmin.get(`/admin/user/ng/filters?${filters({ status: { only: ['active'] } })}`)
    ).json();
    expect(total).toBe(4);
    expect(facets.status.values).toEqual([
      { value: 'active', count: 4 },
      { value: 'inactive', count: 1 },
    ]);
    expect(facets.role.values).toContainEqual({ value: 'enduser', count: 2 });
    expect(facets.department).toEqual({
      values: [
        { value: '', count: 3 },
        { value: 'Sales', count: 1 },
      ],
      more: 0,
    });
    for (const wrong of [
      'filters=x',
      filters({ password_hash: { only: ['x'] } }),
      filters({ status: ['x'] }),
    ])
      expect((await sysadmin.get(`/admin/user/ng/list/0?${wrong}`)).statusCode).toBe(400);
  });

  test('is available completely, a thousand at a time, with all fields or only names [PF-C071] [PF-C083]', async () => {
    const { sysadmin } = await company('amina', 'brahim');
    const all = (await sysadmin.get('/admin/user/list_all/0')).json();
    expect([all.objects.length, all.next]).toEqual([3, null]);
    const basic = (await sysadmin.get('/admin/user/list_all_basic/0')).json();
    expect(Object.keys(basic.objects[0])).toEqual(['id', 'name', 'email', 'is_active']);
    expect((await sysadmin.get('/admin/user/list_all/3')).json()).toEqual({ objects: [], next: null });
  });

  test("is exported as CSV, with the list's filters [PF-C093]", async () => {
    const { sysadmin, id, admin } = await company('amina', 'brahim');
    await sysadmin.post('/admin/user/ng/edit', { id: id('amina'), user: { title: '=cmd()' } });
    const answer = await sysadmin.get(`/admin/user/export?query=amina`);
    expect(answer.headers['content-disposition']).toContain('users.csv');
    const [head, ...rows] = answer.body.trim().split('\r\n');
    expect(head).toContain('"email","first_name","last_name"');
    expect(rows).toHaveLength(1);
    // A cell that a spreadsheet would execute.
    expect(rows[0]).toContain(',"\'=cmd()"');
    const viewer = await admin('dina', { area: 'account', actions: ['view'] });
    expect((await viewer.get('/admin/user/export')).statusCode).toBe(403);
    // Exporting the list may be limited further than viewing it.
    const none = { domains: ['elsewhere.example'] };
    const exporter = await admin(
      'farid',
      { area: 'account', actions: ['view'] },
      { area: 'account', actions: ['export'], scope: none },
    );
    expect((await listed(exporter)).emails).toContain('amina');
    expect((await exporter.get('/admin/user/export')).body.trim().split('\r\n')).toEqual([head]);
  });
});

describe('looking up people', () => {
  test('requires two characters or two words; returns thirty at a time after an offset [PF-C045] [PF-V011] [PF-X013] [PF-K029]', async () => {
    const { sysadmin } = await company(...Array.from({ length: 33 }, (_, n) => `x${n}y`));
    const search = async (query: string, loaded = 0) =>
      sysadmin.post('/admin/user/search', { query, loaded });
    for (const query of ['', 'x', ' x ']) {
      expect(told(await search(query))).toEqual([400, 'USER_SEARCH_INVALID']);
      const text = encodeURIComponent(query);
      expect((await sysadmin.get(`/admin/user/ng/list/0?query=${text}`)).statusCode).toBe(
        query.trim() === '' ? 200 : 400,
      );
    }
    const { items, total } = (await search('x y')).json();
    expect([items.length, total]).toEqual([30, 33]);
    expect(items[0]).toEqual({
      data: { key: expect.any(String), value: expect.stringContaining('x0y') },
      email: expect.stringContaining('x0y@'),
      index: 0,
    });
    const rest = (await search('x y', 30)).json();
    expect(rest.items.map(({ index }: { index: number }) => index)).toEqual([30, 31, 32]);
    const more = await sysadmin.post('/admin/user/search', { query: 'xy', limit: 31 });
    expect(more.statusCode).toBe(400);
  });

  test('resolves up to 1000 IDs, and leaves out unknown ones [PF-C045] [PF-K036]', async () => {
    const { sysadmin, id, at } = await company('amina');
    const ids = [id('amina'), ...Array.from({ length: 999 }, (_, n) => `nobody-${n}`)];
    expect((await sysadmin.post('/admin/user/resolve', { ids })).json()).toEqual({
      objects: [{ id: id('amina'), name: at('amina'), email: at('amina') }],
    });
    const many = await sysadmin.post('/admin/user/resolve', { ids: [...ids, 'one-more'] });
    expect(many.statusCode).toBe(400);
  });

  test('returns one person by email, and the groups [PF-C085] [PF-C086]', async () => {
    const { sysadmin, at, id } = await company('amina');
    const details = await sysadmin.get(`/admin/user/ng/details?email=${at('AMINA')}`);
    expect(details.json()).toMatchObject({
      id: id('amina'),
      can_change: true,
      groups: [],
      has_password: true,
    });
    expect(details.body).not.toContain('argon2');
    expect(told(await sysadmin.get('/admin/user/ng/details?email=no@where.example'))[0]).toBe(404);
    await sysadmin.post('/admin/groups', { name: 'Marketing' });
    const groups = await sysadmin.get('/admin/user/ng/usergroups');
    expect([groups.statusCode, groups.json().objects.length]).toEqual([200, groups.json().objects.length]);
    const own = await sysadmin.get(`/admin/user/ng/usergroups?email=${at('amina')}`);
    expect(own.json()).toEqual({ objects: [] });
  });
});

describe('adding and changing', () => {
  const person = { email: 'new@elsewhere.example', first_name: 'Zineb', last_name: 'Alami' };

  test('a new person gets an email, sets a password with its link and signs in [PF-C087]', async () => {
    const { sysadmin, tenant } = await company();
    const email = `zineb@${tenant}.example`;
    const body = { user: { ...person, email, cell_phone: '0600-000-000' } };
    const headers = { 'idempotency-key': `add-${tenant}` };
    const added = await sysadmin.send('POST', '/admin/user/ng/add', { body, headers });
    expect(added.statusCode).toBe(201);
    expect(added.json().user).toMatchObject({ email, name: 'Zineb Alami', role: 'enduser', is_active: true });
    // Repeating the request adds no one; another one with the same email gets an error.
    const again = await sysadmin.send('POST', '/admin/user/ng/add', { body, headers });
    expect(again.json()).toEqual(added.json());
    expect(told(await sysadmin.post('/admin/user/ng/add', body))).toEqual([409, 'USER_EMAIL_TAKEN']);
    const letters = (await server.letters()).filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    const ctx = /ctx=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
    const visitor = new Browser(server.app, '10.3.0.1');
    await visitor.get('/user/setup');
    const chosen = { email, action: 'update', password: PASSWORD, ctx };
    expect((await visitor.post('/user/resetpasswordapi', chosen)).statusCode).toBe(200);
    await signedIn(email);
  });

  test('refuses unknown fields [PF-C087] [PF-C088]', async () => {
    const { sysadmin, id } = await company('amina');
    for (const more of [{ tenant_id: 'c1' }, { id: 'mine' }, { password_hash: 'x' }, { source: 'scim' }]) {
      const add = await sysadmin.post('/admin/user/ng/add', { user: { ...person, ...more } });
      expect([more, add.statusCode]).toEqual([more, 400]);
      const edit = await sysadmin.post('/admin/user/ng/edit', { id: id('amina'), user: more });
      expect([more, edit.statusCode]).toEqual([more, 400]);
    }
    const wrong = { email: 'no address', first_name: '', last_name: 'x'.repeat(65), cell_phone: '12' };
    for (const [field, value] of Object.entries(wrong)) {
      const answer = await sysadmin.post('/admin/user/ng/add', { user: { ...person, [field]: value } });
      expect([field, answer.statusCode, answer.json().details.field]).toEqual([
        field,
        400,
        `body.user.${field}`,
      ]);
    }
  });

  test('the sign-in name is a valid email address [PF-V015]', async () => {
    const { sysadmin, tenant } = await company();
    const add = async (email: string) =>
      (await sysadmin.post('/admin/user/ng/add', { user: { ...person, email } })).statusCode;
    const long = `${'x'.repeat(64)}@${tenant}.example`;
    for (const email of [`o'neil.j+x@${tenant}.example`, long, ` Spaced@${tenant}.example `])
      expect([email, await add(email)]).toEqual([email, 201]);
    const half = `x@${'a'.repeat(64)}.example`;
    for (const email of [
      'amina',
      `@${tenant}.example`,
      `a b@${tenant}.example`,
      'a@b',
      `x${long}`,
      half,
      'a@b@c.example',
    ])
      expect([email, await add(email)]).toEqual([email, 400]);
    // Unique, ignoring case.
    expect(await add(`SPACED@${tenant}.example`)).toBe(409);
  });

  test('a change has only the differences; omitted fields stay [PF-C088]', async () => {
    const { sysadmin, id, at } = await company('amina');
    const user = { first_name: 'Amina', last_name: 'Benali', department: 'Sales', email: at('a.benali') };
    const edited = await sysadmin.post('/admin/user/ng/edit', { id: id('amina'), user });
    expect(edited.json().user).toMatchObject({ ...user, name: 'Amina Benali', is_active: true });
    await sysadmin.post('/admin/user/ng/edit', { id: id('amina'), user: { title: 'Lead' } });
    expect((await listed(sysadmin, 'query=benali')).objects).toMatchObject([{ ...user, title: 'Lead' }]);
    const taken = { id: id('amina'), user: { email: at('chief') } };
    expect(told(await sysadmin.post('/admin/user/ng/edit', taken))).toEqual([409, 'USER_EMAIL_TAKEN']);
  });

  test('people without password sign-in have none, and nothing restores one', async () => {
    const { sysadmin, id, at } = await company('amina');
    const amina = await signedIn(at('amina'));
    const edit = { id: id('amina'), user: { is_db_login_allowed: false } };
    expect((await sysadmin.post('/admin/user/ng/edit', edit)).statusCode).toBe(200);
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    const visitor = new Browser(server.app, '10.3.0.2');
    await visitor.get('/user/setup');
    const given = { email: at('amina'), password: PASSWORD };
    expect((await visitor.post('/user/loginapi', given)).statusCode).toBe(401);
    for (const method of ['mail', 'temporary'])
      expect(
        told(await sysadmin.post('/admin/user/ng/reset_password/', { id: id('amina'), method })),
      ).toEqual([422, 'USERS_NOT_RESETTABLE']);
  });

  test('the resource of the proxy does the same, a PATCH of is_active too [SH-C010] [PF-C099]', async () => {
    const { sysadmin, id, at, tenant } = await company('amina');
    const proxy = (body: object) => sysadmin.post('/controls/make_api_request?resource=users', body);
    const amina = await signedIn(at('amina'));
    const off = await proxy({ action: 'patch', id: id('amina'), data: { is_active: false } });
    expect(off.json()).toMatchObject({
      id: id('amina'),
      is_active: false,
      resource_uri: `/users/${id('amina')}/`,
    });
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    const made = await proxy({ action: 'post', data: { ...person, email: `p@${tenant}.example` } });
    expect(made.statusCode).toBe(200);
    expect((await proxy({ action: 'delete', id: made.json().id })).json()).toEqual({
      api_response: 'success',
    });
    expect((await proxy({ action: 'get', id: made.json().id })).statusCode).toBe(404);
    expect((await proxy({ action: 'delete', id: id('chief') })).statusCode).toBe(403);
    expect((await proxy({ action: 'patch', id: id('amina'), data: { tenant_id: 'c1' } })).statusCode).toBe(
      400,
    );
  });
});

describe('no one can grant or remove more than they have', () => {
  test("an admin can't create, change, reset or delete a sysadmin", async () => {
    const { admin, id, at, sysadmin, tenant } = await company('amina');
    const helper = await admin('helper', ACCOUNT);
    const user = { email: `x@${tenant}.example`, first_name: 'X', last_name: 'Y', is_admin: true };
    expect(told(await helper.post('/admin/user/ng/add', { user }))).toEqual([403, 'GRANTS_TOO_MUCH']);
    const edit = (who: string, change: object) =>
      helper.post('/admin/user/ng/edit', { id: id(who), user: change });
    expect(told(await edit('amina', { is_admin: true }))).toEqual([403, 'GRANTS_TOO_MUCH']);
    for (const change of [{ email: at('mine') }, { is_active: false }, { is_admin: false }, { title: 'x' }])
      expect([change, ...told(await edit('chief', change))]).toEqual([change, 403, 'USER_HOLDS_MORE']);
    for (const [path, body] of [
      ['ng/reset_password/', { id: id('chief'), method: 'temporary' }],
      ['ng/reset_password/', { email: at('chief') }],
      ['update_password', { id: id('chief'), password: PASSWORD }],
      ['ng/delete_user/', { id: id('chief') }],
      ['delete_users/', { users: [id('amina'), id('chief')] }],
    ] as const)
      expect([path, ...told(await helper.post(`/admin/user/${path}`, body))]).toEqual([
        path,
        403,
        'USER_HOLDS_MORE',
      ]);
    const end = await helper.post(`/admin/users/${id('chief')}/sessions/revoke_all`);
    expect(told(end)).toEqual([403, 'USER_HOLDS_MORE']);
    const bulk = { action: 'deactivate', users: [id('chief'), id('amina')] };
    expect((await helper.post('/admin/user/ng/bulkupdate', bulk)).json()).toMatchObject({
      changed: [id('amina')],
      skipped: [{ id: id('chief'), reason: 'holds_more' }],
    });
    expect((await sysadmin.get('/admin/heartbeat')).statusCode).toBe(200);
    expect((await listed(sysadmin, 'query=amina')).objects).toHaveLength(1);
  });

  test('nor assign a profile with more permissions, or take over the account of someone who has one', async () => {
    const { admin, id } = await company('amina');
    const helper = await admin('helper', ACCOUNT);
    await admin('analyst', { area: 'audit', actions: ['view'] });
    await admin('junior', { area: 'account', actions: ['view'] });
    const give = (profile: string, who = 'amina') =>
      helper.post('/admin/user/ng/edit', {
        id: id(who),
        user: { access_profiles: [`profile-${id(profile)}`] },
      });
    expect(told(await give('analyst'))).toEqual([403, 'GRANTS_TOO_MUCH']);
    expect(told(await give('junior'))).toEqual([200, 'success']);
    expect(told(await give('nobody'))[0]).toBe(404);
    const reset = { id: id('analyst'), method: 'temporary' };
    expect(told(await helper.post('/admin/user/ng/reset_password/', reset))).toEqual([
      403,
      'USER_HOLDS_MORE',
    ]);
    const self = { id: id('helper'), user: { access_profiles: [] } };
    expect(told(await helper.post('/admin/user/ng/edit', self))).toEqual([403, 'USER_OWN_ACCOUNT']);
  });

  test("with anonymization, people who see no names can't take over the account of someone who does", async () => {
    const { admin, id, at, sysadmin, tenant } = await company('amina');
    const helper = await admin('helper', ACCOUNT);
    await admin('analyst', { area: 'account', actions: ['view'] });
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
    const ways = [
      ['ng/reset_password/', { id: id('analyst'), method: 'temporary' }],
      ['update_password', { id: id('analyst'), password: 'Another-horse-9-battery' }],
      ['ng/edit', { id: id('analyst'), user: { email: at('mine') } }],
    ] as const;
    for (const [path, body] of ways)
      expect([path, ...told(await sysadmin.post(`/admin/user/${path}`, body))]).toEqual([
        path,
        403,
        'USER_HOLDS_MORE',
      ]);
    const profiles = { id: id('amina'), user: { access_profiles: [`profile-${id('analyst')}`] } };
    expect(told(await sysadmin.post('/admin/user/ng/edit', profiles))).toEqual([403, 'GRANTS_TOO_MUCH']);
    // Emails go only to their owner, as does all other information about them.
    for (const [path, body] of [
      ['ng/edit', { id: id('analyst'), user: { title: 'Analyst', email: at('ANALYST') } }],
      ['ng/reset_password/', { id: id('analyst'), method: 'mail' }],
      ['ng/reset_password/', { id: id('amina'), method: 'temporary' }],
    ] as const)
      expect([path, ...told(await sysadmin.post(`/admin/user/${path}`, body))]).toEqual([
        path,
        200,
        'success',
      ]);
    const [temporary] = ways;
    expect(told(await helper.post(`/admin/user/${temporary[0]}`, temporary[1]))).toEqual([200, 'success']);
  });

  test('a permission limited to a domain ends there', async () => {
    const { admin, id, tenant } = await company('amina');
    const sales = await addPerson(server.control, {
      tenant,
      email: `s@sales-${tenant}.example`,
      role: 'enduser',
    });
    const scope = { domains: [`sales-${tenant}.example`] };
    const helper = await admin('helper', { ...ACCOUNT, scope });
    expect((await listed(helper)).emails).toEqual(['s']);
    const edit = (who: string, user: object) => helper.post('/admin/user/ng/edit', { id: who, user });
    expect((await edit(id('amina'), { title: 'x' })).statusCode).toBe(404);
    expect((await edit(sales.id, { title: 'x' })).statusCode).toBe(200);
    const away = await edit(sales.id, { email: `s@${tenant}.example` });
    expect(told(away)).toEqual([403, 'USER_OUT_OF_REACH']);
    const user = { email: `x@${tenant}.example`, first_name: 'X', last_name: 'Y' };
    expect(told(await helper.post('/admin/user/ng/add', { user }))).toEqual([403, 'USER_OUT_OF_REACH']);
    const remove = await helper.post('/admin/user/delete_users/', { users: [sales.id, id('amina')] });
    expect(remove.json()).toMatchObject({ deleted: 1 });
  });

  test('if two sysadmins demote each other concurrently, one remains', async () => {
    const { sysadmin, id, tenant } = await company();
    const other = await addPerson(server.control, { tenant, email: `o@${tenant}.example`, role: 'sysadmin' });
    const second = await signedIn(other.email);
    const take = (by: Browser, who: string) =>
      by.post('/admin/user/ng/edit', { id: who, user: { is_admin: false } });
    const [one, two] = await Promise.all([take(sysadmin, other.id), take(second, id('chief'))]);
    expect([one.statusCode, two.statusCode].filter((status) => status === 200)).toHaveLength(1);
    const left = await server.control.asSystem((tx) =>
      tx
        .selectFrom('users')
        .select('id')
        .where('tenant_id', '=', tenant)
        .where('is_admin', '=', true)
        .execute(),
    );
    expect(left).toHaveLength(1);
  });
});

describe('many at once', () => {
  const bulk = (by: Browser, action: string, users: string[]) =>
    by.post('/admin/user/ng/bulkupdate', { action, users });

  test('skips the caller, and people already in that state [PF-C090] [PF-S030] [PF-S031] [PF-S032] [PF-S033]', async () => {
    const { sysadmin, id, at } = await company('amina', 'brahim');
    const amina = await signedIn(at('amina'));
    const off = await bulk(sysadmin, 'deactivate', [id('amina'), id('chief'), 'nobody']);
    expect(off.json()).toEqual({
      api_response: 'success',
      changed: [id('amina')],
      skipped: [{ id: id('chief'), reason: 'self' }],
    });
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    const again = await bulk(sysadmin, 'deactivate', [id('amina'), id('brahim')]);
    expect(again.json()).toMatchObject({
      changed: [id('brahim')],
      skipped: [{ id: id('amina'), reason: 'unchanged' }],
    });
    const on = await bulk(sysadmin, 'activate', [id('amina'), id('chief')]);
    expect(on.json()).toMatchObject({ changed: [id('amina')] });
    const twice = await bulk(sysadmin, 'activate', [id('amina'), id('brahim')]);
    expect(twice.json()).toMatchObject({
      changed: [id('brahim')],
      skipped: [{ id: id('amina'), reason: 'unchanged' }],
    });
  });

  test('refuses an unknown action, and one without affected people [PF-V009] [PF-X002] [PF-X003]', async () => {
    const { sysadmin, id, at } = await company('amina');
    const message = async (action: string, ...users: string[]) => {
      const answer = await bulk(sysadmin, action, users);
      return [answer.statusCode, answer.json().api_message];
    };
    for (const action of ['', 'delete', 'Activate', 'constructor'])
      expect(await message(action, id('amina'))).toEqual([400, 'Invalid action selected.']);
    expect(await message('activate', id('amina'))).toEqual([422, 'No changes required']);
    expect(await message('deactivate', id('chief'))).toEqual([422, 'No changes required']);
    expect(await message('reset', id('chief'))).toEqual([422, 'No users are allowed for password reset.']);
    const edit = { id: id('amina'), user: { is_db_login_allowed: false } };
    await sysadmin.post('/admin/user/ng/edit', edit);
    expect(await message('reset', id('amina'))).toEqual([422, 'No users are allowed for password reset.']);
    expect((await bulk(sysadmin, 'reset', [])).statusCode).toBe(400);
    expect(at('amina')).toContain('amina');
  });

  test('resets only people with password sign-in: their sessions end and an email links to a new password [PF-S034]', async () => {
    const { sysadmin, id, at } = await company('amina', 'brahim');
    await sysadmin.post('/admin/user/ng/edit', { id: id('brahim'), user: { is_db_login_allowed: false } });
    const amina = await signedIn(at('amina'));
    const reset = await bulk(sysadmin, 'reset', [id('amina'), id('brahim')]);
    expect(reset.json()).toMatchObject({
      changed: [id('amina')],
      skipped: [{ id: id('brahim'), reason: 'no_password_login' }],
    });
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    expect((await server.letters()).filter(({ to }) => to === at('amina'))).toHaveLength(1);
    // The old password leads to setting a new one, and nowhere else.
    const visitor = new Browser(server.app, '10.3.0.3');
    await visitor.get('/user/setup');
    const old = await visitor.post('/user/loginapi', { email: at('amina'), password: PASSWORD });
    expect(told(old)).toEqual([401, 'PASSWORD_EXPIRED']);
  });

  test('requires a permission for each action', async () => {
    const { admin, id } = await company('amina');
    const viewer = await admin('viewer', { area: 'account', actions: ['view'] });
    for (const action of ['activate', 'deactivate', 'reset'])
      expect(told(await bulk(viewer, action, [id('amina')]))).toEqual([403, 'DENIED']);
    const modifier = await admin('modifier', { area: 'account', actions: ['view', 'modify'] });
    expect(told(await bulk(modifier, 'deactivate', [id('amina')]))).toEqual([403, 'DENIED']);
    expect(told(await bulk(modifier, 'reset', [id('amina')]))).toEqual([200, 'success']);
    const patched = await modifier.post('/admin/user/ng/edit', {
      id: id('amina'),
      user: { is_active: false },
    });
    expect(patched.statusCode).toBe(404);
  });

  test('works the same by a separate call [PF-C097]', async () => {
    const { sysadmin, id } = await company('amina');
    const status = (is_active: boolean) =>
      sysadmin.post('/admin/user/bulk_update_user_activation_status', { users: [id('amina')], is_active });
    expect((await status(false)).json()).toMatchObject({ changed: [id('amina')] });
    expect(told(await status(false))).toEqual([422, 'USERS_UNCHANGED']);
    expect((await status(true)).json()).toMatchObject({ changed: [id('amina')] });
  });
});

describe('passwords', () => {
  test('temporary ones are strong, work once and must be changed [PF-C089] [PF-V023]', async () => {
    const { sysadmin, id, at } = await company('amina');
    const amina = await signedIn(at('amina'));
    const reset = { id: id('amina'), method: 'temporary' };
    const { temporary_password: password } = (
      await sysadmin.post('/admin/user/ng/reset_password/', reset)
    ).json();
    expect([password.length, isStrong(password)]).toEqual([12, true]);
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    const visitor = new Browser(server.app, '10.3.0.4');
    await visitor.get('/user/setup');
    const first = await visitor.post('/user/loginapi', { email: at('amina'), password });
    expect(told(first)).toEqual([401, 'PASSWORD_EXPIRED']);
    expect(first.json().details.api_response_redirect).toContain('set=5');
    const entries = (await sysadmin.get('/history/entries')).body;
    expect(entries).not.toContain(password);
  });

  test('ones set by an admin must follow the rules [PF-C096] [PF-V018] [PF-V019] [PF-V020] [PF-V021] [PF-V022]', async () => {
    const { sysadmin, id } = await company('amina');
    const give = (password: string) =>
      sysadmin.post('/admin/user/update_password', { id: id('amina'), password });
    // Too short, or without a lowercase letter, uppercase letter, digit or symbol.
    for (const weak of [
      ...['Short-9-aaa', 'ONLY-CAPITALS-9', 'only-small-letters-9', 'No-digits-at-all', 'NoSymbols9AtAll'],
      'Under_scores_9_only',
    ])
      expect([weak, ...told(await give(weak))]).toEqual([weak, 422, 'PASSWORD_TOO_WEAK']);
    expect(told(await give(PASSWORD))).toEqual([422, 'PASSWORD_REUSED']);
    expect(told(await give('Another-horse-9-battery'))).toEqual([200, 'success']);
    const own = { id: id('chief'), password: 'Another-horse-9-battery' };
    expect(told(await sysadmin.post('/admin/user/update_password', own))).toEqual([403, 'USER_OWN_ACCOUNT']);
  });
});

describe('deleting', () => {
  test('ends sessions and keys at once; no one can delete themselves [PF-C091] [PF-C092] [PF-V010]', async () => {
    const { sysadmin, id, at, tenant, admin } = await company('amina', 'brahim', 'chakib');
    const helper = await admin('helper', ACCOUNT);
    const amina = await signedIn(at('amina'));
    const key = await addKey(server.control, { tenant, user: id('helper'), grants: [ACCOUNT] });
    const byKey = () => server.app.inject({ url: '/admin/user/ng/list/0', headers: key.headers });
    expect((await byKey()).statusCode).toBe(200);
    const self = await sysadmin.post('/admin/user/ng/delete_user/', { id: id('chief') });
    expect(told(self)).toEqual([403, 'USER_OWN_ACCOUNT']);
    const mixed = { users: [id('amina'), id('chief')] };
    expect(told(await sysadmin.post('/admin/user/delete_users/', mixed))).toEqual([403, 'USER_OWN_ACCOUNT']);
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(200);
    const one = await sysadmin.post('/admin/user/ng/delete_user/', { email: at('amina') });
    expect(one.json()).toEqual({ api_response: 'success', deleted: 1 });
    expect((await amina.get('/admin/heartbeat')).statusCode).toBe(401);
    const many = { users: [id('helper'), id('brahim')] };
    expect((await sysadmin.post('/admin/user/delete_users/', many)).json()).toMatchObject({ deleted: 2 });
    expect((await helper.get('/admin/heartbeat')).statusCode).toBe(401);
    expect((await byKey()).statusCode).toBe(401);
    expect((await listed(sysadmin)).emails).toEqual(['chakib', 'chief']);
    expect(told(await sysadmin.post('/admin/user/ng/delete_user/', { id: id('amina') }))[0]).toBe(404);
  });

  test('deletes all matches if their number is the expected one [PF-C098]', async () => {
    const { sysadmin } = await company('temp-1', 'temp-2', 'amina');
    const all = (expected: number, query = 'temp') =>
      sysadmin.post('/admin/user/delete_all', { query, expected });
    expect(told(await all(3))).toEqual([409, 'CONFLICT']);
    expect(told(await all(1, 'chief'))).toEqual([403, 'USER_OWN_ACCOUNT']);
    expect((await all(2)).json()).toMatchObject({ deleted: 2 });
    expect((await listed(sysadmin)).emails).toEqual(['amina', 'chief']);
  });
});

describe('locked people', () => {
  const fail = async (email: string, address: string, times: number): Promise<void> => {
    const visitor = new Browser(server.app, address);
    await visitor.get('/user/setup');
    for (let failure = 0; failure < times; failure += 1)
      await visitor.post('/user/loginapi', { email, password: 'wrong' });
  };

  test('are listed with time and address, while the lock lasts [PF-C095] [PF-E029] [PF-S035]', async () => {
    const { sysadmin, at, id } = await company('amina', 'brahim');
    await fail(at('amina'), '10.9.0.1', 5);
    const locked = async () => (await sysadmin.get('/admin/user/get_locked_users')).json().objects;
    const lock_time = isoTime(server.clock.now);
    const account = { id: id('amina'), email: at('amina'), name: at('amina') };
    expect(await locked()).toEqual([
      { ...account, lockout_time: { lock_time, unlock_time: null }, lockout_ips: [] },
    ]);
    expect((await listed(sysadmin, filters({ status: { only: ['locked'] } }))).emails).toEqual(['amina']);
    // Twenty failures from one address lock it, whatever the accounts.
    for (const name of ['w', 'x', 'y', 'z']) await fail(at(name), '10.9.0.2', 4);
    await fail(at('brahim'), '10.9.0.2', 4);
    const brahim = (await locked()).find(({ id: one }: { id: string }) => one === id('brahim'));
    expect(brahim).toMatchObject({
      lockout_time: null,
      lockout_ips: [{ address: '10.9.0.2', lock_time, unlock_time: null }],
    });
    server.clock.now += 15 * MINUTE_MS + 1;
    const later = await signedIn(at('chief'));
    expect((await later.get('/admin/user/get_locked_users')).json()).toEqual({ objects: [] });
  });

  test('are unlocked by someone with the permission, a few times an hour [PF-C094]', async () => {
    const { sysadmin, at, admin, id } = await company('amina');
    const unlock = (by = sysadmin) => by.post('/admin/user/ng/unlock_user', { email: at('amina') });
    expect(told(await unlock())).toEqual([422, 'USERS_UNCHANGED']);
    const viewer = await admin('viewer', { area: 'account', actions: ['view', 'modify'] });
    expect(told(await unlock(viewer))).toEqual([403, 'DENIED']);
    for (const round of [1, 2, 4]) {
      await fail(at('amina'), `10.9.1.${round}`, 5);
      expect(told(await unlock())).toEqual([200, 'success']);
    }
    await signedIn(at('amina'));
    const { lockout_time } = (await sysadmin.get(`/admin/user/ng/details?email=${at('amina')}`)).json();
    expect([id('amina') !== '', lockout_time]).toEqual([true, null]);
    await fail(at('amina'), '10.9.1.3', 5);
    expect((await unlock()).statusCode).toBe(429);
  });
});

test("a person's sessions are listed, and ended one by one or all at once", async () => {
  const { sysadmin, id, at, admin } = await company('amina');
  const [first, second] = [await signedIn(at('amina')), await signedIn(at('amina'))];
  const open = async () => (await sysadmin.get(`/admin/users/${id('amina')}/sessions`)).json().sessions;
  const sessions = await open();
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ method: 'password', address: expect.stringMatching(/^10\.2\./) });
  const viewer = await admin('viewer', { area: 'account', actions: ['view'] });
  const name: string = sessions[0].name;
  const end = (by: Browser, user: string) => by.send('DELETE', `/admin/users/${user}/sessions/${name}`);
  expect((await end(viewer, id('amina'))).statusCode).toBe(403);
  // A session ends only for its own person.
  expect((await end(sysadmin, id('viewer'))).statusCode).toBe(404);
  expect((await end(sysadmin, id('amina'))).statusCode).toBe(200);
  const alive = [await first.get('/admin/heartbeat'), await second.get('/admin/heartbeat')];
  expect(alive.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const all = await sysadmin.post(`/admin/users/${id('amina')}/sessions/revoke_all`);
  expect(all.json()).toEqual({ api_response: 'success', ended: 1 });
  expect(await open()).toEqual([]);
});
