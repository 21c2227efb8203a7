import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  opened = await console.open('/ui/protect/dlpprofiles');
  page = opened.page;
});
afterAll(() => console.close());

const button = (name: string | RegExp, within: Locator | Page = page) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const link = (name: string, within: Locator | Page = page) =>
  within.getByRole('link', { name, exact: true }).first();
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const tabs = () => page.getByRole('navigation', { name: 'Content inspection' });
const CARDS = 'Cards: 4111 1111 1111 1111, 5555 5555 5555 4444, 4111111111111111. Project falcon, falcon.';

async function choose(field: string, value: string): Promise<void> {
  await button(new RegExp(`${field}$`))
    .last()
    .click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

describe('DLP profiles', () => {
  test('are made of sets of rules, which the list says in one sentence [SH-R063] [SH-R064] [WD-S022]', async () => {
    await page.getByText('No profiles yet').waitFor();
    await link('New profile').click();
    await heading('New profile').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Payment data');
    await button('Add rule').click();
    await button(/^Risk/).click();
    await page.getByText('PCI', { exact: true }).click();
    await button('Done').click();
    await button('Add rule').click();
    await button(/^Custom regular expression/).click();
    const pattern = page.getByRole('textbox', { name: 'Custom regular expression' });
    await pattern.fill('falcon(');
    await button('Test on text').click();
    await page.getByRole('textbox', { name: 'Text to test' }).fill('falcon');
    await button('Test').click();
    await page.getByText('Invalid expression: A closing parenthesis is missing.', { exact: false }).waitFor();
    await pattern.fill('falcon');
    await button('Done').click();
    await button('Add set').click();
    await button(/^File format/).click();
    await choose('File class', 'Spreadsheets');
    await choose('File format', 'XLSX');
    await button('Done').click();
    expect(await page.getByRole('textbox', { name: 'How rules are joined' }).inputValue()).toBe(
      '1 AND 2 OR 3',
    );
    expect(await accessibilityFindings(page)).toEqual([]);
    await button('Save').click();
    await heading('Payment data').waitFor();

    await link('DLP profiles').click();
    await row('Payment data').first().waitFor();
    expect(await row('Payment data').first().textContent()).toMatch(
      /\(Risk is PCI AND Custom regular expression matches falcon\) OR File format is Spreadsheets \(XLSX\)/,
    );
  });

  test('are tried on text, with the reason for every match [WD-W047]', async () => {
    await link('Payment data').click();
    const text = page.getByRole('textbox', { name: 'Text to try' });
    await text.fill(CARDS);
    await button('Try').click();
    const trial = page.getByRole('region', { name: 'Try it' });
    await trial.getByText('Violation', { exact: true }).waitFor();
    await trial.getByText('Same value again').first().waitFor();
    await text.fill('Nothing to see');
    await button('Try').click();
    await trial.getByText('No violation').waitFor();
    await trial.getByText('Doesn’t match').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('join their rules as their logic says, and are not left without saving [WD-W051]', async () => {
    const logic = page.getByRole('textbox', { name: 'How rules are joined' });
    await logic.fill('1 AND (2 OR');
    await logic.fill('1 AND 2');
    await page.getByText('Use every rule, or remove it above. Missing: 3.').waitFor();
    await logic.fill('1 AND (2 OR 3)');
    await expect.poll(() => page.getByRole('group', { name: /^Set \d/ }).count()).toBe(2);
    await page.getByText('Save first. The saved profile is tried.').waitFor();
    await link('DLP profiles').click();
    await button('Cancel', dialog()).click();
    await button('Save').click();
    await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
    await link('DLP profiles').click();
    await expect
      .poll(() => row('Payment data').first().textContent())
      .toMatch(/Risk is PCI AND \(Custom .* OR File format/);
  });

  test('are cloned, turned off and deleted', async () => {
    await button('Clone Payment data').click();
    await expect.poll(() => row('Payment data').count()).toBe(2);
    const copy = row('Payment data').last();
    await copy.getByRole('switch').press(' ');
    await expect.poll(() => page.getByRole('switch', { checked: false }).count()).toBe(1);
    await copy.getByRole('button', { name: /^Delete/ }).click();
    await button('Delete', dialog()).click();
    await expect.poll(() => row('Payment data').count()).toBe(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test('reusable rules have a page and logic as text, and say what uses them [SH-R072] [SH-R073] [WD-W052]', async () => {
  await link('Reusable rules', tabs()).click();
  await link('New reusable rule').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Code words');
  for (const pattern of ['falcon', 'osprey*|']) {
    await button('Add rule').click();
    await button(/^Custom regular expression A pattern/).click();
    await page.getByRole('textbox', { name: 'Custom regular expression' }).fill(pattern);
    await button('Done').click();
  }
  await page.getByRole('textbox', { name: 'How rules are joined' }).fill('1 OR 2');
  await button('Save').click();
  // The server's reason shows at the rule, and what was entered stays.
  const refused = page.getByRole('listitem').filter({ hasText: 'osprey' }).first();
  await refused.getByText('The expression also matches empty text.', { exact: false }).waitFor();
  await button(/osprey.* edit$/).click();
  await button(/^Remove osprey/).click();
  await page.getByRole('textbox', { name: 'Custom regular expression' }).fill('osprey');
  await button('Done').click();
  await button('Save').click();
  await heading('Code words').waitFor();
  await link('Reusable rules', page.getByRole('main')).click();
  await row('Code words').getByText('OR', { exact: true }).waitFor();

  const { client } = await console.sysadmin();
  const { rules } = await client.call('GET /protect/reusable_rules', {});
  const rule = { uid: 'r1', value: rules[0]?.id ?? '', matchCount: 1, highSensitivity: false };
  const line = {
    uid: 'l1',
    ruleType: 'reusable_rule' as const,
    rules: [rule],
    ignoreStrings: [],
    logicType: null,
  };
  await client.call('POST /protect/content_profiles', {
    body: { name: 'Projects', sets: [{ uid: 's1', logicType: null, ruleLines: [line] }] },
  });
  // The live stream refreshes the list without a reload.
  await row('Code words').getByText('Projects').waitFor();
  await button('Delete Code words').click();
  await dialog().getByText('“Code words” is in use').waitFor();
  await link('Projects', dialog()).click();
  await heading('Projects').waitFor();
});

test('data filters select files by conditions [SH-R069]', async () => {
  await goWithin(page, '/ui/protect/dlpprofiles/datafilter');
  await button('New data filter').click();
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Large spreadsheets');
  await button('Save', dialog()).click();
  await dialog().getByText('The condition selects nothing.', { exact: false }).waitFor();
  const formats = dialog().getByRole('combobox', { name: 'File formats' });
  await formats.fill('Spreadsheets');
  await page.getByRole('option', { name: 'Spreadsheets, all formats' }).click();
  await dialog().getByRole('textbox', { name: 'Minimum size (KB)' }).fill('512');
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Save', dialog()).click();
  await row('Large spreadsheets').getByText('Only Spreadsheets · from 512 KB').waitFor();
});

test('aliases name data identifiers, and rules can look for them [SH-R076]', async () => {
  await link('Aliases', tabs()).click();
  await button('New alias').click();
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Card numbers');
  const identifiers = dialog().getByRole('combobox', { name: 'Data identifiers' });
  await identifiers.fill('Visa');
  await page.getByRole('option', { name: /Visa/ }).first().click();
  await button('Save', dialog()).click();
  await row('Card numbers').getByText('Visa').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await goWithin(page, '/ui/protect/dlpprofiles/manage');
  await button('Add rule').click();
  await button(/^Predefined terms/).click();
  await page.getByRole('combobox', { name: 'Predefined terms' }).fill('Card numbers');
  await page.getByRole('option', { name: 'Card numbers' }).waitFor();
});
