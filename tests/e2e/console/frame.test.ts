import { HOUR_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
});
afterAll(() => console.close());

describe('the frame of the console', () => {
  test('says who is signed in, where and as what: in the sidebar, or in the header where that is narrow [WD-W064]', async () => {
    const { page, close } = await console.open('/ui/appAudit/summary');
    const header = page.getByRole('banner');
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await areas.getByRole('button', { name: 'Nadia Berrada Atlas Foods · sysadmin' }).waitFor();
    await areas.getByRole('button', { name: 'Collapse sidebar' }).click();
    await header.getByRole('button', { name: 'Nadia Berrada Atlas Foods · sysadmin' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Nadia Berrada' }).count()).toBe(1);
    await close();
  });

  test('keeps its sidebar as it was left on this browser [WD-W077]', async () => {
    const { page, complaints, close } = await console.open('/ui/appAudit/summary');
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await areas.getByRole('button', { name: 'Collapse sidebar' }).click();
    await areas.getByRole('link', { name: 'Audit' }).waitFor();
    await page.reload();
    await areas.getByRole('button', { name: 'Expand sidebar' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await areas.getByRole('button', { name: 'Expand sidebar' }).click();
    await areas.getByRole('button', { name: 'Collapse sidebar' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('ends with a footer: whose data it is, and where its clocks stand; its splash is gone [WD-W065] [PL-K011]', async () => {
    const { page, close } = await console.open('/ui/appAudit/summary');
    await page.getByRole('progressbar', { name: 'Casbah' }).waitFor({ state: 'detached' });
    const footer = page.getByRole('contentinfo');
    expect(await footer.textContent()).toContain('Atlas Foods · Times in ');
    await close();
  });

  test('warns when the clock of this machine is off by more than an hour [WD-X019] [WD-K041]', async () => {
    const { page, close } = await console.openSignIn();
    const warning = page.getByText('This computer’s clock is off by more than an hour', { exact: false });
    await page.route('**/admin/get_general_config*', async (route) => {
      const answer = await route.fetch();
      const config: Record<string, unknown> = await answer.json();
      await route.fulfill({ json: { ...config, serverEpoch: Date.now() + 2 * HOUR_MS } });
    });
    await console.signIn(page);
    await warning.waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('contentinfo').waitFor();
    await untilQuiet(page);
    await expect.poll(() => warning.count()).toBe(0);
    await close();
  });

  test('has no sidebar for a syndicated tenant, whose partner leads its people [WD-S005]', async () => {
    const { page, close } = await console.open('/ui/appAudit/summary');
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await areas.waitFor();
    const sysadmin = await console.sysadmin();
    const setSyndicated = (param_value: boolean) =>
      sysadmin.client.call('POST /admin/config/update', {
        body: { app_name: 'general', param_name: 'syndicated', param_value },
      });
    await setSyndicated(true);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => areas.count()).toBe(0);
    await setSyndicated(false);
    await page.reload();
    await areas.waitFor();
    await close();
  });

  test('keeps the name of a page in sight, below the header, when it is scrolled [WD-S069]', async () => {
    const { page, close } = await console.open('/ui/appAudit/services', {
      viewport: { width: 1440, height: 500 },
    });
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
    await close();
  });
});

test('everything a page asks for, it asks of the host that it came from [SH-C002]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const elsewhere: string[] = [];
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    if (new URL(request.url()).origin !== console.origin) elsewhere.push(request.url());
  });
  for (const path of ['/', '/ui/appAudit/services', '/ui/appAudit/sources', '/ui/appForensics/history']) {
    await page.goto(console.address(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilQuiet(page);
  }
  expect(asked).toBeGreaterThan(20);
  expect(elsewhere).toEqual([]);
  await close();
});

test('the company has a time zone, and all times use it [WD-S003]', async () => {
  const { page, close } = await console.open('/ui/appForensics/history');
  // The first entry of all stays in the last line.
  const cell = page.getByRole('rowheader').last();
  const zoneTo = async (zone: string): Promise<boolean> => {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    const answer = await page.request.post(console.address('/admin/config/update'), {
      headers: { 'x-csrftoken': token },
      data: { app_name: 'general', param_name: 'timezone', param_value: zone },
    });
    return answer.ok();
  };
  const before = (await cell.textContent()) ?? '';
  expect(await zoneTo('Asia/Tokyo')).toBe(true);
  await page.reload();
  await page
    .getByRole('contentinfo')
    .getByText(/Times in .*Tokyo/)
    .waitFor();
  const after = (await cell.textContent()) ?? '';
  const momentOf = (words: string) => Date.parse(`${words.replace(/[^\w:]+/g, ' ')} UTC`);
  expect(momentOf(after) - momentOf(before)).toBe(9 * HOUR_MS);
  expect(await zoneTo('UTC')).toBe(true);
  await close();
});

test('a browser without local storage is warned, and works [WD-X020]', async () => {
  const { page, complaints } = await console.open('/ui/appAudit/summary');
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
