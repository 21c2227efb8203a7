import type { Grant } from '@casbah/domain/access-profile';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { addSavedFilter } from '@casbah/stores/control/savedfilters/saved-filters';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Someone;
let omar: Someone;
let amina: Someone;
let stranger: Someone;
beforeAll(async () => {
  server = await openTestServer();
  nadia = await signedIn('nadia', 'sysadmin');
  omar = await signedIn('omar', [AUDIT]);
  amina = await signedIn('amina', [AUDIT]);
  stranger = await signedIn('rim', 'sysadmin', 'rif');
});
afterAll(() => server.close());

const AUDIT: Grant = { area: 'audit', actions: ['view'] };

interface Someone {
  id: string;
  browser: Browser;
}
async function signedIn(
  name: string,
  rights: 'sysadmin' | 'enduser' | readonly Grant[],
  tenant = 'atlas',
): Promise<Someone> {
  const role = typeof rights === 'string' ? rights : 'admin';
  const { id, email } = await addPerson(server.control, {
    tenant,
    email: `${name}@${tenant}.example`,
    role,
    ...(typeof rights === 'string' ? {} : { grants: rights }),
  });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return { id, browser };
}

const ask = (who: Someone, body: object): Promise<LightMyRequestResponse> =>
  who.browser.post('/controls/make_api_request?resource=customfilters', body);

const block = (field: string, ...list: (string | number)[]) => ({
  field,
  operator: 'is',
  type: 'text',
  group: 'Services',
  meta_type: 'text',
  placeholder: 'Choose',
  list,
  originalValue: list[0],
});
const expression = (...blocks: object[]) => ({ operator: 'OR', groups: [{ operator: 'AND', blocks }] });
const config = (more: object = {}) => ({ data: expression(block('risk', 'high')), ...more });
const KEPT = { tab: '', meta: {}, date_object: null, configuration: {} };
let made = 0;
const given = (more: object = {}) => {
  made += 1;
  return { name: `Filter ${made}`, app: 'audit.services', filter_config: config(), ...more };
};

interface Saved {
  id: string;
  name: string;
  filter_config: { is_default: boolean };
}
async function save(who: Someone, more: object = {}): Promise<Saved> {
  const answer = await ask(who, { action: 'post', data: given(more) });
  expect([answer.statusCode, answer.json().api_message]).toEqual([200, undefined]);
  return answer.json();
}
async function namesSeen(who: Someone, app = 'audit.services'): Promise<string[]> {
  const { objects } = (await ask(who, { action: 'list', params: { limit: 0, format: 'json' }, app })).json();
  return objects.map(({ name }: Saved) => name);
}
const errorIn = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().error];
const change = (who: Someone, id: string, data: object) => ask(who, { action: 'patch', id, data });
const remove = (who: Someone, id: string) => ask(who, { action: 'delete', id });

test('a saved filter has a name, description, sharing, lists and configuration [PF-E036] [PF-E037] [PF-C111] [PF-S008]', async () => {
  const filter = {
    name: 'Risky uploads',
    description: 'For Mondays',
    app: 'audit.services',
    shared_with: 'private',
    supported_apps: ['audit.users'],
    filter_config: {
      data: expression(block('risk', 'high', 'medium'), {
        ...block('bytes_up'),
        operator: 'between',
        type: 'number',
        from: 5,
        to: 900,
        list: undefined,
      }),
      is_default: true,
      tab: 'services',
      meta: { q: 'drive' },
      date_object: { range: '7d' },
      configuration: { sort: '-brr' },
    },
  };
  const answer = (await ask(nadia, { action: 'post', data: filter })).json();
  expect(answer).toMatchObject({ ...JSON.parse(JSON.stringify(filter)), is_owner: true });
  expect(answer.resource_uri).toBe(`/customfilters/${answer.id}/`);
  expect((await ask(nadia, { action: 'get', url: answer.resource_uri })).json()).toEqual(answer);
  for (const app of ['audit.services', 'audit.users'])
    expect(await namesSeen(nadia, app)).toEqual(['Risky uploads']);
  expect(await namesSeen(nadia, 'audit.sites')).toEqual([]);
});

test('blocks keep field, operator, value or list, type, group, meta type, placeholder, original value and both ends of a range [PF-E038] [PF-E039]', async () => {
  const data = {
    operator: 'AND',
    groups: [
      {
        operator: 'OR',
        blocks: [block('risk', 'high'), { ...block('vendor'), value: 'Box', list: undefined }],
      },
      {
        operator: 'OR',
        blocks: [{ ...block('brr'), operator: 'between', type: 'number', from: 1, to: 50, list: undefined }],
      },
    ],
  };
  const { id } = await save(nadia, { filter_config: { data } });
  expect((await ask(nadia, { action: 'get', id })).json().filter_config.data).toEqual(
    JSON.parse(JSON.stringify(data)),
  );
});

