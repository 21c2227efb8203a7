import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from './popup-wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('checks every 250 ms, up to 20 times, then reports once [PF-S047]', () => {
  const isThere = vi.fn(() => false);
  const missing = vi.fn();
  waitFor(isThere, missing);
  vi.advanceTimersByTime(249);
  expect(isThere).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(isThere).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4749);
  expect(isThere).toHaveBeenCalledTimes(19);
  expect(missing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(missing).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(isThere).toHaveBeenCalledTimes(20);
  expect(missing).toHaveBeenCalledTimes(1);
});

test('stops once it is there, and when no one waits anymore', () => {
  let there = false;
  const isThere = vi.fn(() => there);
  const missing = vi.fn();
  waitFor(isThere, missing);
  vi.advanceTimersByTime(500);
  there = true;
  vi.advanceTimersByTime(10_000);
  expect(isThere).toHaveBeenCalledTimes(3);
  there = false;
  waitFor(isThere, missing)();
  vi.advanceTimersByTime(10_000);
  expect(isThere).toHaveBeenCalledTimes(3);
  expect(missing).not.toHaveBeenCalled();
});
