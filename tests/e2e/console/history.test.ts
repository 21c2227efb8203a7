import { readFile } from 'node:fs/promises';
import type { ChainStateAnswer } from '@casbah/contract/history';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../../system/casbah.ts';
import { accessibilityFindings, changeAnswers, type OpenPage, USUAL_VIEWPORT } from '../browser.ts';
import { Console, goWithin, parameterOf, placeOf } from './console.ts';
import { addColleague } from './people.ts';

const HISTORY = '/ui/appForensics/history';
const READER = 'history.reader@atlasfoods.example';
let console: Console;
let opened: OpenPage;
let page: Page;
/** May see the history, and nothing else of it. */
let reader: Person;
/** Sequence number of the new source's entry. */
let added = '';

beforeAll(async () => {
  console = await Console.inCompany();
  const person = await console.sysadmin();
  reader = await addColleague(console, {
    email: READER,
    name: 'Amina Reader',
    grants: [{ area: 'history', actions: ['view'] }],
  });
  const source = await person.source('Proxy Rabat');
  await person.client.call('PATCH /admin/datasources/{id}', {
    params: { id: source },
    body: { name: 'Proxy Fez', timezone: 'Africa/Casablanca' },
  });
  await person.client.call('POST /admin/user/saveprefs', { body: { user_prefs: { theme: 'light' } } });
  await person.source('Proxy Meknes');
  await new Person(console).signIn(READER, 'wrong').catch(() => undefined);
  opened = await console.open('/ui/appForensics#/history');
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const grid = () => main().getByRole('grid', { name: 'History' });
const rowWith = (text: string | RegExp) => grid().getByRole('row').filter({ hasText: text });
const panel = () => main().getByRole('complementary');
const chain = () => main().getByRole('region', { name: 'History chain' });

async function go(path: string): Promise<void> {
  await goWithin(page, path);
  await grid().waitFor();
}

test('the history is a page of its own: by its older address, by the sidebar, by its name [SH-R052] [SH-R181] [SH-R221]', async () => {
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  expect(placeOf(page)).toBe(HISTORY);
  await goWithin(page, '/ui/appAccount/profile');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  expect(placeOf(page)).toBe(HISTORY);
});

test('the history tells each change in a sentence, newest first, with who and when', async () => {
  await go(HISTORY);
  const first = rowWith('Added source Proxy Rabat');
  await first.waitFor();
  await expect.poll(() => first.textContent()).toContain(console.company.email);
  expect(await first.textContent()).toMatch(/\d\d:\d\d:\d\d/);
  for (const words of ['Changed source Proxy Rabat', 'Changed their preferences'])
    await rowWith(words).first().waitFor();
  await rowWith('Wrong password').filter({ hasText: 'Failed to sign in' }).waitFor();
  const lines = await grid().getByRole('row').allTextContents();
  const placeOfRow = (words: string) => lines.findIndex((line) => line.includes(words));
  expect(placeOfRow('Proxy Meknes')).toBeLessThan(placeOfRow('Added source Proxy Rabat'));
  await main()
    .getByText(/^\d+ changes · a permanent record that no one can edit/)
    .waitFor();
});

test('the history is searched and filtered, and the address says how', async () => {
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
  await expect.poll(() => grid().getByRole('row').count()).toBe(2);
  await rowWith('Failed to sign in').waitFor();
  await page.goBack();
  await rowWith('Proxy Meknes').waitFor();

  await go(`${HISTORY}?text=nothing%20like%20it`);
  await main().getByText('No matching changes').waitFor();
  await main().getByRole('button', { name: 'Clear filter' }).click();
  await rowWith('Proxy Meknes').waitFor();
  expect(placeOf(page)).toBe(HISTORY);
});

test('the history shows what was before and what is after, with the request id, and leads on from there', async () => {
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
  expect(await accessibilityFindings(page)).toEqual([]);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      )
      .toBe(0);
  }
  await page.setViewportSize(USUAL_VIEWPORT);
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

test('the history opens an entry that is outside of what is listed', async () => {
  await go(`${HISTORY}?text=meknes&selected=${added}`);
  await panel().getByRole('heading', { name: 'Added source Proxy Rabat' }).waitFor();
  await go(`${HISTORY}?selected=99999`);
  await panel().getByText('Change not found').waitFor();
});

test('the history is exported as it is filtered', async () => {
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

test('the history says that its chain is intact, and looks again when asked', async () => {
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

test('the history says it when it is unreadable, and reads it again', async () => {
  await page.route('**/history/entries?**', (route) => route.abort());
  await goWithin(page, `${HISTORY}?range=7d`);
  await main().getByText('Casbah isn’t responding.', { exact: false }).waitFor();
  await page.unroute('**/history/entries?**');
  await main().getByRole('button', { name: 'Try again' }).click();
  await rowWith('Proxy Meknes').waitFor();
});

test('viewers have no export', async () => {
  const other = await console.openAs(reader, HISTORY);
  await other.page.getByRole('grid', { name: 'History' }).waitFor();
  await other.page.getByText('Chain intact').waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await other.close();
});

// That the server finds this is shown by the tests of the store and of the server.
test('a history that somebody tampered with says so in red, with the place, and leads there', async () => {
  const fault: ChainStateAnswer['fault'] = { sequence: Number(added), reason: 'entry_changed' };
  await changeAnswers(
    page,
    '**/history/verify*',
    (state: ChainStateAnswer): ChainStateAnswer => ({ ...state, state: 'broken', fault }),
  );
  await go(HISTORY);
  await chain().getByRole('button', { name: 'Verify now' }).click();
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
  await panel().getByRole('heading', { name: 'Added source Proxy Rabat' }).waitFor();
});