test('a list is requested by its app, without a limit, as JSON [PF-C110]', async () => {
  const list = { action: 'list', params: { limit: 0, format: 'json' }, app: 'audit.destinations' };
  await save(omar, { app: 'audit.destinations', name: 'b' });
  await save(omar, { app: 'audit.destinations', name: 'A' });
  const { meta, objects } = (await ask(omar, list)).json();
  expect([meta.total_count, meta.next]).toEqual([2, null]);
  expect(objects.map(({ name }: Saved) => name)).toEqual(['A', 'b']);
  expect((await ask(omar, { action: 'list', params: { limit: 0 } })).statusCode).toBe(400);
  expect((await ask(omar, { ...list, app: 'nothing' })).statusCode).toBe(400);
  expect((await ask(omar, { ...list, params: { format: 'xml' } })).statusCode).toBe(400);
});

test('is renamed, updated and deleted by ID [PF-C112] [PF-C113] [PF-S043]', async () => {
  const { id } = await save(omar, { filter_config: config({ meta: { q: 'drive' } }) });
  expect((await change(omar, id, { name: 'Renamed' })).json()).toMatchObject({ name: 'Renamed' });
  const data = expression(block('vendor', 'Box'));
  const updated = (await change(omar, id, { filter_config: { data } })).json();
  expect(updated).toMatchObject({ name: 'Renamed', filter_config: { data, meta: { q: 'drive' } } });
  expect((await remove(omar, id)).json()).toEqual({ api_response: 'success' });
  for (const gone of [await remove(omar, id), await ask(omar, { action: 'get', id })])
    expect(errorIn(gone)).toEqual([404, 'NOT_FOUND']);
});

test('has a short name, unique per owner and list', async () => {
  const { id, name } = await save(omar, { name: 'Twice' });
  const again = await ask(omar, { action: 'post', data: given({ name: ' tWICE ' }) });
  expect(errorIn(again)).toEqual([409, 'NAME_TAKEN']);
  expect(again.json().details).toMatchObject({ kind: 'saved-filter' });
  const other = await save(omar);
  expect(errorIn(await change(omar, other.id, { name }))).toEqual([409, 'NAME_TAKEN']);
  await save(amina, { name });
  await save(omar, { name, app: 'audit.users' });
  expect((await change(omar, id, { name })).statusCode).toBe(200);
  for (const wrong of ['', '  ', 'x'.repeat(65), 'a\nb'])
    expect((await ask(omar, { action: 'post', data: given({ name: wrong }) })).statusCode).toBe(400);
  await save(omar, { name: '🚀'.repeat(64) });
});

