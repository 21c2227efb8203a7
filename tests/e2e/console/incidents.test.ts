import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';

const LIST = '/ui/appForensics/dlp-incidents';
const CARD = '4929 1234 5678 3361';
let console: Console;
let sysadmin: Person;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompany();
  sysadmin = await console.sysadmin();
  ({ page } = await console.open(LIST));
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const grid = () => main().getByRole('grid', { name: 'Incidents' });
const rowWith = (text: string) => grid().getByRole('row').filter({ hasText: text });
const panel = () => main().getByRole('complementary');
const choose = async (button: string, choice: string, within: Pick<Page, 'getByRole'> = page) => {
  await within.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click();
};
const raise = (key: string, given: object) =>
  sysadmin.client.call('POST /api/incidents', {
    body: {
      key,
      policy: 'Cards stay inside',
      severity: 'medium',
      facts: { user: 'amy@atlas.example', app: 'Box', object: `${key}.xlsx`, activity: 'share' },
      ...given,
    },
  });

test('without incidents, the page says where they come from [SH-R053]', async () => {
  await goWithin(page, `${LIST}?view=all`);
  await main().getByRole('heading', { name: 'Incidents', level: 1 }).waitFor();
  await main().getByText('No incidents yet').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('new incidents appear as they are raised, the most severe first, and are worked on in the row', async () => {
  await goWithin(page, LIST);
  await main().getByText('Nothing to do').waitFor();
  await raise('plan', { severity: 'low' });
  await raise('cards', { severity: 'high', matches: [{ name: 'Payment card', text: CARD }] });
  await raise('refunds', {});
  await expect.poll(() => grid().getByRole('row').count(), { timeout: 15_000 }).toBe(4);
  const severities = await grid().getByRole('row').allTextContents();
  expect(severities.slice(1).map((text) => /High|Medium|Low/.exec(text)?.[0])).toEqual([
    'High',
    'Medium',
    'Low',
  ]);
  await rowWith('refunds.xlsx').getByRole('button', { name: 'Assign to me' }).click();
  await page.getByText('1 incident assigned to').waitFor();
  await choose('New', 'In progress', rowWith('refunds.xlsx'));
  await rowWith('refunds.xlsx').getByRole('button', { name: 'In progress' }).waitFor();
  await main().getByText('Mine', { exact: true }).click();
  await expect.poll(() => grid().getByRole('row').count()).toBe(2);
  expect(parameterOf(page, 'view')).toBe('mine');
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the panel shows evidence, which is unmasked with a reason, and what was done', async () => {
  await goWithin(page, LIST);
  await rowWith('cards.xlsx').getByRole('rowheader').click();
  await panel()
    .getByRole('heading', { name: /^INC-\d+ Cards stay inside$/ })
    .waitFor();
  await panel()
    .getByRole('tab', { name: /^Evidence/ })
    .click();
  await panel().getByText('•••• •••• •••• 3361').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await panel().getByRole('button', { name: 'Unmask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unmask sensitive data?' });
  await dialog.getByLabel('Reason').fill('Short');
  await dialog.getByRole('button', { name: 'Unmask' }).click();
  await dialog.getByText('Enter at least 10 characters.').waitFor();
  await dialog.getByLabel('Reason').fill('Amy asked which card it was');
  await dialog.getByRole('button', { name: 'Unmask' }).click();
  await panel().getByText(CARD).waitFor();
  await panel().getByRole('tab', { name: 'Notes' }).click();
  await panel().getByLabel('New note').fill('Called Amy');
  await panel().getByRole('button', { name: 'Add note' }).click();
  await panel().getByText('Called Amy').waitFor();
  await choose('New', 'Dismiss: False positive', panel());
  await panel().getByRole('tab', { name: 'Timeline' }).click();
  await panel().getByText('State: New → Dismissed').waitFor();
  await panel().getByText('Amy asked which card it was').waitFor();
  await panel().getByRole('tab', { name: 'Related' }).click();
  await panel()
    .getByText(/Same user · Same policy/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => rowWith('cards.xlsx').count()).toBe(0);
});

test('several incidents are closed at once', async () => {
  await goWithin(page, LIST);
  await expect.poll(() => grid().getByRole('row').count()).toBe(3);
  await grid().getByRole('row').first().getByRole('checkbox').click();
  await choose('State', 'Resolved', main());
  await page.getByText('2 incidents updated').waitFor();
  await main().getByText('Nothing to do').waitFor();
});
