import { readFile } from 'node:fs/promises';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage, USUAL_VIEWPORT } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';
import { LAST_DAY, threeDays, type Visit } from './logs.ts';

const MEGABYTE = 1024 ** 2;
const at = LAST_DAY + 9 * HOUR_MS;
const SMALL = { user: 'jonas.weber', up: 900, down: 900 };
/** Besides the company's usual ways: a verdict of the proxy, a host nobody knows that was sent much, one that was opened. */
const STORIES: readonly Visit[] = [
  { ...SMALL, time: at, host: 'evil-payload.example', category: 'Malicious Sources/Malnets', blocked: true },
  { ...SMALL, time: at, host: 'drop-zone.example', up: 80 * MEGABYTE },
  { ...SMALL, time: at - DAY_MS, host: 'opened-later.example', blocked: true },
  { ...SMALL, time: at, host: 'opened-later.example' },
];
/** What the administrator used in the week before this one, whenever that is: a digest is of the last whole week. */
const OWN: readonly Visit[] = [0, 3, 7, 10].map((days) => ({
  time: Date.now() - days * DAY_MS,
  user: COMPANY.email,
  host: 'github.com',
  up: 2000,
  down: 3000,
}));

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  const visits = [...threeDays(), ...STORIES, ...OWN].sort((a, b) => a.time - b.time);
  console = await Console.inCompanyWithTraffic(visits);
  opened = await console.open('/ui/appAudit/threats');
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const heading = (name: string | RegExp) => main().getByRole('heading', { name, level: 1 });
const table = (name: string) => main().getByRole('table', { name });

test('threats: what logs say, worst first, each with the list behind it [SH-R018] [PF-R040]', async () => {
  await goWithin(page, '/ui/appAudit#/threats');
  await heading('Findings').waitFor();
  await table('Harmful verdicts').getByText('evil-payload.example').waitFor();
  const cards = await main().getByRole('heading', { level: 2 }).allTextContents();
  expect(cards.slice(0, 2)).toEqual([expect.stringContaining('Harmful verdicts'), expect.any(String)]);
  await table('Large uploads to unknown hosts').getByText('drop-zone.example').waitFor();
  await table('Blocked, then allowed').getByText('opened-later.example').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const link = main().getByRole('link', { name: 'Export CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('threats.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('evil-payload.example');
  expect(file).toContain('opened-later.example');

  const most = page.getByRole('dialog').getByRole('textbox', { name: 'Large uploads to unknown hosts' });
  const saySize = async (size: string): Promise<void> => {
    await main().getByRole('button', { name: 'Large-upload threshold' }).click();
    await most.fill(size);
    await most.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await saySize('90');
  await table('Large uploads to unknown hosts').waitFor({ state: 'detached' });
  await saySize('80');
  await table('Large uploads to unknown hosts').getByText('drop-zone.example').waitFor();
  await main().getByText('Hosts outside the catalog that received 80 MB or more.').waitFor();

  await main().getByRole('link', { name: 'In sites: evil-payload.example' }).click();
  await heading('Sites').waitFor();
  expect(parameterOf(page, 'filter')).toContain('evil-payload.example');
  const sites = main().getByRole('grid');
  await sites.getByRole('row').filter({ hasText: 'evil-payload.example' }).waitFor();
  await expect.poll(() => sites.getByRole('row').count()).toBe(2);
});

test('a report is planned, refused with what to do, sent, and found again [SH-R028] [SH-R040]', async () => {
  await goWithin(page, '/ui/appAudit/schedule-report');
  await heading('Scheduled reports').waitFor();
  await main().getByRole('button', { name: 'Schedule report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipients').fill('nobody at home');
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await dialog.getByText('Enter a name.').waitFor();
  await dialog.getByText('nobody isn’t a valid email address.').waitFor();
  await dialog.getByLabel('Name').fill('Board');
  await dialog.getByLabel('Recipients').fill('stranger@elsewhere.example');
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await dialog.getByText('stranger@elsewhere.example isn’t an active person in your company').waitFor();
  await dialog.getByLabel('Recipients').fill(COMPANY.email);
  const filter = dialog.getByRole('group', { name: 'Filter' });
  await filter.getByRole('button', { name: 'Edit as text' }).click();
  await filter.getByRole('textbox').fill('user = "amy"');
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  await filter.getByText('Remove “User”: reports can’t be filtered by people.').first().waitFor();
  await filter.getByRole('textbox').fill('risk = high');
  await dialog.getByRole('button', { name: 'Schedule report' }).click();
  const plans = table('Schedules');
  await plans.getByText('Board').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await plans.getByRole('button', { name: 'Send now: Board' }).click();
  await page.getByText('Sending Board').waitFor();
  await page.getByText('Board sent').waitFor({ timeout: 60_000 });
  expect(await accessibilityFindings(page)).toEqual([]);

  await goWithin(page, '/ui/appDashboards2/manage-scheduled-reports');
  await plans.getByText('Weekly').waitFor();
});

test('people get a digest of their own use, previewed before it is turned on [SH-R041]', async () => {
  await goWithin(page, '/ui/appDashboards2/manage-user-digest');
  await heading('Usage digest').waitFor();
  await main().getByText('Off: no digests are sent.').waitFor();
  await main().getByRole('table').getByText('GitHub').waitFor();
  await main().getByRole('switch', { name: 'Send usage digests' }).check({ force: true });
  await main().getByLabel('Excluded').fill('no address');
  expect(await main().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await main().getByText('address isn’t a valid email address.').waitFor();
  await main().getByLabel('Excluded').fill(COMPANY.email);
  await main().getByRole('button', { name: 'Save' }).click();
  await main()
    .getByText(/^Next: /)
    .waitFor();
  await main().getByRole('button', { name: 'Show' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the audit report and the infographic are fit for paper: white, nothing cut off, without sidebar and buttons [SH-R029] [SH-R030]', async () => {
  const { page: dark, close } = await console.visit('/ui/nowhere');
  await dark.evaluate("document.documentElement.dataset.theme = 'dark'");
  for (const [path, name] of [
    ['/ui/appAudit/audit-report', 'Audit report'],
    ['/ui/appAudit/infographic', 'Infographic'],
  ] as const) {
    await goWithin(dark, path);
    await dark.getByRole('heading', { name, level: 1 }).waitFor();
    await dark.getByRole('article').getByText('Dropbox').first().waitFor();
    // An A4 sheet less its margins, in CSS pixels.
    await dark.setViewportSize({ width: 718, height: 1000 });
    await dark.emulateMedia({ media: 'print' });
    await dark.evaluate("dispatchEvent(new Event('beforeprint'))");
    const paper = await dark.evaluate<{ theme: string; wide: string[]; buttons: string[] }>(`(() => ({
      theme: document.documentElement.dataset.theme,
      wide: [...document.querySelectorAll('article *')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 120)),
      buttons: [...document.querySelectorAll('button, nav')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 120)),
    }))()`);
    expect(paper).toEqual({ theme: 'light', wide: [], buttons: [] });
    await dark.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect.poll(() => dark.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await dark.emulateMedia({ media: null });
    await dark.setViewportSize(USUAL_VIEWPORT);
  }
  await close();
});
