import { scimError } from '@casbah/contract/scim';
import type { Grant } from '@casbah/domain/access-profile';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { listMembers } from '@casbah/stores/control/groups/groups';
import { setAdmin } from '@casbah/stores/control/users/people';
import { findUser } from '@casbah/stores/control/users/users';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { ENTERPRISE_SCHEMA, GROUP_SCHEMA, LIST_MESSAGE, PATCH_MESSAGE, USER_SCHEMA } from './urns.ts';

/**
 * End to end: over HTTP, with an API key and a real store. Requests follow the documentation of Entra ID and
 * Okta.
 */
let server: TestServer;
let key: string;
let nadia: { id: string };
beforeAll(async () => {
  server = await openTestServer();
  nadia = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'nadia@atlas.example',
    role: 'sysadmin',
  });
  ({ key } = await addKey(server.control, {
    tenant: 'atlas',
    user: nadia.id,
    grants: [{ area: 'account', actions: ['import'] }],
  }));
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, body?: object): Promise<LightMyRequestResponse> =>
  server.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
const patch = (path: string, ...Operations: object[]): Promise<LightMyRequestResponse> =>
  send('PATCH', path, { schemas: [PATCH_MESSAGE], Operations });
const find = async (
  filter: string,
  more = '',
): Promise<{ totalResults: number; Resources: { id: string }[] }> =>
  (await send('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)).json();
const fault = (answer: LightMyRequestResponse): [number, string | undefined] => {
  expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  const { status, scimType } = scimError.parse(answer.json());
  expect(status).toBe(String(answer.statusCode));
  return [answer.statusCode, scimType];
};

let made = 0;
async function person(rest: object = {}): Promise<{ id: string; email: string }> {
  made += 1;
  const email = `person-${made}@atlas.example`;
  const answer = await send('POST', '/Users', {
    schemas: [USER_SCHEMA],
    userName: email,
    active: true,
    ...rest,
  });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().id, email };
}
const bodies = {
  PATCH: { schemas: [PATCH_MESSAGE], Operations: [{ op: 'replace', value: { active: false } }] },
  PUT: { schemas: [USER_SCHEMA], userName: 'boss@atlas.example', title: 'Nobody' },
};
async function addAccessProfileWith(grants: readonly Grant[]): Promise<{ id: string }> {
  const id = crypto.randomUUID();
  await server.control.inTenant('atlas', (tx) =>
    addAccessProfile(tx, {
      id,
      tenant_id: 'atlas',
      name: id,
      notes: '',
      grants,
      information_level: 'anonymised',
      time: 1,
      by: null,
    }),
  );
  return { id };
}
const stored = (id: string) => server.control.inTenant('atlas', (tx) => findUser(tx, id));

describe('SCIM on this server', () => {
  test("has SCIM's own form", async () => {
    const config = await send('GET', '/ServiceProviderConfig');
    expect(config.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(config.json()).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
    const types = (await send('GET', '/ResourceTypes')).json();
    expect(types).toMatchObject({ schemas: [LIST_MESSAGE], totalResults: 2 });
    expect((await send('GET', '/ResourceTypes/Group')).json()).toMatchObject({ schema: GROUP_SCHEMA });
    const schemas = (await send('GET', '/Schemas')).json();
    expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([
      ...[USER_SCHEMA, ENTERPRISE_SCHEMA, GROUP_SCHEMA],
    ]);
    expect((await send('GET', `/Schemas/${USER_SCHEMA}`)).json()).toMatchObject({ name: 'User' });
    expect(fault(await send('GET', '/Schemas/urn:x'))).toEqual([404, undefined]);
  });

  test('requires an API key with the import permission', async () => {
    const nobody = await server.app.inject({ method: 'GET', url: '/scim/v2/Users' });
    expect(nobody.headers['www-authenticate']).toBe('Bearer');
    expect(fault(nobody)).toEqual([401, undefined]);
    const other = await addKey(server.control, {
      tenant: 'atlas',
      user: nadia.id,
      grants: [{ area: 'account', actions: ['view', 'modify'] }],
    });
    const denied = await server.app.inject({
      method: 'GET',
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${other.key}` },
    });
    expect(fault(denied)).toEqual([403, undefined]);
  });

  test('accepts plain JSON, too, but nothing else', async () => {
    const plain = await server.app.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${key}` },
      payload: { userName: 'plain@atlas.example' },
    });
    expect(plain.statusCode).toBe(201);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      payload: '{',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
    });
    expect(fault(broken)).toEqual([400, 'invalidSyntax']);
    expect(
      fault(
        await send('POST', '/Users', {
          userName: 7,
          name: { a: { b: { c: { d: { e: { f: { g: { h: 1 } } } } } } } },
        }),
      ),
    ).toEqual([400, 'invalidSyntax']);
    expect(fault(await send('POST', '/Users', []))).toEqual([400, 'invalidSyntax']);
  });
});

