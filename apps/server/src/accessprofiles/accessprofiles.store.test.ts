import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import type { Grant } from '@casbah/domain/access-profile';
import { blankEvent } from '@casbah/domain/event';
import { ACTIONS, AREAS } from '@casbah/domain/permission';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callUrl } from '../test-call-url.ts';
import { catalogued } from '../test-catalogue.ts';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const EVERYTHING = AREAS.map((area): Grant => ({ area, actions: [...ACTIONS] }));
const START = Date.UTC(2026, 10, 20);
const traffic = (user: string) => ({
  ...blankEvent('traffic'),
  time: START,
  user,
  host: 'box.example',
  service_id: 'box',
  action: 'allowed' as const,
  bytes_up: 1,
});
let server: TestServer;
let sysadmin: Browser & { id: string };
beforeAll(async () => {
  const people = [
    'amina@atlas.example',
    'bilal@atlas.example',
    'chafia@atlas.example',
    'nobody@else.example',
  ];
  server = await openTestServer({
    traffic: { atlas: people.map(traffic) },
    services: [catalogued('box', 'Box')],
  });
  sysadmin = await signedIn('sysadmin');
});
afterAll(() => server.close());

async function signedIn(
  role: 'sysadmin' | 'admin' | 'enduser',
  grants: Grant[] = [],
): Promise<Browser & { id: string; email: string }> {
  const email = `${crypto.randomUUID()}@atlas.example`;
  const { id } = await addPerson(server.control, { tenant: 'atlas', email, role, grants });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return Object.assign(browser, { id, email });
}
const proxied = (browser: Browser, body: object, resource = 'accessprofiles') =>
  browser.post(`/controls/make_api_request?resource=${resource}`, body);
const post = (data: object) =>
  proxied(sysadmin, { action: 'post', data: { name: crypto.randomUUID(), ...data } });
const profileWith = async (data: object): Promise<string> => {
  const answer = await post(data);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json().id;
};
const assign = (browser: Browser, user_id: string, profile_id: string | null) =>
  browser.post('/admin/profiles/assign', { user_id, profile_id });
const errorOf = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json().error,
];
const OK = 200;

