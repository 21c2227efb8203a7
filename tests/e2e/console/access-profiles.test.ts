import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';

const PROFILES = '/ui/appAccount/profiles';
const PARTNERS = '/ui/settings/partners';
const HOLDER = 'hanan@atlasfoods.example';
const OPERATOR = 'olga@north-it.example';

let console: Console;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompanyWith('access-profiles');
  opened = await console.open(PROFILES);
  page = opened.page;
});
afterAll(() => console.close());

async function openAs(email: string, path: string): Promise<OpenPage> {
  return console.openAs(await console.person(email), path);
}

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const tick = (name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) })
    .click();

test('a profile is created: permissions in a grid, scopes, and conditions with errors where they conflict [SH-R011] [SH-X012] [SH-X013]', async () => {
  await main().getByRole('link', { name: 'New profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'New access profile' }).waitFor();
  await main().getByRole('button', { name: 'Create' }).click();
  await main().getByText('Required', { exact: true }).waitFor();
  await main().getByLabel('Name', { exact: true }).fill('Sales analysts');

  await tick('View: Audit');
  await tick('Export: Audit');
  await tick('All actions in Store');
  await main().getByText('2 of 9 areas').waitFor();
  await main().getByRole('button', { name: 'Scope of Audit: Everything' }).click();
  await dialog().getByText('Only people in these domains').click();
  await dialog().getByRole('combobox', { name: 'Only people in these domains' }).fill('atlasfoods.example');
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Set scope' }).click();
  await main().getByRole('button', { name: 'Scope of Audit: 1 domain' }).waitFor();

  const condition = async (place: number, attribute: string, value: string): Promise<void> => {
    await main().getByRole('button', { name: 'Add condition' }).click();
    const row = main().getByRole('group', { name: `Condition ${place}` });
    await row.getByRole('textbox', { name: 'Attribute' }).fill(attribute);
    await row.getByRole('combobox', { name: 'Values' }).fill(value);
    await page.keyboard.press('Enter');
  };
  await condition(1, 'department', 'Sales');
  await condition(2, 'Department', 'Legal');
  await main().getByRole('button', { name: 'Create' }).click();
  await main().getByText('Duplicate User Attributes are not allowed').waitFor();
  await main().getByRole('button', { name: 'Remove condition Department', exact: true }).click();
  const comparison = main()
    .getByRole('group', { name: 'Condition 1' })
    .getByRole('button', { name: /Comparison/ });
  await comparison.click();
  await page.getByRole('option', { name: 'isn’t one of' }).click();
  await main().getByText('At least one User Attribute operation must be equality').waitFor();
  await comparison.click();
  await page.getByRole('option', { name: 'is one of' }).click();
  await main().getByText('At least one User Attribute operation').waitFor({ state: 'detached' });
  await main().getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sales analysts' }).waitFor();
  await page.waitForURL(/\/profiles\/[0-9a-f-]{36}$/);
});

test('it is given to a person, and looks well', async () => {
  await main().getByRole('combobox', { name: 'Assign to' }).fill('hanan');
  await page.getByRole('option', { name: new RegExp(HOLDER) }).click();
  await main().getByRole('button', { name: 'Assign profile' }).click();
  await main()
    .getByRole('row', { name: /Hanan Holder/ })
    .waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the console is seen as the profile shows it, and left again', async () => {
  await main().getByRole('button', { name: 'Preview console as this profile' }).click();
  await page.getByText('You’re previewing the console as “Sales analysts”', { exact: false }).waitFor();
  await page.goto(console.address('/ui/appForensics/history'));
  await page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' }).waitFor();
  await page.getByRole('button', { name: 'Exit preview' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sales analysts' }).waitFor();
  await page.getByText('You’re previewing the console as').waitFor({ state: 'detached' });
});

test('an older address leads to a profile, and the list says what each one is [SH-R223] [PF-R020]', async () => {
  const one = new URL(page.url()).pathname;
  const id = one.slice(one.lastIndexOf('/') + 1);
  await page.goto(console.address(`/ui/appAccount#/manage-profile/${id}`));
  await page.getByRole('heading', { level: 1, name: 'Sales analysts' }).waitFor();
  await goWithin(page, PROFILES);
  await main()
    .getByRole('row', { name: /Sales analysts/ })
    .getByText('department is Sales')
    .waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('an API key is made by an admin for what they hold, shown once, used by a program and removed', async () => {
  const other = await openAs('settings@atlasfoods.example', '/ui/settings/api-keys');
  const { page: theirs } = other;
  await theirs.getByRole('button', { name: 'New API key' }).click();
  const asked = theirs.getByRole('dialog');
  await asked.getByLabel('Name').fill('Deploy script');
  await asked.getByRole('button', { name: /Access profile/ }).click();
  // Of the company's profiles this admin holds the one they were given, and may give no other.
  await expect.poll(() => theirs.getByRole('option').count()).toBe(1);
  await theirs.getByRole('option').click();
  await asked.getByLabel('Allowed networks').fill('everywhere');
  await asked.getByRole('button', { name: 'Create key' }).click();
  await asked.getByText('everywhere isn’t an IP address or a network').waitFor();
  await asked.getByLabel('Allowed networks').fill('127.0.0.0/8');
  await asked.getByRole('button', { name: 'Create key' }).click();
  const shown = theirs.getByRole('alertdialog');
  const key = (await shown.locator('code').first().textContent()) ?? '';
  const status = async () =>
    (await fetch(console.address('/admin/apikeys'), { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await status()).toBe(200);
  await shown.getByRole('button', { name: 'I’ve copied it' }).click();
  await theirs.getByRole('row', { name: /Deploy script.*Active/ }).waitFor();
  await untilQuiet(theirs);
  expect(await accessibilityFindings(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: /Delete Deploy script/ }).click();
  await theirs
    .getByRole('group', { name: /Deploy script/ })
    .getByRole('button')
    .first()
    .click();
  await theirs.getByText('No API keys yet').waitFor();
  expect(await status()).toBe(401);
  await other.close();
});

test('a partner is let in by its code, goes into the company, and is back with one click', async () => {
  const other = await openAs(OPERATOR, PARTNERS);
  const { page: theirs } = other;
  const region = (of: Page, name: string) => of.getByRole('region', { name, exact: true });
  const own = region(theirs, 'Your company as a partner');
  await own.getByLabel('Partner code').fill('north it');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('starting and ending with a letter or digit', { exact: false }).waitFor();
  await own.getByLabel('Partner code').fill('north-it');
  await own.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('No company has granted yours access yet', { exact: false }).waitFor();

  await goWithin(page, PARTNERS);
  const granted = region(page, 'Partners with access');
  await granted.getByLabel('Partner code').fill('north-it');
  await granted.getByRole('button', { name: 'Grant access' }).click();
  await granted.getByText('Choose a profile').waitFor();
  await granted.getByRole('button', { name: /Access profile/ }).click();
  await page.getByRole('option', { name: 'Sales analysts' }).click();
  await granted.getByRole('button', { name: 'Grant access' }).click();
  await granted.getByRole('row', { name: /North IT.*Sales analysts/ }).waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);

  await goWithin(theirs, PARTNERS);
  await theirs.getByRole('button', { name: /^Open.*Atlas Foods/ }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Open' }).click();
  await theirs.getByText('You’re administering Atlas Foods for North IT').waitFor();
  await theirs.getByRole('button', { name: 'Back to North IT' }).click();
  await theirs.waitForURL(`**${PARTNERS}`);
  await theirs.getByRole('row', { name: /Atlas Foods/ }).waitFor();
  await theirs.getByText('You’re administering Atlas Foods for North IT').waitFor({ state: 'detached' });
  await untilQuiet(theirs);
  expect(await accessibilityFindings(theirs)).toEqual([]);
  await other.close();
});

test('a copy starts with everything of the original, under the first free name [PF-K037]', async () => {
  await goWithin(page, PROFILES);
  await main().getByRole('link', { name: 'Sales analysts', exact: true }).click();
  const name = main().getByLabel('Name', { exact: true });
  await main().getByRole('link', { name: 'Duplicate' }).click();
  await expect.poll(() => name.inputValue()).toBe('Sales analysts - Copy 1');
  await main().getByRole('button', { name: 'Scope of Audit: 1 domain' }).waitFor();
  await main().getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sales analysts - Copy 1' }).waitFor();
  await main().getByRole('link', { name: 'Duplicate' }).click();
  await expect.poll(() => name.inputValue()).toBe('Sales analysts - Copy 2');
});
