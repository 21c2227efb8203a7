import { readFile } from 'node:fs/promises';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';
import { LAST_DAY, PEOPLE, PLACES, threeDays } from './logs.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
});
afterAll(() => console.close());

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Services' });

/** The names in the list, from top to bottom, once it is at rest. */
async function names(page: Page): Promise<string[]> {
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  const rows = page.getByRole('grid').getByRole('row');
  const found: string[] = [];
  for (const row of (await rows.all()).slice(1)) {
    const cells = row.getByRole('gridcell').or(row.getByRole('rowheader'));
    const cell = await cells
      .filter({ hasNot: page.getByRole('checkbox') })
      .first()
      .textContent();
    found.push((cell ?? '').replace(/^[A-Z](?=[A-Z])/, '').replace(/New$/, ''));
  }
  return found;
}

/** What the traffic holds, counted from the very lines that were sent. */
function traffic(of: (host: string) => boolean) {
  return threeDays().filter(({ host }) => of(host));
}

describe('the list of services', () => {
  test('holds what the log holds: services, users, bytes', async () => {
    const { page, complaints, close } = await console.visit('/ui/appAudit/services');
    expect((await names(page)).sort()).toEqual(PLACES.map(({ name }) => name).sort());
    const dropbox = grid(page).getByRole('row', { name: /Dropbox/ });
    const visits = traffic((host) => host === 'www.dropbox.com');
    const users = new Set(visits.map(({ user }) => user)).size;
    const uploaded = visits.reduce((sum, { up }) => sum + up, 0);
    // A no-break space separates a number and its unit.
    const text = (await dropbox.textContent())?.replaceAll('\u00A0', ' ');
    expect(text).toContain(String(users));
    expect(text).toContain(`${Math.round(uploaded / 1024 ** 2)} MB`);
    expect(await grid(page).getAttribute('aria-rowcount')).toBe(String(PLACES.length + 1));
    expect(complaints).toEqual([]);
    await close();
  });

  test('says how many there are, none of them new in the first week of data; is searched, and sorted by a heading; the address says so', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services');
    await page.getByText(`${PLACES.length} cloud services in use, answered in`).waitFor();
    await page.getByRole('columnheader', { name: /^Service/ }).click();
    await page.waitForURL(/sort=name/);
    const ascending = await names(page);
    expect(ascending).toEqual([...ascending].sort((a, b) => a.localeCompare(b)));
    await page.getByRole('columnheader', { name: /^Service/ }).click();
    await page.waitForURL(/sort=-name/);
    expect(await names(page)).toEqual(ascending.reverse());
    await page.getByRole('searchbox', { name: 'Find a service' }).fill('trans');
    await page.waitForURL(/q=trans/);
    await page.getByText('1 cloud service in use, answered in').waitFor();
    expect(await names(page)).toEqual(['WeTransfer']);
    await close();
  });

  test('shows the columns of the address, and the chooser changes both; the export has its filter, order and columns', async () => {
    const filter = encodeURIComponent('uploaded > 100MB');
    const { page, close } = await console.visit(
      `/ui/appAudit/services?filter=${filter}&sort=-bytes_up&columns=name,users,bytes_up,vendor`,
    );
    const list = await names(page);
    const headings = async () =>
      (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim()).filter(Boolean);
    expect(await headings()).toEqual(['Service', 'Users', 'Uploaded', 'Vendor']);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Vendor' }).press('Space');
    await page.waitForURL((url) => url.searchParams.get('columns') === 'name,users,bytes_up');
    expect(await headings()).toEqual(['Service', 'Users', 'Uploaded']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await (await download).path();
    const lines = (await readFile(file, 'utf8'))
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('"name","users","bytes_up"');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(list.map((name) => `"${name}"`));
    const dropbox = traffic((host) => host === 'www.dropbox.com').reduce((sum, { up }) => sum + up, 0);
    expect(lines.find((line) => line.startsWith('"Dropbox"'))?.split(',')[2]).toBe(String(dropbox));
    await close();
  });
});

