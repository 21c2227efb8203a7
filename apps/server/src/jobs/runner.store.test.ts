import { MINUTE_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import { queueStates, runNow } from '@casbah/stores/control/jobs/queues';
import { openPostgresControlStore } from '@casbah/stores/control/postgres/postgres-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { AUDIT_KEY, onEachDriver, testedDrivers } from '@casbah/stores/control/tested-drivers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Job, JobFailure, JobLost, type QueuedJob, type RunningJob } from './job.ts';
import type { JobRunner } from './runner.ts';
import { testRunner } from './test-runner.ts';

const { drivers, postgres } = await testedDrivers();

onEachDriver(drivers, 'the job runner', ({ open }) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  const clock = { now: 0 };
  let faults: unknown[];
  let ran: string[];
  beforeAll(async () => {
    ({ store, remove } = await open());
    await store.migrate();
    await store.asSystem((tx) =>
      addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 }),
    );
  });
  afterAll(() => remove());
  beforeEach(async () => {
    clock.now = Date.UTC(2026, 10, 23, 12);
    faults = [];
    ran = [];
    await store.asSystem(async (tx) => {
      await tx.deleteFrom('jobs').execute();
      await tx.deleteFrom('job_queues').execute();
    });
  });

  const runner = (jobs: readonly Job[], server = 'one'): JobRunner =>
    testRunner({
      control: store,
      jobs,
      clock: () => clock.now,
      server,
      onFault: (_what, error) => faults.push(error),
    });
  const queue = (run: QueuedJob['run'], more: Partial<QueuedJob> = {}): QueuedJob => ({
    name: 'test.queue',
    retry: { first: MINUTE_MS, longest: 4 * MINUTE_MS, attempts: 3 },
    ...more,
    run,
  });
  const note = async ({ key }: RunningJob): Promise<void> => void ran.push(key);
  const add = (key: string, tenant: string | null = null): Promise<void> =>
    store.asSystem((tx) => enqueue(tx, 'test.queue', { key, tenant }, clock.now));
  const rows = () => store.asSystem((tx) => tx.selectFrom('jobs').selectAll().execute());
  const state = async () => (await store.asSystem((tx) => queueStates(tx, ['test.queue'], clock.now)))[0];

  test('runs a job once its transaction has committed, and leaves nothing of it', async () => {
    const failing = store.asSystem(async (tx) => {
      await enqueue(tx, 'test.queue', { key: 'undone', tenant: null }, clock.now);
      throw new Error('The change failed');
    });
    await expect(failing).rejects.toThrow();
    await store.inTenant('atlas', (tx) =>
      enqueue(tx, 'test.queue', { key: 'done', tenant: 'atlas' }, clock.now),
    );
    expect(await runner([queue(note)]).settled()).toBe(1);
    expect(ran).toEqual(['done']);
    expect(await rows()).toEqual([]);
    expect(await state()).toMatchObject({ runs: 1, failures: 0, waiting: 0, last_ended: clock.now });
  });

  test('a tenant can add and see only its own jobs', async () => {
    await add('others');
    const seen = await store.inTenant('atlas', (tx) => tx.selectFrom('jobs').select('key').execute());
    expect(seen).toEqual([]);
    const foreign = store.inTenant('atlas', (tx) =>
      enqueue(tx, 'test.queue', { key: 'foreign', tenant: null }, clock.now),
    );
    await expect(foreign).rejects.toThrow();
  });

  test('a waiting key is one job; queued while running, it runs once more', async () => {
    await add('a');
    await add('a');
    let isFirst = true;
    const again = runner([
      queue(async (job) => {
        await note(job);
        if (isFirst) await add('a');
        isFirst = false;
      }),
    ]);
    expect(await again.settled()).toBe(2);
    expect(ran).toEqual(['a', 'a']);
    expect(await rows()).toEqual([]);
  });

  test('retries a failing job with growing delays, then waits for an operator', async () => {
    await add('a');
    const failing = runner([
      queue(async () => {
        throw new Error('The\nserver is away');
      }),
    ]);
    const starts: number[] = [];
    for (let minute = 0; minute < 10; minute += 1, clock.now += MINUTE_MS)
      if ((await failing.settled()) > 0) starts.push(minute);
    expect(starts).toEqual([0, 1, 3]);
    expect(faults).toHaveLength(3);
    expect(await state()).toMatchObject({
      failed: 1,
      waiting: 0,
      oldest: null,
      runs: 3,
      failures: 3,
      last_error: 'The server is away',
    });
    expect(await store.asSystem((tx) => runNow(tx, 'test.queue', clock.now))).toBe(1);
    expect(await runner([queue(note)]).settled()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test("a failure recorded by the area isn't logged; a final one leaves nothing", async () => {
    await add('waits');
    await add('over');
    const failing = runner([
      queue(
        async ({ key }) => {
          throw new JobFailure(`${key} failed`, { isFinal: key === 'over' });
        },
        { concurrency: 2 },
      ),
    ]);
    await failing.settled();
    expect(faults).toEqual([]);
    expect(await rows()).toMatchObject([{ key: 'waits', attempts: 1, last_error: 'waits failed' }]);
    expect(await state()).toMatchObject({ retrying: 1, waiting: 1, oldest: clock.now, failures: 2 });
  });

  test('respects the concurrency limit', async () => {
    let [underWay, most] = [0, 0];
    const slow = queue(
      async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
      },
      { concurrency: 3 },
    );
    for (const key of 'abcdefgh') await add(key);
    expect(await runner([slow]).settled()).toBe(8);
    expect(most).toBe(3);
  });

  test("doesn't query the store once settled", async () => {
    let asked = 0;
    const counted: ControlStore = {
      ...store,
      async asSystem(work) {
        asked += 1;
        return await store.asSystem(work).finally(() => {
          asked -= 1;
        });
      },
    };
    const quick = queue(async () => {}, { concurrency: 4 });
    for (let round = 0; round < 5; round += 1) {
      for (const key of 'abcdefghijkl') await add(key);
      await testRunner({ control: counted, jobs: [quick], clock: () => clock.now }).settled();
      expect(asked).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(asked).toBe(0);
    }
  });

  test('finds due work once', async () => {
    const due = { every: MINUTE_MS, find: async () => [{ key: 'a', tenant: null }] };
    let fails = true;
    const finding = runner([
      queue(
        async (job) => {
          await note(job);
          if (fails) throw new JobFailure('not now');
          due.find = async () => [];
        },
        { due },
      ),
    ]);
    await finding.settled();
    expect(ran).toEqual(['a']);
    fails = false;
    clock.now += MINUTE_MS;
    await finding.settled();
    expect(ran).toEqual(['a', 'a']);
  });

  test('a periodic job runs repeatedly, on one server at a time', async () => {
    const periodic: Job = {
      name: 'test.queue',
      every: 10 * MINUTE_MS,
      first: MINUTE_MS,
      run: async () => void ran.push('run'),
    };
    const servers = [runner([periodic], 'one'), runner([periodic], 'two')];
    const settle = () => Promise.all(servers.map((server) => server.settled()));
    await settle();
    expect(ran).toHaveLength(0);
    clock.now += MINUTE_MS;
    await settle();
    expect(ran).toHaveLength(1);
    clock.now += 9 * MINUTE_MS;
    await settle();
    expect(ran).toHaveLength(1);
    clock.now += MINUTE_MS;
    await settle();
    expect(ran).toHaveLength(2);
    const often = runner([{ ...periodic, every: 2 * MINUTE_MS }]);
    clock.now += 2 * MINUTE_MS;
    await often.settled();
    clock.now += 2 * MINUTE_MS;
    await often.settled();
    expect(ran).toHaveLength(3);
  });

  test("takes over a dead server's job after its lease; the dead one can't commit anymore", async () => {
    await add('a');
    const goesOn = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let late: unknown;
    const dead = runner([
      queue(async ({ hold }) => {
        started.resolve();
        await goesOn.promise;
        late = await store.asSystem((tx) => hold(tx)).catch((error: unknown) => error);
        throw new JobLost();
      }),
    ]);
    const dying = dead.settled();
    await started.promise;
    const other = runner([queue(note)], 'two');
    clock.now += MINUTE_MS - 1;
    expect(await other.settled()).toBe(0);
    clock.now += 1;
    expect(await other.settled()).toBe(1);
    goesOn.resolve();
    await dying;
    expect(late).toBeInstanceOf(JobLost);
    expect(ran).toEqual(['a']);
    expect(await state()).toMatchObject({ runs: 1, failures: 0 });
  });

  test('a restarted server resumes its jobs at once', async () => {
    await add('a');
    const killed = runner([queue(() => new Promise(() => {}))]);
    void killed.settled();
    await expect.poll(async () => (await rows())[0]?.holder).toBe('one');
    const next = runner([queue(note)]);
    await next.start();
    await expect.poll(() => ran).toEqual(['a']);
    await next.stop();
  });

  test("a stopping server returns unfinished jobs, which doesn't count as an attempt", async () => {
    await add('a');
    const slow = runner([
      queue(
        (_job, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      ),
    ]);
    await slow.start();
    await expect.poll(async () => (await rows())[0]?.holder).toBe('one');
    await slow.stop();
    expect(await rows()).toMatchObject([{ holder: null, attempts: 0, last_error: null }]);
    expect(faults).toEqual([]);
  });

  test('gives up on a job that crashes its server each time', async () => {
    await add('a');
    for (let time = 0; time < 3; time += 1) {
      void runner([queue(() => new Promise(() => {}))], `dying-${time}`).settled();
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(time + 1);
      clock.now += MINUTE_MS;
    }
    await runner([queue(note)], 'last').settled();
    expect(ran).toEqual([]);
    expect(await state()).toMatchObject({ failed: 1 });
  });

  test('wakes when a job is added', async () => {
    const waking = runner([queue(note)]);
    const stop = await store.listen({ onSignal() {}, onResync() {}, job: (name) => waking.wake(name) });
    await waking.start();
    await add('a');
    await expect.poll(() => ran).toEqual(['a']);
    await waking.stop();
    await stop();
  });
});

test.skipIf(postgres === undefined)('two servers on one PostgreSQL do each job once', async () => {
  const stores = [0, 1].map(() =>
    openPostgresControlStore({ url: postgres?.url ?? '', auditKey: AUDIT_KEY }),
  );
  const [one] = stores;
  if (one === undefined) return;
  await one.migrate();
  const ran: string[] = [];
  const keys = Array.from({ length: 200 }, (_, index) => `key-${index}`);
  for (const key of keys) await one.asSystem((tx) => enqueue(tx, 'test.both', { key, tenant: null }, 1));
  const work: QueuedJob = {
    name: 'test.both',
    concurrency: 4,
    retry: { first: 1, longest: 1 },
    run: async ({ key }) => void ran.push(key),
  };
  const counts = await Promise.all(
    stores.map((control, index) =>
      testRunner({ control, jobs: [work], clock: () => 2, server: `server-${index}` }).settled(),
    ),
  );
  expect(ran.toSorted()).toEqual(keys.toSorted());
  expect(counts.every((count) => count > 0)).toBe(true);
  await Promise.all(stores.map((store) => store.close()));
});
