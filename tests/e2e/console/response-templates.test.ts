import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  opened = await console.open('/ui/protect/dlpprofiles/templates');
  page = opened.page;
});
afterAll(() => console.close());

const button = (name: string | RegExp, within: Locator | Page = page) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const sidebar = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const dialog = () => page.getByRole('alertdialog');

test('the list has default templates with icons of their channels, filtered by type and channel [SH-R075] [SH-W001]', async () => {
  const shared = row('Default: Data Exposure via Securlets');
  await shared.waitFor();
  const channels = await shared.getByRole('listitem').allTextContents();
  expect(channels).toEqual(['Browser notification', 'Email', 'Text message', 'Preserved content']);
  await shared.getByText('Default', { exact: true }).waitFor();
  await button(/Channels$/).click();
  await page.getByRole('option', { name: 'Preserved content' }).click();
  await row('Default: Shadow IT').waitFor({ state: 'detached' });
  await shared.waitFor();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('endpoint');
  await shared.waitFor({ state: 'detached' });
  await row('Default: Endpoint').waitFor();
});

test('an address of older versions opens the page [SH-R086]', async () => {
  await goWithin(page, '/ui/appControls/response-templates');
  await heading('Response templates').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ui/protect/dlpprofiles/templates');
});

test('a template is written with placeholders at the cursor, previewed and saved; the list shows it at once [SH-S023] [SH-V013]', async () => {
  await page.getByRole('link', { name: 'New template', exact: true }).click();
  await heading('New template').waitFor();
  const subject = field('Subject');
  expect(await subject.inputValue()).toBe('[{{severity}}] {{policy_name}}');
  await subject.fill('Look: now');
  await subject.press('End');
  for (const _ of 'now') await subject.press('ArrowLeft');
  await button('Insert placeholder: Subject').click();
  await page.getByRole('menuitem', { name: 'Policy policy_name' }).click();
  await expect.poll(() => subject.inputValue()).toBe('Look: {{policy_name}}now');
  await page.keyboard.type(', ');
  await expect.poll(() => subject.inputValue()).toBe('Look: {{policy_name}}, now');
  await page.getByText('Look: Customer data stays internal, now', { exact: true }).waitFor();

  await subject.fill('{{nothing}}');
  await page.getByText('“nothing” isn’t a placeholder. Choose one from the list.').waitFor();
  await subject.fill('a'.repeat(513));
  await page.getByText('513 / 512', { exact: true }).waitFor();
  await page.getByText('The text is too long. Use at most 512 characters.').waitFor();
  await subject.fill('');
  await button('Save').click();
  await page.getByText('Subject is required').waitFor();
  await subject.fill('Match of {{policy_name}}');
  await field('Name').fill('Customer data');
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Save').click();
  await heading('Customer data').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Response templates' }).click();
  await row('Customer data').getByText('File Sharing via Gatelets').waitFor();
});

test('leaving with unsaved changes asks first; a default template is cloned, and a template deleted', async () => {
  await page.getByRole('link', { name: 'Customer data', exact: true }).click();
  await page.getByText('Show a notification', { exact: true }).click();
  await page.getByText('Unsaved changes', { exact: true }).waitFor();
  await sidebar('Response templates').click();
  await button('Leave', dialog()).click();
  await heading('Response templates').waitFor();

  await page.getByRole('link', { name: 'Default: Shadow IT' }).click();
  expect(await field('Name').isDisabled()).toBe(true);
  await button('Clone').click();
  await heading('Shadow IT - Copy 1').waitFor();
  await button('Delete').click();
  await button('Delete', dialog()).click();
  await heading('Response templates').waitFor();
  await row('Shadow IT - Copy 1').waitFor({ state: 'detached' });
});
