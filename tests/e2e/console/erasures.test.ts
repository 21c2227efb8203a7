import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { directoryRun } from '@casbah/contract/directory';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';
import { LAST_DAY } from './logs.ts';

const EMAIL = 'omar@atlasfoods.example';
const LOGIN = 'omar.haddad';
const visit = { host: 'www.dropbox.com', up: 1000, down: 1000 };

let console: Console;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompany();
  await console.addTraffic([
    ...[0, 1, 2].map((second) => ({
      ...visit,
      user: 'sofia.lindqvist',
      time: Date.UTC(2019, 4, 2, 9, 0, second),
    })),
    ...[0, 1, 2, 3].map((second) => ({ ...visit, user: LOGIN, time: LAST_DAY + second * 1000 })),
  ]);
  opened = await console.open('/ui/settings');
  page = opened.page;
});
afterAll(() => console.close());

/** The directory knows the login of this address. */
async function importPerson(sysadmin: Person): Promise<void> {
  const answer = await sysadmin.fetch('/admin/directory/imports?file_name=people.csv', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: `Email,First name,Last name,Login\n${EMAIL},Omar,Haddad,${LOGIN}\n`,
  });
  const { id } = directoryRun.parse(await answer.json());
  const run = async () =>
    (await sysadmin.client.call('GET /admin/directory/runs/{id}', { params: { id } })).state;
  await expect.poll(run).toBe('ready');
  await sysadmin.client.call('POST /admin/directory/imports/{id}/start', { params: { id } });
  await expect.poll(run).toBe('completed');
}

const main = () => page.getByRole('main');

/** Nothing is wider than the window, and axe finds nothing. */
async function looksRight(options: { overlayOpen?: boolean } = {}): Promise<void> {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await untilQuiet(page);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    expect(await accessibilityFindings(page, options)).toEqual([]);
  }
}

test('a person’s data is found under all their names, deleted, and proven', async () => {
  // After the log, so that its lines keep the login.
  await importPerson(await console.sysadmin());
  await main()
    .getByRole('link', { name: /Delete a person’s data/ })
    .click();
  await main().getByLabel('Email addresses and logins').fill(EMAIL);
  await main().getByRole('button', { name: 'Find data' }).click();
  await main().getByText('Logs store nothing under these names.', { exact: false }).waitFor();
  await main()
    .getByRole('button', { name: `Add ${LOGIN}` })
    .click();
  const stored = main().getByRole('table', { name: 'Stored in logs' });
  await stored.getByRole('row', { name: 'Traffic 4' }).waitFor();

  await main().getByRole('button', { name: 'Delete data' }).click();
  await main().getByText('Required').waitFor();
  await main().getByLabel('Reason').fill(`Request of ${LOGIN}`);
  await main().getByText(`Remove “${LOGIN}” from it`, { exact: false }).waitFor();
  await main().getByLabel('Reason').fill('Request of 20 November');
  await looksRight();
  await main().getByRole('button', { name: 'Delete data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this person’s data?' });
  await dialog.getByText('This can’t be undone.', { exact: false }).waitFor();
  await dialog.getByText('Exports and backups made before', { exact: false }).waitFor();
  await looksRight({ overlayOpen: true });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();

  const row = main().getByRole('row', { name: /Request of 20 November/ });
  await row.getByText('Done', { exact: true }).waitFor();
  await row.getByText('4 events').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /Download the certificate/ }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const { subject, remaining } = JSON.parse(text);
  for (const name of [EMAIL, LOGIN]) {
    expect(subject.sha256).toContain(createHash('sha256').update(`${subject.salt}${name}`).digest('hex'));
    expect(text).not.toContain(name);
  }
  expect(remaining).toMatchObject({ events: { traffic: 0 }, mentions: 0, rejects: 0 });
  await looksRight();
  await row.getByRole('link', { name: /Show in History/ }).click();
  await main().getByTitle('Deleted a person’s data from logs').waitFor();
});

test('retention shows what it would delete before it is saved', async () => {
  await goWithin(page, '/ui/settings/defaults');
  const effect = main().getByRole('table', { name: 'Stored events under these settings' });
  await effect.getByRole('row', { name: 'Traffic 0 2 May 2019 0' }).waitFor();
  await main()
    .getByRole('button', { name: /Event retention/ })
    .click();
  await page.getByRole('option', { name: '5 years' }).click();
  await effect.getByRole('row', { name: /^Traffic 3 \(about/ }).waitFor();
  await looksRight();
  await main().getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete old events?' });
  await dialog.getByText(/Traffic: 3 events from before .*, about/).waitFor();
  await looksRight({ overlayOpen: true });
  await dialog.getByRole('button', { name: 'Delete old events' }).click();
  await main().getByRole('button', { name: 'Save' }).waitFor({ state: 'hidden' });
  expect(opened.complaints).toEqual([]);
});
