import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayed } from './delayed.ts';
import { CUSTOM_RANGE_DELAY_MS } from './limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a custom range applies two seconds after its last change [PL-K018] [WD-K090]', () => {
  expect(CUSTOM_RANGE_DELAY_MS).toBe(2000);
  const ran: string[] = [];
  const later = delayed();
  later(() => ran.push('first'), CUSTOM_RANGE_DELAY_MS);
  vi.advanceTimersByTime(1999);
  later(() => ran.push('second'), CUSTOM_RANGE_DELAY_MS);
  vi.advanceTimersByTime(1999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['second']);
});

test('a canceled call never runs', () => {
  const ran: string[] = [];
  const later = delayed();
  later(() => ran.push('first'), 10);
  later(undefined, 10);
  vi.advanceTimersByTime(100);
  expect(ran).toEqual([]);
});
