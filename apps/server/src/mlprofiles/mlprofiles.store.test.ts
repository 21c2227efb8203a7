import { LEAST_SAMPLES } from '@casbah/domain/ml-profile';
import { judge, readModel } from '@casbah/inspection/learning/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer();
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
});
afterAll(() => server.close());

const PATH = '/protect/ml_profiles';
const make = (name: string) => nadia.post(PATH, { name });
const find = async (id: string) => (await nadia.get(`${PATH}/${id}`)).json();
const addSample = (id: string, kind: string, name: string, text: string) =>
  nadia.send('POST', `${PATH}/${id}/samples?kind=${kind}&file_name=${name}`, {
    body: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
const lease = (at: number) =>
  `Tenancy agreement ${at}: the landlord lets the flat to the tenant for a monthly rent of ${at}00 euros.`;
const recipe = (at: number) =>
  `Recipe ${at}: whisk ${at} eggs with flour and sugar, then bake the dough in the oven.`;
const train = (id: string) => nadia.post(`${PATH}/${id}/train`, {});
const run = () => server.runJob('mlprofiles.train');

test('a training profile’s name has up to 64 limited characters and is unique, ignoring case [PF-V056]', async () => {
  for (const name of ['', 'a'.repeat(65), 'a<b'])
    expect([name, (await make(name)).statusCode]).toEqual([name, 400]);
  const { id } = (await make('Named once')).json();
  expect((await make('NAMED once')).json()).toMatchObject({ error: 'NAME_TAKEN' });
  const renamed = await nadia.send('PATCH', `${PATH}/${id}`, { body: { name: 'Named twice' } });
  expect(renamed.json()).toMatchObject({ name: 'Named twice', state: 'new' });
  expect((await nadia.send('DELETE', `${PATH}/${id}`)).statusCode).toBe(200);
});

test('a profile learns from samples of both kinds, shows its quality, and is trained again', async () => {
  const { id } = (await make('Leases')).json();
  expect((await train(id)).json().details.problems).toMatchObject([
    { key: 'problem.too_few_samples', values: { minimum: LEAST_SAMPLES } },
  ]);
  for (let at = 0; at < LEAST_SAMPLES; at += 1) {
    expect((await addSample(id, 'positive', `lease-${at}.txt`, lease(at))).statusCode).toBe(201);
    await addSample(id, 'negative', `recipe-${at}.txt`, recipe(at));
  }
  expect((await train(id)).json()).toMatchObject({ state: 'queued', quality: null, positive_samples: 10 });
  expect((await train(id)).json()).toMatchObject({ error: 'CONFLICT' });
  await run();
  const trained = await find(id);
  expect(trained).toMatchObject({ state: 'ready', error: null, is_outdated: false });
  expect(trained.quality).toMatchObject({ samples: 20, accuracy: expect.any(Number) });
  expect(trained.quality.accuracy).toBeGreaterThan(0.8);

  const { mlProfiles } = await server.provided.contentOf('atlas');
  const model = readModel(await server.provided.files.readAt(mlProfiles[0]?.model ?? '', 0, 50_000_000));
  expect(judge(model, lease(99))).toBeGreaterThan(judge(model, recipe(99)));
  const choices = (await nadia.get('/protect/content/choices')).json();
  expect(choices.ml_profiles).toEqual([{ key: id, label: 'Leases' }]);

  const { samples } = (await nadia.get(`${PATH}/${id}/samples`)).json();
  expect(samples).toHaveLength(20);
  const [first] = samples;
  expect((await nadia.send('DELETE', `${PATH}/${id}/samples/${first.id}`)).statusCode).toBe(200);
  expect((await nadia.send('DELETE', `${PATH}/${id}/samples/${first.id}`)).statusCode).toBe(404);
  expect(await find(id)).toMatchObject({ state: 'ready', is_outdated: true });
  await addSample(id, first.kind, 'again.txt', first.kind === 'positive' ? lease(77) : recipe(77));
  await train(id);
  await run();
  expect(await find(id)).toMatchObject({ state: 'ready', is_outdated: false });
});

test('a failed training gives the reason', async () => {
  const { id } = (await make('Same')).json();
  for (const kind of ['positive', 'negative'])
    for (let at = 0; at < LEAST_SAMPLES; at += 1) await addSample(id, kind, `${at}.txt`, lease(at));
  await train(id);
  await run();
  expect(await find(id)).toMatchObject({ state: 'failed', error: 'same_on_both_sides', quality: null });
});
