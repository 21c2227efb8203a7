import { blankEvent } from '@casbah/domain/event';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 20);
const [RABAT, FEZ] = [crypto.randomUUID(), crypto.randomUUID()];
const visit = (user: string, service_id: string, source: string, category: string) => ({
  ...blankEvent('traffic'),
  time: START,
  user,
  host: `${service_id}.example`,
  service_id,
  source,
  category,
  action: 'allowed' as const,
  bytes_up: 5,
  bytes_down: 1,
});

let server: TestServer;
const people = new Map<string, Browser>();
beforeAll(async () => {
  server = await openTestServer({
    traffic: {
      atlas: [
        visit('amina', 'hr', 'Rabat', 'Business'),
        visit('amina', 'pay', 'Rabat', 'Phishing'),
        visit('amine', 'pay', 'Fez', 'Phishing'),
        visit('omar', 'hr', 'Fez', 'Malicious Sources'),
        ...Array.from({ length: 12 }, (_, n) => visit(`nadia.${n}`, 'hr', 'Fez', 'Business')),
      ],
      rif: [],
    },
    services: [catalogued('hr', 'HR', { vendor: 'Big' }), catalogued('pay', 'Pay', { vendor: 'Big' })],
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
  await add('narrow', {
    role: 'admin',
    grants: [{ area: 'audit', actions: ['view'], scope: { services: ['pay'] } }],
  });
  await server.control.inTenant('atlas', async (tx) => {
    const source = { tenant_id: 'atlas', format: 'auto', timezone: 'UTC', created_on: 1, created_by: null };
    await addDatasource(tx, { ...source, id: RABAT, name: 'Rabat' });
    await addDatasource(tx, { ...source, id: FEZ, name: 'Fez' });
  });
});
afterAll(() => server.close());

const as = (name: string): Browser => {
  const browser = people.get(name);
  if (browser === undefined) throw new Error(`${name} is nobody`);
  return browser;
};
const get = async (path: string, by = 'nadia') => (await as(by).get(path)).json();
const post = async (path: string, body: object = {}, by = 'nadia') => (await as(by).post(path, body)).json();

describe('links to data', () => {
  test('open the lists of one source, over a range [PF-C034]', async () => {
    const { links } = await get(
      `/risks/datalinks?id=${FEZ}&range=7d&time=2026-11-20T12:00:00Z&compressed=true`,
    );
    expect(links.map(({ name }: { name: string }) => name)).toEqual([
      ...['services', 'users', 'destinations', 'sites'],
    ]);
    const [services] = links;
    expect(services).toMatchObject({ type: 'text/csv', compressed: true });
    const { searchParams } = new URL(services.url, 'https://casbah.example');
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
      ...['2026-11-14T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ]);
    const csv = (await as('nadia').get(services.url)).body;
    expect(csv).toContain('HR');
    expect(csv.trim().split('\n')).toHaveLength(3);
    expect(await get(`/risks/datalinks?id=${crypto.randomUUID()}`)).toMatchObject({
      error: 'NO_DATASOURCE_AVAILABLE',
    });
  });
});

describe('people', () => {
  test('are found by part of their name, up to eight [PF-C036] [PF-K035]', async () => {
    const search = (search_query: string, limit?: number) =>
      post('/risks/searchusername', { search_query, ...(limit === undefined ? {} : { limit }) });
    const found = (await search('AMIN')).users;
    expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(['amina', 'amine']);
    expect((await search('nadia')).users).toHaveLength(8);
    expect((await search('nadia', 3)).users).toHaveLength(3);
    expect(await search('nadia', 9)).toMatchObject({ error: 'BAD_REQUEST' });
    // A view limited to one service finds only that service's users.
    expect((await post('/risks/searchusername', { search_query: 'omar' }, 'narrow')).users).toEqual([]);
  });

  test('are named by ID and the source that saw them [PF-C037]', async () => {
    const named = (body: object) => post('/risks/getusersname', body);
    const ids = ['omar', 'amina', 'nobody"x'];
    expect((await named({ userIds: ids })).users).toEqual([
      { id: 'amina', name: 'amina' },
      { id: 'omar', name: 'omar' },
    ]);
    expect((await named({ userIds: ids, limit: 1 })).users).toHaveLength(1);
    expect((await named({ userIds: ids, source: RABAT })).users).toEqual([{ id: 'amina', name: 'amina' }]);
  });
});

describe('threats', () => {
  test('come from verdicts in logs, per service, from a number of requests on [PF-C038]', async () => {
    const feed = async (body: object = {}) => (await post('/risks/threatfeed', body)).threats;
    expect(await feed()).toEqual([
      { threat: 'Phishing', requests: 2, users: 2, bytes_up: 10, bytes_up_unknown: 0 },
      { threat: 'Malicious Sources', requests: 1, users: 1, bytes_up: 5, bytes_up_unknown: 0 },
    ]);
    expect(await feed({ threat_count: 2 })).toHaveLength(1);
    expect(await feed({ limit: 1, offset: 1 })).toMatchObject([{ threat: 'Malicious Sources' }]);
    expect(await feed({ service_id: 'hr' })).toMatchObject([{ threat: 'Malicious Sources' }]);
    expect(await post('/risks/threatfeed', { service_id: 'nowhere' })).toMatchObject({ error: 'NOT_FOUND' });
    expect((await post('/risks/threatfeed', {}, 'narrow')).threats).toMatchObject([{ threat: 'Phishing' }]);
  });

  test('are listed unless the company turned them off [PF-K049] [PF-C075]', async () => {
    const set = (objects: object[]) => post('/risks/updateauditpreferences', { objects });
    expect((await set([{ name: 'tia', value: false }])).objects).toMatchObject([
      { param_name: 'tia', param_value: false },
    ]);
    expect(await post('/risks/threatfeed')).toMatchObject({ tia: false, threats: [], total: 0 });
    expect((await post('/risks/threatfeed', {}, 'rim')).tia).toBe(true);
    await set([{ name: 'tia', value: true }]);
  });
});

test('the company sets the anomaly thresholds, and findings follow them [PF-C076]', async () => {
  const set = (value: number, name = 'unknown_upload_mb') =>
    post('/risks/updateauditanomalyvalues', { objects: [{ name, value }] });
  expect((await get('/audit/threats')).unknown_upload_mb).toBe(50);
  expect((await set(7)).objects).toMatchObject([{ param_name: 'unknown_upload_mb', param_value: 7 }]);
  expect((await get('/audit/threats')).unknown_upload_mb).toBe(7);
  expect(await set(0)).toMatchObject({ error: 'UNPROCESSABLE' });
  expect(await set(1.5)).toMatchObject({ error: 'UNPROCESSABLE' });
  expect(await set(1, 'tia')).toMatchObject({ error: 'BAD_REQUEST' });
  expect((await get('/audit/threats')).unknown_upload_mb).toBe(7);
  await set(50);
});

test('preferences are the risk thresholds, all or none of them [PF-C075] [PF-K060]', async () => {
  const set = (high: number, medium: number) =>
    post('/risks/updateauditpreferences', {
      objects: [
        { name: 'brr_threshold_high', value: high },
        { name: 'brr_threshold_medium', value: medium },
      ],
    });
  const thresholds = async () => {
    const { profiles } = await get('/risks/brrprofiles');
    return profiles[0].thresholds;
  };
  expect(await thresholds()).toEqual({ high: 33, medium: 66 });
  await set(20, 40);
  expect(await thresholds()).toEqual({ high: 20, medium: 40 });
  expect(await set(50, 40)).toMatchObject({ error: 'UNPROCESSABLE' });
  expect(await set(20, 101)).toMatchObject({ error: 'UNPROCESSABLE' });
  expect(await thresholds()).toEqual({ high: 20, medium: 40 });
  await set(33, 66);
});

describe('filter values', () => {
  test('all sources, by name [PF-C040]', async () => {
    expect((await get('/risks/alldatasources')).datasources).toEqual([
      { id: FEZ, name: 'Fez' },
      { id: RABAT, name: 'Rabat' },
    ]);
  });

  test('the vendors of services in use [PF-C041]', async () => {
    expect((await get('/audit/parentCompanies/')).parent_companies).toEqual([
      { name: 'Big', services: ['hr', 'pay'] },
    ]);
    expect((await get('/audit/parentCompanies/', 'narrow')).parent_companies).toEqual([
      { name: 'Big', services: ['pay'] },
    ]);
  });

  test('fields with their values, of one source or all [PF-C043]', async () => {
    const valuesOf = async (field: string, body: object = {}) => {
      const { fields } = await post('/audit/servicefilters/', body);
      return fields.find((one: { field: string }) => one.field === field).values;
    };
    expect(await valuesOf('vendor')).toEqual([{ value: 'Big', label: 'Big', count: 2 }]);
    expect((await valuesOf('source')).map(({ value }: { value: string }) => value).sort()).toEqual([
      ...['Fez', 'Rabat'],
    ]);
    expect((await valuesOf('vendor', { ds_id: FEZ })).length).toBe(1);
  });

  test('there are none without a source [PF-X034]', async () => {
    const none = { error: 'NO_DATASOURCE_AVAILABLE' };
    expect(await post('/audit/servicefilters/', {}, 'rim')).toMatchObject(none);
    expect(await post('/audit/servicefilters/', { ds_id: RABAT }, 'rim')).toMatchObject(none);
  });
});
