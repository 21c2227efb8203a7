import type { PersonDeleted } from '@casbah/stores/events/event-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, memoryEvents, openTestServer, type TestServer } from '../test-compose.ts';
import { digestOf } from './service.ts';

const NONE: PersonDeleted = {
  events: { traffic: 0, activity: 0, dlp: 0, posture: 0, audit: 0 },
  mentions: 0,
  rejects: 0,
};
const OMAR: PersonDeleted = { ...NONE, events: { ...NONE.events, traffic: 7, activity: 3 }, mentions: 2 };

let stored = OMAR;
/** How many deletions miss something that a log brings meanwhile. */
let late = 0;
const deleted: (readonly string[])[] = [];

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer({
    given: {
      events: {
        ...memoryEvents(),
        async deletePerson(_tenant, names, { dryRun }) {
          const found = stored;
          if (!dryRun) {
            deleted.push(names);
            stored = late > 0 ? { ...NONE, rejects: 1 } : NONE;
            late -= 1;
          }
          return found;
        },
      },
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'atlas', email: 'sara@atlas.example', role: 'admin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
});
afterAll(() => server.close());

const NAMES = ['omar@atlas.example', 'omar'];

test('what logs store about a person is counted, deleted and proven', async () => {
  const preview = await nadia.post('/admin/erasures/preview', { names: NAMES });
  expect(preview.json()).toEqual({ found: OMAR, other_names: [] });
  const asked = await nadia.post('/admin/erasures', {
    names: [...NAMES, 'omar'],
    reason: 'Request of 20 November',
  });
  expect(asked.statusCode).toBe(202);
  const { id } = asked.json();
  expect((await nadia.get(`/admin/erasures/${id}/certificate`)).statusCode).toBe(409);

  const facts = { user: 'Omar@atlas.example', object: 'Omar’s plan' };
  for (const [key, named] of [
    ['own', facts],
    ['other', { user: 'sara@atlas.example', target: ['omar@atlas.example'] }],
  ])
    await nadia.post('/api/incidents', { key, policy: `Of ${key}`, severity: 'low', facts: named });

  // The first attempt finds more afterwards, so it is not proven.
  late = 1;
  await server.runJob('erasures.erase');
  expect((await nadia.get('/admin/erasures')).json()).toMatchObject({ erasures: [{ state: 'running' }] });
  server.clock.now += 60_000;
  await server.runJob('erasures.erase');
  expect(deleted).toEqual([NAMES, NAMES]);
  expect((await nadia.get('/admin/erasures')).json()).toMatchObject({
    erasures: [{ id, state: 'done', deleted: OMAR, reason: 'Request of 20 November' }],
  });

  const certificate = (await nadia.get(`/admin/erasures/${id}/certificate`)).json();
  expect(certificate).toMatchObject({ version: 1, deleted: OMAR, remaining: NONE });
  const { salt, sha256 } = certificate.subject;
  expect(sha256).toEqual(NAMES.map((name) => digestOf(salt, name)));
  expect(digestOf(salt, 'OMAR')).toBe(sha256[1]);
  const { sequence, hash } = certificate.history;
  expect((await nadia.get(`/history/entries/${sequence}`)).json()).toMatchObject({
    event: 'person.erased',
    hash,
  });
  // Incidents stay, without the person.
  const incidents = await nadia.get('/api/incidents');
  expect(incidents.json().rows).toHaveLength(2);
  const evidence = await Promise.all(
    incidents.json().rows.map((row: { id: string }) => nadia.get(`/api/incidents/${row.id}`)),
  );
  for (const { body } of evidence) expect(body).not.toMatch(/omar/i);
  // Neither the certificate nor the history names the person.
  const history = await nadia.get('/history/entries');
  for (const text of [JSON.stringify(certificate), history.body]) expect(text).not.toContain('omar');
});

test('the directory’s other names are offered, and only sysadmins may delete', async () => {
  const { other_names } = (
    await nadia.post('/admin/erasures/preview', { names: ['SARA@atlas.example'] })
  ).json();
  expect(other_names).toEqual([]);
  const sara = new Browser(server.app);
  await sara.signIn('sara@atlas.example');
  expect((await sara.post('/admin/erasures', { names: ['omar'], reason: 'no' })).statusCode).toBe(403);
  expect((await nadia.post('/admin/erasures', { names: [], reason: 'x' })).statusCode).toBe(400);
  expect((await nadia.post('/admin/erasures', { names: ['x'], reason: ' ' })).statusCode).toBe(400);
});