describe('sharing', () => {
  test('private filters are visible to no one else, shared ones to those people, company ones to everyone who may view the list', async () => {
    const [mine, theirs, all] = [
      await save(omar, { name: 'S private', app: 'audit.sites' }),
      await save(omar, { name: 'S people', app: 'audit.sites', shared_with: [amina.id, stranger.id] }),
      await save(omar, { name: 'S company', app: 'audit.sites', shared_with: 'company' }),
    ];
    expect(await namesSeen(omar, 'audit.sites')).toEqual(['S company', 'S people', 'S private']);
    expect(await namesSeen(amina, 'audit.sites')).toEqual(['S company', 'S people']);
    expect(await namesSeen(nadia, 'audit.sites')).toEqual(['S company']);
    expect(await namesSeen(stranger, 'audit.sites')).toEqual([]);
    for (const [who, id] of [
      [nadia, mine.id],
      [nadia, theirs.id],
      [amina, mine.id],
      [stranger, all.id],
      [stranger, theirs.id],
    ] as const)
      for (const answer of [
        await ask(who, { action: 'get', id }),
        await change(who, id, { name: 'Taken over' }),
        await change(who, id, { filter_config: { is_default: true } }),
        await remove(who, id),
      ])
        expect(errorIn(answer)).toEqual([404, 'NOT_FOUND']);
    await change(omar, theirs.id, { shared_with: 'private' });
    expect(await namesSeen(amina, 'audit.sites')).toEqual(['S company']);
  });

  test('only the owner sees who else it is shared with', async () => {
    const { id } = await save(omar, { shared_with: [amina.id, nadia.id] });
    const names = (await ask(omar, { action: 'get', id })).json().people.map((one: Saved) => one.id);
    expect(names.sort()).toEqual([amina.id, nadia.id].sort());
    const seen = (await ask(amina, { action: 'get', id })).json();
    expect(seen).toMatchObject({ shared_with: [amina.id], people: [], is_owner: false });
    expect(JSON.stringify(seen)).not.toContain(nadia.id);
  });

  test('only the owner can change one; everyone chooses their own default', async () => {
    const { id } = await save(omar, { shared_with: 'company' });
    for (const data of [
      { name: 'Mine now' },
      { shared_with: 'private' },
      { filter_config: config() },
      { supported_apps: [] },
    ])
      expect(errorIn(await change(amina, id, data))).toEqual([403, 'DENIED']);
    expect(errorIn(await remove(nadia, id))).toEqual([403, 'DENIED']);
    const opened = await change(amina, id, { filter_config: { is_default: true } });
    expect(opened.json().filter_config.is_default).toBe(true);
    expect((await ask(omar, { action: 'get', id })).json().filter_config.is_default).toBe(false);
  });

  test("tenant, ID, owner and time can't be posted", async () => {
    for (const more of [
      { tenant_id: 'rif' },
      { owner_id: omar.id },
      { id: 'mine' },
      { created_on: 1 },
      { is_owner: true },
    ]) {
      expect((await ask(nadia, { action: 'post', data: given(more) })).statusCode).toBe(400);
      const { id } = await save(nadia);
      expect((await change(nadia, id, more)).statusCode).toBe(400);
    }
  });

  test("can't be loaded or saved for lists without view permission", async () => {
    const reader = await signedIn('history', [{ area: 'history', actions: ['view'] }]);
    const nobody = await signedIn('enduser', 'enduser');
    const company = await save(omar, { shared_with: 'company' });
    for (const who of [reader, nobody]) {
      expect(errorIn(await ask(who, { action: 'list', app: 'audit.services' }))).toEqual([403, 'DENIED']);
      expect(errorIn(await ask(who, { action: 'post', data: given() }))).toEqual([403, 'DENIED']);
      expect(errorIn(await ask(who, { action: 'get', id: company.id }))).toEqual([404, 'NOT_FOUND']);
    }
    await save(reader, {
      app: 'history',
      filter_config: { data: expression(block('person', 'a@b.example')) },
    });
    const widened = given({ app: 'history', supported_apps: ['audit.users'] });
    expect(errorIn(await ask(reader, { action: 'post', data: widened }))).toEqual([403, 'DENIED']);
  });

  test.each([
    ['users', { area: 'account', actions: ['view'] }],
    ['groups', { area: 'account', actions: ['view'] }],
    ['sources', { area: 'datasources', actions: ['view'] }],
    ['history', { area: 'history', actions: ['view'] }],
  ] satisfies [string, Grant][])(
    'the list %s has filters only for people who may view it [PF-S008]',
    async (app, grant) => {
      const reader = await signedIn(`reads-${app}`, [grant]);
      const asked = {
        app,
        shared_with: 'company',
        filter_config: { data: expression(block('role', 'admin')) },
      };
      const { id } = await save(nadia, { ...asked, name: `Company’s ${app}` });
      await save(reader, { ...asked, shared_with: 'private', name: `Own ${app}` });
      expect(await namesSeen(reader, app)).toEqual([`Company’s ${app}`, `Own ${app}`]);
      expect(await namesSeen(nadia, app)).toEqual([`Company’s ${app}`]);
      expect(errorIn(await ask(omar, { action: 'list', app }))).toEqual([403, 'DENIED']);
      expect(errorIn(await ask(omar, { action: 'get', id }))).toEqual([404, 'NOT_FOUND']);
      expect(errorIn(await ask(omar, { action: 'post', data: given(asked) }))).toEqual([403, 'DENIED']);
    },
  );

  test('filters become inaccessible once the permission for their list is lost', async () => {
    const leaving = await signedIn('leaving', [AUDIT]);
    const { id } = await save(leaving);
    await server.control.inTenant('atlas', (tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: leaving.id, profiles: [], time: 1, by: null }),
    );
    expect(errorIn(await ask(leaving, { action: 'get', id }))).toEqual([404, 'NOT_FOUND']);
  });
});

