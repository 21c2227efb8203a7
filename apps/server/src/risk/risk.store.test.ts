import { blankEvent } from '@casbah/domain/event';
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
  bytes_up: 5,
  bytes_down: 1,
});
const business = { category: 'Human resources', vendor: 'Vendor', headquarters: 'DE' };

let server: TestServer;
const people = new Map<string, Browser>();
beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: [traffic('hr')], rif: [] },
    services: [
      catalogued('hr', 'HR', business),
      catalogued('pay', 'Pay', business),
      catalogued('odd', 'Odd'),
    ],
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
  await add('reader', { role: 'admin', grants: [{ area: 'audit', actions: ['view'] }] });
  await add('narrow', {
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'], scope: { services: ['pay'] } }],
  });
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = people.get(name);
  if (browser === undefined) throw new Error(`${name} is nobody`);
  return browser;
};
const get = async (path: string, by = 'nadia') => (await as(by).get(path)).json();
const post = (path: string, body: object = {}, by = 'nadia') => as(by).post(path, body);
const patch = (path: string, body: object, by = 'nadia') => as(by).send('PATCH', path, { body });
const scores = async (by = 'nadia') =>
  (await get('/risks/getservicesscore?service_ids=hr,pay,odd,nothing', by)).scores;
const THRESHOLDS = { high: 20, medium: 60 };

describe('scores', () => {
  test('have BRR, automatic fail, research and level [WD-E024] [PF-C039] [PF-S046]', async () => {
    const found = await scores();
    expect(found.map(({ service_id }: { service_id: string }) => service_id)).toEqual(['hr', 'pay', 'odd']);
    expect(found[0]).toEqual({
      service_id: 'hr',
      risk_score: expect.any(Number),
      brr: 100 - found[0].risk_score,
      riskScore: expect.any(Number),
      grade: expect.stringMatching(/^[ABC][+-]?$/),
      isKnockedOut: false,
      isUnResearched: false,
      level: expect.any(Number),
    });
  });

  test('are limited to services that a person may view', async () => {
    expect((await scores('narrow')).map(({ service_id }: { service_id: string }) => service_id)).toEqual([
      'pay',
    ]);
    expect((await as('narrow').get('/risks/services/hr')).statusCode).toBe(404);
    expect((await as('narrow').get('/risks/services/pay')).statusCode).toBe(200);
  });
});

describe('profiles', () => {
  let strict: string;

  test("start with the built-in one, which can't be changed", async () => {
    const { profiles } = await get('/risks/brrprofiles');
    expect(profiles).toHaveLength(1);
    expect(profiles[0]).toMatchObject({ id: 'default', name: 'Default', built_in: true, in_force: true });
    expect((await patch('/risks/brrprofiles/default', { name: 'Mine' })).statusCode).toBe(422);
    expect((await as('nadia').send('DELETE', '/risks/brrprofiles/default', {})).statusCode).toBe(422);
  });

  test('have unique names of the documented characters [PF-V054]', async () => {
    const make = (name: string) => post('/risks/brrprofiles', { name, thresholds: THRESHOLDS });
    for (const name of ['two words', '', 'Grün', 'a/b']) expect((await make(name)).statusCode).toBe(400);
    const made = await make('Strict.-_@$&=+%*1');
    expect(made.statusCode).toBe(201);
    strict = made.json().profile.id;
    expect((await make('STRICT.-_@$&=+%*1')).json().error).toBe('NAME_TAKEN');
    expect(
      (await post('/risks/brrprofiles', { name: 'A', thresholds: { high: 9, medium: 3 } })).statusCode,
    ).toBe(400);
    expect(
      (await patch(`/risks/brrprofiles/${strict}`, { rules: { soc_2: { years: 3 } } })).json().error,
    ).toBe('UNPROCESSABLE');
    expect(
      (await post('/risks/brrprofiles', { name: 'B', thresholds: THRESHOLDS }, 'reader')).statusCode,
    ).toBe(403);
  });

  test('are cloned under the next free name', async () => {
    const copy = await post('/risks/brrprofiles/default/clone');
    expect(copy.json().profile).toMatchObject({ name: 'Default-Copy-1', built_in: false, in_force: false });
    expect((await post('/risks/brrprofiles/default/clone')).json().profile.name).toBe('Default-Copy-2');
    const { id } = copy.json().profile;
    expect((await as('nadia').send('DELETE', `/risks/brrprofiles/${id}`, {})).statusCode).toBe(200);
    expect((await as('nadia').get(`/risks/brrprofiles/${id}`)).statusCode).toBe(404);
  });

  test('preview their effect, and apply at once when activated', async () => {
    const [before] = await scores();
    expect(before.isKnockedOut).toBe(false);
    const content = { knockouts: { services: ['hr'], categories: [] }, thresholds: { high: 33, medium: 66 } };
    const preview = (await post('/risks/brrprofiles/preview', content)).json();
    expect(preview).toMatchObject({ changed: 1, changed_used: 1 });
    expect(preview.services).toEqual([
      expect.objectContaining({ id: 'hr', after_brr: 102, after_level: 'high', users: 1, bytes_up: 5 }),
    ]);
    expect((await scores())[0]).toEqual(before);

    expect((await patch(`/risks/brrprofiles/${strict}`, content)).statusCode).toBe(200);
    expect((await scores())[0]).toEqual(before);
    expect((await post(`/risks/brrprofiles/${strict}/default`)).json().profile.in_force).toBe(true);
    expect((await scores())[0]).toMatchObject({ brr: 102, isKnockedOut: true, level: 3 });
    // The other company's scores are unchanged.
    expect((await scores('rim'))[0]).toMatchObject({ isKnockedOut: false });
    expect((await as('nadia').send('DELETE', `/risks/brrprofiles/${strict}`, {})).json().error).toBe(
      'UNPROCESSABLE',
    );
    await post('/risks/brrprofiles/default/default');
    expect((await scores())[0]).toEqual(before);
  });
});

