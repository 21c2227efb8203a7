import { HOUR_MS } from '@casbah/domain/time-units';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentTime, EVERY_MS, subscribe } from './clock.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('notifies all listeners from one timer, and stops without any', () => {
  const told = { first: 0, second: 0 };
  const stops = [subscribe(() => told.first++), subscribe(() => told.second++)];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(EVERY_MS);
  expect(told).toEqual({ first: 1, second: 1 });
  expect(currentTime()).toBe(NOON + EVERY_MS);
  stops[0]?.();
  vi.advanceTimersByTime(EVERY_MS);
  expect(told).toEqual({ first: 1, second: 2 });
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

test('after a time without listeners, it shows the current time', () => {
  subscribe(() => undefined)();
  vi.setSystemTime(NOON + HOUR_MS);
  const stop = subscribe(() => undefined);
  expect(currentTime()).toBe(NOON + HOUR_MS);
  // Another one doesn't turn the clock back, nor ahead of those shown before.
  vi.setSystemTime(NOON + HOUR_MS + 1000);
  const stopToo = subscribe(() => undefined);
  expect(currentTime()).toBe(NOON + HOUR_MS);
  stop();
  stopToo();
});
