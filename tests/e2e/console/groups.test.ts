import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../system/casbah.ts';
import { findingsInBothThemes, type OpenPage } from '../browser.ts';
import { Console, parameterOf } from './console.ts';
import { addPeople, type Colleague, signInAs } from './people.ts';

const OMAR: Colleague = {
  ...{ name: 'Omar Haddad', email: 'omar.haddad@atlasfoods.example', role: 'admin' },
  grants: [{ area: 'audit', actions: ['view'] }],
};
const COLLEAGUES: readonly Colleague[] = [
  OMAR,
  { name: 'Amina Benali', email: 'amina.benali@atlasfoods.example', role: 'enduser' },
  { name: 'Rim Tazi', email: 'rim.tazi@atlasfoods.example', role: 'enduser' },
];

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.startWithTraffic();
  await addPeople(console, COLLEAGUES);
  const person = new Person(console.casbah);
  await person.signIn();
  await person.client.call('POST /admin/groups', { body: { name: 'Sales' } });
  opened = await console.open('/ui/appAccount/groups');
  page = opened.page;
});
afterAll(() => console.close());

const button = (name: string, within: Locator | Page = page) =>
  within.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const toast = (text: string) => page.getByText(text).first().waitFor();

describe('groups', () => {
  test('are found, opened, and given people from a list [SH-R008]', async () => {
    await row('Sales').first().click();
    const panel = page.getByRole('complementary', { name: 'Sales' });
    await panel.getByRole('grid').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await button('Add people', panel).click();
    await dialog()
      .getByRole('textbox', { name: 'Or many at once' })
      .fill('Amina <amina.benali@atlasfoods.example>; rim.tazi@atlasfoods.example, nobody@elsewhere.example');
    await button('Add 3 people', dialog()).click();
    await toast('2 people added');
    await toast('nobody@elsewhere.example');
    await panel.getByRole('row').filter({ hasText: 'Rim Tazi' }).waitFor();
    await panel.getByRole('row').filter({ hasText: 'Rim Tazi' }).getByRole('checkbox').click();
    await button('Remove 1 person', panel).click();
    await panel.getByRole('row').filter({ hasText: 'Rim Tazi' }).waitFor({ state: 'detached' });
  });

  test('for policies have a list and a page of their own [SH-R066] [SH-R067]', async () => {
    await page.goto(console.address('/ui/protect/custom-groups'));
    await page.getByRole('link', { name: 'Add custom group' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Leaving soon');
    await page.getByLabel('Directory groups in it').fill('sales');
    await page.getByRole('option', { name: 'Sales' }).click();
    await button('Save').click();
    await row('Amina Benali').filter({ hasText: 'Sales' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ui/protect/custom-groups/manage');
    await page.getByRole('link', { name: 'Custom groups' }).click();
    await row('Leaving soon').first().waitFor();
  });

  test('units of the company stand as a tree', async () => {
    await page.goto(console.address('/ui/appAccount/groups?view=units'));
    await button('Add unit').first().click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Atlas Foods');
    await button('Add unit', dialog()).click();
    await button('Add a unit under it').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Morocco');
    await button('Add unit', dialog()).click();
    await page.getByText('Atlas Foods › Morocco').waitFor();
    await page.getByRole('treegrid').getByRole('row', { name: 'Morocco' }).waitFor();
  });

  test('nobody adds one without the right to', async () => {
    const reader = await signInAs(console, OMAR);
    await reader.page.goto(console.address('/ui/appAccount/groups'));
    await reader.page.waitForURL('**/dashboard/permission**');
    expect(await reader.page.getByRole('button', { name: 'Add group' }).count()).toBe(0);
    await reader.close();
  });
});

describe('saved filters', () => {
  const saved = () => page.getByRole('button', { name: /^(Saved filters|Saved: )/ });
  const act = async (name: string, action: string) => {
    await saved().click();
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  test('are saved, shared, renamed, loaded and deleted, with a word for each [PF-X030] [PF-X031] [PF-X032] [WD-C009]', async () => {
    await page.goto(console.address('/ui/appAudit/services?filter=risk%20%3D%20high&range=7d'));
    await button('Save').click();
    const name = dialog().getByRole('textbox', { name: 'Name' });
    expect(await name.inputValue()).toMatch(/^My Filter Services .*20\d\d/);
    await name.fill('Risky this week');
    await dialog().getByText('Whole company').click();
    await dialog().getByText('Open with this filter by default').click();
    await button('Save', dialog()).click();
    await toast('Filter saved');
    await page.getByRole('button', { name: 'Saved: Risky this week' }).waitFor();
    await act('Risky this week', 'Rename');
    await dialog().getByRole('textbox').fill('Risky');
    await page.keyboard.press('Enter');
    await toast('Filter updated');
    await saved().click();
    await button('Clear all').click();
    await expect.poll(() => parameterOf(page, 'filter')).toBeNull();
    await saved().click();
    await page
      .getByRole('dialog', { name: 'Saved filters' })
      .getByRole('button', { name: /^Risky/ })
      .first()
      .click();
    await expect.poll(() => parameterOf(page, 'filter')).toBe('risk = high');
    await expect.poll(() => parameterOf(page, 'range')).toBe('7d');
  });

  test('the default one opens its list; others see what is shared with them, and cannot change it', async () => {
    await page.goto(console.address('/ui/appAudit/services'));
    await expect.poll(() => parameterOf(page, 'filter')).toBe('risk = high');
    const other = await signInAs(console, OMAR);
    await other.page.goto(console.address('/ui/appAudit/services'));
    await other.page.getByRole('button', { name: 'Saved filters' }).click();
    const list = other.page.getByRole('list', { name: 'Saved filters' });
    await list.getByText('By Nadia Berrada').waitFor();
    await list.getByRole('button', { name: 'Actions for Risky' }).click();
    expect(await other.page.getByRole('menuitem').allTextContents()).toEqual(['Make default']);
    expect(parameterOf(other.page, 'filter')).toBeNull();
    await other.close();
    await act('Risky', 'Delete');
    await button('Delete', page.getByRole('alertdialog')).click();
    await toast('Filter deleted');
  });

  test('stand in the history, too', async () => {
    await page.goto(console.address('/ui/appForensics/history?outcome=success'));
    await button('Save').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('What was done');
    await button('Save', dialog()).click();
    await page.getByRole('button', { name: 'Saved: What was done' }).waitFor();
    await row('Saved the filter Risky this week').first().waitFor();
    await saved().click();
    await button('Clear all').click();
    await expect.poll(() => parameterOf(page, 'outcome')).toBeNull();
  });
});