describe('overrides', () => {
  const answer = (question: string, body: object, service = 'hr') =>
    post(`/risks/services/${service}/answers/${question}`, body);
  const attribute = async (key: string) =>
    (await get('/risks/services/hr')).attributes.find((one: { attribute: string }) => one.attribute === key);

  test('take precedence over the catalog, add up, and can be removed', async () => {
    expect(await attribute('soc_2')).toMatchObject({ answer: 'not_researched', basis: 'unknown', own: null });
    const said = { value: 'yes', details: ['type_2'], note: 'Report of May' };
    expect((await answer('soc_2', said)).statusCode).toBe(200);
    expect(await attribute('soc_2')).toMatchObject({
      answer: 'yes',
      basis: 'override',
      details: ['type_2'],
      without: 'not_researched',
      possible_details: ['type_1', 'type_2'],
      points: 0,
      weight: 3,
      own: { value: 'yes', note: 'Report of May', changed_by: 'nadia@atlas.example' },
    });
    const { score, attributes, categories } = await get('/risks/services/hr');
    const points = (of: { points: number }[]) =>
      of.reduce((sum, one) => sum + Math.round(10 * one.points), 0);
    expect(points(attributes)).toBe(10 * score.risk_score);
    expect(points(categories)).toBe(10 * score.risk_score);
    expect(attributes).toHaveLength(60);
    // Only the company's own.
    expect(
      (await get('/risks/services/hr', 'rim')).attributes.some(({ own }: { own: unknown }) => own !== null),
    ).toBe(false);
    const back = () => as('nadia').send('DELETE', '/risks/services/hr/answers/soc_2', {});
    expect((await back()).statusCode).toBe(200);
    expect((await back()).statusCode).toBe(404);
    expect(await attribute('soc_2')).toMatchObject({ answer: 'not_researched', own: null });
  });

  test('have only the details of their attribute', async () => {
    expect((await answer('soc_2', { value: 'yes', year: 2020 })).json().error).toBe('UNPROCESSABLE');
    expect((await answer('soc_2', { value: 'yes', details: ['bounty'] })).json().error).toBe('UNPROCESSABLE');
    expect((await answer('soc_2', { value: 'yes', countries: ['DE'] })).json().error).toBe('UNPROCESSABLE');
    expect((await answer('nothing', { value: 'yes' })).statusCode).toBe(404);
    expect((await answer('soc_2', { value: 'yes' }, 'nowhere')).statusCode).toBe(404);
    expect((await answer('founded', { value: 'yes', year: 1999 })).statusCode).toBe(200);
    expect((await answer('data_centres', { value: 'yes', countries: ['FR', 'DE', 'FR'] })).statusCode).toBe(
      200,
    );
    expect(await attribute('data_centres')).toMatchObject({ countries: ['DE', 'FR'] });
    expect(await attribute('founded')).toMatchObject({ year: 1999 });
  });

  test('have a history, newest first', async () => {
    const all = await get('/risks/services/hr/changes');
    expect(all.changes.map(({ question }: { question: string }) => question)).toEqual([
      ...['data_centres', 'founded', 'soc_2', 'soc_2'],
    ]);
    expect(all.changes.at(-1)).toMatchObject({
      before: null,
      after: { value: 'yes' },
      note: 'Report of May',
    });
    expect(all.changes.at(-2)).toMatchObject({ before: { value: 'yes' }, after: null });
    const first = await get('/risks/services/hr/changes?limit=3');
    const rest = await get(`/risks/services/hr/changes?limit=3&before=${first.next}`);
    expect([...first.changes, ...rest.changes]).toEqual(all.changes);
    expect(rest.next).toBeNull();
  });

  test('have a history that can be exported [SH-C033]', async () => {
    const log = async (body: object, by = 'nadia') =>
      (await post('/audit/generatehistorylog/', body, by)).body;
    const [head = '', last = '', ...others] = (await log({ service_id: 'hr' })).trim().split('\r\n');
    expect(head).toContain(
      '"number","changed_on","changed_by","service_id","question","before","after","note"',
    );
    expect(last).toContain(',"nadia@atlas.example","hr","data_centres","","yes: DE FR",');
    expect(others).toHaveLength(3);
    expect((await log({})).trim().split('\r\n')).toHaveLength(5);
    expect((await log({}, 'rim')).trim().split('\r\n')).toHaveLength(1);
    expect((await post('/audit/generatehistorylog/', { service_id: 'nowhere' })).statusCode).toBe(404);
  });

  test('are behind the proxy, too [SH-C013]', async () => {
    const ask = async (body: object, by = 'nadia') =>
      (await post('/controls/make_api_request?resource=audit', body, by)).json();
    const [hr] = (await get('/risks/getservicesscore?service_ids=hr')).scores;
    expect(await ask({ action: 'get', id: 'hr' })).toMatchObject({ id: 'hr', name: 'HR' });
    expect(hr.service_id).toBe('hr');
    expect((await ask({ action: 'list' }, 'narrow')).objects).toMatchObject([{ id: 'pay' }]);
    expect(await ask({ action: 'get', id: 'hr' }, 'narrow')).toMatchObject({ error: 'NOT_FOUND' });
  });
});

