import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  opened = await console.openSignIn();
  ({ page } = opened);
});
afterAll(async () => {
  await opened.close();
  await console.close();
});

/** Counts loads of the document, and answers requests for the chunk of the page as if another build had replaced it. */
async function upgradeUnder(chunk: RegExp, misses: number): Promise<() => number> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  let left = misses;
  await page.route(chunk, async (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    await route.fulfill({ status: 404, body: '' });
  });
  return () => loads;
}

test('a page whose chunk is gone after an upgrade reloads once and is shown', async () => {
  const loads = await upgradeUnder(/\/assets\/ForgotPasswordPage-/, 1);
  await page.getByRole('link', { name: /Forgot/ }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(loads()).toBe(1);
});

test('a chunk that is still missing after the reload shows an error, and nothing reloads again but by its button', async () => {
  await page.goto('about:blank');
  await page.goto(console.address('/'));
  await page.evaluate('sessionStorage.clear()');
  const loads = await upgradeUnder(/\/assets\/SupportPage-/, 99);
  await page.evaluate(`location.hash = '#/support'`);
  await page.getByRole('heading', { name: /could not be loaded|Couldn.t load/ }).waitFor();
  await untilQuiet(page);
  expect(loads()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Help' }).waitFor();
});
