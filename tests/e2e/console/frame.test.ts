import { HOUR_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, changeAnswers, USUAL_VIEWPORT, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
});
afterAll(() => console.close());

test('the sidebar says who is signed in, or the header where it is narrow; it stays as it was left on this browser, and begins narrow on a tablet [WD-W064] [WD-W065] [WD-W077] [SH-K031] [PL-K011]', async () => {
  const { page, complaints, close } = await console.open('/ui/appAccount/profile');
  await page.getByRole('progressbar', { name: 'Casbah' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('contentinfo').textContent()).toContain('Atlas Foods · Times in ');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const collapse = areas.getByRole('button', { name: 'Collapse sidebar' });
  const expand = areas.getByRole('button', { name: 'Expand sidebar' });
  const account = { name: 'Nadia Berrada Atlas Foods · sysadmin' };
  await areas.getByRole('button', account).waitFor();
  await collapse.click();
  await page.getByRole('banner').getByRole('button', account).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Nadia Berrada' }).count()).toBe(1);

  await page.reload();
  await expand.waitFor();
  await areas.getByRole('link', { name: 'Audit' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expand.click();
  for (const [width, button] of [
    [1025, collapse],
    [1024, expand],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await button.waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('a page starts with what the company has set: its time zone, a sidebar unless a partner leads its people; a clock that is off by more than an hour is warned of [WD-S003] [WD-S005] [WD-X019] [WD-K041]', async () => {
  const { client } = await console.sysadmin();
  const set = (param_name: string, param_value: string | boolean) =>
    client.call('POST /admin/config/update', { body: { app_name: 'general', param_name, param_value } });
  const { page, close } = await console.open('/ui/appForensics/history');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const warning = page.getByText('This computer’s clock is off by more than an hour', { exact: false });
  // The first entry of all stays in the last line.
  const cell = page.getByRole('rowheader').last();
  const before = (await cell.textContent()) ?? '';
  await areas.waitFor();
  await untilQuiet(page);
  expect(await warning.count()).toBe(0);

  await set('timezone', 'Asia/Tokyo');
  await set('syndicated', true);
  await changeAnswers(page, '**/admin/get_general_config*', (config) => ({
    ...config,
    serverEpoch: Date.now() + 2 * HOUR_MS,
  }));
  await page.reload();
  await page
    .getByRole('contentinfo')
    .getByText(/Times in .*Tokyo/)
    .waitFor();
  const momentOf = (words: string) => Date.parse(`${words.replace(/[^\w:]+/g, ' ')} UTC`);
  const after = (await cell.textContent()) ?? '';
  expect(momentOf(after) - momentOf(before)).toBe(9 * HOUR_MS);
  await warning.waitFor();
  await expect.poll(() => areas.count()).toBe(0);
  await set('timezone', 'UTC');
  await set('syndicated', false);
  await close();
});

test('the name of a page stays in sight, below the header, when it is scrolled [WD-S069]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/services');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.getByRole('grid', { name: 'Services' }).waitFor();
  const heading = page.getByRole('heading', { name: 'Services', level: 1 });
  await page.mouse.move(5, 300);
  await page.evaluate('scrollTo(0, 200)');
  await page.locator('[data-pinned]').waitFor();
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(box?.y).toBeLessThan(120);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.evaluate('scrollTo(0, 0)');
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  await page.setViewportSize(USUAL_VIEWPORT);
  await close();
});

test('a browser without local storage is warned, and works [WD-X020]', async () => {
  const { page, complaints } = await console.open('/ui/appAccount/profile');
  const notice = page.getByText('This browser doesn’t store site data');
  await expect.poll(() => notice.count()).toBe(0);
  await page.addInitScript(`Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
  })`);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