describe('the filter', () => {
  test('is made by typing: field, operator, value; a value of the list adds to it; other tabs keep what is not asked of this list’s rows', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services?range=7d&ends=data');
    await names(page);
    await page.keyboard.press('/');
    await page.keyboard.type('Uploaded');
    await page.keyboard.press('Enter');
    await page.keyboard.type('is more');
    await page.keyboard.press('Enter');
    await page.keyboard.type('100MB');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => (url.searchParams.get('filter') ?? '').startsWith('uploaded >'));
    expect((await names(page)).sort()).toEqual(['Dropbox', 'MEGA', 'WeTransfer']);
    const category = grid(page)
      .getByRole('row', { name: /Dropbox/ })
      .locator('[data-value]')
      .first();
    const word = (await category.textContent()) ?? '';
    await category.click();
    await page.getByRole('menuitem', { name: `Exclude ${word}` }).click();
    await page.waitForURL(/category/);
    expect(await names(page)).not.toContain('Dropbox');
    await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    expect(parameterOf(page, 'filter')).toBe(`category != "${word}"`);
    expect(parameterOf(page, 'range')).toBe('7d');
    const people = page.getByRole('grid', { name: 'Users' });
    for (const user of PEOPLE) await people.getByRole('row', { name: user }).waitFor();
    await close();
  });

  test('facets choose and leave out values; back and forward go through the steps', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services');
    const all = await names(page);
    const facet = page.getByRole('group', { name: 'Action' });
    await facet.getByRole('checkbox', { name: /^Blocked/ }).click();
    await page.waitForURL((url) => url.searchParams.get('filter') === 'action = blocked');
    expect(await names(page)).toEqual(['MEGA']);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('filter') === null);
    expect(await names(page)).toEqual(all);
    await page.goForward();
    expect(await names(page)).toEqual(['MEGA']);
    await page.getByRole('button', { name: /^Remove Action/ }).click();
    expect(await names(page)).toEqual(all);
    await close();
  });

  test('one that nothing meets says so and is cleared with a press; one that cannot be read says what is wrong', async () => {
    const { page, close } = await console.visit(
      '/ui/appAudit/services?filter=user%20%3D%20%22nobody.at.all%22',
    );
    await page.getByText('No data in this time range matches the filter.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filter' }).last().click();
    await page.waitForURL((url) => url.searchParams.get('filter') === null);
    expect(await names(page)).toHaveLength(PLACES.length);
    await goWithin(page, '/ui/appAudit/services?filter=risk%20%3D');
    await page.getByText('Invalid filter').waitFor();
    // Nothing else looks as if it were still loading.
    await expect.poll(() => page.getByRole('main').locator('[aria-busy="true"]').count()).toBe(0);
    await close();
  });
});