describe('a person of Entra ID', () => {
  test('is searched, added, found, changed, deactivated and removed', async () => {
    const userName = 'Amina.Berrada@atlas.onmicrosoft.example';
    expect(await find(`userName eq "${userName}"`)).toEqual({
      schemas: [LIST_MESSAGE],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
    const added = await send('POST', '/Users', {
      schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
      externalId: 'object-1',
      userName,
      active: true,
      displayName: 'Amina Berrada',
      emails: [{ primary: true, type: 'work', value: 'amina@atlas.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Amina Berrada', familyName: 'Berrada', givenName: 'Amina' },
      roles: [{ primary: false, value: 'sysadmin' }],
      password: 'Never-taken-1234',
      is_admin: true,
      tenant_id: 'rif',
      [ENTERPRISE_SCHEMA]: { department: 'IT', manager: { value: 'object-2' } },
    });
    expect(added.statusCode).toBe(201);
    const { id, meta } = added.json();
    expect(added.headers.location).toBe(meta.location);
    expect(await stored(id)).toMatchObject({
      tenant_id: 'atlas',
      email: 'amina@atlas.example',
      is_admin: false,
      password_hash: null,
      is_db_login_allowed: false,
      source: 'scim',
      external_id: 'object-1',
      department: 'IT',
      profiles: [],
    });
    expect(await find(`userName eq "${userName.toUpperCase()}"`)).toMatchObject({
      totalResults: 1,
      Resources: [{ id, userName, externalId: 'object-1', [ENTERPRISE_SCHEMA]: { department: 'IT' } }],
    });
    expect(await find('externalId eq "object-1"')).toMatchObject({ totalResults: 1 });

    const changed = await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'a.berrada@atlas.example' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+212 600-000-001' },
      { op: 'Replace', path: `${ENTERPRISE_SCHEMA}:department`, value: 'Security' },
      { op: 'Remove', path: `${ENTERPRISE_SCHEMA}:manager` },
    );
    expect(changed.json()).toMatchObject({
      emails: [{ value: 'a.berrada@atlas.example' }],
      phoneNumbers: [{ value: '212 600-000-001', type: 'mobile' }],
      [ENTERPRISE_SCHEMA]: { department: 'Security' },
    });
    expect(await stored(id)).toMatchObject({ email: 'a.berrada@atlas.example', department: 'Security' });

    const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.statusCode, off.json().active]).toEqual([200, false]);
    const removed = await send('DELETE', `/Users/${id}`);
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect(fault(await send('GET', `/Users/${id}`))).toEqual([404, undefined]);
    expect(fault(await send('DELETE', `/Users/${id}`))).toEqual([404, undefined]);
  });
});

describe('a person of Okta', () => {
  test('is searched, added, replaced and deactivated', async () => {
    const first = (await send('GET', '/Users?startIndex=1&count=2')).json();
    expect([first.Resources.length, first.itemsPerPage]).toEqual([2, 2]);
    const given = {
      schemas: [USER_SCHEMA],
      userName: 'omar@atlas.example',
      name: { givenName: 'Omar', familyName: 'Alami' },
      emails: [{ primary: true, value: 'omar@atlas.example', type: 'work' }],
      displayName: 'Omar Alami',
      locale: 'en-US',
      externalId: '00u1',
      groups: [],
      password: '1mz050nq',
      active: true,
    };
    const { id } = (await send('POST', '/Users', given)).json();
    const replaced = await send('PUT', `/Users/${id}`, {
      ...given,
      id,
      name: { givenName: 'Omar' },
      title: 'CEO',
    });
    expect(replaced.json()).toMatchObject({ title: 'CEO', name: { givenName: 'Omar' }, locale: 'en-US' });
    expect(await stored(id)).toMatchObject({ last_name: '', title: 'CEO', password_hash: null });
    const off = await patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    expect(off.json().active).toBe(false);
    expect(await find('active eq false and userName sw "omar"')).toMatchObject({ totalResults: 1 });
  });
});

