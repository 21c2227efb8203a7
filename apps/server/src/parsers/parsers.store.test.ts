import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const LINE = '03.04.2026 09:05:01;ACME\\nadia;files.example.com;1200;allow';
const definition = {
  split: { kind: 'delimiter', delimiter: ';' },
  fields: [
    { part: '1', field: 'time' },
    { part: '2', field: 'user' },
    { part: '3', field: 'host' },
    { part: '4', field: 'bytes_down' },
    { part: '5', field: 'action' },
  ],
  time_pattern: 'dd.MM.yyyy HH:mm:ss',
};
const tests = [{ line: LINE, event: { user: 'nadia', bytes_down: 1200 } }];

let server: TestServer;
let nadia: Browser;
let rim: Browser;
let reader: Browser;
beforeAll(async () => {
  server = await openTestServer();
  const signedIn = async (person: Parameters<typeof addPerson>[1]): Promise<Browser> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    expect((await browser.signIn(person.email)).statusCode).toBe(200);
    return browser;
  };
  nadia = await signedIn({ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  rim = await signedIn({ tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  reader = await signedIn({
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'datasources', actions: ['view'] }],
  });
});
afterAll(() => server.close());

const make = (body: object, by = nadia) => by.post('/admin/parsers', { definition, tests, ...body });

test('a parser is made, found, and offered as a format to its own company alone', async () => {
  const made = await make({ name: 'Front gate' });
  expect(made.statusCode).toBe(201);
  const { id, format } = made.json();
  expect(made.json()).toMatchObject({ name: 'Front gate', format: `custom:${id}`, sources: 0, tests: 1 });
  expect((await reader.get(`/admin/parsers/${id}`)).json()).toEqual({
    name: 'Front gate',
    definition,
    tests,
  });
  expect((await rim.get(`/admin/parsers/${id}`)).statusCode).toBe(404);
  expect((await rim.get('/admin/parsers')).json().parsers).toEqual([]);

  expect((await make({ name: 'front GATE' })).json()).toMatchObject({ error: 'NAME_TAKEN' });
  expect((await make({ name: 'By a reader' }, reader)).statusCode).toBe(403);

  const source = { name: 'Gate', format };
  expect((await rim.post('/admin/datasources', source)).statusCode).toBe(422);
  expect((await nadia.post('/admin/datasources', source)).statusCode).toBe(201);
  expect((await nadia.get('/admin/parsers')).json().parsers[0]).toMatchObject({ sources: 1 });
  const removed = await nadia.send('DELETE', `/admin/parsers/${id}`);
  expect(removed.json()).toMatchObject({ error: 'CONFLICT' });
});

test('it is only kept while its tests pass', async () => {
  const wrong = [{ line: LINE, event: { user: 'omar' } }];
  const refused = await make({ name: 'Wrong', tests: wrong });
  expect(refused.json()).toMatchObject({ error: 'UNPROCESSABLE', details: { field: 'tests' } });
  expect((await make({ name: 'Wrong', definition: { ...definition, time_pattern: 'dd' } })).statusCode).toBe(
    400,
  );

  const { id } = (await make({ name: 'Back gate' })).json();
  const change = (body: object) =>
    nadia.send('PUT', `/admin/parsers/${id}`, { body: { name: 'Back gate', definition, tests, ...body } });
  expect((await change({ definition: { ...definition, fields: [] } })).statusCode).toBe(422);
  expect((await change({ name: 'Garden gate', tests: [] })).json()).toMatchObject({
    name: 'Garden gate',
    tests: 0,
  });
  expect((await nadia.send('DELETE', `/admin/parsers/${id}`)).statusCode).toBe(200);
  expect((await nadia.get(`/admin/parsers/${id}`)).statusCode).toBe(404);
});

test('a preview shows parts, events and what tests find, and keeps nothing', async () => {
  const answer = await reader.post('/admin/parsers/preview', { definition, tests, lines: [LINE, 'x'] });
  expect(answer.json()).toMatchObject({
    lines: [{ event: { time: '2026-04-03T09:05:01.000Z', host: 'files.example.com' } }, { event: null }],
    tests: [[]],
  });
  expect(answer.json().parts[1]).toEqual({ part: '2', value: 'ACME\\nadia' });
  const first = await nadia.post('/admin/parsers/preview', {
    definition: { ...definition, fields: [] },
    lines: [LINE],
  });
  expect(first.json().suggestion.split).toEqual(definition.split);
  const nowhere = { definition, lines: [LINE], timezone: 'Nowhere' };
  expect((await nadia.post('/admin/parsers/preview', nowhere)).statusCode).toBe(422);
});
