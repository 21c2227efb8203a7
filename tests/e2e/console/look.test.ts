import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, pageIn, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  // Accounts of two roles: of one, the list has nothing to narrow by.
  const { client } = await console.sysadmin();
  const user = { email: 'look@atlasfoods.example', first_name: 'Rim', last_name: 'Tazi' };
  await client.call('POST /admin/user/ng/add', { body: { user } });
});
afterAll(() => console.close());

const PAGES = [
  '/ui/appAudit/summary',
  '/ui/appAudit/services',
  '/ui/appAudit/users?selected=omar.haddad',
  '/ui/appAudit/destinations',
  // Not right behind the list: a panel that opens over it without a click would count as a shift.
  '/ui/appAudit/services?selected=wetransfer&filter=category%20!%3D%20CRM',
  '/ui/appAudit/sites?selected=mega.nz',
  '/ui/appAudit/events',
  '/ui/appAudit/sources',
  '/ui/appAudit/sources/parsers',
  '/ui/appAudit/decisions',
  '/ui/appAudit/service/dropbox',
  '/ui/appAudit/user/omar.haddad',
  '/ui/nowhere',
  '/ui/appAccount/profile',
  '/ui/appAccount/users',
  '/ui/appAccount/groups',
  '/ui/appForensics',
  '/ui/appForensics/dlp-incidents',
  '/ui/appForensics/settings/incident-data',
  '/ui/appForensics/history',
  '/ui/appDashboards2/manage-scheduled-reports',
  '/ui/protect/policies',
  '/ui/protect/policies/manage?type=filexfer',
  '/ui/protect/dlpprofiles/responses/prioritize',
  '/ui/protect/dlpprofiles',
  '/ui/protect/dlpprofiles/manage',
  '/ui/protect/dlpprofiles/reusable',
  '/ui/protect/dlpprofiles/reusable/manage',
  '/ui/protect/dlpprofiles/datafilter',
  '/ui/protect/dlpprofiles/aliases',
  '/ui/protect/dlpprofiles/templates',
  '/ui/protect/dlpprofiles/templates/manage?id=default-documentshare',
  '/ui/protect/dlpprofiles/dataidentifiers?selected=card-visa',
  '/ui/protect/dlpprofiles/dataidentifiers/manage',
  '/ui/appControls/Dictionaries',
  '/ui/appControls/MLProfiles',
  '/ui/protect/indices',
  '/ui/settings',
  '/ui/dashboard/permission?code=PERMISSION_ERROR&url=%2Fui%2Fprotect%2Fpolicies',
  '/ui/appThreats',
] as const;

/** Pages with different keys: with a list, a chart, a filter, and with none of them. */
const OF_KEYS: readonly string[] = [
  '/ui/appAudit/summary',
  '/ui/appAudit/services',
  '/ui/appAudit/sources',
  '/ui/appAudit/service/dropbox',
  '/ui/appForensics/history',
  '/ui/appAccount/profile',
  '/ui/appThreats',
];

/** Everything has arrived: nothing is busy anymore. */
async function atRest(page: Page): Promise<void> {
  await untilQuiet(page);
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 30_000 }).toBe(0);
}

/** By how much the page is wider than its window. */
const wider = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** The shares of the window that moved, each with its time in milliseconds. */
type Shift = readonly [time: number, share: number];

/** Records what moves without a person having done anything. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(`globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime, value } of list.getEntries())
        if (!hadRecentInput) shifts.push([startTime, value]);
    }).observe({ type: 'layout-shift' });`);
}

/** Cumulative layout shift: the largest sum of shifts less than a second apart, as browsers report it. */
function cumulative(shifts: readonly Shift[]): number {
  let [sum, largest, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const [time, share] of shifts) {
    sum = time - last < 1000 ? sum + share : share;
    largest = Math.max(largest, sum);
    last = time;
  }
  return largest;
}

/** What the page asks of another host than its own. */
function askedElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== console.origin) elsewhere.push(request.url());
  });
  return elsewhere;
}

