import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reach } from './reach.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TO = { address: '192.0.2.1', port: 22 };
const noOne = new AbortController().signal;
/** A server that doesn't answer until it is closed. */
const silent = (_to: object, signal: AbortSignal): Promise<Socket> =>
  new Promise((_done, failed) => signal.addEventListener('abort', () => failed(signal.reason)));

test('a server has five seconds to answer, and is tried again two seconds later [PF-S063] [PF-K015]', async () => {
  const tried: number[] = [];
  let passed = 0;
  const reached = reach(TO, noOne, (to, signal) => {
    tried.push(passed);
    return silent(to, signal);
  });
  const outcome = reached.catch((error: unknown) => error);
  const step = async (by: number): Promise<void> => {
    passed += by;
    await vi.advanceTimersByTimeAsync(by);
  };
  await step(4999);
  expect(tried).toEqual([0]);
  await step(1);
  await step(1999);
  expect(tried).toEqual([0]);
  await step(1);
  expect(tried).toEqual([0, 7000]);
  await step(5000);
  expect(await outcome).toMatchObject({ problem: 'timed_out' });
});
