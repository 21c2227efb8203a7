import { readFile } from 'node:fs/promises';
import { DAY_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';
import { LAST_DAY, PLACES, threeDays } from './logs.ts';

/** First seen in the last days; all others were there three weeks before, too. */
const NEW = ['Evernote', 'Trello'];

let console: Console;
beforeAll(async () => {
  const before = PLACES.filter(({ name }) => !NEW.includes(name)).map(({ host }) => ({
    time: LAST_DAY - 21 * DAY_MS,
    user: 'ines.costa',
    host,
    up: 1000,
    down: 1000,
  }));
  console = await Console.inCompanyWithTraffic([...before, ...threeDays()]);
});
afterAll(() => console.close());

test('what is new since last week is one click away, and is decided about; lists and feeds are made of it', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/services');
  await page.getByText(`${PLACES.length} cloud services in use, ${NEW.length} new this week`).waitFor();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Services' });
  await page.getByText(`${NEW.length} cloud services in use`).waitFor();
  for (const name of NEW) await grid.getByRole('row', { name: new RegExp(name) }).waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('seen = new');

  await grid.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Unsanctioned/ }).check();
  await dialog.getByText('2 services change.').waitFor();
  await dialog.getByText(/domains are added to block lists/).waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not reviewed');
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('2 services are now Unsanctioned').waitFor();

  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Decisions' }).click();
  await page.getByRole('link', { name: /Unsanctioned\s*2/ }).waitFor();
  await page.getByRole('button', { name: /Symantec ProxySG/ }).click();
  await page.getByRole('option', { name: 'Domains, one a line' }).click();
  await page.getByRole('region', { name: 'Preview:' }).getByText('trello.com').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('casbah-block-domains.txt');
  expect((await readFile(await download.path(), 'utf8')).split('\n')).toContain('evernote.com');

  await page.getByRole('button', { name: 'Create feed' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Firewall in Rabat');
  await page.getByRole('dialog').getByRole('button', { name: 'Create feed' }).click();
  const address = page.getByRole('alertdialog').getByRole('code');
  await address.waitFor();
  const feed = await fetch((await address.textContent()) ?? '');
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('*.trello.com/')]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row', { name: /Firewall in Rabat/ }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // The log says why, and undoes it.
  const log = page.getByRole('table', { name: 'Decision log' });
  const decided = log.getByRole('row', { name: /Evernote\s*Trello.*Not reviewed/ });
  await decided.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText('Decision undone').waitFor();
  await log.getByRole('row', { name: /Evernote\s*Trello.*Undo/ }).waitFor();
  await page.getByText('No decisions yet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('an alert rule is tried on the past, and shows what it would have found before it is switched on', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit/decisions');
  await page.getByText('No alert rules yet').waitFor();
  await page.getByRole('link', { name: 'Add alert rule' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a name, such as').waitFor();

  await page.getByRole('textbox', { name: 'Name' }).fill('Much uploaded');
  const condition = page.getByRole('group', { name: 'Condition', exact: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await condition.getByRole('alert').getByText('Enter a condition.').waitFor();
  // As tokens, by keyboard, with fields of services; fields of users aren't offered.
  const line = condition.getByRole('combobox', { name: 'Add a filter: a field' });
  await line.click();
  await condition.getByRole('option', { name: 'Category category' }).waitFor();
  await expect.poll(() => condition.getByRole('option', { name: 'User user' }).count()).toBe(0);
  await page.keyboard.type('Categ');
  await page.keyboard.press('Enter');
  await condition.getByRole('combobox').fill('cloud st');
  await condition.getByRole('option', { name: /Cloud storage/ }).click();
  await page.keyboard.press('Enter');
  await condition.getByRole('button', { name: 'Remove Category is Cloud storage' }).waitFor();
  await condition.getByRole('button', { name: 'Remove Category is Cloud storage' }).click();

  // As text: errors are shown in place, and typed text counts immediately.
  await condition.getByRole('button', { name: 'Edit as text' }).click();
  const text = condition.getByRole('textbox', { name: 'Filter as text' });
  await text.fill('uploaded > 100 MBytes and risk = high');
  await condition.getByRole('alert').locator('mark').getByText('MBytes').waitFor();
  await text.fill('uploaded > 100MB and user = "omar"');
  await page.getByRole('button', { name: 'Save' }).click();
  await condition.getByRole('alert').getByText('“User” identifies people').waitFor();
  await text.press('Enter');
  const wrong = condition.getByRole('button', { name: /User is omar.*identifies people/ });
  await wrong.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await wrong.press('Delete');
  await condition.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const found = /\d matching services, in 3 of 30 days\./;
  await page.getByText(found).waitFor();
  await page.getByRole('row', { name: /WeTransfer.*3 of 30/ }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Much uploaded' }).waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Turn on Much uploaded?' });
  await dialog.getByText(found).waitFor();
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  await page.getByText('No matches yet.').waitFor();
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Decisions' }).click();
  await page.getByRole('row', { name: /Much uploaded.*On/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