/** The dialog of `?` lists the keys of what is on the page, and of nothing else. */
async function expectKeys(page: Page): Promise<void> {
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  const there = {
    Filter: await has('[data-page-search] input'),
    'In lists': await has('[role="grid"]'),
    'On column headers': await has('[role="grid"]'),
    'In the side panel': await has('[role="grid"]'),
    'In charts': await has('main [role="slider"]'),
  };
  // A heading sorts where the list can be sorted.
  const sorts = await has('[role="columnheader"][aria-sort]');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.waitFor();
  const titles = await dialog.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles.slice(0, 2)).toEqual(['Everywhere', 'In dialogs']);
  for (const [title, isThere] of Object.entries(there)) expect(titles.includes(title), title).toBe(isThere);
  expect(await dialog.getByText('Sort', { exact: true }).count()).toBe(sorts ? 1 : 0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Buttons and fields that a finger or an unsteady hand would miss. */
const smallTargets = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('button, select, input:not([hidden]), [role="checkbox"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(([element]) => element.outerHTML.slice(0, 120))
  `);

describe('on every page', () => {
  let opened: OpenPage;
  let elsewhere: string[];
  beforeAll(async () => {
    opened = await console.open('/ui/nowhere');
    elsewhere = askedElsewhere(opened.page);
    await watchShifts(opened.page);
  });
  afterAll(() => opened.close());

  // One theme per page, in turn: contrast in both is a unit test of the colors, the rest of axe is the same in both.
  test.each(PAGES.map((path, place) => [path, place % 2 === 0 ? 'light' : 'dark'] as const))(
    '%s: axe finds nothing (%s theme), nothing jumps, nothing is cut off at any width, no other host is asked [SH-C002]',
    async (path, theme) => {
      const { page, complaints } = opened;
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'; shifts.length = 0`);
      await goWithin(page, path);
      await atRest(page);
      expect(cumulative(await page.evaluate<Shift[]>('shifts'))).toBeLessThanOrEqual(0.05);
      expect(await accessibilityFindings(page)).toEqual([]);
      const usual = page.viewportSize() ?? { width: 1440, height: 900 };
      expect(await wider(page), `${usual.width} pixels`).toBe(0);
      for (const width of [1920, 1024, 360]) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await expect.poll(() => wider(page), { message: `${width} pixels` }).toBe(0);
      }
      await page.setViewportSize(usual);
      if (path.includes('services?selected=')) expect(await smallTargets(page)).toEqual([]);
      if (OF_KEYS.includes(path)) await expectKeys(page);
      expect(elsewhere).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('axe finds nothing in what opens above the page', async () => {
    const { page } = opened;
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    await goWithin(page, '/ui/appAudit/services');
    await atRest(page);
    for (const open of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('?'),
      () => page.getByRole('button', { name: /^Time:/ }).click(),
      () => page.getByRole('button', { name: 'Columns' }).click(),
      () => page.getByRole('button', { name: /^Language:/ }).click(),
    ]) {
      await open();
      await page.getByRole('dialog').first().waitFor();
      await atRest(page);
      expect(await accessibilityFindings(page, { overlayOpen: true, within: '[role="dialog"]' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    }
  });
});

