import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';

const INVOICE =
  'invoice amount total payment supplier delivery order customer net tax due bank account'.split(' ');
const NOTES =
  'meeting project roadmap team holiday agenda design review release planning office travel'.split(' ');

let console: Console;
beforeAll(async () => {
  console = await Console.inCompany();
});
afterAll(() => console.close());

const button = (name: string, within: Locator | Page) => within.getByRole('button', { name, exact: true });
const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Different documents on one subject. */
const documents = (subject: string, words: readonly string[]) =>
  Array.from({ length: 10 }, (_, number) => {
    const text = Array.from({ length: 80 }, (_, at) => words[(at * (number + 1) + number) % words.length]);
    return textFile(`${subject}-${number}.txt`, `${text.join(' ')} ${subject} ${number}`);
  });

let tries = 0;
test('an ML profile learns from samples and says how good it is [SH-R085] [SH-R187] [PF-V056]', async () => {
  tries += 1;
  const name = `Invoices ${tries}`;
  const { page, complaints, close } = await console.visit('/ui/appControls/MLProfiles');
  await button('New ML profile', page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Invoices/2026');
  await button('Create', dialog).click();
  // The limited characters don't include a slash.
  await dialog.getByText('Use up to 64 letters').waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByText('10 more negative samples').waitFor();
  expect(await button('Train', page).isDisabled()).toBe(true);
  const samples = (kind: string) => page.getByRole('region', { name: `${kind} samples` });
  const choose = (kind: string) => samples(kind).locator('input[type=file]');
  await choose('Positive').setInputFiles(documents('invoice', INVOICE));
  await choose('Negative').setInputFiles(documents('notes', NOTES));
  await samples('Negative').getByText('notes-9.txt').waitFor();
  await button('Train', page).click();
  await page.getByText('Of 100 documents it reports').waitFor({ timeout: 30_000 });
  await page.getByText('Each sample was judged by a model that hadn’t seen it.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // A sample that is deleted counts from the next training on.
  await button('Delete invoice-9.txt', page).click();
  await page.getByText('Samples changed').waitFor();
  await page.getByText('1 more positive sample').waitFor();

  await button('Delete', page.getByRole('main')).first().click();
  await button('Delete', page.getByRole('alertdialog')).click();
  await page.getByText('No ML profiles yet').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a table and documents become indexes that are rebuilt [SH-R079] [SH-K019]', async () => {
  const { page, complaints, close } = await console.visit('/ui/protect/indices');
  const table = (rows: number) =>
    textFile(
      'customers.csv',
      ['Customer,Card,Born,City']
        .concat(
          Array.from(
            { length: rows },
            (_, row) => `Name${row} Family${row},${41e14 + row * 7919},1980-04-0${1 + (row % 9)},Rabat`,
          ),
        )
        .join('\n'),
    );
  await button('New index', page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Customers');
  await dialog.locator('input[type=file]').setInputFiles(table(300));
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await row('Born').getByText('Year/month/day').first().waitFor();
  await row('City').getByRole('checkbox', { name: 'City', exact: true }).press('Space');
  await row('Card').getByRole('checkbox', { name: 'Require Card' }).press('Space');
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Create', dialog).click();
  await page.getByText('A document matches if it has cells of 3 columns of one row').waitFor();
  const state = page.getByRole('region', { name: 'State' });
  await state.getByText('300', { exact: true }).waitFor({ timeout: 30_000 });
  await state.getByText('Casbah keeps only hashes that are made with a secret key.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  // A table without the columns isn't uploaded; another one replaces all rows.
  const upload = page.getByRole('region', { name: 'Table' }).locator('input[type=file]');
  await upload.setInputFiles(textFile('others.csv', 'Customer,Phone\nAnn,1\n'));
  await page.getByText('The table lacks the columns Card and Born.').waitFor();
  await upload.setInputFiles(table(200));
  await state.getByText('200', { exact: true }).waitFor({ timeout: 30_000 });

  await page.getByRole('main').getByRole('link', { name: 'Indexes' }).click();
  await button('New index', page).first().click();
  await dialog.getByText('Fingerprints').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Contracts');
  await button('Create', dialog).click();
  const kept = page.getByRole('region', { name: 'Documents' });
  await kept
    .locator('input[type=file]')
    .setInputFiles([...documents('contract', INVOICE).slice(0, 2), textFile('empty.txt', '')]);
  await kept.getByText('No text, can’t be found').waitFor({ timeout: 30_000 });
  await button('Remove contract-0.txt', kept).click();
  await kept.getByText('contract-0.txt').waitFor({ state: 'detached' });
  await state.getByText('Ready').waitFor({ timeout: 30_000 });
  await button('Delete', page.getByRole('main')).first().click();
  await button('Delete', page.getByRole('alertdialog')).click();
  await page.getByRole('link', { name: 'Customers' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