describe('a list', () => {
  test('is filtered, sorted, paged and limited to requested attributes', async () => {
    await Promise.all([1, 2, 3].map((n) => person({ title: 'Lister', name: { givenName: `G${n}` } })));
    const all = await find(
      'title eq "lister"',
      '&sortBy=name.givenName&sortOrder=descending&attributes=userName,name.givenName',
    );
    expect(all.Resources.map((one) => Object.keys(one))).toEqual(
      Array.from({ length: 3 }, () => ['schemas', 'id', 'userName', 'name']),
    );
    expect(all.Resources).toMatchObject([3, 2, 1].map((n) => ({ name: { givenName: `G${n}` } })));
    const second = await find(
      'title eq "lister"',
      '&sortBy=name.givenName&startIndex=2&count=1&excludedAttributes=emails,meta',
    );
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(Object.keys(second.Resources[0] ?? {})).not.toContain('emails');
    expect(second.Resources).toMatchObject([{ name: { givenName: 'G2' } }]);
    expect(await find('title eq "lister"', '&count=0')).toMatchObject({ totalResults: 3, Resources: [] });
    expect(await find('title eq "lister"', '&startIndex=-4&count=-1')).toMatchObject({
      startIndex: 1,
      Resources: [],
    });
  });

  test.each([
    ['emails[type eq "work" and value co "@ATLAS"] and not (title pr)', true],
    ['emails[type eq "home"]', false],
    ['nickName pr', false],
    ['nothing eq "x" or userName pr', true],
    ['meta.created gt "2020-01-01T00:00:00Z"', true],
    ['meta.lastModified lt "1969-01-01T00:00:00Z"', false],
    [`userName eq "'; drop table users; --"`, false],
    ['userName co "%"', false],
    ['userName ew "@atlas.example"', true],
    ['userName ne "x"', true],
    ['displayName co "erson-1"', true],
  ])('of %s: %s', async (filter, isAnybody) => {
    await person();
    expect((await find(filter)).totalResults > 0).toBe(isAnybody);
  });

  test('is refused for an invalid filter', async () => {
    for (const filter of ['userName', 'active eq "maybe"', 'meta.created gt "soon"', 'urn:x:1.0:User:a pr'])
      expect([filter, fault(await send('GET', `/Users?filter=${encodeURIComponent(filter)}`))]).toEqual([
        filter,
        [400, 'invalidFilter'],
      ]);
  });
});

