import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompany();
});
afterAll(() => console.close());

const IDENTIFIERS = '/ui/protect/dlpprofiles/dataidentifiers';
const grid = (page: Page) => page.getByRole('grid', { name: 'Data identifiers' });

test('an included identifier is found, adapted and turned off for one company [SH-R070]', async () => {
  const { page, complaints, close } = await console.visit(IDENTIFIERS);
  await grid(page).getByText('Mastercard number').waitFor();
  await page.getByRole('searchbox', { name: 'Search name, ID or keyword' }).fill('card-visa');
  await page.getByText('1 identifier', { exact: true }).waitFor();
  await grid(page).getByText('Visa card number').click();
  const panel = page.getByRole('complementary', { name: 'Visa card number' });
  await panel.getByText('Payment cards').waitFor();
  await panel.getByRole('textbox', { name: 'Your keywords' }).fill('Kundenkarte');
  await panel.getByRole('textbox', { name: 'Ignored values' }).fill('4111 1111 1111 1111');
  await panel.getByRole('switch', { name: 'Turned on' }).press('Space');
  await panel.getByRole('button', { name: 'Save' }).click();
  await grid(page).getByText('Off', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // The company's own keyword finds it, too; the address shows the same.
  await page.getByRole('searchbox', { name: 'Search name, ID or keyword' }).fill('kundenkarte');
  await expect.poll(() => page.url()).toContain('q=kundenkarte');
  await page.getByText('1 identifier', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

let tries = 0;
test('an own identifier is tried while it is typed, and saved only if its examples are right [SH-R071]', async () => {
  tries += 1;
  const name = `Badge number ${tries}`;
  const { page, close } = await console.visit(`${IDENTIFIERS}/manage`);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field('Pattern').fill('E-(\\d{8}');
  await page.getByText('A closing parenthesis is missing.').waitFor();
  await field('Pattern').fill('\\bE-(\\d{8})\\b');
  await field('Matching example 1').fill('badge E-12345674');
  await field('Other example 1').fill('badge E-12345678');
  const clean = page.getByRole('region', { name: 'Must not match' });
  await clean.getByText('Matches', { exact: true }).waitFor();
  await field('Text to try').fill('E-12345674 and E-87654321');
  await page.getByText('2 matches', { exact: true }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const create = page.getByRole('button', { name: 'Create identifier' });
  await create.click();
  await page.getByText('Required', { exact: true }).waitFor();
  await field('Name').fill(name);
  await create.click();
  await page.getByText('must not match, but it does').waitFor();
  // Its check digits make the other example wrong.
  await page.getByRole('button', { name: /^None/ }).click();
  await page.getByRole('option', { name: 'Luhn (mod 10)' }).click();
  await create.click();
  await grid(page).getByText(name).waitFor();
  await close();
});

test('terms of a dictionary are added, changed, found and replaced by a file [SH-R084]', async () => {
  tries += 1;
  const { page, complaints, close } = await console.visit('/ui/appControls/Dictionaries');
  await page
    .getByRole('table', { name: 'Included dictionaries' })
    .getByRole('rowheader', { name: 'Medicines' })
    .waitFor();
  await page.getByRole('button', { name: 'Create dictionary' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Projects ${tries}`);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: `Projects ${tries}`, level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Add terms' }).click();
  const terms = dialog.getByRole('textbox', { name: 'Terms, one per line' });
  await terms.fill('---');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('“---” has no letter or digit. Remove it.').waitFor();
  await terms.fill(Array.from({ length: 120 }, (_, index) => `Project ${index}`).join('\n'));
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('1–100 of 120').waitFor();
  await page.getByRole('button', { name: 'Next terms' }).click();
  await page.getByText('101–120 of 120').waitFor();

  await page.getByRole('searchbox', { name: 'Search terms' }).fill('project 119');
  await page.getByRole('button', { name: 'Edit Project 119' }).click();
  await dialog.getByRole('checkbox', { name: 'Match case' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const table = page.getByRole('table', { name: 'Terms' });
  await table.getByText('Match case').waitFor();
  await page.getByRole('button', { name: 'Remove Project 119' }).click();
  await page.getByText('No terms match “project 119”.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);

  const file = page.locator('input[type="file"]');
  const replace = page.getByRole('alertdialog').getByRole('button', { name: 'Replace' });
  await file.setInputFiles({ name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from('Atlas\n---\n') });
  await replace.click();
  await page.getByText('Term 2 has no letter or digit. Remove it.').waitFor();
  await file.setInputFiles({
    name: 'good.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Atlas\t5\nRif\n'),
  });
  await replace.click();
  await page.getByText('2 terms', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search terms' }).fill('');
  await table.getByRole('row', { name: /Atlas.*5/ }).waitFor();

  // Browsers report the refused file.
  const before = complaints.length;
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Dictionaries', level: 1 }).waitFor();
  await page.getByText(`Projects ${tries} deleted`).waitFor();
  expect(complaints.slice(before)).toEqual([]);
  await close();
});
