import { blankEvent } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { MOST_CUSTOM_TAGS, SYSTEM_TAGS } from '@casbah/domain/tag';
import { addTag } from '@casbah/stores/control/tags/tags';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 20);
const traffic = (service_id: string) => ({
  ...blankEvent('traffic'),
  time: START,
  user: 'amina',
  host: `${service_id}.example`,
  service_id,
  action: 'allowed' as const,
  bytes_up: 1,
  bytes_down: 1,
});

let server: TestServer;
const people = new Map<string, Browser>();
beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: ['box', 'miro', 'zoom'].map(traffic), rif: [traffic('box')] },
    services: [catalogued('box', 'Box'), catalogued('miro', 'Miro'), catalogued('zoom', 'Zoom')],
  });
  const add = async (
    name: string,
    person: Omit<Parameters<typeof addPerson>[1], 'email' | 'tenant'>,
    tenant = 'atlas',
  ) => {
    const email = `${name}@${tenant}.example`;
    await addPerson(server.control, { ...person, tenant, email });
    const browser = new Browser(server.app);
    await browser.signIn(email);
    people.set(name, browser);
  };
  await add('nadia', { role: 'sysadmin' });
  await add('rim', { role: 'sysadmin' }, 'rif');
  await add('reader', { role: 'admin', grants: [{ area: 'account', actions: ['view'] }] });
  await add('analyst', { role: 'admin', grants: [{ area: 'audit', actions: ['view', 'modify'] }] });
  await add('narrow', {
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'], scope: { services: ['miro'] } }],
  });
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = people.get(name);
  if (browser === undefined) throw new Error(`${name} is nobody`);
  return browser;
};
const add = (tag_name: string, more: object = {}, by = 'nadia') =>
  as(by).post('/admin/tenant/addtag', { tag_name, ...more });
const edit = (id: unknown, tag: object, by = 'nadia') =>
  as(by).send('PATCH', '/admin/tenant/edittag', { body: { id, tag } });
const remove = (ids: unknown, by = 'nadia') => as(by).post('/admin/tenant/deletetags', { ids });
const mark = (body: object, by = 'nadia') => as(by).post('/risks/changeservicetags', body);
const listed = async (by = 'nadia') => (await as(by).get('/admin/tenant/gettagslist')).json();

