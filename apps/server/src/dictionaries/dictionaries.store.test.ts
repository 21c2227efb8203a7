import { DICTIONARY_TEXT_BYTES } from '@casbah/domain/content-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
let rim: Browser;
beforeAll(async () => {
  server = await openTestServer();
  for (const person of [
    { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' },
    { tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' },
  ] as const)
    await addPerson(server.control, person);
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
  rim = new Browser(server.app);
  await rim.signIn('rim@rif.example');
});
afterAll(() => server.close());

const PATH = '/protect/dictionaries';
const make = (body: object) => nadia.post(PATH, body);
const send = (method: 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  nadia.send(method, `${PATH}/${path}`, body === undefined ? {} : { body });
const upload = (id: string, text: string | Buffer) =>
  nadia.send('PUT', `${PATH}/${id}/text`, {
    body: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });

test('a dictionary is created, searched, replaced by a text, downloaded and deleted', async () => {
  const terms = [{ text: 'Falcon', weight: 5 }, { text: '100%', matchCase: true }, { text: '100 days' }];
  const made = await make({ name: 'Projects', terms });
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  expect(made.json()).toMatchObject({ name: 'Projects', terms: 3, ignore_accents: false, used_by: [] });
  expect((await make({ name: 'PROJECTS' })).json()).toMatchObject({ error: 'NAME_TAKEN' });
  const found = await nadia.get(`${PATH}/${id}/terms?query=100%25`);
  expect(found.json()).toEqual({
    terms: [{ text: '100%', weight: 1, matchCase: true, partOfWord: false }],
    total: 1,
  });
  expect((await nadia.get(`${PATH}/${id}/terms?limit=1&offset=1`)).json()).toMatchObject({
    terms: [{ text: '100%' }],
    total: 3,
  });
  expect((await rim.get(`${PATH}/${id}/terms`)).statusCode).toBe(404);

  const replaced = await upload(id, 'Eagle\t7\nOwl\n');
  expect(replaced.json()).toMatchObject({ id, terms: 2 });
  expect((await nadia.get(`${PATH}/${id}/text`)).body).toBe('Eagle\t7\nOwl\n');
  expect((await send('PUT', `${id}/terms`, { terms: [{ text: 'Owl' }] })).json()).toMatchObject({ terms: 1 });
  expect((await send('PATCH', id, { ignore_accents: true })).json()).toMatchObject({
    name: 'Projects',
    ignore_accents: true,
    terms: 1,
  });
  const listed = (await nadia.get(PATH)).json();
  expect(listed).toMatchObject({ dictionaries: [{ id, terms: 1 }], limit: 500 });
  expect(listed.predefined.length).toBeGreaterThan(5);
  expect(listed.predefined[0].terms).toBeGreaterThan(5);

  const rule = { uid: 'r', value: id };
  const line = { uid: 'l', ruleType: 'dictionary', rules: [rule], logicType: null };
  const profile = await nadia.post('/protect/content_profiles', {
    name: 'Birds',
    sets: [{ uid: 's', logicType: null, ruleLines: [line] }],
  });
  expect((await nadia.get(`${PATH}/${id}`)).json().used_by).toMatchObject([{ name: 'Birds' }]);
  expect((await send('DELETE', id)).json()).toMatchObject({ error: 'CONTENT_IN_USE' });
  await nadia.send('DELETE', `/protect/content_profiles/${profile.json().id}`);
  expect((await send('DELETE', id)).statusCode).toBe(200);
  expect((await nadia.get(`${PATH}/${id}`)).statusCode).toBe(404);
});

test('a refused upload leaves the terms as they were', async () => {
  const { id } = (await make({ name: 'Kept', terms: [{ text: 'Falcon' }] })).json();
  expect((await upload(id, 'Owl\n???')).json().details.problems).toMatchObject([
    { key: 'problem.term.TERM_WITHOUT_LETTERS', values: { number: 2 } },
  ]);
  const long = Buffer.alloc(DICTIONARY_TEXT_BYTES + 1, '\n');
  expect((await upload(id, long)).statusCode).toBe(413);
  expect((await nadia.get(`${PATH}/${id}/text`)).body).toBe('Falcon\n');
});