test('a skip link leads to the content; theme and language change without a reload, and are kept for the person’s next browser [WD-W076] [PL-R007] [PL-R042] [PF-K063]', async () => {
  const { page, complaints, close } = await console.open('/ui/appAudit/sources');
  await atRest(page);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).waitFor();
  expect(await page.evaluate<boolean>('document.activeElement?.textContent === "Skip to content"')).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement?.id')).toBe('content');

  const choose = async (button: Locator, choice: string, shown: string) => {
    const saved = page.waitForResponse('**/admin/user/saveprefs');
    await button.click();
    await page.getByRole('button', { name: choice, exact: true }).click();
    await page.locator(`html${shown}`).waitFor();
    await saved;
  };
  const theme = page.getByRole('button', { name: /^Theme:/ });
  const language = page.getByRole('banner').getByRole('button').nth(-2);
  const heading = page.getByRole('heading', { level: 1 });
  await choose(theme, 'Dark', '[data-theme="dark"]');
  for (const [name, words, lang] of [
    ['Español', 'Fuentes', 'es-ES'],
    ['Français', 'Sources', 'fr-FR'],
    ['Deutsch', 'Quellen', 'de-DE'],
    ['日本語', 'ソース', 'ja-JP'],
  ] as const) {
    await choose(language, name, `[lang="${lang}"]`);
    expect(await heading.textContent()).toBe(words);
  }
  const next = await console.open('/ui/appAudit/sources');
  await next.page.getByRole('heading', { name: 'ソース', level: 1 }).waitFor();
  await next.page.locator('html[data-theme="dark"]').waitFor();
  await next.close();
  await choose(language, 'English', '[lang="en-US"]');
  await choose(theme, 'System', '[data-theme="light"]');
  expect(complaints).toEqual([]);
  await close();
});

describe('weight', () => {
  const folder = fileURLToPath(new URL('../../../apps/console/dist', import.meta.url));

  /** What a page loads until it is at rest: KiB of JavaScript as gzip, and requests of any kind. */
  async function loadOf(page: Page, path: string): Promise<{ weight: number; requests: number }> {
    const files = new Set<string>();
    let requests = 0;
    page.on('response', (response) => {
      requests++;
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    // Chunks preloaded once the page is idle don't count.
    await page.addInitScript('globalThis.requestIdleCallback = () => 0');
    await page.goto(console.address(path));
    await atRest(page);
    // Parts of the page load after it is shown: they count until half a second passes without one.
    for (let known = 0; known < files.size; await untilQuiet(page)) known = files.size;
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await readFile(`${folder}${file}`)).length;
    return { weight: bytes / 1024, requests };
  }

  test('Services loads at most 220 KiB of JavaScript in at most 60 requests at first', async () => {
    const { page, close } = await console.visit('/ui/nowhere');
    const fresh = await pageIn(page.context());
    const { weight, requests } = await loadOf(fresh, '/ui/appAudit/services');
    await fresh.getByRole('row').nth(1).waitFor();
    expect(weight).toBeLessThanOrEqual(220);
    expect(requests).toBeLessThanOrEqual(60);
    await fresh.close();
    await close();
  });

  /** KiB of files in the build, as gzip. */
  async function weightOf(files: readonly string[]): Promise<number> {
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await readFile(`${folder}${file}`)).length;
    return bytes / 1024;
  }

  /** The file of a name that one of these files imports. */
  async function imported(files: readonly string[], name: string): Promise<string[]> {
    const texts = await Promise.all(files.map((file) => readFile(`${folder}${file}`, 'utf8')));
    const found = new Set(texts.join('').match(new RegExp(`(?<=\\./)${name}-[\\w-]{8}\\.js`, 'g')));
    expect([...found]).toHaveLength(1);
    return [...found].map((file) => `/assets/${file}`);
  }

  test('of that, the frame is at most 112, and with routes and shell at most 154', async () => {
    const html = await readFile(`${folder}/ui.html`, 'utf8');
    // What the document names itself is what must be there before anything is shown.
    const frame = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    expect(frame.length).toBeGreaterThan(1);
    expect(await weightOf(frame)).toBeLessThan(112);
    // Every page adds its route to the shell's file, whichever page opens. It is two imports away.
    const shell = await imported(await imported(frame, 'routes'), 'shell');
    expect(await weightOf([...frame, ...shell])).toBeLessThan(154);
  });

  test('the sign-in page less than 120, of no other host, in the browser’s own language [SH-C002]', async () => {
    const { page } = await console.openSignIn('/casbah.svg', { locale: 'fr-CA' });
    const elsewhere = askedElsewhere(page);
    expect((await loadOf(page, '/')).weight).toBeLessThan(120);
    await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    await page.getByLabel('Langue').selectOption('de');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(elsewhere).toEqual([]);
    await page.context().close();
  });
});