describe('conditions on attributes', () => {
  const equals = (attribute: string, ...values: string[]) => ({ attribute, operation: 'equals', values });
  const differs = (attribute: string, ...values: string[]) => ({
    attribute,
    operation: 'not_equals',
    values,
  });
  const problemOf = (answer: LightMyRequestResponse) => answer.json().details?.problem;

  test('name each attribute once [SH-X012]', async () => {
    for (const second of [equals('department', 'Legal'), differs(' Department', 'Legal')])
      expect(problemOf(await post({ user_attributes: [equals('department', 'Sales'), second] }))).toBe(
        'Duplicate User Attributes are not allowed',
      );
    const two = { user_attributes: [equals('department', 'Sales'), equals('country', 'MA')] };
    expect((await post(two)).statusCode).toBe(OK);
  });

  test('have a value for at least one attribute [SH-X013]', async () => {
    const only = { user_attributes: [differs('department', 'Sales')] };
    expect(problemOf(await post(only))).toBe('At least one User Attribute operation must be equality');
    const id = await profileWith({});
    const changed = await proxied(sysadmin, { action: 'patch', id, data: only });
    expect(problemOf(changed)).toBe('At least one User Attribute operation must be equality');
    const both = { user_attributes: [differs('department', 'Sales'), equals('title', 'Clerk')] };
    expect((await post(both)).statusCode).toBe(OK);
    expect((await post({ user_attributes: [] })).statusCode).toBe(OK);
  });

  test('exclude permissions for data about everyone', async () => {
    const user_attributes = [equals('department', 'Sales')];
    const history: Grant[] = [{ area: 'history', actions: ['view'] }];
    expect(errorOf(await post({ user_attributes, grants: history }))).toEqual([400, 'BAD_REQUEST']);
    const id = await profileWith({ grants: history });
    expect(errorOf(await proxied(sysadmin, { action: 'patch', id, data: { user_attributes } }))[0]).toBe(400);
  });

  test('limit traffic and accounts that holders see, by current attributes', async () => {
    const attributes = {
      amina: { country: 'MA', office: ['Rabat', 'Fez'] },
      bilal: { country: 'ma' },
      chafia: {},
    };
    for (const [name, held] of Object.entries(attributes)) {
      const { id } = await addPerson(server.control, {
        tenant: 'atlas',
        email: `${name}@atlas.example`,
        role: 'enduser',
      });
      await setAttributes(id, name === 'bilal' ? 'Legal' : 'Sales', held);
    }
    const grants: Grant[] = [
      { area: 'audit', actions: ['view', 'export'] },
      { area: 'account', actions: ['view'] },
    ];
    const seenWith = async (...user_attributes: object[]) => {
      const profile = await profileWith({ grants, user_attributes, information_level: 'full' });
      const admin = await signedIn('enduser');
      expect((await assign(sysadmin, admin.id, profile)).statusCode).toBe(OK);
      const range = '?from=2026-11-01T00:00:00.000Z&to=2026-12-01T00:00:00.000Z';
      const { rows } = (await admin.get(`/audit/users${range}`)).json();
      const lines = (await admin.get(`/audit/users/export${range}&columns=user`)).body.trim().split(/\r?\n/);
      const seen = rows.map(({ user }: { user: string }) => user.split('@')[0]).sort();
      expect(
        lines
          .slice(1)
          .map((line) => line.replace(/^"/, '').split('@')[0])
          .sort(),
      ).toEqual(seen);
      return seen;
    };
    expect(await seenWith()).toEqual(['amina', 'bilal', 'chafia', 'nobody']);
    expect(await seenWith(equals('department', 'sales'))).toEqual(['amina', 'chafia']);
    expect(await seenWith(equals('country', 'MA'))).toEqual(['amina', 'bilal']);
    expect(await seenWith(equals('country', 'MA'), differs('department', 'Legal'))).toEqual(['amina']);
    expect(await seenWith(equals('office', 'Fez', 'Oran'))).toEqual(['amina']);
    expect(await seenWith(equals('department', 'sales'), differs('country', 'MA'))).toEqual(['chafia']);
    expect(await seenWith(equals('shoe_size', '43'))).toEqual([]);
  });
});

async function setAttributes(id: string, department: string, attributes: object): Promise<void> {
  await server.control.inTenant('atlas', (tx) =>
    tx
      .updateTable('users')
      .set({ department, attributes: JSON.stringify(attributes) })
      .where('id', '=', id)
      .execute(),
  );
}

describe('assigning profiles', () => {
  const READ: Grant[] = [{ area: 'audit', actions: ['view'] }];
  const giver = () => signedIn('admin', [{ area: 'account', actions: ['modify'] }, ...READ]);

  test('lists the profiles that the caller may assign [PF-C012]', async () => {
    const [small, large] = [await profileWith({ grants: READ }), await profileWith({ grants: EVERYTHING })];
    const listed = async (browser: Browser): Promise<string[]> =>
      (await browser.get('/admin/profiles/list')).json().profiles.map(({ id }: { id: string }) => id);
    expect(await listed(sysadmin)).toEqual(expect.arrayContaining([small, large]));
    const some = await listed(await giver());
    expect([some.includes(small), some.includes(large)]).toEqual([true, false]);
    expect(await listed(await signedIn('enduser'))).toEqual([]);
  });

  test("replaces a person's profile, with immediate effect", async () => {
    const [one, other] = [await profileWith({ grants: READ }), await profileWith({ grants: EVERYTHING })];
    const person = await signedIn('enduser');
    const permissions = async () => (await person.get('/admin/user/sessions')).json().permissions;
    await assign(sysadmin, person.id, one);
    expect(await permissions()).toEqual(['session.use', 'audit.view']);
    await assign(sysadmin, person.id, other);
    expect((await permissions()).length).toBeGreaterThan(50);
    const { people, total } = (await sysadmin.get(`/admin/profiles/${other}/holders`)).json();
    expect([people.map(({ id }: { id: string }) => id), total]).toEqual([[person.id], 1]);
    expect((await sysadmin.get(`/admin/profiles/${one}/holders`)).json().total).toBe(0);
    await assign(sysadmin, person.id, null);
    expect(await permissions()).toEqual(['session.use']);
  });

  test('assigns no permission that the caller lacks, not even to themselves', async () => {
    const admin = await giver();
    const person = await signedIn('enduser');
    expect((await assign(admin, person.id, await profileWith({ grants: READ }))).statusCode).toBe(OK);
    const more: object[] = [
      { grants: EVERYTHING },
      { grants: [{ area: 'audit', actions: ['view', 'export'] }] },
      { grants: [{ area: 'settings', actions: ['view'] }] },
    ];
    for (const data of more)
      for (const { id } of [person, admin])
        expect(errorOf(await assign(admin, id, await profileWith(data)))).toEqual([403, 'GRANTS_TOO_MUCH']);
    // Showing full names is a permission, too; this granter's own profile hides them.
    const hidden = await signedIn('enduser');
    const nameless = await profileWith({ grants: [{ area: 'account', actions: ['modify'] }, ...READ] });
    await assign(sysadmin, hidden.id, nameless);
    const named = await profileWith({ grants: READ, information_level: 'full' });
    expect(errorOf(await assign(hidden, person.id, named))).toEqual([403, 'GRANTS_TOO_MUCH']);
  });

  test('takes nothing from people with more permissions', async () => {
    const admin = await giver();
    const above = await signedIn('admin', EVERYTHING);
    expect(errorOf(await assign(admin, above.id, null))).toEqual([403, 'GRANTS_TOO_MUCH']);
    expect(errorOf(await assign(admin, sysadmin.id, null))).toEqual([403, 'DENIED']);
    const key = await addKey(server.control, {
      tenant: 'atlas',
      user: sysadmin.id,
      grants: [{ area: 'account', actions: ['modify'] }],
    });
    const body = { user_id: above.id, profile_id: null };
    const byKey = await server.app.inject({
      method: 'POST',
      url: '/admin/profiles/assign',
      headers: key.headers,
      payload: body,
    });
    expect(errorOf(byKey)).toEqual([403, 'GRANTS_TOO_MUCH']);
  });

  test('refuses unknown fields, and callers who may not change accounts', async () => {
    const person = await signedIn('enduser');
    const profile_id = await profileWith({});
    for (const field of [{ is_admin: true }, { tenant_id: 'rif' }, { profiles: ['x'] }])
      expect(
        errorOf(await sysadmin.post('/admin/profiles/assign', { user_id: person.id, profile_id, ...field })),
      ).toEqual([400, 'BAD_REQUEST']);
    const reader = await signedIn('admin', [{ area: 'account', actions: ['view'] }]);
    expect(errorOf(await assign(reader, person.id, profile_id))).toEqual([403, 'DENIED']);
    for (const action of ['post', 'patch', 'delete'])
      expect(errorOf(await proxied(await giver(), { action, id: 'x', data: {} }))).toEqual([403, 'DENIED']);
  });
});

describe('previewing a profile', () => {
  const GRANTS: Grant[] = [
    { area: 'audit', actions: ['view'], scope: { services: ['none-of-these'] } },
    { area: 'datasources', actions: ['view', 'modify'] },
  ];
  const show = (browser: Browser, id: string) => browser.post(`/admin/profiles/${id}/preview`);

  test('applies its permissions to all reads', async () => {
    const viewer = await signedIn('sysadmin');
    const id = await profileWith({ name: 'Half an analyst', grants: GRANTS });
    const usersSeen = async () =>
      (await viewer.get('/audit/users?from=2026-11-01T00:00:00.000Z')).json().rows.length;
    expect(await usersSeen()).toBeGreaterThan(0);
    expect((await show(viewer, id)).statusCode).toBe(OK);
    const seen = (await viewer.get('/admin/user/sessions')).json();
    expect(seen).toMatchObject({ role: 'admin', preview: { id, name: 'Half an analyst' } });
    expect(seen.permissions).toEqual(['session.use', 'audit.view', 'datasources.view', 'datasources.modify']);
    expect(await usersSeen()).toBe(0);
    expect(errorOf(await viewer.get('/history/entries'))).toEqual([403, 'DENIED']);
    expect(errorOf(await proxied(viewer, { action: 'list' }))).toEqual([403, 'DENIED']);
    expect((await proxied(viewer, { action: 'list' }, 'datasources')).statusCode).toBe(OK);

    // Applies to this session only.
    expect((await sysadmin.get('/admin/user/sessions')).json()).toMatchObject({
      role: 'sysadmin',
      preview: null,
    });
    expect((await viewer.post('/admin/profiles/preview/leave')).statusCode).toBe(OK);
    expect((await viewer.get('/admin/user/sessions')).json()).toMatchObject({
      role: 'sysadmin',
      preview: null,
    });
  });

  test('refuses every change', async () => {
    const viewer = await signedIn('sysadmin');
    await show(viewer, await profileWith({ grants: EVERYTHING }));
    for (const [name, call] of Object.entries(api) as [keyof Api, Call][]) {
      const [method = '', path = ''] = name.split(' ');
      const isChange = method !== 'GET' || call.changesState === true;
      const isClosed = !['public', 'second-factor', 'source-token'].includes(call.permission);
      if (!isChange || !isClosed || call.inPreview === true) continue;
      const answer = await viewer.send(method as 'POST', callUrl(path), {
        ...(method === 'GET' ? {} : { body: '{}' }),
        headers: { 'x-csrftoken': viewer.cookies.get('csrftoken') ?? '', 'upload-offset': '0' },
      });
      // SCIM has its own error form.
      const said = path.startsWith('/scim/') ? [answer.statusCode] : errorOf(answer);
      const expected = path.startsWith('/scim/') ? [403] : [403, 'PREVIEW_ONLY'];
      expect([name, ...said]).toEqual([name, ...expected]);
    }
    for (const action of ['post', 'patch', 'delete'])
      expect(errorOf(await proxied(viewer, { action, id: 'x', data: {} }, 'datasources'))).toEqual([
        ...[403, 'PREVIEW_ONLY'],
      ]);
    const open = Object.entries<Call>(api).filter(([, call]) => call.inPreview === true);
    expect(open.map(([name]) => name).sort()).toEqual([
      ...['POST /admin/application/logjserror', 'POST /admin/profiles/preview/leave'],
      ...['POST /api/decide', 'POST /api/inspect', 'POST /controls/make_api_request'],
      ...['POST /protect/policies/diff', 'POST /protect/response_templates/preview'],
    ]);
    expect((await viewer.post('/user/logout')).statusCode).toBe(OK);
  });

  test('ends with the profile, and is for sysadmins only', async () => {
    const viewer = await signedIn('sysadmin');
    const id = await profileWith({ grants: GRANTS });
    await show(viewer, id);
    await proxied(sysadmin, { action: 'delete', id });
    expect((await viewer.get('/admin/user/sessions')).json()).toMatchObject({
      role: 'sysadmin',
      preview: null,
    });
    expect(errorOf(await show(viewer, id))).toEqual([404, 'NOT_FOUND']);

    const other = await profileWith({ grants: EVERYTHING });
    const admin = await signedIn('admin', [{ area: 'audit', actions: ['view'] }]);
    expect(errorOf(await show(admin, other))).toEqual([403, 'DENIED']);
    // A former sysadmin doesn't count as a holder of the profile either.
    await show(viewer, other);
    await server.control.inTenant('atlas', (tx) =>
      tx.updateTable('users').set({ is_admin: false }).where('id', '=', viewer.id).execute(),
    );
    expect((await viewer.get('/admin/user/sessions')).json()).toMatchObject({
      role: 'enduser',
      preview: null,
    });
  });
});
