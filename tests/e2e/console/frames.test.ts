import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserOfWorker, openPage, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

const { portal } = inject('casbah');
/** The same server under another name. */
const stranger = portal.replace('127.0.0.1', 'localhost');

let console: Console;
let browser: Browser;
beforeAll(async () => {
  [console, browser] = await Promise.all([Console.inCompany(), browserOfWorker()]);
});
afterAll(() => console.close());

async function show(from: string, path: string, cookies: ReadonlyMap<string, string> = new Map()) {
  const opened = await openPage(browser);
  const { hostname: domain } = new URL(console.origin);
  const kept = [...cookies].map(([name, value]) => ({ name, value, domain, path: '/' }));
  await opened.page.context().addCookies(kept);
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opened.page.goto(`${from}/?shown=${encodeURIComponent(console.address(path))}`);
  return { ...opened, asked, told: () => opened.page.evaluate<unknown[]>('told') };
}

test.each([
  ['/', 403],
  ['/#/ssoerror?code=3', 'SSO'],
] as const)(
  'in an allowed frame %s tells %s, and does nothing else [PL-S012] [PL-S013]',
  async (path, status) => {
    const { page, asked, told, close } = await show(portal, path);
    await expect.poll(told).toEqual([{ origin: console.origin, data: { type: 'casbah-status', status } }]);
    await untilQuiet(page);
    expect(await page.frameLocator('iframe').locator('#root > *').count()).toBe(0);
    expect(asked.filter((asking) => /^\/(user|admin)\//.test(asking))).toEqual([]);
    expect(await told()).toHaveLength(1);
    await close();
  },
);

test('in an allowed frame the console posts when a dialog opens and closes [WD-S052]', async () => {
  const { cookies } = await console.sysadmin();
  const { page, told, close } = await show(portal, '/ui/profile?iframe=y', cookies);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await frame.locator('main').press('?');
  const modal = (state: string) => ({ origin: console.origin, data: { type: 'casbah-modal', state } });
  await expect.poll(told).toEqual([modal('opened')]);
  await frame.getByRole('dialog').press('Escape');
  await expect.poll(told).toEqual([modal('opened'), modal('closed')]);
  await close();
});

test('in a stranger’s frame nothing is shown or told', async () => {
  const { page, told, close } = await show(stranger, '/');
  await untilQuiet(page);
  expect(await told()).toEqual([]);
  expect(await page.frameLocator('iframe').locator('#root').count()).toBe(0);
  await close();
});
