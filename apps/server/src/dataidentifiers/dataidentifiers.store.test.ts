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

const PATH = '/protect/data_identifiers';
const BADGE = {
  name: 'Badge number',
  pattern: '\\bE-(\\d{8})\\b',
  check: 'luhn',
  risks: ['pii'],
  keywords: ['badge'],
  examples: { matching: ['E-12345674', 'badge E-12345674'], clean: ['E-12345678', 'F-12345674'] },
};
const make = (body: object) => nadia.post(PATH, body);

test('a company’s data identifier is saved only if its examples behave as stated', async () => {
  const made = await make(BADGE);
  expect(made.statusCode).toBe(201);
  const { id } = made.json();
  expect(made.json()).toMatchObject({ ...BADGE, confidence: 'medium', within: 60, is_enabled: true });
  expect((await rim.get(`${PATH}/${id}`)).statusCode).toBe(404);
  expect((await make({ ...BADGE, name: 'BADGE number' })).json()).toMatchObject({ error: 'NAME_TAKEN' });

  const problem = async (given: object) =>
    (await make({ ...BADGE, name: 'Refused', ...given })).json().details.problems;
  expect(await problem({ check: 'none' })).toEqual([
    { path: 'examples.clean', key: 'problem.example_matched', values: { text: 'E-12345678' } },
  ]);
  expect(await problem({ confidence: 'narrow' })).toEqual([
    { path: 'examples.matching', key: 'problem.example_missed', values: { text: 'E-12345674' } },
  ]);
  expect(await problem({ pattern: '(' })).toMatchObject([
    { path: 'pattern', key: 'problem.regex.missing_parenthesis' },
  ]);

  const changed = await nadia.send('PUT', `${PATH}/${id}`, { body: { ...BADGE, is_enabled: false } });
  expect(changed.json()).toMatchObject({ id, is_enabled: false });
  const alias = await nadia.post('/protect/content_aliases', { name: 'Badges', identifiers: [id] });
  expect((await nadia.send('DELETE', `${PATH}/${id}`)).json()).toMatchObject({
    error: 'CONTENT_IN_USE',
    details: { name: 'Badges' },
  });
  await nadia.send('DELETE', `/protect/content_aliases/${alias.json().id}`);
  expect((await nadia.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
});

test('an included data identifier is turned off, or changed, for one company', async () => {
  const body = { is_enabled: false, extra_keywords: ['Kreditkarte'], ignored: ['4111 1111 1111 1111'] };
  const changed = await nadia.send('PUT', `${PATH}/included/card-visa`, { body });
  expect(changed.json()).toMatchObject({ id: 'card-visa', group: 'payment_card', country: null, ...body });
  expect(changed.json().precision).toBeGreaterThan(0.9);
  const visaOf = async (person: Browser) =>
    (await person.get(PATH)).json().included.find(({ id }: { id: string }) => id === 'card-visa');
  expect(await visaOf(nadia)).toEqual(changed.json());
  expect(await visaOf(rim)).toMatchObject({ is_enabled: true, extra_keywords: [], ignored: [] });
  expect((await nadia.send('PUT', `${PATH}/included/none`, { body })).statusCode).toBe(404);
});
