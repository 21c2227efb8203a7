import { gzipSync } from 'node:zlib';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';
import { logOf, threeDays } from './logs.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
});
afterAll(() => console.close());
beforeEach(async ({ task }) => {
  // What is tried again has another Casbah: names are taken and lines are known in the one it was tried in.
  if ((task.result?.errors?.length ?? 0) === 0) return;
  await console.close();
  console = await Console.inCompanyWithTraffic();
});

interface LogFile {
  name: string;
  content: string | Buffer;
}

/** Drops files on Sources and sends them to a new source. */
async function addFiles(page: Page, source: string, files: readonly LogFile[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(
    files.map(({ name, content }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Source name').fill(source);
  await dialog.getByRole('button', { name: /^Upload/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Sends a file to a source that is there. */
async function addTo(page: Page, source: string, { name, content }: LogFile): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Where do these logs come from/ }).click();
  await page.getByRole('option', { name: source }).click();
  await dialog.getByRole('button', { name: /^Upload/ }).click();
}

const read = (page: Page, file: string) => page.getByText(`${file} was read`).waitFor({ timeout: 60_000 });
const rowOf = (page: Page, source: string) =>
  page.getByRole('table', { name: 'Sources' }).getByRole('row', { name: new RegExp(source) });

const GOOD = logOf(threeDays().slice(0, 50));
const BAD = Array.from({ length: 20 }, (_, line) => `vpn=0 usr=o.haddad act=permitted line ${line}`).join(
  '\n',
);

describe('files', () => {
  test('several at once, packed too, become one source; the page shows how they stand', async () => {
    const { page, complaints, close } = await console.open('/ui/appAudit/sources');
    await addFiles(page, 'Frankfurt ProxySG', [
      { name: 'sg_main__1120.log.gz', content: gzipSync(GOOD) },
      { name: 'sg_main__1119.log', content: logOf(threeDays().slice(50, 90)) },
    ]);
    await read(page, 'sg_main__1120.log.gz');
    await read(page, 'sg_main__1119.log');
    const row = rowOf(page, 'Frankfurt ProxySG');
    await row.getByText('2 files').waitFor();
    await row.getByText('Read').waitFor();
    expect(await row.textContent()).toContain('90');
    const files = page.getByRole('table', { name: 'Files of Frankfurt ProxySG' });
    await files
      .getByRole('row', { name: /sg_main__1120\.log\.gz/ })
      .getByText('ProxySG')
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('the same bytes twice count once, and the page says so', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await addFiles(page, 'Twice', [{ name: 'first.log', content: GOOD }]);
    await read(page, 'first.log');
    await addTo(page, 'Twice', { name: 'again.log', content: GOOD });
    await read(page, 'again.log');
    await page.getByRole('table', { name: 'Files of Twice' }).getByText('Duplicate').waitFor();
    await page.getByText('nothing was counted twice').first().waitFor();
    await close();
  });

  test('an upload that breaks in the middle goes on from the byte that is safe', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    // Larger than one piece. The first try of the second piece finds a broken line.
    const long = logOf(
      Array.from({ length: 14_000 }, (_, turn) => {
        const visits = threeDays();
        const visit = visits[turn % visits.length];
        if (visit === undefined) throw new Error('no visits');
        return { ...visit, up: turn };
      }),
    );
    const offsets: number[] = [];
    let broken = false;
    await page.route('**/admin/loads/*/content', async (route) => {
      const offset = Number(route.request().headers()['upload-offset']);
      offsets.push(offset);
      if (offset > 0 && !broken) {
        broken = true;
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await addFiles(page, 'Broken line', [{ name: 'long.log', content: long }]);
    await page.getByText(/^Interrupted at/).waitFor();
    await read(page, 'long.log');
    // The piece that was lost was sent once more, from the same byte; nothing before it was.
    expect(offsets.filter((offset) => offset === offsets[1])).toHaveLength(2);
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
    await rowOf(page, 'Broken line').getByText('Read').waitFor();
    expect(await page.getByRole('table', { name: 'Files of Broken line' }).textContent()).toContain('14,000');
    await close();
  });

  test("a file that isn't a log says what it is and what to do; nothing else is lost", async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await addFiles(page, 'Cut off', [{ name: 'cut.log.gz', content: gzipSync(GOOD).subarray(0, 900) }]);
    await page.getByText('Couldn’t finish reading cut.log.gz').waitFor({ timeout: 60_000 });
    const files = page.getByRole('table', { name: 'Files of Cut off' });
    await files.getByText('Failed: truncated archive').waitFor();
    await files.getByText('Everything before the cut was kept.').waitFor();
    // The same bytes would fail again: the file can only go, with what it added.
    expect(await files.getByRole('button', { name: /^Retry/ }).count()).toBe(0);
    await addTo(page, 'Cut off', { name: 'whole.log', content: logOf(threeDays().slice(60, 80)) });
    await read(page, 'whole.log');
    await rowOf(page, 'Cut off').getByText('1 file couldn’t be read').waitFor();
    await files.getByRole('button', { name: 'Delete cut.log.gz' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Delete cut.log.gz?' });
    await ask.getByText(/events? and no rejected lines from this file are deleted/).waitFor();
    await ask.getByRole('button', { name: 'Delete file' }).click();
    await files.getByText('cut.log.gz', { exact: true }).waitFor({ state: 'detached' });
    await rowOf(page, 'Cut off').getByText('1 file couldn’t be read').waitFor({ state: 'detached' });
    await close();
  });

  test('a name that cannot be used, or is taken, is said at its field', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'x.log',
      mimeType: 'text/plain',
      buffer: Buffer.from(GOOD),
    });
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Source name').fill('a <b>');
    await dialog.getByRole('button', { name: /^Upload/ }).click();
    await dialog.getByText('Use 1 to 64 characters').waitFor();
    await dialog.getByLabel('Source name').fill('Casablanca proxy');
    await dialog.getByRole('button', { name: /^Upload/ }).click();
    await dialog.getByText('A source named Casablanca proxy already exists.', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await close();
  });
});

test('a source shows its arrival times as a chart and a table, and from when gaps are known', async () => {
  const { page, complaints, close } = await console.open('/ui/appAudit/sources');
  const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  await addFiles(page, 'Every hour', [
    {
      name: 'hours.log',
      content: logOf(
        threeDays()
          .slice(0, 40)
          .map((visit, index) => ({ ...visit, time: now - (index + 3) * HOUR_MS })),
      ),
    },
  ]);
  await read(page, 'hours.log');
  const card = page.getByRole('region', { name: 'Arrival times for Every hour' });
  const chart = card.getByRole('figure', { name: 'Events per hour' });
  await chart.waitFor();
  await card.getByText(/Lines arrive about \S+ \S+.* after the event\./).waitFor();
  await card.getByText(/^Available from .*, after two weeks of data/).waitFor();
  await chart.getByRole('button', { name: 'Show as a table' }).click();
  // Seven days of hours, those without lines too, below the head of the table.
  await expect.poll(() => chart.getByRole('row').count()).toBe(7 * 24 + 1);
  await card.getByRole('radio', { name: 'Last 30 days' }).click({ force: true });
  await card.getByRole('figure', { name: 'Events per day' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

describe('lines set aside', () => {
  test('are shown with their reason and samples, downloaded, and read again with another format', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await addFiles(page, 'Old export', [{ name: 'old.txt', content: BAD }]);
    await read(page, 'old.txt');
    await rowOf(page, 'Old export').getByText('Needs attention: 20 lines rejected').waitFor();

    const card = page.getByRole('region', { name: 'Rejected lines of Old export' });
    await card.getByRole('button', { name: /Unknown format/ }).waitFor();
    await card.getByText('vpn=0 usr=o.haddad act=permitted line 0').waitFor();
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Download all' }).click();
    const file = await (await download).path();
    expect(file).not.toBe('');

    const reading = page.getByRole('region', { name: 'Parsing settings for Old export' });
    const format = reading.getByRole('combobox', { name: 'Format' });
    await format.click();
    await format.fill('Squid');
    await page.getByRole('option').first().click();
    const again = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/rejects/parse_again'),
    );
    await reading.getByRole('button', { name: 'Save and reparse 20 lines' }).click();
    await again;
    // They are no Squid lines: they come back, with the format's own words this time, and none is lost.
    await page.getByText('Reparsing started').waitFor();
    await rowOf(page, 'Old export')
      .getByText(/20 lines rejected/)
      .waitFor({ timeout: 60_000 });
    await page.getByText('No line could be read, 20 still rejected').waitFor();

    // The same lines among the events, each with its reason and the file it came from.
    await rowOf(page, 'Old export')
      .getByRole('link', { name: /rejected lines of Old export/ })
      .click();
    await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
    await page.getByText('20 rejected lines, newest first').waitFor();
    await page.getByRole('gridcell', { name: 'vpn=0 usr=o.haddad act=permitted line 0' }).click();
    const panel = page.getByRole('complementary');
    await panel.getByText('Old export').waitFor();
    await panel.getByText('vpn=0 usr=o.haddad act=permitted line 0').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reparse 20 lines' }).click();
    await page.getByText('Reparsing Old export').waitFor();
    await panel.getByRole('link', { name: 'Open source' }).click();
    await rowOf(page, 'Old export').waitFor();
    await close();
  });
});

test('the list of formats stays open: where the page is scrolled, and when lines come in above it', async () => {
  const { page, close } = await console.open('/ui/appAudit/sources', {
    viewport: { width: 1440, height: 360 },
  });
  const told = page.waitForResponse('**/admin/stream');
  await page.reload();
  await told;
  await rowOf(page, 'Casablanca proxy').click();
  const reading = page.getByRole('region', { name: 'Parsing settings for Casablanca proxy' });
  const format = reading.getByRole('combobox', { name: 'Format' });
  const options = page.getByRole('option');
  await page.getByRole('figure', { name: 'Events per hour' }).waitFor();
  const scrolled = () => page.evaluate<number>('scrollY');
  // What scrolling does to the page it does before the second frame that is drawn.
  const drawn = () =>
    page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    );
  /** Scrolls the page until the field ends this far above the lower edge of the window, and opens its list. */
  const openAbove = async (px: number) => {
    await format.blur();
    const { y = 0, height = 0 } = (await format.boundingBox()) ?? {};
    await page.evaluate(`scrollBy(0, ${y + height} - innerHeight + ${px})`);
    await drawn();
    const before = await scrolled();
    await format.click();
    await options.first().waitFor();
    await drawn();
    expect(await scrolled()).toBe(before);
    await expect.poll(() => options.count()).toBeGreaterThan(20);
  };
  // Low in the window there is more room for the list above the field: its first options come beside the header.
  await openAbove(60);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  // The table of sources has gone out of the window.
  await openAbove(180);
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const administrator = await console.sysadmin();
  await administrator.upload(await administrator.source('Added meanwhile'), 'meanwhile.log', GOOD);
  // Not by its role: beside an open list everything is hidden from screen readers.
  await page.getByText('Added meanwhile').first().waitFor();
  await drawn();
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeGreaterThan(height);
  await expect.poll(() => options.count()).toBeGreaterThan(20);
  await options.filter({ hasText: 'Squid' }).first().click();
  expect(await format.inputValue()).toContain('Squid');
  await close();
});

describe('a source', () => {
  test('is renamed, and deleted with a word of what will be gone', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await addFiles(page, 'Short-lived', [{ name: 's.log', content: logOf(threeDays().slice(200, 207)) }]);
    await read(page, 's.log');
    await page.getByRole('button', { name: 'Rename' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename Short-lived' });
    await rename.getByLabel('Name').fill('Renamed');
    await rename.getByRole('button', { name: 'Rename' }).click();
    await rowOf(page, 'Renamed').waitFor();

    await page.getByRole('button', { name: 'Delete source' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Delete Renamed?' });
    await ask.getByText('Its 7 events, no rejected lines and 1 file are deleted').waitFor();
    await page.keyboard.press('Escape');
    await ask.waitFor({ state: 'detached' });
    await rowOf(page, 'Renamed').waitFor();
    await page.getByRole('button', { name: 'Delete source' }).click();
    await ask.getByRole('button', { name: 'Delete source' }).click();
    await rowOf(page, 'Renamed').waitFor({ state: 'detached' });
    await close();
  });
});

test('a server to fetch from is tried before it is saved; what is wrong says so and nothing is lost', async () => {
  const { page, complaints, close } = await console.open('/ui/appAudit/sources');
  await page.getByRole('button', { name: 'Add source' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Source name').fill('Lyon SFTP');
  const choose = async (way: RegExp): Promise<void> => {
    await dialog.getByRole('button', { name: /Collection method/ }).click();
    await page.getByRole('option', { name: way }).click();
  };
  await choose(/a database/);
  await dialog.getByRole('button', { name: /Database type/ }).click();
  await page.getByRole('option', { name: 'MySQL or MariaDB' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Port' }).inputValue()).toBe('3306');
  await dialog.getByRole('textbox', { name: 'Query' }).fill('delete from traffic');
  await dialog.getByText('only SELECT query is allowed for SQL client datasource').waitFor();
  await choose(/SFTP/);
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await expect.poll(() => dialog.getByText('Required.').count()).toBe(3);
  await dialog.getByLabel('Server').fill('127.0.0.1');
  await dialog.getByLabel('User').fill('logs');
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('secret');
  await dialog.getByRole('textbox', { name: 'Folder', exact: true }).fill('/var/log');
  await dialog.getByRole('button', { name: 'Test' }).click();
  await dialog.getByText(/Access not allowed/).waitFor();
  expect(await dialog.getByLabel('Server').inputValue()).toBe('127.0.0.1');
  expect(complaints).toEqual([]);
  await close();
});

test('the page asks every second or two while something is read, and half a minute otherwise [SH-K011]', async () => {
  const { page, close } = await console.open('/ui/appAudit/sources');
  // With the live stream nothing polls; here it is blocked.
  await page.route('**/admin/stream', (route) => route.abort());
  await page.clock.install();
  await page.goto(console.address('/ui/appAudit/sources'));
  await rowOf(page, 'Casablanca proxy').waitFor();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/datasources')) asked += 1;
  });
  // The clock is stopped unless moved: a response is processed before the next wait begins.
  const waitThrough = async (milliseconds: number, isAsked: boolean) => {
    const before = asked;
    const answered = isAsked ? page.waitForResponse('**/admin/datasources') : undefined;
    await page.clock.runFor(milliseconds);
    if (answered === undefined) expect(asked).toBe(before);
    await answered;
    for (let turn = 0; turn < 5; turn++) await page.clock.runFor(20);
    expect(asked).toBe(before + (isAsked ? 1 : 0));
  };
  await waitThrough(29_000, false);
  await waitThrough(2_000, true);
  await page.route('**/admin/datasources', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      json: { ...body, datasources: body.datasources.map((one: object) => ({ ...one, status: 4 })) },
    });
  });
  await waitThrough(31_000, true);
  await rowOf(page, 'Casablanca proxy').getByText('Processing').waitFor();
  await waitThrough(2_000, true);
  await close();
});
