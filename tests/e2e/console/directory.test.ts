import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, parameterOf } from './console.ts';

const PAGE = '/ui/settings/directory';

let console: Console;
let opened: OpenPage;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-people-'));
  console = await Console.inCompany();
  opened = await console.open(PAGE);
  page = opened.page;
});
afterAll(async () => {
  await console.close();
  await rm(folder, { recursive: true, force: true });
});

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

test('a file shows first what it would do, line by line, and does it when told to', async () => {
  const file = join(folder, 'people of Atlas.csv');
  const people = Array.from(
    { length: 60 },
    (_, n) => `person-${n}@atlasfoods.example,Amina,Berrada ${n},Sales,never-taken`,
  );
  const wrong = ['person-1@atlasfoods.example,Again,,,', 'no address,Omar,,,'];
  await writeFile(file, ['E-mail,First name,Last name,Department,Password', ...people, ...wrong].join('\n'));
  await main().locator('input[type=file]').setInputFiles(file);
  await dialog().getByRole('button', { name: 'Import 60 people' }).waitFor();
  expect(parameterOf(page, 'run')).toMatch(/^[\da-f-]{36}$/);
  await dialog().getByText('62 people in the file. Planned changes:').waitFor();
  await dialog().getByText('person-0@atlasfoods.example').waitFor();
  await dialog().getByText('Columns', { exact: true }).click();
  await dialog().getByText('Password never imported').waitFor();
  await dialog()
    .getByRole('tab', { name: /^Rejected/ })
    .click();
  await dialog().getByText('An earlier row has the same email address.').waitFor();
  await dialog().getByText('This isn’t a valid email address.').waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByRole('button', { name: 'Import 60 people' }).click();
  await dialog().getByText('Done', { exact: true }).waitFor();
  await dialog().locator('[data-kind=add]').getByText('60').waitFor();
  await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
  await main().getByRole('cell', { name: '60', exact: true }).waitFor();
});

test('an invalid file says what to do', async () => {
  const file = join(folder, 'none.csv');
  await writeFile(file, 'name\nAmina\n');
  await main().locator('input[type=file]').setInputFiles(file);
  await dialog().getByText('No email column found.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
});

test('an LDAP directory is tried before it is kept', async () => {
  await main().getByRole('button', { name: 'Set up' }).click();
  await dialog().getByLabel('URL').fill('ldaps://10.0.0.1');
  await dialog().getByLabel('Bind DN').fill('cn=casbah');
  await dialog().getByLabel('Password').fill('secret');
  await dialog().getByLabel('User base DN').fill('dc=atlas');
  await dialog().getByRole('button', { name: 'Test' }).click();
  await dialog().getByText('Couldn’t connect to the directory.', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'hidden' });
});

test('the page can be read by everybody who looks at it, on a narrow screen too', async () => {
  expect(opened.complaints.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 1000 });
  // Reloaded: announcements of the closed dialogs stay in the page for some seconds.
  await page.goto(console.address(PAGE));
  await main().getByRole('cell', { name: '60', exact: true }).waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
});
