import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { InspectionPool, PoolBusy, type PoolOptions } from './inspection-pool.ts';

/** A thread that answers with what it read, never answers, dies, or needs too much memory, by the file's name. */
const THREAD = `
  const { parentPort, threadId } = require('node:worker_threads');
  import(${JSON.stringify(import.meta.resolve('@casbah/rpc/rpc'))}).then(({ Rpc }) => {
    let read = '';
    let finish;
    new Rpc(parentPort, {
      prepare: () => true,
      inspect({ name }) {
        read = '';
        if (name === 'stuck') for (;;);
        if (name === 'dies') process.exit(3);
        if (name === 'huge') for (const all = []; ; ) all.push(new Array(1e6).fill({}));
        if (name === 'enough') return { text: 'enough', problems: [], thread: threadId };
        return new Promise((resolve) => (finish = resolve));
      },
      inspectText: (text) => ({ text, problems: [] }),
      chunk(bytes) { read += Buffer.from(bytes).toString(); },
      end() { finish({ text: read, problems: [], thread: threadId }); },
      abort() { finish?.({ text: read, problems: [{ code: 'timed_out', path: [] }] }); },
    });
  });`;

function open(options: Partial<PoolOptions> = {}) {
  let threads = 0;
  const pool = new InspectionPool({
    threads: 1,
    now: () => 0,
    graceMs: 50,
    startThread: () => {
      threads += 1;
      return new Worker(THREAD, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 32 } });
    },
    ...options,
  });
  onTestFinished(() => pool.stop());
  const inspect = (name: string, chunks: readonly string[] = ['a', 'b']) =>
    pool.inspect({ name, bytes: Readable.from(chunks.map((chunk) => Buffer.from(chunk))) });
  return { pool, inspect, threads: () => threads };
}

test('documents go through one thread, one after the other', async () => {
  const { pool, inspect, threads } = open();
  const reports = await Promise.all([
    inspect('a'),
    inspect('b', ['c', 'd', 'e']),
    pool.inspect({ text: 'as it is' }),
  ]);
  expect(reports.map(({ text }) => text)).toEqual(['ab', 'cde', 'as it is']);
  expect(threads()).toBe(1);
});

test('a thread that has seen enough gets no bytes of the document before', async () => {
  const { inspect } = open();
  async function* endless() {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      yield Buffer.from('x');
    }
  }
  const { pool } = open();
  expect(await pool.inspect({ name: 'enough', bytes: endless() })).toMatchObject({ text: 'enough' });
  expect(await pool.inspect({ name: 'next', bytes: Readable.from([Buffer.from('y')]) })).toMatchObject({
    text: 'y',
  });
  expect(await inspect('empty', [])).toMatchObject({ text: '' });
});

test('a document that takes too long is reported with what was found until then', async () => {
  const { pool } = open({ deadlineMs: 50 });
  const never = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(Buffer.from('begun')) });
  expect(await pool.inspect({ name: 'slow', bytes: never })).toMatchObject({
    text: 'begun',
    problems: [{ code: 'timed_out' }],
  });
});

test.each([
  ['stuck', 'timed_out'],
  ['dies', 'worker_failed'],
  ['huge', 'out_of_memory'],
])('a thread that is %s is replaced, and its document is reported as not inspected', async (name, code) => {
  // Only the stuck one needs its deadline; how fast memory fills depends on the machine.
  const { inspect, threads } = open({ deadlineMs: name === 'stuck' ? 300 : 60_000 });
  const report = await inspect(name);
  expect(report).toMatchObject({ file: name, findings: [], problems: [{ code }] });
  expect(await inspect('next')).toMatchObject({ text: 'ab' });
  expect(threads()).toBe(2);
});

test('bytes that fail to arrive fail the inspection, and the next document is inspected', async () => {
  const { pool, inspect } = open();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a');
      throw new Error('connection lost');
    })(),
  );
  await expect(pool.inspect({ name: 'x', bytes: broken })).rejects.toThrow('connection lost');
  expect(await inspect('next')).toMatchObject({ text: 'ab' });
});

test('stopping ends documents that are being inspected', async () => {
  const { pool, inspect } = open({ deadlineMs: 60_000 });
  const stuck = inspect('stuck');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await pool.stop();
  expect(await stuck).toMatchObject({ problems: [{ code: 'worker_failed' }] });
});

test('too many waiting documents are refused', async () => {
  const { inspect } = open({ maxWaiting: 1 });
  const first = inspect('a');
  const second = inspect('b');
  await expect(inspect('c')).rejects.toThrow(PoolBusy);
  await Promise.all([first, second]);
});
