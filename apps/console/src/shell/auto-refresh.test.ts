import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_EVERY_SECONDS, refreshWhileVisible } from './auto-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tick = (times = 1) => vi.advanceTimersByTime(times * LIVE_EVERY_SECONDS * 1000);

function tab() {
  const listeners = new Set<() => void>();
  let hidden = false;
  return {
    isHidden: () => hidden,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hide: (next: boolean) => {
      hidden = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

test('Live refreshes at its interval, pauses in a hidden tab and catches up when it is shown', () => {
  const page = tab();
  let refreshes = 0;
  const stop = refreshWhileVisible(() => refreshes++, page);
  expect(refreshes).toBe(0);
  tick(2);
  expect(refreshes).toBe(2);
  page.hide(true);
  tick(10);
  expect(refreshes).toBe(2);
  page.hide(false);
  expect(refreshes).toBe(3);
  tick();
  expect(refreshes).toBe(4);
  stop();
  tick(5);
  page.hide(true);
  page.hide(false);
  expect(refreshes).toBe(4);
  expect(page.listeners.size).toBe(0);
});
