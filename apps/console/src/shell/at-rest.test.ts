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

test('optional content waits until no request is pending and nothing is drawn', () => {
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

test('a page that was left fetches nothing more', () => {
  const run = vi.fn();
  whenAtRest(() => false, run)();
  vi.advanceTimersByTime(5000);
  expect(idle).toHaveLength(0);
  const callOff = whenAtRest(() => false, run);
  vi.advanceTimersByTime(1000);
  callOff();
  expect(idle).toHaveLength(0);
});

test('works in a browser without an idle callback', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn();
  whenAtRest(() => false, run);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