describe('tags', () => {
  test('there are eight reserved ones, the same for every company [PF-C028] [PF-K024] [PF-E023] [PF-E025] [PF-S004]', async () => {
    for (const by of ['nadia', 'rim', 'reader']) {
      const { tags, limit, api_response } = await listed(by);
      expect([api_response, limit]).toEqual(['success', 200]);
      expect(tags).toEqual(
        SYSTEM_TAGS.map(({ id, name, color, pattern }) => ({
          id,
          tag_id: id,
          tag_name: name,
          attributes: { system: true, color, pattern },
          services: 0,
          created_on: null,
          modified_on: null,
          created_by: null,
          modified_by: null,
        })),
      );
    }
    expect((await as('analyst').get('/admin/tenant/gettagslist')).statusCode).toBe(403);
  });

  test('one is created with name, color and pattern, and shows by whom and when [PF-C029] [PF-E026] [PF-K002]', async () => {
    const answer = await add(' Finance  team ', { attributes: { color: 4, pattern: 3 } });
    expect(answer.statusCode).toBe(201);
    const now = isoTime(server.clock.now);
    expect(answer.json()).toEqual({
      api_response: 'success',
      tag: {
        id: 8,
        tag_id: 8,
        tag_name: 'Finance team',
        services: 0,
        attributes: { system: false, color: 4, pattern: 3 },
        created_on: now,
        modified_on: now,
        created_by: 'nadia@atlas.example',
        modified_by: 'nadia@atlas.example',
      },
    });
    expect((await listed('rim')).tags).toHaveLength(8);
  });

  test('a name is needed: 1 to 32 letters, digits and spaces, angle brackets stripped [PF-V004] [PF-V008] [PF-E024]', async () => {
    for (const name of ['', '   ', '<>', 'x'.repeat(33), 'a-b', 'a/b', '😀'])
      expect([name, (await add(name)).statusCode]).toEqual([name, 400]);
    expect((await as('nadia').post('/admin/tenant/addtag', {})).statusCode).toBe(400);
    expect((await add('<Legal>')).json().tag.tag_name).toBe('Legal');
    expect((await add('LEGAL')).json()).toMatchObject({
      error: 'NAME_TAKEN',
      details: { kind: 'tag', name: 'LEGAL' },
    });
    expect((await add('sanctioned')).json()).toMatchObject({
      error: 'NAME_TAKEN',
      details: { kind: 'tag', field: 'tag_name' },
    });
  });

  test('there are five colors and four patterns [PF-K026] [PF-K027]', async () => {
    const status = async (color: number, pattern: number) =>
      (await edit(8, { attributes: { color, pattern } })).statusCode;
    for (let color = 0; color < 5; color += 1) expect(await status(color, 0)).toBe(200);
    for (let pattern = 0; pattern < 4; pattern += 1) expect(await status(0, pattern)).toBe(200);
    for (const [color, pattern] of [
      [5, 0],
      [0, 4],
      [-1, 0],
      [1.5, 0],
    ] as const)
      expect(await status(color, pattern)).toBe(400);
  });

  test('one is changed by ID; omitted fields stay [PF-C030] [PF-V005]', async () => {
    expect((await edit(undefined, { tag_name: 'X' })).statusCode).toBe(400);
    expect((await edit(8, { tag_name: 'Finance', attributes: { color: 2 } })).json().tag).toMatchObject({
      id: 8,
      tag_name: 'Finance',
      attributes: { system: false, color: 2, pattern: 3 },
    });
    expect((await edit(8, { tag_name: 'Legal' })).json()).toMatchObject({
      error: 'NAME_TAKEN',
      details: { kind: 'tag' },
    });
    expect((await edit(999, { tag_name: 'X' })).statusCode).toBe(404);
    expect((await edit(8, { tag_name: 'X', tenant_id: 'rif' })).statusCode).toBe(400);
    expect((await edit(8, { tag_name: 'Mine' }, 'rim')).statusCode).toBe(404);
    expect((await edit(8, { tag_name: 'Mine' }, 'reader')).statusCode).toBe(403);
    expect((await edit(3, { tag_name: 'X' })).json()).toMatchObject({ error: 'SYSTEM_TAG_FIXED' });
  });

  test("reserved ones can't be deleted, nor any together with one [PF-S029] [PF-X010] [PF-V006] [PF-C031]", async () => {
    for (const ids of [[0], [7], [8, 3]])
      expect((await remove(ids)).json()).toMatchObject({
        error: 'SYSTEM_TAG_DELETION_ERROR',
        api_message: 'System tags can’t be deleted. Select only your company’s tags.',
      });
    for (const ids of [[], undefined, ['a'], [null]]) expect((await remove(ids)).statusCode).toBe(400);
    expect((await remove([8, 999])).statusCode).toBe(404);
    expect((await remove([8], 'rim')).statusCode).toBe(404);
    expect((await listed()).tags).toHaveLength(10);
    const { tag } = (await add('Short lived')).json();
    expect((await remove([tag.id])).json()).toEqual({ api_response: 'success', deleted: 1 });
    expect((await listed()).tags).toHaveLength(10);
  });

  test('a company can have 200 of its own [PF-K025]', async () => {
    await server.control.inTenant('rif', async (tx) => {
      for (let made = 0; made < MOST_CUSTOM_TAGS; made += 1)
        await addTag(tx, { tenant: 'rif', tag_name: `Tag ${made}`, color: 0, pattern: 0, time: 1, by: null });
    });
    expect((await add('One more', {}, 'rim')).json()).toMatchObject({
      error: 'TAG_LIMIT',
      details: { limit: 200 },
    });
    const [first] = (await listed('rim')).tags.filter(({ id }: { id: number }) => id >= 8);
    await remove([first.id], 'rim');
    expect((await add('One more', {}, 'rim')).statusCode).toBe(201);
  });

  test('the generic proxy serves them by the same rules [SH-C005]', async () => {
    const ask = (action: string, more: object = {}, by = 'nadia') =>
      as(by).post('/controls/make_api_request?resource=tags', { action, ...more });
    const all = (await ask('list', { params: { query: 'legal' } })).json();
    expect(all.meta.total_count).toBe(1);
    expect(all.objects[0]).toMatchObject({ tag_name: 'Legal', attributes: { system: false } });
    const { id } = (await ask('post', { data: { tag_name: 'By proxy' } })).json();
    expect((await ask('patch', { id, data: { attributes: { pattern: 1 } } })).json()).toMatchObject({
      attributes: { pattern: 1 },
    });
    expect((await ask('get', { id })).json().tag_name).toBe('By proxy');
    expect((await ask('delete', { id: 0 })).json()).toMatchObject({ error: 'SYSTEM_TAG_DELETION_ERROR' });
    expect((await ask('delete', { id })).statusCode).toBe(200);
    expect((await ask('get', { id })).statusCode).toBe(404);
    expect((await ask('get', { id: 'x' })).statusCode).toBe(404);
    expect((await ask('post', { data: { tag_name: 'No' } }, 'reader')).statusCode).toBe(403);
  });
});