describe('the filter in blocks', () => {
  const builder = (page: Page): Locator => page.getByRole('region', { name: 'Filter', exact: true });
  const condition = (page: Page, number: number): Locator =>
    builder(page).getByRole('group', { name: `Condition ${number}` });
  const filtered = (page: Page, filter: string | null) =>
    page.waitForURL((url) => url.searchParams.get('filter') === filter);

  async function openBuilder(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await builder(page).waitFor();
  }
  async function chooseAttribute(page: Page, number: number, name: string): Promise<void> {
    await condition(page, number).getByRole('combobox', { name: 'Filter attribute' }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }

  test('says what the line says, and writes the same filter into the address', async () => {
    const { page, complaints, close } = await console.visit(
      `/ui/appAudit/services?filter=${encodeURIComponent('category = "Cloud storage"')}`,
    );
    await openBuilder(page);
    expect(await condition(page, 1).getByRole('combobox').first().inputValue()).toBe('Category');
    await condition(page, 1).getByText('Cloud storage', { exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await builder(page).getByRole('button', { name: 'Add group' }).click();
    await chooseAttribute(page, 2, 'User');
    await condition(page, 2).getByRole('combobox', { name: 'Value of User' }).fill('nobody');
    await page.keyboard.press('Enter');
    await builder(page).getByRole('button', { name: 'Apply' }).click();
    await filtered(page, 'category = "Cloud storage" or user = nobody');
    expect(await names(page)).toEqual(['Dropbox']);

    // What the server could not answer is said here, and is not asked.
    await chooseAttribute(page, 2, 'Uploaded');
    await condition(page, 2).getByRole('textbox', { name: 'Value of Uploaded' }).fill('1 GB');
    await builder(page).getByRole('button', { name: 'Apply' }).click();
    await builder(page)
      .getByRole('alert')
      .getByText('Uploaded: conditions on totals can only be combined with AND')
      .waitFor();
    expect(parameterOf(page, 'filter')).toBe('category = "Cloud storage" or user = nobody');
    expect(complaints).toEqual([]);
    await close();
  });

  test('is kept half built while closed, offers the values that the traffic holds, and keeps in step with the list, the line and back', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services');
    await openBuilder(page);
    await chooseAttribute(page, 1, 'Vendor');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await builder(page).waitFor({ state: 'detached' });
    await openBuilder(page);
    expect(await condition(page, 1).getByRole('combobox').first().inputValue()).toBe('Vendor');
    expect(parameterOf(page, 'filter')).toBeNull();

    await chooseAttribute(page, 1, 'User');
    await condition(page, 1).getByRole('combobox', { name: 'Value of User' }).fill('sofia');
    await page.getByRole('option', { name: 'sofia.lindqvist' }).click();
    await builder(page).getByRole('button', { name: 'Add condition' }).click();
    await chooseAttribute(page, 2, 'Uploaded');
    await condition(page, 2).getByRole('textbox', { name: 'Value of Uploaded' }).fill('100MB');
    await page.keyboard.press('Enter');
    await filtered(page, 'user = sofia.lindqvist and uploaded > 100MB');
    const uploads = new Map<string, number>();
    for (const { user, host, up } of threeDays())
      if (user === 'sofia.lindqvist') uploads.set(host, (uploads.get(host) ?? 0) + up);
    const over = PLACES.filter(({ host }) => (uploads.get(host) ?? 0) > 100 * 1024 ** 2);
    expect((await names(page)).sort()).toEqual(over.map(({ name }) => name).sort());

    await page.getByRole('button', { name: 'Remove User is sofia.lindqvist' }).click();
    await filtered(page, 'uploaded > 100MB');
    await condition(page, 2).waitFor({ state: 'detached' });
    await names(page);
    await grid(page)
      .getByRole('row', { name: /Dropbox/ })
      .locator('[data-value]')
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Exclude Cloud storage' }).click();
    await filtered(page, 'uploaded > 100MB and category != "Cloud storage"');
    await condition(page, 2).getByText('Cloud storage', { exact: true }).waitFor();
    expect(await condition(page, 2).getByRole('button', { name: 'Comparison for' }).textContent()).toContain(
      'isn’t',
    );
    await page.goBack();
    await filtered(page, 'uploaded > 100MB');
    await condition(page, 2).waitFor({ state: 'detached' });
    await close();
  });
});

test('the histogram narrows the time by dragging, and by keyboard', async () => {
  const { page, close } = await console.visit('/ui/appAudit/services?range=7d&ends=data');
  await names(page);
  const slider = page.getByRole('slider', { name: /Select a time range/ });
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the histogram is not drawn');
  await page.mouse.move(box.x + box.width * 0.6, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, box.y + 30, { steps: 5 });
  await page.mouse.up();
  await page.waitForURL(/from=/);
  const from = Date.parse(parameterOf(page, 'from') ?? '');
  const to = Date.parse(parameterOf(page, 'to') ?? '');
  expect(to - from).toBeGreaterThan(DAY_MS);
  expect(to - from).toBeLessThan(3 * DAY_MS);
  expect(parameterOf(page, 'range')).toBeNull();
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('range') === '7d');
  await names(page);
  await slider.focus();
  for (const key of ['Home', 'Shift+End', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/from=/);
  await close();
});

test('the time range is chosen above and ends now, and the calendar reaches to today; where the data is older, one click leads to it; its age leads to Sources [PL-R004]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/services');
  await names(page);
  await page.getByRole('button', { name: 'Refresh data' }).click();
  await page.getByRole('button', { name: /^Time: Last 30 days/ }).click();
  await page.getByRole('button', { name: /^Today, / }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Today, / }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: /^Last 24 hours/ }).click();
  await page.waitForURL(/range=24h/);
  await page.getByText('No traffic in this time range.').waitFor();
  // The log ends on the last day at 18:00, so the range ends there.
  await page.getByRole('main').getByRole('button', { name: 'Show the newest data' }).click();
  await page.waitForURL(/ends=data/);
  expect(await names(page)).toHaveLength(PLACES.length);
  await page.getByRole('button', { name: /Time: Last 24 hours of data .*20 Nov/ }).waitFor();

  const [from, to] = [400, 390].map((days) => isoTime(LAST_DAY - days * DAY_MS));
  await goWithin(page, `/ui/appAudit/services?from=${from}&to=${to}`);
  await page.getByText('No traffic in this time range.').waitFor();
  await page.getByRole('button', { name: 'Show all data' }).click();
  expect(await names(page)).toHaveLength(PLACES.length);
  await page.getByRole('link', { name: /^Newest data: / }).click();
  await page.waitForURL(/appAudit\/sources/);
  await close();
});

