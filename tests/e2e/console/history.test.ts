import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY, Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import type { Colleague } from './company.ts';
import { Console, parameterOf, placeOf } from './console.ts';
import { addColleague, signInAs } from './people.ts';

const HISTORY = '/ui/appForensics/history';
/** May see the history, and nothing else of it. */
const READER: Colleague = {
  email: 'amina@atlasfoods.example',
  name: 'Amina Reader',
  role: 'admin',
  grants: [{ area: 'history', actions: ['view'] }],
};
const STRANGER: Colleague = {
  email: 'youssef@atlasfoods.example',
  name: 'Youssef Stranger',
  role: 'admin',
  grants: [{ area: 'audit', actions: ['view'] }],
};

let console: Console;
let opened: OpenPage;
let page: Page;
/** Sequence number of the new source's entry. */
let added = '';

beforeAll(async () => {
  console = await Console.startEmpty();
  const person = await Person.first(console.casbah);
  const source = await person.source('Proxy Rabat');
  await person.client.call('PATCH /admin/datasources/{id}', {
    params: { id: source },
    body: { name: 'Proxy Fez', timezone: 'Africa/Casablanca' },
  });
  await person.client.call('POST /admin/user/saveprefs', { body: { user_prefs: { theme: 'light' } } });
  await person.source('Proxy Meknes');
  await person.signIn(COMPANY.email, 'wrong').catch(() => undefined);
  opened = await console.open(HISTORY);
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const grid = () => main().getByRole('grid', { name: 'History' });
const rowWith = (text: string | RegExp) => grid().getByRole('row').filter({ hasText: text });
const panel = () => main().getByRole('complementary');
const chain = () => main().getByRole('region', { name: 'History chain' });

async function go(path: string): Promise<void> {
  await page.goto(console.address(path));
  await grid().waitFor();
}

describe('the history', () => {
  test('is a page of its own: by the rail, by its older address, by its name [SH-R052] [SH-R181] [SH-R221]', async () => {
    await page.goto(console.address('/ui/appAudit/sources'));
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
    expect(placeOf(page)).toBe(HISTORY);
    await page.goto(console.address('/ui/appForensics#/history'));
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
    expect(placeOf(page)).toBe(HISTORY);
  });

  test('tells each change in a sentence, newest first, with who and when', async () => {
    await go(HISTORY);
    const first = rowWith('Added source Proxy Rabat');
    await first.waitFor();
    await expect.poll(() => first.textContent()).toContain(COMPANY.email);
    expect(await first.textContent()).toMatch(/\d\d:\d\d:\d\d/);
    for (const words of [
      'Changed source Proxy Rabat',
      'Changed their preferences',
      `Set up ${COMPANY.company}`,
    ])
      await rowWith(words).waitFor();
    await rowWith('Wrong password').filter({ hasText: 'Failed to sign in' }).waitFor();
    const lines = await grid().getByRole('row').allTextContents();
    const placeOfRow = (words: string) => lines.findIndex((line) => line.includes(words));
    expect(placeOfRow('Proxy Meknes')).toBeLessThan(placeOfRow('Added source Proxy Rabat'));
    await main()
      .getByText(/^\d+ changes · a permanent record that no one can edit/)
      .waitFor();
  });

  test('is searched and filtered, and the address says how', async () => {
    await go(HISTORY);
    await main().getByRole('searchbox', { name: 'Search History' }).fill('meknes');
    await expect.poll(() => parameterOf(page, 'text')).toBe('meknes');
    await main()
      .getByText(/^1 change ·/)
      .waitFor();
    await expect.poll(() => grid().getByRole('row').count()).toBe(2);

    await main().getByRole('searchbox', { name: 'Search History' }).fill('');
    await expect.poll(() => parameterOf(page, 'text')).toBe(null);
    await main()
      .getByRole('button', { name: /^Result/ })
      .or(main().getByRole('button', { name: /Any result/ }))
      .first()
      .click();
    await page.getByRole('option', { name: 'Wrong password' }).click();
    await expect.poll(() => parameterOf(page, 'outcome')).toBe('INVALID_CREDENTIALS');
    await rowWith('Failed to sign in').waitFor();
    await expect.poll(() => grid().getByRole('row').count()).toBe(2);
    await page.goBack();
    await rowWith('Proxy Meknes').waitFor();

    await go(`${HISTORY}?text=nothing%20like%20it`);
    await main().getByText('No matching changes').waitFor();
    await main().getByRole('button', { name: 'Clear filter' }).click();
    await rowWith('Proxy Meknes').waitFor();
    expect(placeOf(page)).toBe(HISTORY);
  });

  test('shows what was before and what is after, with the request id, and leads on from there', async () => {
    await go(HISTORY);
    await rowWith('Changed source Proxy Rabat').getByRole('gridcell').nth(1).click();
    await panel().getByRole('heading', { name: 'Changed source Proxy Rabat' }).waitFor();
    const changes = panel().getByRole('table', { name: 'Changed fields' });
    expect(await changes.getByRole('row').allTextContents()).toEqual([
      expect.stringMatching(/Field\s*Before\s*After/i),
      expect.stringMatching(/Name\s*Proxy Rabat\s*Proxy Fez/),
      expect.stringMatching(/Time zone\s*UTC\s*Africa\/Casablanca/),
    ]);
    expect(await panel().textContent()).toMatch(/PATCH \/admin\/datasources\/\{id\}/);
    expect(await panel().textContent()).toMatch(/Request ID\s*[0-9a-f-]{36}/);
    await panel().getByRole('button', { name: 'Copy request ID' }).waitFor();

    // A link sent to a colleague shows the same.
    const place = placeOf(page);
    expect(place).toMatch(/\?selected=\d+$/);
    await page.reload();
    await panel().getByRole('heading', { name: 'Changed source Proxy Rabat' }).waitFor();

    await panel().getByRole('button', { name: 'Next' }).click();
    await panel().getByRole('heading', { name: 'Added source Proxy Rabat' }).waitFor();
    added = parameterOf(page, 'selected') ?? '';
    await panel().getByRole('link', { name: 'Everything about this object' }).click();
    await main()
      .getByRole('button', { name: /^Object / })
      .waitFor();
    await expect.poll(() => grid().getByRole('row').count()).toBe(3);
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await main()
      .getByRole('button', { name: /^Object / })
      .click();
    await rowWith('Proxy Meknes').waitFor();
  });

  test('opens an entry that is outside of what is listed', async () => {
    await go(`${HISTORY}?text=meknes&selected=${added}`);
    await panel().getByRole('heading', { name: 'Added source Proxy Rabat' }).waitFor();
    await go(`${HISTORY}?selected=99999`);
    await panel().getByText('Change not found').waitFor();
  });

  test('is exported as it is filtered', async () => {
    await go(`${HISTORY}?text=proxy`);
    for (const [choice, name, line] of [
      ['CSV, for spreadsheets', 'history.csv', /Proxy Rabat.*Africa\/Casablanca|Africa\/Casablanca/],
      ['JSON Lines, with all hashes', 'history.ndjson', /"hash":"[0-9a-f]{64}"/],
    ] as const) {
      await main().getByRole('button', { name: 'Export' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: choice }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(name);
      const text = await readFile(await download.path(), 'utf8');
      expect(text).toMatch(line);
      expect(text).not.toContain('saveprefs');
    }
  });

  test('says that its chain is intact, and looks again when asked', async () => {
    await go(HISTORY);
    await chain().getByText('Chain intact').waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('/history/verify?fresh=true'));
    await chain().getByRole('button', { name: 'Verify now' }).click();
    await asked;
    await chain().getByText('Chain intact').waitFor();
    await chain()
      .getByText(/^verified /)
      .waitFor();
    await expect.poll(() => main().getByRole('alert').count()).toBe(0);
  });

  test('says it when it is unreadable, and reads it again', async () => {
    await page.route('**/history/entries?**', (route) => route.abort());
    await page.goto(console.address(HISTORY));
    await main().getByText('Casbah isn’t responding.', { exact: false }).waitFor();
    await page.unroute('**/history/entries?**');
    await main().getByRole('button', { name: 'Try again' }).click();
    await rowWith('Proxy Meknes').waitFor();
  });

  test('fits at 1440 and 1024 pixels, with and without its panel; axe finds nothing', async () => {
    for (const path of [HISTORY, `${HISTORY}?selected=${added}`])
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await go(path);
        await chain().getByText('Chain intact').waitFor();
        await rowWith('Proxy Meknes').waitFor();
        const wider = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(wider, `${path} at ${width} pixels`).toBe(0);
        if (width === 1440) expect(await accessibilityFindings(page)).toEqual([]);
      }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('others', () => {
  beforeAll(async () => {
    for (const colleague of [READER, STRANGER]) await addColleague(console, colleague);
  });

  test('viewers have no export; people without permission see whom to ask, and no entry in the sidebar', async () => {
    const reader = await signInAs(console, READER);
    await reader.page.goto(console.address(HISTORY));
    await reader.page.getByRole('grid', { name: 'History' }).waitFor();
    await reader.page.getByText('Chain intact').waitFor();
    await expect.poll(() => reader.page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await reader.close();

    const stranger = await signInAs(console, STRANGER);
    await stranger.page.goto(console.address(HISTORY));
    await stranger.page.getByText('Access to “History” refused').waitFor();
    await stranger.page.getByText('history.view').waitFor();
    const areas = stranger.page.getByRole('navigation', { name: 'Areas' });
    await expect.poll(() => areas.getByRole('link', { name: 'History' }).count()).toBe(0);
    await stranger.close();
  });
});

describe('a history that somebody tampered with', () => {
  beforeAll(async () => {
    await console.casbah.end();
    const database = new PGlite(join(console.casbah.folder, 'data', 'control', 'pglite'));
    await database.exec(
      `set session_replication_role = replica; update audit_trail set object = 'else' where sequence = ${Number(added)}`,
    );
    await database.close();
    await console.casbah.begin();
  });

  test('says so in red, with the place, and leads there', async () => {
    // The server has another port now; the old session is still valid.
    const again = await console.open(HISTORY);
    page = again.page;
    const notice = main().getByRole('alert');
    await notice.getByText(`History has been tampered with, starting at entry ${added}`).waitFor();
    await notice.getByText('it doesn’t match its hash', { exact: false }).waitFor();
    await chain().getByText('Chain broken').waitFor();
    const colours = await notice.evaluate((element) => {
      const document = element.ownerDocument;
      const { getComputedStyle } = document.defaultView ?? {};
      const probe = document.createElement('i');
      probe.style.color = 'var(--risk-high)';
      element.append(probe);
      const expected = getComputedStyle(probe).color;
      probe.remove();
      return [getComputedStyle(element).borderTopColor, expected];
    });
    expect(colours[0]).toBe(colours[1]);
    expect(await accessibilityFindings(page)).toEqual([]);
    await notice.getByRole('button', { name: `Show entry ${added}` }).click();
    await expect.poll(() => parameterOf(page, 'selected')).toBe(added);
    await panel().getByText('else', { exact: true }).waitFor();
    expect(again.complaints).toEqual([]);
    await again.close();
  });
});
