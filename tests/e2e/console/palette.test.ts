import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { untilQuiet } from '../browser.ts';
import type { Colleague } from './company.ts';
import { Console, placeOf } from './console.ts';
import { addColleague } from './people.ts';

const ANALYST: Colleague = {
  email: 'amina@atlasfoods.example',
  name: 'Amina Analyst',
  role: 'admin',
  grants: [{ area: 'audit', actions: ['view'] }],
};
const AUDITOR: Colleague = {
  email: 'karim@atlasfoods.example',
  name: 'Karim Auditor',
  role: 'admin',
  grants: [{ area: 'history', actions: ['view'] }],
};
const COOK: Colleague = { email: 'youssef@atlasfoods.example', name: 'Youssef Cook', role: 'enduser' };
const PALETTE_CODE = /\/assets\/Palette-[^/]*\.js$/;

let console: Console;
let analyst: Person;
let auditor: Person;
let cook: Person;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  analyst = await addColleague(console, ANALYST);
  auditor = await addColleague(console, AUDITOR);
  cook = await addColleague(console, COOK);
});
afterAll(() => console.close());

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

/** What the palette offers in one of its groups, first lines first. */
const offered = (page: Page, name: string) => group(page, name).getByRole('option').allInnerTexts();

describe('the palette', () => {
  test('loads automatically once the page is idle, as a cached static file: nobody waits for it [WD-C013]', async () => {
    const { page, close } = await console.open('/ui/appAudit/summary');
    const fresh = await page.context().newPage();
    const fetched = fresh.waitForResponse((response) => PALETTE_CODE.test(response.url()));
    await fresh.goto(console.address('/ui/appAudit/services'));
    expect((await fetched).ok()).toBe(true);
    expect(await (await fetched).headerValue('cache-control')).toContain('immutable');
    // Templates, too: nothing that draws is asked of a call.
    expect((await fetched).headers()['content-type']).toContain('javascript');
    await close();
  });

  test('gets every letter that was typed since it was asked for, though its code is late', async () => {
    const { page, complaints, close } = await console.open('/ui/appAudit/services');
    const late = Promise.withResolvers<void>();
    await page.route(PALETTE_CODE, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('Control+k');
    // Some of these are keys of the list and of the page.
    for (const key of ['j', 'Backspace', 'd', 'r', 'x', '?', 'Backspace', 'Backspace', 'o', 'Enter'])
      await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    late.resolve();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('dro');
    await page.keyboard.type('pb');
    expect(await field(page).inputValue()).toBe('dropb');
    expect(placeOf(page)).toBe('/ui/appAudit/services');
    await palette(page)
      .getByRole('option', { name: /Dropbox/ })
      .first()
      .waitFor();
    // What was typed once isn't there again.
    await page.keyboard.press('Escape');
    await openPalette(page);
    expect(await field(page).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is given up before it came leaves the page its keys', async () => {
    const { page, close } = await console.open('/ui/appAudit/services');
    const late = Promise.withResolvers<void>();
    await page.route(PALETTE_CODE, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    late.resolve();
    await close();
  });

  test('offers every page that is built and its actions, and no page that is not', async () => {
    const { page, complaints, close } = await console.visit('/ui/appAudit/summary');
    await openPalette(page);
    expect((await offered(page, 'Pages')).map((words) => words.split('\n')[0])).toEqual(
      expect.arrayContaining([
        'Summary',
        'Services',
        'Users',
        'Countries',
        'Sites',
        'Sources',
        'My account',
        'History',
      ]),
    );
    expect(await offered(page, 'Actions')).toContain('Add source');
    // A page that isn't built has the very name.
    await field(page).fill('dropbox');
    await group(page, 'Services').waitFor();
    const groups = await palette(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(groups).toEqual(['Services']);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dropbox', level: 1 }).waitFor();
    expect(placeOf(page)).toMatch(/^\/ui\/appAudit\/service\/dropbox/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what a person may not open is not offered', () => {
  test('an analyst finds services and people, but no sources and no history', async () => {
    const { page, close } = await console.openAs(analyst, '/ui/');
    await openPalette(page);
    expect((await offered(page, 'Pages')).map((words) => words.split('\n')[0])).toEqual([
      'Summary',
      'Services',
      'Users',
      'Countries',
      'Sites',
      'Events',
      'Decisions',
      'Findings',
      'Compare services',
      'Risk profiles',
      'Review scores',
      'Requested services',
      'Infographic',
      'Audit report',
      'My account',
      'Notifications',
    ]);
    expect(await offered(page, 'Actions')).not.toContain('Add source');
    await field(page).fill('omar');
    await group(page, 'People')
      .getByRole('option', { name: /omar\.haddad/ })
      .waitFor();
    await close();
  });

  test('nothing is looked up for somebody who may not see the audit', async () => {
    const { page, close } = await console.openAs(auditor, '/ui/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/audit/')) asked.push(request.url());
    });
    await openPalette(page);
    expect((await offered(page, 'Pages')).map((words) => words.split('\n')[0])).toEqual([
      'My account',
      'Notifications',
      'History',
    ]);
    await field(page).fill('omar');
    await palette(page).getByText('No results for “omar”').waitFor();
    expect(asked).toEqual([]);
    await close();
  });

  test('an end user is offered their own account, and nothing to come', async () => {
    const { page, close } = await console.openAs(cook, '/ui/');
    await openPalette(page);
    expect((await offered(page, 'Pages')).map((words) => words.split('\n')[0])).toEqual([
      'My account',
      'Notifications',
    ]);
    await field(page).fill('policies');
    await palette(page).getByText('No results for “policies”').waitFor();
    await close();
  });
});

describe('? lists the keys of the page that is open', () => {
  test.each([
    '/ui/appAudit/summary',
    '/ui/appAudit/services',
    '/ui/appAudit/sources',
    '/ui/appAudit/service/dropbox',
    '/ui/appForensics/history',
    '/ui/appAccount/profile',
    '/ui/appThreats',
  ])('%s', async (path) => {
    const { page, close } = await console.visit(path);
    await untilQuiet(page);
    const has = async (selector: string) => (await page.locator(selector).count()) > 0;
    const there = {
      Filter: await has('[data-page-search] input'),
      'In lists': await has('[role="grid"]'),
      'On column headers': await has('[role="grid"]'),
      'In the side panel': await has('[role="grid"]'),
      'In charts': await has('main [role="slider"]'),
    };
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    const titles = await dialog.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles.slice(0, 2)).toEqual(['Everywhere', 'In dialogs']);
    for (const [title, isThere] of Object.entries(there)) expect(titles.includes(title), title).toBe(isThere);
    // A heading sorts where the list can be sorted.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const sorts = await has('[role="columnheader"][aria-sort]');
    await page.keyboard.press('?');
    await dialog.waitFor();
    await expect.poll(() => dialog.getByText('Sort', { exact: true }).count()).toBe(sorts ? 1 : 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });
});