describe('the panel', () => {
  test('explains the score with parts that add up to it, and says who uploads; after scrolling, nothing lies over the top bar, the drawer leaves the list in sight, and the bar of chosen rows shows', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services?selected=wetransfer');
    const panel = page.getByRole('complementary');
    const heading = panel.getByRole('heading', { name: /^Why \d+/ });
    await heading.waitFor();
    const score = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
    const more = panel.getByRole('button', { name: /more parts/ });
    if (await more.isVisible()) await more.click();
    const parts = await panel.locator('dl dd[data-sign]').allTextContents();
    const points = parts.map((text) => Number(text.replace('−', '-').replace('+', '')));
    expect(points.length).toBeGreaterThan(2);
    expect(Math.round(points.reduce((sum, point) => sum + point, 0))).toBe(score);
    const uploads = new Map<string, number>();
    for (const { user, up } of traffic((host) => host === 'wetransfer.com'))
      uploads.set(user, (uploads.get(user) ?? 0) + up);
    const [first] = [...uploads].sort(([, a], [, b]) => b - a);
    expect(await panel.getByRole('listitem').first().textContent()).toContain(first?.[0]);

    await page.getByRole('grid').getByRole('checkbox').nth(1).click();
    await page.evaluate('scrollTo(0, 400)');
    const covered = () =>
      page.evaluate<string[]>(`
        [...document.querySelectorAll('header button')]
          .filter((button) => button.closest('main, aside') === null)
          .filter((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          })
          .map((button) => button.outerHTML.slice(0, 120))`);
    await expect.poll(covered).toEqual([]);
    const edges = () =>
      page.evaluate<{ list: number; drawer: number; chosen: number }>(`(() => {
        const box = (element) => element.getBoundingClientRect();
        const clear = [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Clear');
        return {
          list: box(document.querySelector('[role="grid"]')).right - box(document.querySelector('aside h2').closest('aside')).left,
          drawer: box(document.querySelector('aside h2').closest('aside')).bottom - innerHeight,
          chosen: box(clear).bottom - innerHeight,
        };
      })()`);
    await expect.poll(async () => (await edges()).list).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await edges()).drawer).toBe(0);
    await expect.poll(async () => (await edges()).chosen).toBeLessThanOrEqual(0);
    await close();
  });

  test('goes to the next and previous row, closes with Esc, and leads to the details', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services?sort=name');
    const [first = '', second = ''] = await names(page);
    await grid(page)
      .getByRole('row', { name: first })
      .click({ position: { x: 120, y: 12 } });
    const panel = page.getByRole('complementary');
    await panel.getByRole('heading', { name: first, level: 2 }).waitFor();
    await panel.getByText(`1 of ${PLACES.length}`).waitFor();
    await page.keyboard.press('j');
    await panel.getByRole('heading', { name: second, level: 2 }).waitFor();
    await panel.getByRole('button', { name: 'Previous' }).click();
    await panel.getByRole('heading', { name: first, level: 2 }).waitFor();
    await panel.getByRole('link', { name: 'Open details' }).click();
    await page.getByRole('heading', { name: first, level: 1 }).waitFor();
    await page.goBack();
    await panel.getByRole('heading', { name: first, level: 2 }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(parameterOf(page, 'selected')).toBeNull();
    await close();
  });
});

