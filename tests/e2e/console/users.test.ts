import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';

const PAGE = '/ui/appAccount/users';
const DEPARTMENTS = ['Sales', 'Finance', 'Support', ''];

let console: Console;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompany();
  const chief = await console.sysadmin();
  for (let n = 0; n < 8; n += 1) {
    const user = {
      email: `person-${n}@atlasfoods.example`,
      first_name: `Person${n}`,
      last_name: 'Alami',
      department: DEPARTMENTS[n % 4],
      is_db_login_allowed: n % 5 !== 0,
    };
    const answer = await chief.fetch('/admin/user/ng/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user }),
    });
    expect(answer.status).toBe(201);
  }
  opened = await console.open(PAGE);
  page = opened.page;
}, 120_000);
afterAll(() => console.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
/** Asks once more. */
const question = () => page.getByRole('alertdialog');
const grid = () => page.getByRole('grid', { name: 'Accounts' });
const rowOf = (name: string) => grid().getByRole('row').filter({ hasText: name });
const panel = () => page.getByRole('complementary').filter({ hasText: 'Active sessions' });
const open = async (email: string): Promise<void> => {
  await goWithin(page, `${PAGE}?selected=${encodeURIComponent(email)}`);
  await panel().waitFor();
};

test('the list shows everybody by first name, and narrows by facets and search [SH-R012] [PF-C082] [PF-C084]', async () => {
  await main().getByText('9 people').waitFor();
  await rowOf('Person0').first().waitFor();
  await main()
    .getByRole('checkbox', { name: /^Sales/ })
    .click();
  await main().getByText('2 people').waitFor();
  expect(parameterOf(page, 'filters')).toContain('Sales');
  await page.goBack();
  await main().getByText('9 people').waitFor();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('person-7');
  await main().getByText('1 person', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('');
  await main().getByText('9 people').waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('somebody is added; what is missing is said', async () => {
  await main().getByRole('button', { name: 'Add user' }).click();
  await dialog().getByRole('button', { name: 'Add user' }).click();
  await expect.poll(() => dialog().getByText('Required', { exact: true }).count()).toBe(3);
  await dialog().getByLabel('Email').fill('zineb@atlasfoods.example');
  await dialog().getByLabel('First name').fill('Zineb');
  await dialog().getByLabel('Last name').fill('Tazi');
  await dialog().getByRole('button', { name: 'Add user' }).click();
  await page.getByText('Zineb Tazi added').waitFor();
  await page.getByText('Casbah emailed zineb@atlasfoods.example a link to set a password.').waitFor();
  await panel().getByText('zineb@atlasfoods.example').first().waitFor();
  await main().getByText('10 people').waitFor();
});

test('a person is changed, deactivated, and gets a temporary password that is shown once [PF-C088] [PF-C089]', async () => {
  await open('person-1@atlasfoods.example');
  await panel().getByRole('button', { name: 'Edit' }).click();
  await dialog().getByLabel('Position').fill('Head of sales');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await panel().getByText('Head of sales').waitFor();
  await panel().getByRole('button', { name: 'Reset password' }).click();
  await dialog().getByText('Temporary password', { exact: true }).click();
  await dialog().getByRole('button', { name: 'Create password' }).click();
  expect((await dialog().getByTestId('temporary-password').textContent())?.length).toBe(12);
  await dialog().getByRole('button', { name: 'Done' }).click();
  await panel().getByText('Must change at next sign-in').waitFor();
  await panel().getByRole('button', { name: 'Deactivate' }).click();
  await panel().getByRole('button', { name: 'Activate', exact: true }).waitFor();
});

test('many are changed at once [PF-C090]', async () => {
  await goWithin(page, `${PAGE}?q=alami`);
  await main().getByText('8 people').waitFor();
  await grid().getByRole('checkbox').first().click();
  await main().getByRole('button', { name: 'Activate', exact: true }).click();
  await question().getByText('Activate 8 people?').waitFor();
  await question().getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByText('1 person activated').waitFor();
  await page.getByText('7 were unchanged.').waitFor();
});

test('one’s own account is not one’s own to take away; another is deleted [PF-V010] [PF-X012]', async () => {
  await open(COMPANY.email);
  await panel().getByRole('button', { name: 'Edit' }).waitFor();
  await expect.poll(() => panel().getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await open('person-2@atlasfoods.example');
  await page.route('**/admin/user/ng/delete_user/', (route) => route.abort());
  await panel().getByRole('button', { name: 'Delete' }).click();
  await question().getByRole('button', { name: 'Delete' }).click();
  await question().getByText('Couldn’t delete people.').waitFor();
  await page.unroute('**/admin/user/ng/delete_user/');
  await question().getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 person deleted').waitFor();
  await rowOf('person-2@atlasfoods.example').waitFor({ state: 'detached' });
});

test('a list that does not come says so [PF-X011]', async () => {
  await page.route('**/admin/user/ng/list/**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  );
  await goWithin(page, `${PAGE}?q=nobody`);
  await page.getByText('Couldn’t load people.').waitFor();
  await page.unroute('**/admin/user/ng/list/**');
});

test('one’s own account has its page [SH-R010]', async () => {
  await goWithin(page, '/ui/appAccount/profile');
  await main().getByText(COMPANY.email).first().waitFor();
});
