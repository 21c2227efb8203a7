import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { Console } from './console.ts';
import { LAST_DAY, logOf, threeDays } from './logs.ts';

const SOURCES = '/ui/appAudit/sources';

let console: Console;
/** Someone who works elsewhere: at another machine, by the API. */
let colleague: Person;
let source: string;
beforeAll(async () => {
  console = await Console.inCompany();
  colleague = await console.sysadmin();
  source = await colleague.source('Casablanca proxy');
  await colleague.upload(source, 'main.log', logOf(threeDays().slice(0, 40)));
});
afterAll(() => console.close());

const isStream = (request: Request) => new URL(request.url()).pathname === '/admin/stream';

/** A page whose stream stands. */
async function openLive(path: string, person = colleague) {
  const opened = await console.openAs(person, '/ui/nowhere');
  const { page } = opened;
  const answered = page.waitForResponse((response) => isStream(response.request()));
  await page.clock.install();
  await page.goto(console.address(path));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect((await answered).status()).toBe(200);
  return opened;
}

/** Lines of Squid's native log, which are quick to read. */
const squidLog = (lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) =>
      `${LAST_DAY / 1000}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET http://box.example/ amy HIER_DIRECT/192.0.2.1 -\n`,
  ).join('');

/**
 * Waits for the condition while the page's clock is almost stopped, so polls don't fire: one page second passes in all,
 * less than the shortest poll interval.
 */
async function withoutPolls(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 1_000; passed += 1) {
    await page.clock.runFor(1);
    if (await isSo()) return;
    await page.waitForTimeout(60);
  }
  throw new Error('It never was so');
}

const files = (page: Page) => page.getByRole('table', { name: 'Files of Casablanca proxy' });

describe('with the stream', () => {
  test("Sources shows another person's file, how far it is read and its end, without a poll [SH-C001]", async () => {
    const { page, complaints, close } = await openLive(SOURCES);
    await files(page)
      .getByRole('row', { name: /^main\.log/ })
      .waitFor();
    await page.clock.pauseAt(Date.now() + 2_000);
    const shares = new Set<string>();
    // Longer than a batch: progress is sent at its end and every second.
    const reading = colleague.upload(source, 'long.log', squidLog(300_000));
    const row = files(page).getByRole('row', { name: /long\.log/ });
    await withoutPolls(page, async () => {
      const text = (await row.count()) === 0 ? '' : ((await row.textContent()) ?? '');
      const share = /Processing (\d+)/.exec(text)?.[1];
      if (share !== undefined && share !== '0') shares.add(share);
      return /Read/.test(text);
    });
    expect((await reading).status).toBe(16);
    expect(shares.size).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the history shows what a colleague changes as it happens', async () => {
    const { page, close } = await openLive('/ui/appForensics/history');
    await page.getByRole('grid', { name: 'History' }).waitFor();
    const id = await colleague.source('Firewall of Rabat');
    await page
      .getByRole('grid', { name: 'History' })
      .getByText(/Firewall of Rabat/)
      .first()
      .waitFor();
    await colleague.client.call('DELETE /admin/datasources/{id}', { params: { id } });
    await close();
  });

  test('a hidden page does not listen; seen again it goes on from where it was; a session that is ended elsewhere leads to the sign-in page', async () => {
    const person = await console.person();
    const { page, close } = await openLive('/ui/appAccount/profile', person);
    const show = (isHidden: boolean) =>
      page.evaluate(`
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    const left = page.waitForEvent('requestfailed', { predicate: isStream });
    await show(true);
    await left;
    const again = page.waitForResponse((response) => isStream(response.request()));
    await show(false);
    const headers = (await again).request().headers();
    expect(headers['last-event-id']).toMatch(/^[\w-]{16}$/);
    expect((await person.fetch('/user/logout', { method: 'POST' })).ok).toBe(true);
    await page.waitForURL(/\/#\/\?redirect=/, { timeout: 25_000 });
    await close();
  });
});

test('where the stream is cut off, or answered by something else, Sources asks again and again, and the stream ever more seldom', async () => {
  const { page, close } = await console.open('/ui/nowhere');
  let tried = 0;
  await page.route('**/admin/stream', async (route) => {
    tried += 1;
    if (tried % 2 === 1) await route.abort();
    else await route.fulfill({ status: 200, contentType: 'text/html', body: '<p>a proxy speaks</p>' });
  });
  await page.goto(console.address(SOURCES));
  await files(page)
    .getByRole('row', { name: /^main\.log/ })
    .waitFor();
  const name = 'without-stream.log';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(squidLog(200)) });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Where do these logs come from/ }).click();
  await page.getByRole('option', { name: 'Casablanca proxy' }).click();
  await dialog.getByRole('button', { name: /^Upload/ }).click();
  await page.getByText(`${name} was read`).waitFor({ timeout: 60_000 });
  await files(page).getByRole('row', { name }).getByText('Read').waitFor();
  await expect.poll(() => tried).toBeGreaterThan(1);
  expect(tried).toBeLessThan(12);
  await close();
});
