import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookForExtension } from './extension.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose tab the test can hide and show. */
class Tab extends EventTarget {
  hidden = false;
  show(isShown: boolean): void {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

test('checks every second until the extension is found, and reports it once', () => {
  let isHere = false;
  const isHereNow = vi.fn(() => isHere);
  const found = vi.fn();
  lookForExtension(found, { page: new Tab(), isHere: isHereNow });
  vi.advanceTimersByTime(3000);
  expect(isHereNow).toHaveBeenCalledTimes(4);
  isHere = true;
  vi.advanceTimersByTime(1000);
  expect(found).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(found).toHaveBeenCalledTimes(1);
});

test('pauses while the tab is hidden, and continues when it is shown [PL-S058]', () => {
  const tab = new Tab();
  const isHere = vi.fn(() => false);
  lookForExtension(vi.fn(), { page: tab, isHere });
  tab.show(false);
  isHere.mockClear();
  vi.advanceTimersByTime(10_000);
  expect(isHere).not.toHaveBeenCalled();
  tab.show(true);
  vi.advanceTimersByTime(2000);
  expect(isHere).toHaveBeenCalledTimes(2);
});

test('stops when the page is left', () => {
  const tab = new Tab();
  const isHere = vi.fn(() => false);
  const stop = lookForExtension(vi.fn(), { page: tab, isHere });
  stop();
  isHere.mockClear();
  tab.show(true);
  vi.advanceTimersByTime(5000);
  expect(isHere).not.toHaveBeenCalled();
});
