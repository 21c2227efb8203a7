import { Worker } from 'node:worker_threads';
import { noLoadCounts } from '@casbah/domain/datasource';
import { expect, onTestFinished, test } from 'vitest';
import type { LoadJob, LoadKeeper } from './load.ts';
import { ReadingThread, ThreadDied } from './reading-thread.ts';

/** A thread that calls the server, waits to be stopped or dies, depending on the file's name. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  import(${JSON.stringify(import.meta.resolve('@casbah/rpc/rpc'))}).then(({ Rpc }) => {
    let stopped;
    const server = new Rpc(parentPort, {
      async read({ fileName }) {
        if (fileName === 'dies') process.exit(3);
        if (fileName === 'waits') return new Promise((resolve) => (stopped = resolve));
        server.send('moved', 0.5, undefined);
        const hashed = await server.call('hashed', 'abc').catch(({ message, code }) => message + ' ' + code);
        return { outcome: { kind: 'completed' }, cause: hashed };
      },
      rest: () => stopped({ outcome: { kind: 'stopped' }, cause: 'rest' }),
      stop: () => stopped({ outcome: { kind: 'stopped' }, cause: 'stop' }),
    });
  });`;

const job = (fileName: string): LoadJob => ({
  id: 'l',
  tenant: 'atlas',
  datasource: 'd',
  source: 'Proxy',
  file: 'l',
  fileName,
  size: 1,
  contentHash: undefined,
  peopleVersion: '1',
  signSources: [],
  parseAgain: false,
  checkpoint: { plan: { batchLines: 1, batchBytes: 1, format: undefined, timezone: 'UTC', now: 0 } },
  batches: 0,
  counts: noLoadCounts(),
});

function open() {
  const started: Worker[] = [];
  const thread = new ReadingThread(() => {
    const worker = new Worker(THREAD, { eval: true, execArgv: [] });
    started.push(worker);
    return worker;
  });
  onTestFinished(() => thread.end());
  const moved: number[] = [];
  const keeper = (hashed: LoadKeeper['hashed'] = async () => 'new'): LoadKeeper => ({
    hashed,
    gathered: async () => {},
    people: async () => [],
    committed: async () => {},
    moved: (progress) => moved.push(progress),
  });
  const signals = () => ({ stop: new AbortController(), rest: new AbortController() });
  const read = (fileName: string, kept = keeper(), { stop, rest } = signals()) =>
    thread.read(job(fileName), kept, { stop: stop.signal, rest: rest.signal });
  return { started, thread, moved, keeper, signals, read };
}

test('each job has its own keeper, on one thread', async () => {
  const { started, moved, keeper, read } = open();
  expect(await read('asks')).toEqual({ outcome: { kind: 'completed' }, cause: 'new' });
  expect(
    await read(
      'asks',
      keeper(async () => 'duplicate'),
    ),
  ).toMatchObject({ cause: 'duplicate' });
  expect(moved).toEqual([0.5, 0.5]);
  expect(started).toHaveLength(1);
});

test("a keeper's failure reaches the thread with its code, which says whether to wait", async () => {
  const { keeper, read } = open();
  const full = keeper(() => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })));
  expect(await read('asks', full)).toMatchObject({ cause: 'no room ENOSPC' });
});

test('a job ends when stopped, even before it began, or when another tenant has a turn', async () => {
  const { keeper, signals, read } = open();
  const before = signals();
  before.stop.abort();
  expect(await read('waits', keeper(), before)).toMatchObject({ cause: 'stop' });
  const during = signals();
  const reading = read('waits', keeper(), during);
  during.rest.abort();
  expect(await reading).toMatchObject({ cause: 'rest' });
});

test('a job whose thread dies is rejected, and the next one gets a new thread', async () => {
  const { started, read } = open();
  await expect(read('dies')).rejects.toThrow(ThreadDied);
  expect(await read('asks')).toMatchObject({ outcome: { kind: 'completed' } });
  expect(started).toHaveLength(2);
});
