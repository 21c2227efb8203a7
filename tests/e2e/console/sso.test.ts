import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metadataOf } from '../../system/saml-metadata.ts';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, parameterOf } from './console.ts';

const PAGE = '/ui/settings/sso';

let console: Console;
let opened: OpenPage;
let page: Page;
let metadata = '';

beforeAll(async () => {
  console = await Console.inCompanyWith('sso');
  metadata = await metadataOf('https://login.atlasfoods.example/idp');
  opened = await console.openAs(await console.person('sanaa@sso.example'), PAGE);
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');

test("people who may view settings without being sysadmin see everything and can't change it", async () => {
  const other = await console.openAs(await console.person('settings@atlasfoods.example'), PAGE);
  await other.page.getByText('Only a sysadmin can change this', { exact: false }).waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: 'Add provider' }).count()).toBe(0);
  await other.close();
});

test('a provider is added: values to enter there can be copied, its metadata is pasted, wrong names are reported [PF-V025]', async () => {
  await main().getByText('No providers yet', { exact: false }).waitFor();
  await main().getByRole('button', { name: 'Add provider' }).click();
  await dialog()
    .getByText(/\/saml2\/acs\//)
    .waitFor();
  await expect.poll(() => dialog().getByRole('button', { name: /Copy/ }).count()).toBe(4);
  await dialog().getByLabel('Name').fill('Entra-ID');
  await dialog().getByLabel('Metadata XML').fill('nothing');
  await dialog().getByRole('button', { name: 'Add provider' }).click();
  await dialog().getByText('1 to 64 letters', { exact: false }).waitFor();
  await dialog().getByLabel('Name').fill('Entra ID');
  await dialog().getByRole('button', { name: 'Add provider' }).click();
  await dialog().getByText('Invalid metadata', { exact: false }).waitFor();
  // At the field, which has the focus.
  await dialog().locator('textarea[name=metadata_xml][aria-invalid=true]:focus').waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByLabel('Metadata XML').fill(metadata);
  await dialog().getByRole('button', { name: 'Add provider' }).click();
  await main().getByRole('heading', { name: 'Entra ID' }).waitFor();
  expect(parameterOf(page, 'provider')).toMatch(/^[\da-f-]{36}$/);
});

test('every value that the server refuses is explained', async () => {
  await main().getByRole('button', { name: 'Add provider' }).click();
  await dialog().getByText('OpenID Connect').click();
  await dialog().getByLabel('Name').fill('Keycloak');
  await dialog()
    .getByLabel('Issuer')
    .fill(`https://login.example/${'a'.repeat(2048)}`);
  await dialog().getByLabel('Client ID').fill('c'.repeat(257));
  await dialog().getByLabel('Client secret').fill('secret');
  await dialog().getByRole('button', { name: 'Add provider' }).click();
  await dialog().getByText('Use at most 2048 characters.', { exact: true }).waitFor();
  await dialog().getByText('Use at most 256 characters.', { exact: true }).waitFor();
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('an expiring certificate is announced in time', async () => {
  await expect
    .poll(() =>
      main()
        .getByText(/^Expires .*Update the metadata before then/)
        .count(),
    )
    .toBeGreaterThan(0);
});

test('people of a domain are led to the provider, and a must asks first and keeps a way back', async () => {
  await main()
    .getByRole('button', { name: /Provider: sso\.example/ })
    .click();
  await page.getByRole('option', { name: 'Entra ID' }).click();
  const must = main().getByRole('switch', { name: 'Require single sign-on for sso.example' });
  await expect.poll(() => must.isEnabled()).toBe(true);
  const turnOn = async () => {
    await must.press('Space');
    await page.getByRole('button', { name: 'Require single sign-on' }).click();
  };
  await turnOn();
  await main().getByText('First allow at least one active sysadmin', { exact: false }).waitFor();
  expect(await must.isChecked()).toBe(false);
  const exempt = main().getByRole('switch', { name: /sanaa@sso\.example/ });
  // A key on a switch that waits for an answer is lost.
  await expect.poll(() => exempt.isEnabled()).toBe(true);
  await exempt.press('Space');
  await expect.poll(() => exempt.isChecked()).toBe(true);
  await expect.poll(() => must.isEnabled()).toBe(true);
  await turnOn();
  await expect.poll(() => must.isChecked()).toBe(true);
});

test('names of attributes are checked, and groups name profiles that there are [PF-V062]', async () => {
  await main().getByLabel('Email').fill('with"quotes');
  await main().getByText('without quotes', { exact: false }).waitFor();
  await main().getByLabel('Email').fill('mail');
  await main().getByLabel('Access profiles by group').fill('ops = Nobody');
  await main().getByText('Enter each line as group = profile', { exact: false }).waitFor();
  await main().getByLabel('Access profiles by group').fill('ops = Salma Settings');
  await main().getByLabel('Access profiles by group').fill('');
  await main().getByRole('button', { name: 'Save' }).click();
  await main().getByText('Saved.').waitFor();
});

test('the page can be read by everybody who looks at it', async () => {
  expect(opened.complaints.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
  // A page of its own: what was announced while buttons were at work has gone by.
  await page.reload();
  await main().getByRole('heading', { name: 'Entra ID' }).waitFor();
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
});