describe('services', () => {
  const marks = async (by = 'nadia') => (await as(by).get('/risks/getservicetags')).json();
  const rows = async (filter: string, by = 'nadia') => {
    const { rows: found } = (
      await as(by).get(`/audit/services?${new URLSearchParams({ filter, sort: 'name' })}`)
    ).json();
    return found.map(({ id, tags }: { id: string; tags: number[] }) => [id, tags]);
  };

  test('get and lose tags, many at once [PF-C033] [PF-C032] [PF-E027]', async () => {
    const given = { service_ids: ['box', 'miro', 'box'], add_tags: [0, 8] };
    expect((await mark(given, 'analyst')).json()).toEqual({ api_response: 'success', changed: 2 });
    expect((await mark(given, 'analyst')).json().changed).toBe(0);
    await mark({ service_ids: ['miro'], remove_tags: [8], add_tags: [1] });
    const { service_tags, tags } = await marks();
    expect(service_tags).toEqual([
      { service_id: 'box', tag_ids: [0, 8] },
      { service_id: 'miro', tag_ids: [0, 1] },
    ]);
    expect(tags).toContainEqual({
      id: 8,
      tag_id: 8,
      tag_name: 'Finance',
      attributes: { system: false, color: 2, pattern: 3 },
    });
    expect((await listed()).tags[0].services).toBe(2);
    expect((await marks('rim')).service_tags).toEqual([]);
  });

  test('must be specified, with at least one tag to add or remove [PF-V007]', async () => {
    for (const body of [
      {},
      { service_ids: ['box'] },
      { service_ids: ['box'], add_tags: [], remove_tags: [] },
      { service_ids: [], add_tags: [0] },
      { service_ids: ['box'], add_tags: [0], remove_tags: [0] },
      { service_ids: ['box'], add_tags: [0], tenant: 'rif' },
    ])
      expect([body, (await mark(body)).statusCode]).toEqual([body, 400]);
    expect((await mark({ service_ids: ['nowhere'], add_tags: [0] })).statusCode).toBe(422);
    expect((await mark({ service_ids: ['box'], add_tags: [999] })).statusCode).toBe(404);
    expect((await mark({ service_ids: ['box'], add_tags: [0] }, 'reader')).statusCode).toBe(403);
    expect((await mark({ service_ids: ['miro'], add_tags: [0] }, 'narrow')).statusCode).toBe(403);
  });

  test('have them in their rows, and are filtered and counted by them immediately [PF-S004]', async () => {
    expect(await rows('')).toEqual([
      ['box', [0, 8]],
      ['miro', [0, 1]],
      ['zoom', []],
    ]);
    expect(await rows('tag = 8')).toEqual([['box', [0, 8]]]);
    await mark({ service_ids: ['zoom'], add_tags: [8] });
    expect((await rows('tag = Finance')).map(([id]: [string]) => id)).toEqual(['box', 'zoom']);
    const { facets } = (await as('nadia').get('/audit/facets?of=services')).json();
    expect(facets.find(({ field }: { field: string }) => field === 'tag').values).toEqual([
      { value: '8', label: 'Finance', count: 2 },
      { value: '0', label: 'Sanctioned', count: 2 },
      { value: '1', label: 'Unsanctioned', count: 1 },
    ]);
    // A view limited to one service reads only that one.
    expect(await rows('tag = 0', 'narrow')).toEqual([['miro', [0, 1]]]);
    expect((await marks('narrow')).service_tags).toEqual([{ service_id: 'miro', tag_ids: [0, 1] }]);
    // Rif has a tag with the same number, but no service has it.
    expect(await rows('tag = 8', 'rim')).toEqual([]);
  });

  test('lose a deleted tag', async () => {
    await remove([8]);
    expect(await rows('tag = 8')).toEqual([]);
    expect((await rows('')).at(-1)).toEqual(['zoom', []]);
  });
});
