import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';
import { addColleague } from './people.ts';

let console: Console;
let chief: Person;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompany();
  chief = await console.sysadmin();
  opened = await console.openAs(chief, '/ui/settings');
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const go = async (path: string) => {
  await goWithin(page, path);
};

test('the index says what is set, and is searched [SH-R160] [PF-R045]', async () => {
  await main()
    .getByRole('link', { name: /Networks.*From anywhere/ })
    .waitFor();
  await main()
    .getByRole('link', { name: /Retention.*Forever/ })
    .waitFor();
  await main().getByLabel('Search settings').fill('mfa');
  await main()
    .getByRole('link', { name: /Passwords, sessions, MFA/ })
    .waitFor();
  await expect.poll(() => main().getByRole('listitem').count()).toBe(1);
  await page.waitForURL('**/ui/settings?q=mfa');
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('somebody who may only look is offered what they may open, and changes nothing', async () => {
  const salma = await addColleague(console, {
    email: 'settings@atlasfoods.example',
    name: 'Salma Settings',
    grants: [{ area: 'settings', actions: ['view'] }],
  });
  const other = await console.openAs(salma, '/ui/settings');
  await other.page.getByRole('link', { name: /Networks/ }).waitFor();
  await expect
    .poll(() =>
      other.page
        .getByRole('main')
        .getByRole('link', { name: /Access profiles|Sources/ })
        .count(),
    )
    .toBe(0);
  await goWithin(other.page, '/ui/settings/networks');
  await other.page.getByText('You can view these settings but not change them.').first().waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: 'Add' }).count()).toBe(0);
  await other.close();
});

test('account leads to the company: a domain is put on the list with what shows it to be theirs [SH-R003] [SH-R004] [SH-R163] [SH-R180] [PF-R036]', async () => {
  await go('/ui/appAccount');
  await page.waitForURL('**/ui/appAccount/profile');
  await go('/ui/appAccount/account');
  await main().getByLabel('New domain').fill('not a domain');
  await main().getByRole('button', { name: 'Add domain' }).click();
  await main().getByText('Enter a domain, such as', { exact: false }).waitFor();
  await main().getByLabel('New domain').fill('branch.atlasfoods.invalid');
  await main().getByRole('button', { name: 'Add domain' }).click();
  await main().getByText('_casbah.branch.atlasfoods.invalid', { exact: true }).waitFor();
  await main().getByText('Not verified').waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a policy says what follows while it is changed, and holds once it is saved', async () => {
  await go('/ui/settings/policy');
  await main().getByRole('textbox', { name: 'Minimum length' }).fill('16');
  await main().getByRole('textbox', { name: 'Minimum length' }).press('Enter');
  await main().getByText('New passwords need at least 16 characters', { exact: false }).waitFor();
  await main().getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await main().getByText('New passwords need at least 16 characters', { exact: false }).waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a list of networks that leaves oneself out cannot be saved [SH-P037]', async () => {
  await go('/ui/settings/networks');
  const add = async (text: string) => {
    await main().getByLabel('New networks or IP addresses').fill(text);
    await main().getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add('198.51.100.0/24');
  await main().getByText('You’re blocked').waitFor();
  await expect.poll(() => main().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await add('127.0.0.0/8, ::1');
  await main().getByText('You’re allowed').waitFor();
  await expect.poll(() => main().getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('how many sources a company may have is set beside how many there are, and not below', async () => {
  for (const name of ['Lyon', 'Fez']) await chief.client.call('POST /admin/datasources', { body: { name } });
  await go('/ui/settings/usage');
  await main().getByText('2 of 20 in use').waitFor();
  const most = main().getByRole('textbox', { name: 'Maximum sources' });
  const set = async (value: string) => {
    await most.fill(value);
    await most.press('Tab');
  };
  await set('1');
  await main().getByText('2 are in use. Delete some first.').waitFor();
  expect(await main().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await set('3');
  await main().getByRole('button', { name: 'Save' }).click();
  await main().getByText('2 of 3 in use').waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  const refused = chief.client.call('POST /admin/config/update', {
    body: { app_name: 'datasources', param_name: 'max_datasources', param_value: 1 },
  });
  await expect(refused).rejects.toMatchObject({ answer: { error: 'LIMIT_BELOW_USE', details: { used: 2 } } });
});

test('a webhook’s secret is shown once, and a private key never leaves the page', async () => {
  await go('/ui/settings/destinations');
  await page.getByRole('button', { name: 'Add destination' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('SIEM');
  await dialog.getByLabel('Webhook URL').fill('https://siem.atlasfoods.invalid/casbah');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByText(/^whsec_/)
    .waitFor();
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await main().getByText('SIEM').first().waitFor();
  await expect.poll(() => page.getByText(/^whsec_/).count()).toBe(0);
  await go('/ui/settings/keys');
  await main().getByRole('button', { name: 'Add SSH key' }).click();
  await dialog.getByLabel('Public key').fill('-----BEGIN OPENSSH PRIVATE KEY-----\nabc');
  await dialog.getByText('This is a private key', { exact: false }).waitFor();
  expect(opened.complaints).toEqual([]);
});
