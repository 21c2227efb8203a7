import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console, goWithin } from './console.ts';

const PAGE = '/ui/settings/anonymisation';
const SECOND = 'samir@atlasfoods.example';

let console: Console;
let opened: OpenPage;
let page: Page;
/** The other sysadmin, who decides. */
let other: OpenPage;

beforeAll(async () => {
  console = await Console.inCompanyWith('anonymisation');
  await console.addTraffic();
  opened = await console.open(PAGE);
  page = opened.page;
  other = await console.openAs(await console.person(SECOND), PAGE);
});
afterAll(async () => {
  await other?.close();
  await console?.close();
});

const main = (of = page) => of.getByRole('main');
const dialog = (of = page) => of.getByRole('dialog');
const userNames = async (of: Page): Promise<string[]> => {
  await goWithin(of, '/ui/appAudit/users');
  await main(of).getByRole('row').nth(1).waitFor();
  await untilQuiet(of);
  return main(of).getByRole('rowheader').allTextContents();
};

test('one person turns on anonymization, and the page says that turning it off takes two', async () => {
  await main().getByText('1 other person can approve', { exact: false }).waitFor();
  await main().getByRole('button', { name: 'Anonymize people' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('Turning it off takes two people', { exact: false }).waitFor();
  await asked.getByRole('button', { name: 'Anonymize people' }).click();
  await main().getByRole('button', { name: 'Request to turn off' }).waitFor();
});

test('lists have numbers, fields that tell who somebody is are disabled and say why [WD-P003] [PF-S024] [PF-P024] [PF-P019]', async () => {
  const names = await userNames(page);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).toMatch(/anon-user\.\d{15}/);
  await main().getByText('People are anonymous to you', { exact: false }).waitFor();
  await main().getByRole('button', { name: 'Filters', exact: true }).click();
  const blocks = page.getByRole('region', { name: 'Filter', exact: true });
  await blocks
    .getByRole('group', { name: 'Condition 1' })
    .getByRole('combobox', { name: 'Filter attribute' })
    .fill('e');
  for (const name of ['Client IP address', 'Device', 'Message']) {
    const option = page.getByRole('option', { name: new RegExp(`^${name} +Disabled due to anonymization`) });
    expect(await option.getAttribute('aria-disabled')).toBe('true');
  }
  await page.keyboard.press('Escape');
});

test('somebody asks with a reason, somebody else approves, and who asked sees the name, alone', async () => {
  await userNames(page);
  await main().getByRole('row').nth(1).click();
  await page.getByRole('link', { name: 'Open details' }).click();
  await main().getByText('Hidden because people are anonymized.').waitFor();
  const person = (await main().getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(person).toMatch(/^anon-user\.\d{15}$/);
  await main().getByRole('button', { name: 'Request to unmask' }).click();
  await dialog().getByRole('button', { name: 'Send request', exact: true }).click();
  await dialog().getByText('Enter a reason of at least 10 characters', { exact: false }).waitFor();
  await dialog().getByLabel('Reason').fill('An upload to a share that nobody knows');
  expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
  await dialog().getByRole('button', { name: 'Send request', exact: true }).click();
  await main().getByText('Pending').waitFor();

  await other.page.reload();
  const request = main(other.page).getByRole('row', { name: new RegExp(person) });
  await request.getByText('An upload to a share that nobody knows').waitFor();
  await untilQuiet(other.page);
  expect(await accessibilityFindings(other.page)).toEqual([]);
  await other.page.setViewportSize({ width: 1024, height: 900 });
  expect(await other.page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  await request.getByRole('button', { name: 'Approve' }).click();
  await request.getByText('Visible until', { exact: false }).waitFor();
  // The requester's page updates automatically.
  await main().getByText('Visible until', { exact: false }).waitFor();
  await main().getByText(person, { exact: false }).waitFor();
  await expect.poll(() => main().getByRole('heading', { level: 1 }).textContent()).not.toMatch(/anon-user/);
  expect((await userNames(other.page)).every((name) => /anon-user/.test(name))).toBe(true);
  expect((await userNames(page)).filter((name) => !/anon-user/.test(name))).toHaveLength(1);
});
