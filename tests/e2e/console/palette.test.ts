import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import type { Colleague } from './company.ts';
import { Console, placeOf } from './console.ts';
import { addColleague } from './people.ts';

const AUDITOR: Colleague = {
  email: 'karim@atlasfoods.example',
  name: 'Karim Auditor',
  role: 'admin',
  grants: [{ area: 'history', actions: ['view'] }],
};
const PALETTE_CODE = /\/assets\/Palette-[^/]*\.js$/;

let console: Console;
let auditor: Person;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  auditor = await addColleague(console, AUDITOR);
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
    const { page, close } = await console.visit('/ui/nowhere');
    const fresh = await page.context().newPage();
    const fetched = fresh.waitForResponse((response) => PALETTE_CODE.test(response.url()));
    await fresh.goto(console.address('/ui/appAccount/profile'));
    expect((await fetched).ok()).toBe(true);
    expect(await (await fetched).headerValue('cache-control')).toContain('immutable');
    // Templates, too: nothing that draws is asked of a call.
    expect((await fetched).headers()['content-type']).toContain('javascript');
    await fresh.close();
    await close();
  });

  test('leaves the page its keys once it is given up, and gets every letter that was typed since it was asked for, though its code is late', async () => {
    const { page, complaints, close } = await console.open('/ui/appAccount/profile');
    const late = Promise.withResolvers<void>();
    await page.route(PALETTE_CODE, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(console.address('/ui/appAudit/services'));
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
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

  test('offers every page that is built, its actions, services and people, and no page that is not built', async () => {
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
    await openPalette(page);
    await page.keyboard.type('sofia');
    await group(page, 'People')
      .getByRole('option', { name: /sofia\.lindqvist/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'sofia.lindqvist', level: 1 }).waitFor();
    await openPalette(page);
    await page.keyboard.type('sourc');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('nothing is looked up for somebody who may not see the audit', async () => {
  const { page, close } = await console.openAs(auditor, '/ui/appAccount/profile');
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
