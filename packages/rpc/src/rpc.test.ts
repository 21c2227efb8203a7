import { MessageChannel, Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RemoteError, Rpc, ThreadEnded, transfer } from './rpc.ts';

type Counting = {
  add(a: number, b: number): Promise<number>;
  fail(): never;
  failWithText(): never;
  length(bytes: Uint8Array): number;
  zeros(length: number): Uint8Array<ArrayBuffer>;
  unclonable(): unknown;
  never(): Promise<void>;
  keep(what: object): void;
  note(what: string): void;
};

function pair() {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const noted: string[] = [];
  new Rpc<Record<never, never>, Counting>(port2, {
    add: async (a, b) => a + b,
    fail: () => {
      throw Object.assign(new RangeError('The disk is full'), { code: 'ENOSPC', errno: 28, at: { line: 1 } });
    },
    failWithText: () => {
      throw 'text';
    },
    length: ({ length }) => length,
    zeros: (length) => {
      const bytes = new Uint8Array(length);
      return transfer(bytes, [bytes.buffer]);
    },
    unclonable: () => () => {},
    never: () => new Promise(() => {}),
    keep: () => {},
    note: (what) => noted.push(what),
  });
  return { rpc: new Rpc<Counting>(port1, {}), noted };
}

describe('a call', () => {
  test('resolves with its own result, however many are in progress', async () => {
    const { rpc } = pair();
    const sums = await Promise.all([1, 2, 3].map((n) => rpc.call('add', n, 10)));
    expect(sums).toEqual([11, 12, 13]);
  });

  test('arrives after earlier sends', async () => {
    const { rpc, noted } = pair();
    rpc.send('note', 'first');
    rpc.send('note', 'second');
    await rpc.call('add', 1, 1);
    expect(noted).toEqual(['first', 'second']);
  });

  test("rejects with the error's name, message, stack and text fields", async () => {
    const { rpc } = pair();
    const error = await rpc.call('fail').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RemoteError);
    expect(error).toMatchObject({
      name: 'RangeError',
      message: 'The disk is full',
      code: 'ENOSPC',
      fields: { code: 'ENOSPC' },
      stack: expect.stringContaining('rpc.test.ts'),
    });
    await expect(rpc.call('failWithText')).rejects.toMatchObject({ message: 'text', code: undefined });
  });

  test("rejects if an argument or result can't be copied", async () => {
    const { rpc } = pair();
    await expect(rpc.call('unclonable')).rejects.toMatchObject({ name: 'DataCloneError' });
    await expect(rpc.call('keep', { callback: () => {} })).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(await rpc.call('add', 1, 2)).toBe(3);
  });

  test('moves the buffers of a transfer list and copies the others', async () => {
    const { rpc } = pair();
    const copied = new Uint8Array(8);
    expect(await rpc.call('length', copied)).toBe(8);
    expect(copied.byteLength).toBe(8);
    const moved = new Uint8Array(8);
    expect(await rpc.call('length', transfer(moved, [moved.buffer]))).toBe(8);
    expect(moved.byteLength).toBe(0);
    expect(await rpc.call('zeros', 4)).toEqual(new Uint8Array(4));
  });
});

describe('a thread that ends', () => {
  const start = (source: string) => {
    const worker = new Worker(source, { eval: true });
    return { worker, rpc: new Rpc<Counting>(worker, {}) };
  };

  test('rejects pending and later calls', async () => {
    const { worker, rpc } = start("require('node:worker_threads').parentPort.on('message', () => {})");
    const calls = Promise.allSettled([rpc.call('never'), rpc.call('add', 1, 2)]);
    await worker.terminate();
    for (const call of await calls) expect(call).toMatchObject({ reason: expect.any(ThreadEnded) });
    expect(rpc.isEnded).toBe(true);
    await expect(rpc.call('add', 1, 2)).rejects.toThrow(ThreadEnded);
  });

  test('reports its error as the cause', async () => {
    const { rpc } = start(
      "require('node:worker_threads').parentPort.on('message', () => { throw new Error('out of luck') })",
    );
    await expect(rpc.call('never')).rejects.toMatchObject({ cause: { message: 'out of luck' } });
  });

  test('can be abandoned', async () => {
    const { rpc } = pair();
    const call = rpc.call('never');
    rpc.end(new Error('No answer within 60 s'));
    await expect(call).rejects.toMatchObject({ cause: { message: 'No answer within 60 s' } });
  });
});
