import { expect, test } from 'vitest';
import { isMissingCode, type ReloadOnceDeps, reloadOnce } from './reload-once.ts';

const GONE = new TypeError(
  'Failed to fetch dynamically imported module: https://casbah.example/assets/a-1.js',
);

function browserAt(start: number): ReloadOnceDeps & { reloads: number; time: number; up: boolean } {
  const kept = new Map<string, string>();
  const deps = {
    reloads: 0,
    time: start,
    up: true,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    reload: () => {
      deps.reloads += 1;
    },
    isThere: async () => deps.up,
    now: () => deps.time,
  };
  return deps;
}

test.each([
  [GONE.message],
  ['error loading dynamically imported module: https://casbah.example/assets/a-1.js'],
  ['Importing a module script failed.'],
  ['Unable to preload CSS for /assets/a-1.css'],
])('“%s” means that code is no longer served', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test('other errors are not', () => {
  for (const error of [new Error('Failed to fetch'), 'Importing a module script failed.', undefined])
    expect(isMissingCode(error)).toBe(false);
});

test('reloads once if code is missing, and shows a failure soon after', async () => {
  const browser = browserAt(1_000_000);
  expect(await reloadOnce(GONE, browser)).toBe(true);
  browser.time += 59_000;
  expect(await reloadOnce(GONE, browser)).toBe(false);
  expect(browser.reloads).toBe(1);
  browser.time += 2_000;
  expect(await reloadOnce(GONE, browser)).toBe(true);
  expect(browser.reloads).toBe(2);
});

test("doesn't reload for other errors, while the server is unreachable, or without storage", async () => {
  const browser = browserAt(0);
  expect(await reloadOnce(new Error('undefined is not a function'), browser)).toBe(false);
  browser.up = false;
  expect(await reloadOnce(GONE, browser)).toBe(false);
  browser.up = true;
  const refusing = {
    ...browser,
    storage: {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      setItem: () => undefined,
    },
  };
  expect(await reloadOnce(GONE, refusing)).toBe(false);
  expect(browser.reloads).toBe(0);
});
