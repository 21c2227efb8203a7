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

test('a parser is created, listed, and offered as a format to its own company only', async () => {
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

test('is saved only if its tests pass', async () => {
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
  expect((await change({ tests: [] })).json().details.problems).toMatchObject([
    { path: 'tests', key: 'problem.parser_reads_nothing' },
  ]);
  expect((await change({ name: 'Garden gate', tests: [], draft: true })).json()).toMatchObject({
    name: 'Garden gate',
    tests: 0,
    draft: true,
  });
  const used = await nadia.post('/admin/datasources', { name: 'By a draft', format: `custom:${id}` });
  expect(used.json().details.problems).toMatchObject([{ path: 'format', key: 'problem.parser_draft' }]);
  expect((await nadia.send('DELETE', `/admin/parsers/${id}`)).statusCode).toBe(200);
  expect((await nadia.get(`/admin/parsers/${id}`)).statusCode).toBe(404);
});

test("a pattern is saved only if valid; preview and refusal show the error's position", async () => {
  const line = '[2026-04-03 09:05:01] <<10.0.0.4>> who=nadia ;; went->https://box.com/a';
  const asked = await reader.post('/admin/parsers/preview', { definition, lines: [line] });
  const { suggestion } = asked.json();
  expect(suggestion.split.kind).toBe('pattern');
  const own = [{ line, event: { user: 'nadia', src_ip: '10.0.0.4' } }];
  expect((await make({ name: 'By pattern', definition: suggestion, tests: own })).statusCode).toBe(201);

  const wrong = { split: { kind: 'pattern', pattern: '%{IP:src_ip}(?=x)' }, fields: [] };
  const preview = await reader.post('/admin/parsers/preview', { definition: wrong, lines: [line] });
  const problem = { key: 'problem.pattern_unsupported', at: 13, text: '(?=' };
  expect(preview.json()).toMatchObject({ pattern_problem: problem, lines: [{ event: null }] });
  const refused = await make({ name: 'Looks around', definition: wrong, tests: own });
  expect(refused.json().details.problems).toEqual([
    { path: 'definition.split.pattern', key: problem.key, values: { at: '13', text: '(?=' } },
  ]);
});

test('a preview shows parts, events and test results, and stores nothing', async () => {
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

test('a slow pattern is refused, and the server keeps responding meanwhile', async () => {
  const slow = { split: { kind: 'pattern', pattern: String.raw`(?<a>(?:[a-z]?){900}[x-z]\d)` }, fields: [] };
  const line = 'a'.repeat(4096);
  const body = {
    definition: slow,
    tests: Array.from({ length: 20 }, () => ({ line, event: null })),
    lines: Array.from({ length: 20 }, () => line),
  };
  let isAnswered = false;
  const asked = nadia.post('/admin/parsers/preview', body).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await reader.get('/admin/parsers')).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  const refused = await asked;
  expect(refused.statusCode).toBe(422);
  expect(refused.json().details.problems).toMatchObject([
    { path: 'definition.split.pattern', key: 'problem.pattern_size' },
  ]);
  const next = await nadia.post('/admin/parsers/preview', { definition, tests, lines: [LINE] });
  expect(next.json().lines[0].event).toMatchObject({ user: 'nadia' });
});