describe('no one gains permissions', () => {
  test('sign-in names and emails are unique', async () => {
    const { email } = await person();
    const other = await person();
    expect(fault(await send('POST', '/Users', { userName: email.toUpperCase() }))).toEqual([
      409,
      'uniqueness',
    ]);
    expect(fault(await send('POST', '/Users', { userName: 'other', emails: [{ value: email }] }))).toEqual([
      409,
      'uniqueness',
    ]);
    // The name is the email address here, so it changes with it.
    const moved = await patch(`/Users/${other.id}`, {
      op: 'Replace',
      path: 'userName',
      value: 'moved@atlas.example',
    });
    expect(moved.json()).toMatchObject({
      userName: 'moved@atlas.example',
      emails: [{ value: 'moved@atlas.example' }],
    });
    const taken = await patch(`/Users/${other.id}`, { op: 'replace', path: 'userName', value: email });
    expect(fault(taken)).toEqual([409, 'uniqueness']);
  });

  test("admins keep their email; the last active sysadmin stays and can't be removed", async () => {
    const admin = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'admin@atlas.example',
      role: 'admin',
    });
    for (const { id } of [admin, nadia]) {
      const moved = await patch(`/Users/${id}`, {
        op: 'replace',
        value: { userName: 'mine@atlas.example', emails: [{ value: 'mine@atlas.example' }] },
      });
      expect(fault(moved)).toEqual([400, 'mutability']);
    }
    const off = { op: 'replace', path: 'active', value: false };
    // Another sysadmin leaves, so only one remains.
    const salma = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'salma@atlas.example',
      role: 'sysadmin',
    });
    const browser = new Browser(server.app);
    await browser.signIn('salma@atlas.example');
    expect((await browser.get('/admin/heartbeat')).statusCode).toBe(200);
    expect((await patch(`/Users/${salma.id}`, off)).statusCode).toBe(200);
    expect((await browser.get('/admin/heartbeat')).statusCode).toBe(401);
    expect(fault(await patch(`/Users/${salma.id}`, { ...off, value: true }))).toEqual([400, 'mutability']);
    expect(fault(await patch(`/Users/${nadia.id}`, off))).toEqual([400, 'mutability']);
    expect(fault(await send('DELETE', `/Users/${nadia.id}`))).toEqual([400, 'mutability']);
    expect(fault(await send('DELETE', `/Users/${salma.id}`))).toEqual([400, 'mutability']);
    expect(await stored(nadia.id)).toMatchObject({ is_active: true, is_admin: true });
    // Attributes other than permissions change as for everyone else.
    expect((await patch(`/Users/${admin.id}`, { op: 'add', path: 'title', value: 'Head' })).statusCode).toBe(
      200,
    );
  });

  test("a directory can't assign access profiles, whatever it says about a person", async () => {
    const admin = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'shows-names@atlas.example',
      role: 'admin',
    });
    const [profile] = (await stored(admin.id))?.profiles ?? [];
    const given = {
      roles: [{ value: profile?.id }, { value: 'sysadmin', primary: true }],
      entitlements: [{ value: profile?.name }],
      access_profiles: [profile?.id],
      profiles: [profile],
      is_admin: true,
      information_level: 'full',
    };
    const { id, email } = await person(given);
    await send('PUT', `/Users/${id}`, { schemas: [USER_SCHEMA], userName: email, ...given });
    for (const [path, value] of Object.entries(given))
      await patch(`/Users/${id}`, { op: 'add', path, value });
    await patch(`/Users/${id}`, { op: 'replace', value: given });
    expect(await stored(id)).toMatchObject({ profiles: [], is_admin: false });
  });

  test("an admin in their own session can't change other admins", async () => {
    const grants = [{ area: 'account' as const, actions: ['import' as const] }];
    const email = 'importer@atlas.example';
    const importer = await addPerson(server.control, { tenant: 'atlas', email, role: 'admin', grants });
    const browser = new Browser(server.app);
    await browser.signIn(email);
    const change = (id: string) =>
      browser.send('PATCH', `/scim/v2/Users/${id}`, {
        body: { Operations: [{ op: 'replace', path: 'title', value: 'Boss' }] },
      });
    for (const id of [nadia.id, importer.id]) expect(fault(await change(id))).toEqual([400, 'mutability']);
    expect((await change((await person()).id)).statusCode).toBe(200);
    const noToken = await browser.send('DELETE', `/scim/v2/Users/${nadia.id}`, { csrf: null });
    expect(fault(noToken)).toEqual([403, undefined]);
  });

  test("a key can't change people its creator currently can't: a demoted sysadmin’s key no admin", async () => {
    const maker = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'demoted@atlas.example',
      role: 'sysadmin',
    });
    const boss = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'boss@atlas.example',
      role: 'sysadmin',
    });
    const grants = [{ area: 'account' as const, actions: ['import' as const] }];
    const { headers } = await addKey(server.control, { tenant: 'atlas', user: maker.id, grants });
    const deactivate = (id: string, active: boolean) =>
      server.app.inject({
        method: 'PATCH',
        url: `/scim/v2/Users/${id}`,
        headers: Object.assign({ 'content-type': 'application/scim+json' }, headers),
        payload: { schemas: [PATCH_MESSAGE], Operations: [{ op: 'replace', value: { active } }] },
      });
    const { id: profile } = await addAccessProfileWith(grants);
    await server.control.inTenant('atlas', async (tx) => {
      await setAdmin(tx, { tenant: 'atlas', id: maker.id, isAdmin: false, time: 1, by: null });
      await setProfilesOf(tx, { tenant: 'atlas', user: maker.id, profiles: [profile], time: 1, by: null });
    });
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.inject({
        method,
        url: `/scim/v2/Users/${boss.id}`,
        headers: Object.assign({ 'content-type': 'application/scim+json' }, headers),
        ...(method === 'DELETE' ? {} : { payload: bodies[method] }),
      });
      expect([method, ...fault(answer)]).toEqual([method, 400, 'mutability']);
    }
    expect(await stored(boss.id)).toMatchObject({ is_active: true, title: '' });
    expect((await deactivate((await person()).id, false)).statusCode).toBe(200);
    expect(await stored((await person()).id)).toMatchObject({ created_by: nadia.id });
    await server.control.inTenant('atlas', (tx) =>
      setAdmin(tx, { tenant: 'atlas', id: maker.id, isAdmin: true, time: 1, by: null }),
    );
    expect((await deactivate(boss.id, false)).statusCode).toBe(200);
  });

  test('a removed person loses their session at once, a deactivated one their key, too', async () => {
    const leaver = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'leaver@atlas.example',
      role: 'enduser',
    });
    const browser = new Browser(server.app);
    await browser.signIn(leaver.email);
    expect((await browser.get('/admin/heartbeat')).statusCode).toBe(200);
    expect((await send('DELETE', `/Users/${leaver.id}`)).statusCode).toBe(204);
    expect((await browser.get('/admin/heartbeat')).statusCode).toBe(401);

    const other = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'other@atlas.example',
      role: 'sysadmin',
    });
    const own = await addKey(server.control, {
      tenant: 'atlas',
      user: other.id,
      grants: [{ area: 'account', actions: ['import'] }],
    });
    const byKey = () =>
      server.app.inject({
        method: 'GET',
        url: '/scim/v2/Groups',
        headers: { authorization: `Bearer ${own.key}` },
      });
    expect((await byKey()).statusCode).toBe(200);
    await patch(`/Users/${other.id}`, { op: 'replace', value: { active: false } });
    expect((await byKey()).statusCode).toBe(401);
  });
});

