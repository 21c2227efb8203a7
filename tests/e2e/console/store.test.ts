import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin, parameterOf, placeOf } from './console.ts';
import { addColleague } from './people.ts';

let console: Console;
let chief: Person;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompany();
  chief = await console.sysadmin();
  opened = await console.openAs(chief, '/ui/appStore');
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const card = (name: string) =>
  main()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const part = (name: string) => main().getByRole('region', { name, exact: true });
const tryApp = (app_name: string) =>
  chief.client.call('POST /admin/app/activate/', {
    body: { app_name, app_category: 'API', is_free_trial: true },
  });
const said = (text: string) => page.getByText(text, { exact: true });

test('/appStore shows the apps that work, by category, searched and narrowed in the address [SH-R136] [SH-R171] [SH-R177] [PF-R044]', async () => {
  await page.getByRole('heading', { name: 'Store', level: 1 }).waitFor();
  await card('Audit').getByText('Included').waitFor();
  await part('Parts of Casbah').getByRole('link', { name: 'Investigate', exact: true }).waitFor();
  await expect.poll(() => card('Detect').or(card('Box')).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await main().getByRole('searchbox', { name: 'Search apps' }).fill('investig');
  await expect
    .poll(() => main().getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Investigate']);
  await expect.poll(() => parameterOf(page, 'q')).toBe('investig');
  await main().getByText('On trial', { exact: true }).first().click();
  await main().getByText('No matching apps').waitFor();
  expect(parameterOf(page, 'status')).toBe('trial');
  await main().getByRole('button', { name: 'Show all apps' }).click();
  await card('Audit').waitFor();
  expect(placeOf(page)).toBe('/ui/appStore');
});

test('apps data that cannot be fetched say so, and can be asked for again [SH-X043]', async () => {
  await page.route('**/tenantavailableapps?*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await main().getByText('Failed to fetch apps data, please retry.').waitFor();
  await page.unroute('**/tenantavailableapps?*');
  await main().getByRole('button', { name: /again/i }).click();
  await card('Audit').waitFor();
});

test.each([
  ['audit', 'Audit [PF-R058] [SH-R138] [SH-R139]'],
  ['detect', 'Detect [PF-R059]'],
  ['investigate', 'Investigate [PF-R060] [SH-R140]'],
  ['protect', 'Protect [PF-R061]'],
  ['box', 'Box [PF-R062] [SH-R230] [PF-R027]'],
  ['google_drive', 'Google Drive [PF-R063]'],
  ['salesforce', 'Salesforce [PF-R064]'],
  ['dropbox', 'Dropbox [PF-R065]'],
  ['office_365', 'Microsoft 365 [PF-R066]'],
  ['google_apps', 'Google Workspace [PF-R067]'],
])('#/appdetails/%s is the page of %s', async (key, title) => {
  const name = title.replace(/ \[.*/, '');
  await goWithin(page, `/ui/appStore#/appdetails/${key}`);
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
  expect(placeOf(page)).toBe(`/ui/appStore/appdetails/${key}`);
  await main().getByRole('heading', { name: 'Features' }).first().waitFor();
  if (key === 'audit')
    await part('Available in Audit today').getByRole('link', { name: 'Add source' }).waitFor();
  else if (key === 'investigate')
    await part('Available in Investigate today').getByRole('link', { name: 'Open History' }).waitFor();
  else
    await main()
      .getByText(/^Not part of this version of Casbah/)
      .first()
      .waitFor();
});

test('a page of an app that is not enabled leads to its details, which say why; once it is there, the page opens [SH-S010] [SH-S011] [PF-S017] [PF-S018]', async () => {
  await goWithin(page, '/ui/securlets/googleapps/activities');
  await page.waitForURL('**/ui/appStore/appdetails/google_apps?from=*');
  await main().getByText('/securlets/googleapps/activities is part of').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // Nothing of it works: it can't be had here, but over the API.
  await main().getByRole('heading', { name: 'Features' }).first().waitFor();
  expect(
    await main()
      .getByRole('button', { name: /^(Subscribe|Try for)/ })
      .count(),
  ).toBe(0);
  await tryApp('Google Apps');
  await page.reload();
  await main()
    .getByText(/^Trial, \d+ days left$/)
    .waitFor();
  await goWithin(page, '/ui/securlets/googleapps/activities');
  await page.getByRole('heading', { name: 'Google Workspace: Activities', level: 1 }).waitFor();
});

test('a part of Casbah that is switched off leads there, too', async () => {
  await goWithin(page, '/ui/appStore/appdetails/detect');
  await main().getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off Detect' }).click();
  await main().getByText('Off', { exact: true }).waitFor();
  await page.goto(console.address('/ui/appThreats'));
  await page.waitForURL('**/ui/appStore/appdetails/detect?from=*');
  await main().getByRole('button', { name: 'Turn on' }).click();
  await main().getByText('Included', { exact: true }).waitFor();
});

test('/connectors/{app}/add/ leads to the accounts of an app; they are added, changed and removed, and each is said [PL-R044] [SH-R137] [SH-R231] [PF-R028] [PF-X019] [PF-X020] [PF-X021] [PF-X023]', async () => {
  await tryApp('Slack');
  await goWithin(page, '/ui/appStore/appdetails/slack');
  await part('API').getByRole('button', { name: 'Subscribe' }).click();
  await said('Slack was added. Add an account next.').waitFor();
  await page.goto(console.address('/connectors/slack/add/'));
  await page.getByRole('heading', { name: 'Set up Slack', level: 1 }).waitFor();
  expect(placeOf(page)).toBe('/ui/appStore/addlparams/slack');
  await main().getByRole('button', { name: 'Add account' }).click();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await dialog().getByText('Required.').first().waitFor();
  await dialog().getByLabel('Account name').fill('Europe');
  await dialog().getByLabel('Domain').fill('atlas');
  await dialog().getByLabel('Token').fill('xoxb-very-secret');
  await dialog().getByLabel('Days to look back').fill('1000');
  await dialog().getByText('Enter a domain, such as company.com.').waitFor();
  await dialog().getByText('Enter a whole number from 1 to 365.').waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByLabel('Domain').fill('atlas.slack.com');
  await dialog().getByLabel('Days to look back').fill('90');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await said('Account Europe of Slack was added.').waitFor();
  const row = main().getByRole('row').filter({ hasText: 'Europe' });
  await row.getByText('atlas.slack.com').waitFor();
  expect(await main().textContent()).not.toContain('xoxb-very-secret');
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog().getByText('Leave empty to keep the current value.').waitFor();
  await dialog().getByLabel('Days to look back').fill('');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await said('Account Europe of Slack was changed.').waitFor();
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await said('Account Europe of Slack was removed.').waitFor();
  await main().getByText('No accounts yet').waitFor();
});

test('an app is cancelled after asking; an app that cannot be added says so [PF-X022] [PF-X024] [SH-R233] [PF-R030]', async () => {
  await tryApp('Dropbox');
  await goWithin(page, '/ui/appStore/appdetails/dropbox');
  await page.route('**/admin/app/activate/', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({
        api_response: 422,
        error: 'UNPROCESSABLE',
        api_message: 'No',
        request_id: 'r',
        details: { field: 'app_name', problem: 'is subscribed already' },
      }),
    }),
  );
  await part('API').getByRole('button', { name: 'Subscribe' }).click();
  await said('There was an error while adding your app').waitFor();
  await page.unroute('**/admin/app/activate/');
  await page.goto(console.address('/connectors/'));
  await card('Slack').getByRole('link', { name: 'Slack' }).click();
  await part('API').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Slack' }).click();
  await said('Slack was canceled.').waitFor();
  await part('API').getByText('Canceled', { exact: true }).waitFor();
});

test('/appCatalog finds services among thousands, and shows one beside the list [SH-R141]', async () => {
  await goWithin(page, '/ui/appCatalog');
  await page.getByRole('heading', { name: 'Catalog', level: 1 }).waitFor();
  await main()
    .getByText(/^\d,\d{3} cloud services/)
    .waitFor();
  await main().getByRole('searchbox').fill('wetransfer.com');
  await main()
    .getByText(/^1 cloud service/)
    .waitFor();
  await main()
    .getByRole('gridcell')
    .or(main().getByRole('rowheader'))
    .filter({ hasText: 'WeTransfer' })
    .first()
    .click();
  const panel = page.getByRole('complementary').filter({ hasText: 'WeTransfer' });
  await panel.getByRole('link', { name: 'WeTransfer in the Store' }).waitFor();
  expect(parameterOf(page, 'selected')).toBe('wetransfer');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('who may only look switches nothing, and sets nothing up [SH-P017] [SH-P044] [PF-P007]', async () => {
  const vera = await addColleague(console, {
    email: 'viewer@atlasfoods.example',
    name: 'Vera Viewer',
    grants: [{ area: 'store', actions: ['view'] }],
  });
  const viewer = await console.openAs(vera, '/ui/appStore/appdetails/audit');
  await viewer.page.getByText('App not found').first().waitFor();
  await goWithin(viewer.page, '/ui/appStore/appdetails/google_drive');
  await viewer.page.getByText('You don’t have permission to turn this app on or off.').waitFor();
  await expect.poll(() => viewer.page.getByRole('button', { name: 'Subscribe' }).count()).toBe(0);
  await goWithin(viewer.page, '/ui/appStore/addlparams/google_drive');
  await viewer.page.waitForURL('**/ui/dashboard/permission?**');
  await viewer.close();
});