describe('requests', () => {
  const ask = (body: object, by = 'reader') =>
    post(
      '/risks/requestservice',
      { serviceName: 'New', serviceURL: 'www.new.example', comments: 'Sales wants it', ...body },
      by,
    );

  test('for a service have the given values, with the documented defaults [WD-E015] [WD-C006] [WD-K036] [WD-K037] [WD-S035]', async () => {
    const made = await ask({});
    expect(made.statusCode).toBe(201);
    expect(made.json().request).toMatchObject({
      kind: 'service',
      state: 'new',
      service_id: null,
      service_name: 'New',
      priority: 3,
      send_email: 2,
      service_url: 'http://www.new.example',
      comments: 'Sales wants it',
      created_by: 'reader@atlas.example',
    });
  });

  test('name the service and its URL; comments are short [WD-V021] [WD-V022] [WD-V023] [WD-V024] [WD-V025]', async () => {
    for (const wrong of [
      { serviceName: ' ' },
      { serviceURL: '' },
      { serviceURL: 'new service' },
      { comments: 'x'.repeat(401) },
      { comments: '  ' },
    ])
      expect((await ask(wrong)).statusCode).toBe(400);
  });

  test('for a review are about a catalog service [PF-E065] [PF-C044]', async () => {
    const review = (service_id: string) =>
      post(
        '/risks/reviewservice',
        {
          service_id,
          service_name: 'HR',
          priority: 1,
          send_email: 1,
          comments: '',
          service_attributes: { service_url: 'https://hr.example' },
        },
        'reader',
      );
    expect((await review('nowhere')).statusCode).toBe(404);
    expect((await review('hr')).json().request).toMatchObject({
      kind: 'review',
      service_id: 'hr',
      service_name: 'HR',
      priority: 1,
      send_email: 1,
    });
  });

  test('are updated by people with the permission, and the requester is notified', async () => {
    const { requests, open } = await get('/risks/servicerequests', 'reader');
    expect(open).toBe(2);
    const [review, service] = requests;
    expect([review.kind, service.kind]).toEqual(['review', 'service']);
    const move = (id: string, by: string) =>
      patch(`/risks/servicerequests/${id}`, { state: 'done', answer: 'Looked at' }, by);
    expect((await move(review.id, 'reader')).statusCode).toBe(403);
    expect((await move(review.id, 'rim')).statusCode).toBe(404);
    expect((await move(review.id, 'nadia')).json().request).toMatchObject({
      state: 'done',
      answer: 'Looked at',
    });
    expect((await move(service.id, 'nadia')).statusCode).toBe(200);
    const done = await get('/risks/servicerequests?state=done&limit=1', 'reader');
    const next = await get(`/risks/servicerequests?state=done&limit=1&before=${done.next}`, 'reader');
    expect([...done.requests, ...next.requests].map(({ id }) => id)).toEqual([review.id, service.id]);
    expect((await get('/risks/servicerequests', 'rim')).requests).toEqual([]);
    const csv = (await as('nadia').get('/risks/servicerequests/export')).body;
    expect(csv.trim().split('\n')).toHaveLength(3);
  });

  test("don't contact a private address", async () => {
    expect((await post('/risks/website_meta', { serviceURL: 'https://10.0.0.1' })).statusCode).toBe(422);
  });
});
