import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { SAMPLE_QUEUE } from './sample-loading.ts';
import { SAMPLE_SOURCES } from './sample-logs.ts';

const LINE =
  '1790000001.000 5 10.0.0.1 TCP_MISS/200 1 GET https://a.example/ o.haddad HIER_DIRECT/192.0.2.1 text/html\n';

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer({
    given: {
      async *writeSampleLogs(folder) {
        for (const source of SAMPLE_SOURCES) {
          const path = join(folder, source.replaceAll(/\W/g, ''));
          await writeFile(path, LINE);
          yield { path, size: LINE.length };
        }
      },
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  expect((await nadia.signIn('nadia@atlas.example')).statusCode).toBe(200);
});
afterAll(() => server.close());

const load = () => nadia.post('/admin/first-steps/sample');
const remove = () => nadia.send('DELETE', '/admin/first-steps/sample');
const firstSteps = async () => (await nadia.get('/admin/first-steps')).json();
const sourceNames = async (): Promise<string[]> =>
  (await nadia.get('/admin/datasources')).json().datasources.map(({ name }: { name: string }) => name);
const doneSteps = async (): Promise<string[]> =>
  (await firstSteps()).steps.flatMap(({ id, is_done }: { id: string; is_done: boolean }) =>
    is_done ? [id] : [],
  );

test('sample data has people and logs, completes no step, and is removed without a trace', async () => {
  expect(await doneSteps()).toEqual([]);
  const loaded = await load();
  expect(loaded.statusCode).toBe(202);
  expect(loaded.json()).toMatchObject({ state: 'loading', people: 400, progress: 0 });
  expect((await load()).statusCode).toBe(409);
  await server.runJob(SAMPLE_QUEUE);
  const { sample } = await firstSteps();
  for (const { id } of sample.sources) {
    const { loads } = (await nadia.get(`/admin/datasources/${id}/loads`)).json();
    expect(loads).toMatchObject([{ size: LINE.length, bytes_received: LINE.length }]);
  }
  expect((await sourceNames()).toSorted()).toEqual([...SAMPLE_SOURCES].toSorted());
  expect(await doneSteps()).toEqual([]);

  const removed = await remove();
  expect(removed.statusCode).toBe(200);
  expect(removed.json()).toMatchObject({ state: 'none', people: 0, sources: [] });
  expect(await sourceNames()).toEqual([]);
  expect((await remove()).statusCode).toBe(404);
});

test("a company's own data completes the steps", async () => {
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
  await nadia.post('/risks/decisions', { service_ids: ['box'], decision: 'sanctioned' });
  expect(await doneSteps()).toEqual(expect.arrayContaining(['colleague']));
  await load();
  expect(await doneSteps()).not.toContain('source');
  await remove();
});
