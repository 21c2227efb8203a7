import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAtRest } from './at-rest.ts';

let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id - 1, 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what may be wanted later waits until nothing is asked for and nothing is drawn', () => {
  let busy = true;
  const run = vi.fn();
  whenAtRest(() => busy, run);
  vi.advanceTimersByTime(5000);
  expect(idle).toHaveLength(0);
  busy = false;
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  for (const one of idle) one();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(idle).toHaveLength(1);
});

test('a page that is left fetches nothing more', () => {
  const run = vi.fn();
  whenAtRest(() => false, run)();
  vi.advanceTimersByTime(5000);
  expect(idle).toHaveLength(0);
  const callOff = whenAtRest(() => false, run);
  vi.advanceTimersByTime(1000);
  callOff();
  expect(idle).toHaveLength(0);
});

test('a browser that never says it is idle is taken at its quiet', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn();
  whenAtRest(() => false, run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