describe('who was there when, and on what', () => {
  const user = PEOPLE[0];
  /** Everybody comes once an hour, for less than a minute. */
  const hours = new Set(
    threeDays()
      .filter((visit) => visit.user === user)
      .map(({ time }) => Math.floor(time / HOUR_MS)),
  );

  test('a person’s page tells sessions, newest first, each with the way to what was used then', async () => {
    const { page, complaints, close } = await console.visit(`/ui/appAudit/user/${user}?range=7d&ends=data`);
    await page.getByRole('figure', { name: 'Uploads by hour' }).waitFor();
    await page.getByText(/^The usual range appears after 3 weeks of data, on /).waitFor();
    await page.getByText('Requests', { exact: true }).first().click();
    await page.getByRole('figure', { name: /^\d+ requests/ }).waitFor();
    const sessions = page.getByRole('table', { name: 'Sessions' });
    await page.getByText(`${hours.size} sessions. A session ends after 30 min without`).waitFor();
    await expect.poll(() => sessions.getByRole('row').count()).toBe(21);
    await page.getByRole('button', { name: 'Older sessions' }).click();
    await sessions.getByRole('row').nth(hours.size).waitFor();
    await page.getByRole('button', { name: 'Older sessions' }).waitFor({ state: 'detached' });
    const devices = page.getByRole('table', { name: 'Devices' });
    expect(await devices.getByRole('row').nth(1).textContent()).toContain('DesktopWindowsChrome');
    const newest = sessions.getByRole('row').nth(1);
    const requests = await newest.getByRole('link', { name: /as NDJSON/ }).getAttribute('aria-label');
    const count = threeDays().filter(
      (visit) => visit.user === user && Math.floor(visit.time / HOUR_MS) === Math.max(...hours),
    ).length;
    expect(requests).toBe(`${count} requests, as NDJSON`);
    await newest.getByRole('rowheader').getByRole('link').click();
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    expect(await names(page)).toHaveLength(count);
    expect(parameterOf(page, 'filter')).toBe(`user = ${user}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a service’s page tells which devices upload, and leads to the people', async () => {
    const { page, complaints, close } = await console.visit(
      '/ui/appAudit/service/dropbox?range=7d&ends=data',
    );
    const users = new Set(traffic((host) => host === 'www.dropbox.com').map((visit) => visit.user));
    const devices = page.getByRole('region', { name: 'Devices' });
    await devices.getByText(`${users.size} people`).first().waitFor();
    await devices.getByRole('link', { name: 'Desktop' }).click();
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    expect(parameterOf(page, 'filter')).toBe('service = Dropbox and device_type = desktop');
    await page.getByText(`${users.size} people`).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

/** One that is written without spaces and one European language; `CASBAH_SOAK=1` looks at all. */
const LANGUAGES = [
  ['ja-JP', '日本語', 'クラウドストレージ', 'リンクでファイルを誰にでも渡せます。'],
  ['de-DE', 'Deutsch', 'Cloudspeicher', 'Dateien lassen sich per Link an jeden weitergeben.'],
  [
    'es-ES',
    'Español',
    'Almacenamiento en la nube',
    'Los archivos se pueden pasar a cualquiera con un enlace.',
  ],
  ['fr-FR', 'Français', 'Stockage cloud', 'Les fichiers peuvent être transmis à n’importe qui par un lien.'],
].slice(0, process.env.CASBAH_SOAK === '1' ? 4 : 2);

test('a copied address shows the same in another browser, in its language: categories and why a score is what it is; a language that is chosen applies at once', async () => {
  const filter = 'category = "Cloud storage" and uploaded > 100MB';
  const { page, complaints, close } = await console.open(
    `/ui/appAudit/services?filter=${encodeURIComponent(filter)}&sort=name&range=7d&ends=data&selected=dropbox`,
    { locale: 'ja-JP' },
  );
  const panel = page.getByRole('complementary');
  await panel.getByRole('heading', { name: 'Dropbox' }).waitFor();
  expect(await names(page)).toEqual(['Dropbox']);
  const language = page.getByRole('banner').getByRole('button').nth(-2);
  const choose = async (name: string) => {
    await language.click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  for (const [locale, name = '', category = '', why = ''] of LANGUAGES) {
    if (locale !== 'ja-JP') await choose(name);
    await panel.getByText(why).waitFor();
    await panel.getByText(category, { exact: false }).waitFor();
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of('US') ?? '';
    if (locale === 'ja-JP') await panel.getByRole('button', { name: /\d/ }).last().click();
    await expect.poll(() => panel.locator('dl').first().textContent()).toContain(country);
    await page.getByRole('gridcell', { name: category }).first().waitFor();
    await page.locator('[data-page-search]').getByText(category).first().waitFor();
    expect(parameterOf(page, 'filter')).toBe(filter);
  }
  await choose('Deutsch');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Bedingung hinzufügen' }).waitFor();
  await goWithin(page, '/ui/appAudit/service/wetransfer');
  await page.getByText('Versand großer Dateien per Link').waitFor();
  await expect.poll(() => page.getByText('widgets.').count()).toBe(0);
  // The choice is the person's on every browser: the tests go on in English.
  await choose('English');
  await page.getByText('Sends large files by link').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('by keyboard alone', () => {
  test('the grid is walked, sorted, filtered and its rows opened', async () => {
    const { page, close } = await console.visit('/ui/appAudit/services?sort=name');
    const list = await names(page);
    const focused = () =>
      page.evaluate<string>('document.activeElement?.closest("[role=row]")?.textContent ?? ""');
    // From anywhere on the page J leads into the list.
    await page.keyboard.press('j');
    expect(await focused()).toContain(list[0]);
    // From the filter on, Tab reaches the grid; one cell of it takes the focus.
    await page.keyboard.press('/');
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate<boolean>('document.activeElement?.closest("[role=grid]") !== null')) break;
    }
    expect(await focused()).toContain(list[0]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    expect(await focused()).toContain(list[2]);
    await page.keyboard.press('k');
    expect(await focused()).toContain(list[1]);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL(/selected=/);
    await page
      .getByRole('complementary')
      .getByRole('heading', { name: list[1] ?? '', level: 2 })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('selected'));
    expect(await focused()).toContain(list[1]);
    // To the headings: Enter sorts.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    // Past the box that chooses all.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/sort=-name/);
    await close();
  });
});

describe('the summary', () => {
  test('each number leads to the list behind it', async () => {
    const { page, close } = await console.visit('/ui/appAudit/summary');
    await page.getByRole('link', { name: /^Cloud services/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Cloud services/ }).textContent()).toContain(
      String(PLACES.length),
    );
    expect(await page.getByRole('link', { name: /^Users \d/ }).textContent()).toContain(
      String(PEOPLE.length),
    );
    const risky = page.getByRole('link', { name: /^\d+ users?, .+ uploaded$/ }).first();
    expect(await risky.getAttribute('href')).toMatch(/\/users\?.*filter=risk.*high.*sort=-bytes_up/);
    await page.getByRole('link', { name: /^Blocked requests/ }).click();
    await page.waitForURL((url) => url.searchParams.get('filter') === 'action = blocked');
    expect(await names(page)).toEqual(['MEGA']);
    await close();
  });
});
