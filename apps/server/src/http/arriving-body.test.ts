import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Patience, whileItArrives } from './arriving-body.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const STALLED = { code: 'BODY_STALLED', status: 408, details: { seconds: 60 } };

/** Reads a body to its end in the background. */
function read(body: Readable, patience: Patience['for']): { chunks: string[]; end: Promise<unknown> } {
  const chunks: string[] = [];
  const reading = async (): Promise<string> => {
    for await (const chunk of whileItArrives(body, { ms: 60_000, for: patience }))
      chunks.push(Buffer.from(chunk).toString());
    return 'whole';
  };
  return { chunks, end: reading().catch((error: unknown) => error) };
}

async function wait(ms: number): Promise<void> {
  await turn();
  vi.advanceTimersByTime(ms);
  await turn();
}

describe('a file', () => {
  test('may take hours while bytes arrive', async () => {
    const body = new PassThrough();
    const { chunks, end } = read(body, 'each chunk');
    for (let count = 0; count < 200; count += 1) {
      await wait(59_000);
      body.write('x');
    }
    await wait(59_000);
    body.end();
    expect(await end).toBe('whole');
    expect(chunks).toHaveLength(200);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that stalls is given up, keeps its bytes, and leaves the connection open for the response', async () => {
    const body = new PassThrough();
    const { chunks, end } = read(body, 'each chunk');
    body.write('first');
    await wait(59_000);
    body.write('second');
    await wait(60_000);
    expect(await end).toMatchObject(STALLED);
    expect(chunks).toEqual(['first', 'second']);
    expect(body.destroyed).toBe(false);
    body.destroy();
  });

  test("doesn't time out because of a slow reader", async () => {
    const body = Readable.from([Buffer.from('one'), Buffer.from('two')], { objectMode: false });
    const chunks = whileItArrives(body, { ms: 60_000, for: 'each chunk' });
    await chunks.next();
    await wait(600_000);
    expect(Buffer.from((await chunks.next()).value ?? '').toString()).toBe('two');
    expect((await chunks.next()).done).toBe(true);
  });

  test("that its reader abandons leaves no timer and doesn't close the connection", async () => {
    const body = new PassThrough();
    body.write('much');
    for await (const _ of whileItArrives(body, { ms: 60_000, for: 'each chunk' })) break;
    expect(body.destroyed).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a buffered body must arrive in time, even while bytes arrive', async () => {
  const body = new PassThrough();
  const { end } = read(body, 'the whole body');
  for (let count = 0; count < 3; count += 1) {
    body.write('x');
    await wait(20_000);
  }
  body.write('x');
  expect(await end).toMatchObject(STALLED);
  body.destroy();
});

test('a broken connection is reported as broken', async () => {
  const body = new PassThrough();
  const { end } = read(body, 'each chunk');
  await wait(1);
  body.destroy(new Error('the line broke'));
  expect(await end).toMatchObject({ message: 'the line broke' });
});
