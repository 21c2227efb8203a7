import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';
import { jobNameWords } from '@casbah/messages/every-area';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { area } from '../areas/define.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { type Job, JobFailure } from './job.ts';
import { jobsHandlers } from './routes.ts';
import type { JobRunner } from './runner.ts';
import { JobsService } from './service.ts';
import { testRunner } from './test-runner.ts';

let server: TestServer;
let runner: JobRunner;
let service: JobsService;
let isBroken = true;
const SEND = 'test.send';
const jobs: Job[] = [
  {
    name: SEND,
    retry: { first: 60_000, longest: 60_000, attempts: 2 },
    run: async () => {
      if (isBroken) throw new JobFailure('The mail server is away');
    },
  },
  { name: 'test.cleanup', every: HOUR_MS, run: async () => {} },
];
/** The real area, with this test's jobs. */
const jobsArea = area({
  name: 'jobs',
  needs: ['control', 'clock'],
  gives: ['jobFigures'],
  build(parts) {
    service = new JobsService({ ...parts, jobs });
    return { handlers: jobsHandlers(service), provides: { jobFigures: () => service.figures() } };
  },
});
beforeAll(async () => {
  server = await openTestServer({ areas: [jobsArea] });
  const clock = () => server.clock.now;
  runner = testRunner({ control: server.control, clock, jobs });
  await addPerson(server.control, { tenant: 'atlas', email: 'amina@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'atlas', email: 'omar@atlas.example', role: 'admin' });
  await server.control.asSystem((tx) => tx.updateTable('tenants').set({ created_on: 0 }).execute());
  await addPerson(server.control, { tenant: 'rif', email: 'karim@rif.example', role: 'sysadmin' });
});
afterAll(() => server.close());

const signedIn = async (email: string): Promise<Browser> => {
  const browser = new Browser(server.app);
  await browser.signIn(email);
  return browser;
};

test('operators see waiting and failing jobs, and can retry them', async () => {
  const operator = await signedIn('amina@atlas.example');
  const listed = async () => (await operator.get('/admin/jobs')).json();
  await server.control.asSystem((tx) => enqueue(tx, SEND, { key: 'a', tenant: 'rif' }, server.clock.now));
  const since = isoTime(server.clock.now);
  expect(await listed()).toMatchObject({
    is_operator: true,
    queues: [
      { name: 'test.cleanup', every_seconds: 3600, waiting: 0, last_run: null, last_error: null },
      { name: SEND, every_seconds: null, waiting: 1, oldest: since, last_run: null },
    ],
  });
  await runner.settled();
  expect((await listed()).queues[1]).toMatchObject({
    waiting: 1,
    retrying: 1,
    failed: 0,
    oldest: since,
    last_error: 'The mail server is away',
    next_run: isoTime(server.clock.now + 60_000),
  });
  server.clock.now += 60_000;
  await runner.settled();
  expect((await listed()).queues[1]).toMatchObject({
    waiting: 0,
    failed: 1,
    oldest: null,
    runs: 2,
    failures: 2,
  });
  isBroken = false;
  expect((await operator.post(`/admin/jobs/${SEND}/run`)).json()).toEqual({ started: 1 });
  await runner.settled();
  expect((await listed()).queues[1]).toMatchObject({ waiting: 0, failed: 0, runs: 3, failures: 2 });
  expect((await operator.post('/admin/jobs/test.cleanup/run')).json()).toEqual({ started: 1 });
  expect(await runner.settled()).toBe(1);
  expect((await operator.post('/admin/jobs/nothing/run')).statusCode).toBe(404);
});

test("other companies and admins can't see or start jobs", async () => {
  const other = await signedIn('karim@rif.example');
  expect((await other.get('/admin/jobs')).json()).toEqual({ is_operator: false, queues: [] });
  expect((await other.post(`/admin/jobs/${SEND}/run`)).json()).toMatchObject({ error: 'DENIED' });
  const admin = await signedIn('omar@atlas.example');
  expect((await admin.get('/admin/jobs')).statusCode).toBe(403);
});

test('metrics show the age of the oldest waiting job', async () => {
  await server.control.asSystem((tx) => enqueue(tx, SEND, { key: 'b', tenant: null }, server.clock.now));
  server.clock.now += 90_000;
  expect(await service.figures()).toContainEqual(
    expect.objectContaining({ queue: SEND, waiting: 1, oldestSeconds: 90, runs: 3, failures: 2 }),
  );
});

test('every job has a name for operators in every language', async () => {
  const other = await openTestServer();
  const names = other.provided.jobs
    .filter((job) => !('onEveryServer' in job))
    .map(({ name }) => `job.${name}`);
  await other.close();
  expect(names.length).toBeGreaterThan(10);
  for (const load of Object.values(jobNameWords))
    expect(Object.keys(await load())).toEqual(expect.arrayContaining(names));
});