test('each person has one default filter per list; a new one replaces it', async () => {
  const first = await save(omar, { app: 'audit.users', filter_config: config({ is_default: true }) });
  const second = await save(omar, { app: 'audit.users' });
  const defaults = async (): Promise<string[]> => {
    const { objects } = (await ask(omar, { action: 'list', app: 'audit.users' })).json();
    return objects.filter((one: Saved) => one.filter_config.is_default).map(({ id }: Saved) => id);
  };
  expect(await defaults()).toEqual([first.id]);
  await change(omar, second.id, { filter_config: { is_default: true } });
  expect(await defaults()).toEqual([second.id]);
  await change(omar, second.id, { filter_config: { is_default: false } });
  expect(await defaults()).toEqual([]);
});

test('a traffic filter can contain only what a list can query', async () => {
  for (const data of [
    expression(block('password_hash', 'x')),
    expression({ ...block('expression'), list: undefined, value: 'risk in (' }),
  ]) {
    const answer = await ask(omar, { action: 'post', data: given({ filter_config: { data } }) });
    expect(errorIn(answer)).toEqual([422, 'UNPROCESSABLE']);
  }
  const sql = { data: expression({ ...block('risk'), operator: '; drop table' }) };
  expect((await ask(omar, { action: 'post', data: given({ filter_config: sql }) })).statusCode).toBe(400);
});

test('a person can have 100 filters per list', async () => {
  const collector = await signedIn('collector', [AUDIT]);
  await server.control.inTenant('atlas', async (tx) => {
    for (let count = 1; count < 100; count += 1)
      await addSavedFilter(tx, {
        id: `kept-${count}`,
        tenant_id: 'atlas',
        owner_id: collector.id,
        app: 'audit.services',
        name: `Kept ${count}`,
        sharing: 'private',
        created_on: 1,
        modified_on: 1,
        supported_apps: '[]',
        filter: '',
        filter_config: JSON.stringify(KEPT),
      });
  });
  await save(collector);
  const answer = await ask(collector, { action: 'post', data: given() });
  expect(errorIn(answer)).toEqual([409, 'SAVED_FILTER_LIMIT']);
  await save(collector, { app: 'audit.users' });
});

test('the app `demo` (decision 0023) only simulates saved filters: responds like saving, and stores nothing [PF-S044]', async () => {
  const saved = await save(omar, { app: 'demo', name: 'As if', filter_config: config({ is_default: true }) });
  expect(saved).toMatchObject({ name: 'As if', filter_config: { is_default: true } });
  expect(await namesSeen(omar, 'demo')).toEqual([]);
  expect(errorIn(await ask(omar, { action: 'get', id: saved.id }))).toEqual([404, 'NOT_FOUND']);
});

test("with anonymization, a filter that names a person is hidden from people who see pseudonyms, who can't save one either", async () => {
  const people = { app: 'audit.users', shared_with: 'company' };
  const named = await save(omar, {
    ...people,
    name: 'Names somebody',
    filter_config: { data: expression(block('user', 'o.haddad')) },
  });
  await save(omar, {
    ...people,
    name: 'Searches somebody',
    filter_config: config({ meta: { q: 'haddad' } }),
  });
  await save(omar, { ...people, name: 'Names nobody' });
  const hidden = await signedIn('hidden', [AUDIT]);
  const setLevels = server.control.asSystem(async (tx) => {
    await tx
      .updateTable('access_profiles')
      .set({ information_level: 'anonymised' })
      .where('tenant_id', '=', 'atlas')
      .where(
        'id',
        'in',
        tx.selectFrom('user_access_profiles').select('profile_id').where('user_id', '=', hidden.id),
      )
      .execute();
    await setTenantConfig(tx, {
      tenant: 'atlas',
      app_name: 'privacy',
      param_name: 'user_anonymization',
      param_value: true,
      misc: {},
      time: 1,
      by: null,
    });
  });
  await setLevels;
  const seen = await namesSeen(hidden, 'audit.users');
  expect(seen).toContain('Names nobody');
  expect(seen.filter((name) => name.endsWith('somebody'))).toEqual([]);
  expect(errorIn(await ask(hidden, { action: 'get', id: named.id }))).toEqual([404, 'NOT_FOUND']);
  for (const filter_config of [
    { data: expression(block('user', 'o.haddad')) },
    { data: expression(block('src_ip', '10.0.0.1')) },
  ]) {
    const answer = await ask(hidden, { action: 'post', data: given({ ...people, filter_config }) });
    expect(errorIn(answer)).toEqual([422, 'UNPROCESSABLE']);
  }
  await save(hidden, {
    ...people,
    filter_config: { data: expression(block('user', 'anon-user.123456789012345')) },
  });
  // People who may see names can still find it.
  expect(await namesSeen(omar, 'audit.users')).toContain('Names somebody');
});
