import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, USUAL_VIEWPORT } from '../browser.ts';
import { Console } from './console.ts';

/** No format has its times, users and hosts in this order, between these delimiters. */
const LINES = Array.from(
  { length: 30 },
  (_, line) =>
    `03.04.2026 09:05:${String(line).padStart(2, '0')};ACME\\nadia;files.example.com;${1000 + line};allow;b1ue`,
).join('\n');

let console: Console;
let person: Person;
/** The parser that the first test makes; each try has its own. */
let parser = '';
beforeAll(async () => {
  console = await Console.inCompany();
  person = await console.sysadmin();
});
afterAll(() => console.close());

const eventsIn = (page: Page) => page.getByRole('table', { name: 'Events' });
const chooseField = async (page: Page, part: string, field: string): Promise<void> => {
  // All of the editor is in sight: a menu closes when the page moves below it.
  await page.setViewportSize({ width: 1440, height: 1400 });
  const box = page.getByRole('combobox', { name: `Field of part ${part}` });
  await box.fill(field);
  // The first field that begins with what is typed, without the pointer.
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toBe(field);
};

let tries = 0;
test('lines that were set aside become a parser, tests of it, and events', async () => {
  tries += 1;
  parser = `Odd gate ${tries}`;
  const source = await person.source(parser);
  await person.upload(source, 'odd.log', LINES);
  const { page, complaints, close } = await console.visit(`/ui/appAudit/sources?source=${source}`);
  await page.getByText('IP addresses aren’t mapped to countries, cities and networks').waitFor();
  await page.getByRole('link', { name: 'Create parser from these lines' }).click();
  // What the lines look like is there before anything is chosen.
  await page.getByText('Suggested from your lines').waitFor();
  await eventsIn(page).getByText('host: files.example.com').first().waitFor();
  await chooseField(page, '4', 'Bytes downloaded');
  await eventsIn(page).getByText('bytes_down: 1000').waitFor();
  await page.getByText('Suggested from your lines').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep as test: line 1', exact: true }).click();
  await page.getByRole('table', { name: 'Tests' }).getByText('Passes').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // Without a name nothing is kept, and nothing is lost.
  const save = page.getByRole('button', { name: 'Save and reparse 30 lines' });
  await save.click();
  await page.getByText('Required', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill(parser);
  await save.click();
  await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
  const row = page.getByRole('table', { name: 'Sources' }).getByRole('row', { name: parser });
  await row.getByText('Read').waitFor({ timeout: 30_000 });
  await page.getByText('No rejected lines.').waitFor({ timeout: 60_000 });
  expect(complaints).toEqual([]);
  await page.setViewportSize(USUAL_VIEWPORT);
  await close();
});

test('a parser that is changed is only saved while its tests pass, and not left by mistake', async () => {
  const { page, close } = await console.visit('/ui/appAudit/sources/parsers');
  await page.getByRole('button', { name: `Change ${parser}` }).click();
  await eventsIn(page).getByText('bytes_down: 1000').waitFor();
  await chooseField(page, '4', 'Bytes uploaded');
  await page
    .getByRole('table', { name: 'Tests' })
    .getByText('Bytes downloaded: expected “1000”, got “nothing”.')
    .waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Test 1 doesn’t produce the expected event').waitFor();
  await page.goBack();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await eventsIn(page).getByText('bytes_up: 1000').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: `Change ${parser}` }).waitFor();
  await page.setViewportSize(USUAL_VIEWPORT);
  await close();
});