describe('a group', () => {
  test('is created, filled, renamed, emptied and removed', async () => {
    const [one, two] = [await person(), await person()];
    expect((await send('GET', '/Groups?startIndex=1&count=100')).json()).toMatchObject({ totalResults: 0 });
    const added = await send('POST', '/Groups', {
      schemas: [GROUP_SCHEMA],
      externalId: 'group-1',
      displayName: 'Sales',
      members: [{ value: one.id }],
    });
    expect([added.statusCode, added.headers.location]).toEqual([201, added.json().meta.location]);
    const { id } = added.json();
    const members = async (): Promise<string[]> => {
      const group = (await send('GET', `/Groups/${id}`)).json();
      const shown = group.members.map(({ value }: { value: string }) => value);
      const kept = await server.control.inTenant('atlas', (tx) =>
        listMembers(tx, id, { limit: 10, offset: 0 }),
      );
      expect(kept.members.map((member) => member.id).sort()).toEqual([...shown].sort());
      return shown.sort();
    };
    expect(await members()).toEqual([one.id]);
    await patch(`/Groups/${id}`, { op: 'Add', path: 'members', value: [{ $ref: null, value: two.id }] });
    expect(await members()).toEqual([one.id, two.id].sort());
    expect((await send('GET', `/Users/${one.id}`)).json().groups).toMatchObject([
      { value: id, display: 'Sales' },
    ]);
    expect(
      (
        await send(
          'GET',
          `/Groups?filter=${encodeURIComponent('displayName eq "sales"')}&excludedAttributes=members`,
        )
      ).json(),
    ).toMatchObject({
      totalResults: 1,
      Resources: [{ id, displayName: 'Sales', externalId: 'group-1' }],
    });
    expect(
      (await send('GET', `/Groups?filter=${encodeURIComponent(`members.value eq "${two.id}"`)}`)).json(),
    ).toMatchObject({ totalResults: 1 });
    await patch(`/Groups/${id}`, { op: 'remove', path: `members[value eq "${one.id}"]` });
    expect(await members()).toEqual([two.id]);
    const renamed = await patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName: 'Sellers' } });
    expect(renamed.json()).toMatchObject({ displayName: 'Sellers' });
    await send('PUT', `/Groups/${id}`, { displayName: 'Sellers', members: [{ value: one.id }] });
    expect(await members()).toEqual([one.id]);

    expect(fault(await send('POST', '/Groups', { displayName: 'sellers' }))).toEqual([409, 'uniqueness']);
    const unknown = await patch(`/Groups/${id}`, {
      op: 'add',
      path: 'members',
      value: [{ value: 'nobody' }],
    });
    expect(fault(unknown)).toEqual([400, 'invalidValue']);
    expect(await members()).toEqual([one.id]);
    expect((await send('DELETE', `/Groups/${id}`)).statusCode).toBe(204);
    expect(fault(await send('GET', `/Groups/${id}`))).toEqual([404, undefined]);
    expect((await send('GET', `/Users/${one.id}`)).json().active).toBe(true);
  });
});

test('only actual changes are recorded: by whom, with which key', async () => {
  const { id, email } = await person({ title: 'CEO' });
  const entries = () =>
    server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('audit_trail').selectAll().where('object', '=', id).orderBy('sequence').execute(),
    );
  await patch(`/Users/${id}`, { op: 'replace', path: 'title', value: 'CEO' });
  expect(await entries()).toHaveLength(1);
  await patch(`/Users/${id}`, { op: 'replace', path: 'title', value: 'CFO' });
  expect((await entries()).at(-1)).toMatchObject({
    action: 'PATCH /scim/v2/Users/{id}',
    user_email: 'nadia@atlas.example',
    details: { name: email },
    changes: { title: { before: 'CEO', after: 'CFO' } },
  });
});

test('refuses an email that would become another one by case folding', async () => {
  const refused = await send('POST', '/Users', { userName: 'ni\u212a@atlas.example' });
  expect(fault(refused)).toEqual([400, 'invalidValue']);
});
