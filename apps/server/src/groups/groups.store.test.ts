import type { Grant } from '@casbah/domain/access-profile';
import { addGroup, addMembers } from '@casbah/stores/control/groups/groups';
import { assignToUnit } from '@casbah/stores/control/groups/org-units';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addUser } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let admin: Browser;
let stranger: Browser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await signedIn('sysadmin');
  stranger = await signedIn('sysadmin', 'rif');
  await addPeople('atlas', 30);
  await addPeople('rif', 2);
});
afterAll(() => server.close());

async function signedIn(person: 'sysadmin' | readonly Grant[], tenant = 'atlas'): Promise<Browser> {
  const email = `${crypto.randomUUID()}@${tenant}.example`;
  const role = person === 'sysadmin' ? person : 'admin';
  await addPerson(server.control, {
    tenant,
    email,
    role,
    ...(person === 'sysadmin' ? {} : { grants: person }),
  });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
async function addPeople(tenant: string, count: number): Promise<void> {
  await server.control.asSystem(async (tx) => {
    for (let number = 0; number < count; number += 1)
      await addUser(tx, {
        id: `${tenant}-${number}`,
        tenant_id: tenant,
        password_hash: null,
        created_on: 1,
        email: `person-${number}@${tenant}.example`,
        name: `Person ${number}`,
      });
  });
}

const view: Grant = { area: 'account', actions: ['view'] };
let made = 0;
async function newGroup(more: object = {}): Promise<string> {
  made += 1;
  const answer = await admin.post('/admin/groups', { name: `Group ${made}`, ...more });
  expect([answer.statusCode, answer.json().api_message]).toEqual([201, undefined]);
  return answer.json().id;
}
async function newUnit(name: string, parent: string | null = null): Promise<string> {
  const answer = await admin.post('/admin/org_units', { name, parent_orgunit_id: parent });
  expect([answer.statusCode, answer.json().api_message]).toEqual([201, undefined]);
  return answer.json().orgunit_id;
}
const membersOf = async (id: string): Promise<string[]> =>
  (await admin.get(`/admin/groups/${id}/members`))
    .json()
    .members.map((member: { email: string }) => member.email);
const errorIn = (answer: { statusCode: number; json(): { error?: string } }) => [
  answer.statusCode,
  answer.json().error,
];

describe('groups', () => {
  test('are created, named, described and deleted', async () => {
    const id = await newGroup({ name: '  Sales  ', description: 'Who sells' });
    expect((await admin.get(`/admin/groups/${id}`)).json()).toMatchObject({
      id,
      name: 'Sales',
      description: 'Who sells',
      kind: 'directory',
      source: 'console',
      people: 0,
    });
    const taken = await admin.post('/admin/groups', { name: 'sALES' });
    expect(errorIn(taken)).toEqual([409, 'NAME_TAKEN']);
    expect(taken.json().details).toEqual({ kind: 'group', field: 'name', name: 'sALES' });
    const renamed = await admin.send('PATCH', `/admin/groups/${id}`, { body: { name: 'Vertrieb' } });
    expect(renamed.json()).toMatchObject({ name: 'Vertrieb', description: 'Who sells' });
    const deleted = await admin.post('/admin/groups/delete', { ids: [id, 'nothing'] });
    expect(deleted.json()).toMatchObject({ deleted: 1, kept: 0 });
    expect((await admin.get(`/admin/groups/${id}`)).statusCode).toBe(404);
  });

  test('accept names of 1 to 256 characters, and no unknown fields [PF-V031]', async () => {
    for (const name of ['', '   ', 'x'.repeat(257), 'two\nlines'])
      expect((await admin.post('/admin/groups', { name })).statusCode).toBe(400);
    await newGroup({ name: '🚀'.repeat(256) });
    for (const more of [{ tenant_id: 'rif' }, { source: 'scim' }, { id: 'mine' }, { created_by: 'x' }]) {
      expect((await admin.post('/admin/groups', { name: 'Posted', ...more })).statusCode).toBe(400);
      const id = await newGroup();
      expect((await admin.send('PATCH', `/admin/groups/${id}`, { body: more })).statusCode).toBe(400);
    }
  });

  test('are listed by name, source and number of people, page by page', async () => {
    const [one, other] = [await newGroup({ name: 'Listed b' }), await newGroup({ name: 'listed a' })];
    await admin.post(`/admin/groups/${one}/members`, { added_users: ['atlas-1', 'atlas-2'] });
    const idsOf = async (query: string): Promise<string[]> =>
      (await admin.get(`/admin/groups?q=LISTED&${query}`)).json().groups.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual([other, one]);
    expect(await idsOf('sort=-people')).toEqual([one, other]);
    expect(await idsOf('limit=1&offset=1')).toEqual([one]);
    expect(await idsOf('source=scim')).toEqual([]);
    expect((await admin.get('/admin/groups?q=LISTED&limit=1')).json().total).toBe(2);
    const narrowed = encodeURIComponent('name contains listed and kind = directory');
    expect((await admin.get(`/admin/groups?filter=${narrowed}`)).json().total).toBe(2);
    expect((await admin.get('/admin/groups?q=LISTED&filter=none')).json().total).toBe(0);
    expect((await admin.get('/admin/groups?sort=tenant_id')).statusCode).toBe(400);
  });

  test('accept thousands of people in one request, by ID or email, and list unknown ones', async () => {
    const count = 3000;
    await server.control.asSystem(async (tx) => {
      await tx
        .insertInto('users')
        .values(
          Array.from({ length: count }, (_, number) => ({
            id: `many-${number}`,
            tenant_id: 'atlas',
            password_hash: null,
            created_on: 1,
            email: `many-${number}@many.example`,
            name: `Many ${number}`,
            is_active: true,
            prefs: '{}',
          })),
        )
        .execute();
    });
    const id = await newGroup();
    const named = Array.from({ length: count }, (_, number) =>
      number % 2 === 0 ? `many-${number}` : `MANY-${number}@many.example`,
    );
    const answer = await admin.post(`/admin/groups/${id}/members`, {
      added_users: [...named, 'many-1', 'rif-1', 'nobody@many.example'],
    });
    expect(answer.json()).toEqual({
      api_response: 'success',
      added: count,
      removed: 0,
      unknown: ['rif-1', 'nobody@many.example'],
      unknown_count: 2,
    });
    const { members, total } = (await admin.get(`/admin/groups/${id}/members?q=many-29&limit=200`)).json();
    expect([members.length, total]).toEqual([111, 111]);
    const out = await admin.post(`/admin/groups/${id}/members`, { deleted_users: named.slice(0, 2999) });
    expect(out.json()).toMatchObject({ removed: 2999 });
    expect(await membersOf(id)).toEqual(['many-2999@many.example']);
    const tooMany = Array.from({ length: 10_001 }, () => 'x');
    expect((await admin.post(`/admin/groups/${id}/members`, { added_users: tooMany })).statusCode).toBe(400);
  });

  test('of a directory can be changed only there', async () => {
    await server.control.inTenant('atlas', async (tx) => {
      const made = { tenant_id: 'atlas', kind: 'directory', created_on: 1, modified_on: 1 } as const;
      await addGroup(tx, {
        ...made,
        id: 'from-scim',
        name: 'Okta: all',
        source: 'scim',
        external_id: '00g1',
      });
      await addMembers(tx, { tenant: 'atlas', group: 'from-scim', users: ['atlas-1'] });
    });
    const refused = [409, 'GROUP_OF_DIRECTORY'];
    const change = { body: { name: 'Mine' } };
    expect(errorIn(await admin.send('PATCH', '/admin/groups/from-scim', change))).toEqual(refused);
    const assign = { added_users: ['atlas-2'] };
    expect(errorIn(await admin.post('/admin/groups/from-scim/members', assign))).toEqual(refused);
    const byName = { name: 'okta: ALL', deleted_users: ['atlas-1'] };
    expect(errorIn(await admin.post('/admin/group/assign_users', byName))).toEqual(refused);
    const kept = await admin.post('/admin/groups/delete', { ids: ['from-scim'] });
    expect(kept.json()).toMatchObject({ deleted: 0, kept: 1 });
    expect(await membersOf('from-scim')).toEqual(['person-1@atlas.example']);
  });

  test('accept people by group name, too [PF-C100]', async () => {
    const id = await newGroup({ name: 'By name' });
    const assign = (body: object) => admin.post('/admin/group/assign_users', { name: 'by NAME', ...body });
    expect((await assign({ added_users: ['atlas-1', 'atlas-2'] })).json()).toMatchObject({ added: 2 });
    const both = await assign({ added_users: ['atlas-3', 'atlas-1'], deleted_users: ['atlas-2'] });
    expect(both.json()).toMatchObject({ added: 1, removed: 1 });
    expect(await membersOf(id)).toEqual(['person-1@atlas.example', 'person-3@atlas.example']);
    expect(errorIn(await assign({ name: 'No such group' }))).toEqual([404, 'NOT_FOUND']);
  });

  test('are listed by ID and name, a thousand at a time [PF-C102]', async () => {
    const { groups, total } = (await admin.get('/admin/group/list_all_basic/0')).json();
    expect(groups.length).toBe(total);
    expect(Object.keys(groups[0])).toEqual(['id', 'name']);
    const rest = (await admin.get(`/admin/group/list_all_basic/${total - 1}`)).json();
    expect(rest.groups).toEqual(groups.slice(-1));
  });
});

describe('custom groups', () => {
  test('contain people and directory groups, each person once', async () => {
    const part = await newGroup({ name: 'Interns' });
    await admin.post(`/admin/groups/${part}/members`, { added_users: ['atlas-5', 'atlas-6'] });
    const id = await newGroup({ name: 'Watched', kind: 'custom', parts: [part, 'nothing'] });
    await admin.post(`/admin/groups/${id}/members`, { added_users: ['atlas-6', 'atlas-7'] });
    expect((await admin.get(`/admin/groups/${id}`)).json()).toMatchObject({
      people: 3,
      parts: 1,
      part_groups: [{ id: part, name: 'Interns' }],
    });
    const { members } = (await admin.get(`/admin/groups/${id}/members`)).json();
    expect(members.map((one: { id: string; through: string | null }) => [one.id, one.through])).toEqual([
      ['atlas-5', 'Interns'],
      ['atlas-6', null],
      ['atlas-7', null],
    ]);
    await admin.send('PATCH', `/admin/groups/${id}`, { body: { parts: [] } });
    expect((await admin.get(`/admin/groups/${id}`)).json()).toMatchObject({ people: 2, parts: 0 });
  });

  test("can't contain each other, and other groups can't contain groups", async () => {
    const custom = await newGroup({ kind: 'custom' });
    const outer = await newGroup({ kind: 'custom', parts: [custom] });
    expect((await admin.get(`/admin/groups/${outer}`)).json()).toMatchObject({ parts: 0 });
    const parts = { name: 'No parts', parts: [custom] };
    expect(errorIn(await admin.post('/admin/groups', parts))).toEqual([422, 'UNPROCESSABLE']);
  });
});

describe('a search', () => {
  const found = async (query: string, by = admin): Promise<string[]> =>
    (await by.get(`/admin/searchgroups?${query}`)).json().groups.map(({ name }: { name: string }) => name);

  test('finds groups by name, for membership conditions [PF-C103] [WD-C005]', async () => {
    for (const name of ['Marketing', 'Digital marketing']) await newGroup({ name });
    expect(await found('name=market')).toEqual(['Marketing', 'Digital marketing']);
    expect(await found('name=market&limit=1')).toEqual(['Marketing']);
    expect(await found('name=market', stranger)).toEqual([]);
  });

  test('requires two non-space characters, or two words [PF-V012]', async () => {
    expect(await found('name=m')).toEqual([]);
    expect(await found('name=%20m%20')).toEqual([]);
    expect(await found('name=ma')).toContain('Marketing');
    expect(await found('name=l%20m')).toEqual(['Digital marketing']);
  });

  test('returns at most 100 [PF-K033]', async () => {
    await server.control.inTenant('atlas', async (tx) => {
      for (let number = 0; number < 101; number += 1)
        await addGroup(tx, {
          id: `hundred-${number}`,
          tenant_id: 'atlas',
          name: `Hundred ${number}`,
          kind: 'directory',
          created_on: 1,
          modified_on: 1,
        });
    });
    expect((await found('name=hundred')).length).toBe(100);
    expect((await admin.get('/admin/searchgroups?name=hundred&limit=101')).statusCode).toBe(400);
  });

  test('finds people and groups together, optionally only active ones or admins [PF-C101]', async () => {
    await newGroup({ name: 'Person of interest' });
    await server.control.inTenant('atlas', (tx) =>
      tx.updateTable('users').set({ is_active: false }).where('id', '=', 'atlas-29').execute(),
    );
    const ask = async (more: string) => (await admin.get(`/admin/list_users_and_groups?${more}`)).json();
    const { users, groups } = await ask('query=person');
    expect([users.length, groups.map(({ name }: { name: string }) => name)]).toEqual([
      30,
      ['Person of interest'],
    ]);
    expect((await ask('query=person&is_active=true')).users.length).toBe(29);
    expect((await ask('query=person&is_active=false')).users).toMatchObject([{ id: 'atlas-29' }]);
    expect((await ask('query=person&is_admin=true')).users).toEqual([]);
    expect(await ask('query=p')).toMatchObject({ users: [], groups: [] });
  });
});

describe('organizational units', () => {
  const unitsOf = async (by: Browser): Promise<string[]> =>
    (await by.get('/admin/org_units')).json().units.map(({ fqn }: { fqn: string }) => fqn);

  test("have an ID, name, description and path, and the parent's ID and path [PF-E030]", async () => {
    const top = await newUnit('Rabat');
    const id = await newUnit('Finance', top);
    const unit = { body: { description: 'Money' } };
    expect((await admin.send('PATCH', `/admin/org_units/${id}`, unit)).json()).toEqual({
      orgunit_id: id,
      name: 'Finance',
      description: 'Money',
      fqn: 'Rabat/Finance',
      parent_fqn: 'Rabat',
      parent_orgunit_id: top,
      source: 'console',
      people: 0,
    });
  });

  test('move with everything below them, never below themselves, and have unique names per parent', async () => {
    const [fez, meknes] = [await newUnit('Fez'), await newUnit('Meknes')];
    const team = await newUnit('Team', fez);
    const lab = await newUnit('Lab', team);
    const move = (id: string, parent_orgunit_id: string | null) =>
      admin.send('PATCH', `/admin/org_units/${id}`, { body: { parent_orgunit_id } });
    expect((await move(team, meknes)).json()).toMatchObject({ fqn: 'Meknes/Team' });
    expect(await unitsOf(admin)).toEqual(expect.arrayContaining(['Meknes/Team/Lab']));
    expect(errorIn(await move(team, lab))).toEqual([422, 'UNPROCESSABLE']);
    expect(errorIn(await move(team, team))).toEqual([422, 'UNPROCESSABLE']);
    await newUnit('Team', fez);
    const taken = await move(team, fez);
    expect(errorIn(taken)).toEqual([409, 'NAME_TAKEN']);
    expect(taken.json().details).toMatchObject({ kind: 'org-unit' });
    const slash = await admin.post('/admin/org_units', { name: 'a/b' });
    expect(slash.statusCode).toBe(400);
    const remove = (id: string) => admin.send('DELETE', `/admin/org_units/${id}`);
    expect(errorIn(await remove(meknes))).toEqual([409, 'ORG_UNIT_NOT_EMPTY']);
    for (const id of [lab, team, meknes]) expect((await remove(id)).statusCode).toBe(200);
  });

  test('are nested at most 20 deep, wherever they move', async () => {
    let id = await newUnit('Level 1');
    const first = id;
    for (let level = 2; level <= 20; level += 1) id = await newUnit(`Level ${level}`, id);
    const deeper = { name: 'Level 21', parent_orgunit_id: id };
    expect(errorIn(await admin.post('/admin/org_units', deeper))).toEqual([422, 'UNPROCESSABLE']);
    const top = { body: { parent_orgunit_id: await newUnit('Top') } };
    expect(errorIn(await admin.send('PATCH', `/admin/org_units/${first}`, top))).toEqual([
      ...[422, 'UNPROCESSABLE'],
    ]);
  });

  test('are listed a thousand at a time, through meta.next [PF-C104] [PF-K032]', async () => {
    await server.control.inTenant('atlas', async (tx) => {
      const rows = Array.from({ length: 1001 }, (_, number) => ({
        id: `thousand-${number}`,
        tenant_id: 'atlas',
        name: `Thousand ${number}`,
        fqn: `Thousand ${number}`,
        created_on: 1,
        modified_on: 1,
      }));
      await tx.insertInto('org_units').values(rows).execute();
    });
    const body = { action: 'list', params: { limit: 1000 } };
    const seen = new Set<string>();
    let next: string | null = '/controls/make_api_request?resource=orgunits';
    let pages = 0;
    while (next !== null) {
      pages += 1;
      const answer: {
        meta: { next: string | null; total_count: number };
        objects: { orgunit_id: string }[];
      } = (await admin.post(next, body)).json();
      for (const { orgunit_id } of answer.objects) seen.add(orgunit_id);
      if (answer.meta.next === null) expect(seen.size).toBe(answer.meta.total_count);
      next = answer.meta.next;
    }
    expect(pages).toBe(2);
    const tooMany = { action: 'list', params: { limit: 1001 } };
    const refused = await admin.post('/controls/make_api_request?resource=orgunits', tooMany);
    expect(refused.statusCode).toBe(400);
  });

  describe('for callers limited to some units', () => {
    let mine: string;
    let other: string;
    let limited: Browser;
    beforeAll(async () => {
      mine = await newUnit('Mine');
      other = await newUnit('Other');
      await server.control.inTenant('atlas', async (tx) => {
        await assignToUnit(tx, { tenant: 'atlas', unit: mine, users: ['atlas-1', 'atlas-2'] });
        await assignToUnit(tx, { tenant: 'atlas', unit: other, users: ['atlas-3', 'atlas-2'] });
      });
      limited = await signedIn([{ ...view, scope: { org_units: [mine] } }]);
    });
    const control = (isOn: boolean): Promise<void> =>
      server.control.inTenant('atlas', async (tx) => {
        await setTenantConfig(tx, {
          tenant: 'atlas',
          app_name: 'security',
          param_name: 'org_unit_access',
          param_value: isOn,
          misc: {},
          time: 1,
          by: null,
        });
      });
    const peopleOf = async (unit: string, by: Browser): Promise<unknown> => {
      const answer = await by.get(`/admin/org_units/${unit}/people`);
      return answer.json().members?.map(({ id }: { id: string }) => id) ?? answer.json().error;
    };

    test('show only these if access is controlled; sysadmins and unlimited callers see all [PF-P008] [PF-P021]', async () => {
      const proxied = async (by: Browser): Promise<number> =>
        (await by.post('/controls/make_api_request?resource=orgunits', { action: 'list' })).json().meta
          .total_count;
      expect(await unitsOf(limited)).toEqual(['Mine']);
      expect(await proxied(limited)).toBe(1);
      expect(await peopleOf(other, limited)).toBe('NOT_FOUND');
      const forAll = await signedIn([view]);
      const ofDomain = await signedIn([{ ...view, scope: { domains: ['atlas.example'] } }]);
      for (const by of [admin, forAll, ofDomain])
        expect(await unitsOf(by)).toEqual(expect.arrayContaining(['Mine', 'Other', 'Rabat']));
    });

    test("show all if it isn't, but no further people", async () => {
      await control(false);
      expect(await unitsOf(limited)).toEqual(expect.arrayContaining(['Mine', 'Other']));
      expect(await peopleOf(other, limited)).toEqual(['atlas-2']);
      await control(true);
      expect(await unitsOf(limited)).toEqual(['Mine']);
    });

    test('find people only within them, and no groups', async () => {
      const found = await limited.get('/admin/list_users_and_groups?query=person');
      expect(found.json()).toMatchObject({ users: [{ id: 'atlas-1' }, { id: 'atlas-2' }], groups: [] });
      const both: Grant = { ...view, scope: { org_units: [mine], domains: ['rif.example'] } };
      const none = await (await signedIn([both])).get('/admin/list_users_and_groups?query=person');
      expect(none.json()).toMatchObject({ users: [], groups: [] });
    });

    test("can't be changed without permission", async () => {
      const change = { added_users: ['atlas-9'] };
      for (const path of [`/admin/org_units/${mine}/people`, '/admin/org_units', '/admin/groups'])
        expect(errorIn(await limited.post(path, change))).toEqual([403, 'DENIED']);
    });
  });
});

test('the generic proxy serves each kind of group separately [SH-C011]', async () => {
  const ask = async (resource: string, body: object) =>
    (await admin.post(`/controls/make_api_request?resource=${resource}`, body)).json();
  const { id, resource_uri } = await ask('usergroups', { action: 'post', data: { name: 'Proxied' } });
  expect(resource_uri).toBe(`/usergroups/${id}/`);
  expect(await ask('usergroups', { action: 'patch', id, data: { description: 'x' } })).toMatchObject({
    id,
    name: 'Proxied',
    description: 'x',
    kind: 'directory',
  });
  const list = { action: 'list', params: { query: 'proxied', order_by: '-people' } };
  expect(await ask('usergroups', list)).toMatchObject({ meta: { total_count: 1 }, objects: [{ id }] });
  expect(await ask('customgroups', list)).toMatchObject({ meta: { total_count: 0 } });
  for (const action of ['get', 'delete'])
    expect(await ask('customgroups', { action, id })).toMatchObject({ error: 'NOT_FOUND' });
  expect(await ask('usergroups', { action: 'delete', id })).toEqual({ api_response: 'success' });
});
