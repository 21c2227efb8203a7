import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCROLL_THROTTLE_MS } from './limits.ts';
import { throttled } from './throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('scrolling is handled immediately, then every 100 ms, and once at its end [WD-K076]', () => {
  const run = vi.fn();
  const { call } = throttled(run, SCROLL_THROTTLE_MS);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 90; ms += 10) {
    vi.advanceTimersByTime(10);
    call();
  }
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('after a pause, the next call runs immediately', () => {
  const run = vi.fn();
  const { call } = throttled(run, 100);
  call();
  vi.advanceTimersByTime(101);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});

test("a canceled call doesn't run", () => {
  const run = vi.fn();
  const { call, cancel } = throttled(run, 100);
  call();
  call();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
