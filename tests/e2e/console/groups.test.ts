import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';
import { logOf, threeDays } from './logs.ts';

const AMINA = 'amina.benali@atlasfoods.example';
const PEOPLE = [
  { email: AMINA, first_name: 'Amina', last_name: 'Benali' },
  { email: 'rim.tazi@atlasfoods.example', first_name: 'Rim', last_name: 'Tazi' },
];

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  const person = await console.sysadmin();
  for (const user of PEOPLE) await person.client.call('POST /admin/user/ng/add', { body: { user } });
  await person.client.call('POST /admin/groups', { body: { name: 'Sales' } });
  const source = await person.source('Casablanca proxy');
  await person.source('Lyon FortiGate');
  const visits = threeDays().slice(0, 40);
  await person.upload(
    source,
    'main.log',
    logOf(visits.map((visit, index) => (index === 0 ? { ...visit, user: AMINA } : visit))),
  );
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
    expect(await accessibilityFindings(page)).toEqual([]);
    await button('Add people', panel).click();
    await dialog()
      .getByRole('textbox', { name: 'Or paste a list' })
      .fill('Amina <amina.benali@atlasfoods.example>; rim.tazi@atlasfoods.example, nobody@elsewhere.example');
    await button('Add 3 people', dialog()).click();
    await toast('2 people added');
    await toast('nobody@elsewhere.example');
    const rim = panel.getByRole('row').filter({ hasText: 'Rim Tazi' });
    await rim.getByRole('checkbox').click();
    await button('Remove 1 person', panel).click();
    await rim.waitFor({ state: 'detached' });
  });

  test('for policies have a list and a page of their own [SH-R066] [SH-R067]', async () => {
    await goWithin(page, '/ui/protect/custom-groups');
    await page.getByRole('link', { name: 'Add custom group' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Leaving soon');
    await page.getByLabel('Included directory groups').fill('sales');
    await page.getByRole('option', { name: 'Sales' }).click();
    await button('Save').click();
    await row('Amina Benali').filter({ hasText: 'Sales' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ui/protect/custom-groups/manage');
    await page.getByRole('main').getByRole('link', { name: 'Custom groups' }).click();
    await row('Leaving soon').first().waitFor();
  });

  test('take in a person from the page of their traffic, where their account can be deactivated, too', async () => {
    await goWithin(page, `/ui/appAudit/user/${AMINA}?range=all`);
    await page.getByRole('heading', { name: 'Amina Benali', level: 1 }).waitFor();
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Custom groups' }).click();
    await dialog().getByText('Leaving soon').click();
    await button('Save', dialog()).click();
    await toast('Custom groups of Amina Benali saved');
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Deactivate account' }).click();
    await button('Deactivate', page.getByRole('alertdialog')).click();
    await toast('Amina Benali is now inactive');
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Activate account' }).waitFor();
    await page.getByRole('menuitem', { name: 'Account history' }).click();
    await row(`Deactivated ${AMINA}`).first().waitFor();
    await row('Leaving soon').first().waitFor();
  });

  test('units of the company stand as a tree', async () => {
    await goWithin(page, '/ui/appAccount/groups?view=units');
    await button('Add unit').first().click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Atlas Foods');
    await button('Add unit', dialog()).click();
    await button('Add unit below').click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Morocco');
    await button('Add unit', dialog()).click();
    await page.getByText('Atlas Foods › Morocco').waitFor();
    await page.getByRole('treegrid').getByRole('row', { name: 'Morocco' }).waitFor();
  });
});

describe('saved filters', () => {
  const saved = () => page.getByRole('button', { name: /^(Saved filters|Saved: )/ });
  /** The button beside it; a page may save other things, too. */
  const save = () => button('Save', page.locator('span').filter({ has: saved() }).last());
  const list = () => page.getByRole('dialog', { name: 'Saved filters' });
  const act = async (name: string, action: string) => {
    await saved().click();
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const clearAll = async (parameter: string) => {
    await saved().click();
    await button('Clear all').click();
    await expect.poll(() => parameterOf(page, parameter)).toBeNull();
  };

  test('are saved, shared, renamed, loaded, opened with and deleted, with a word for each [PF-X030] [PF-X031] [PF-X032] [WD-C009]', async () => {
    await goWithin(page, '/ui/appAccount/groups?source=scim&sort=-people');
    await save().click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Groups of SCIM');
    await dialog().getByText('Whole company').click();
    await dialog().getByText('Open with this filter by default').click();
    await button('Save', dialog()).click();
    await toast('Filter saved');
    await page.getByRole('button', { name: 'Saved: Groups of SCIM' }).waitFor();
    await act('Groups of SCIM', 'Rename');
    await dialog().getByRole('textbox').fill('Of SCIM');
    await page.keyboard.press('Enter');
    await toast('Filter updated');
    await clearAll('source');
    await goWithin(page, '/ui/appAccount/groups');
    await expect.poll(() => parameterOf(page, 'source')).toBe('scim');
    expect(parameterOf(page, 'sort')).toBe('-people');
    await act('Of SCIM', 'Delete');
    await button('Delete', page.getByRole('alertdialog')).click();
    await toast('Filter deleted');
  });

  test.each([
    [
      'Accounts',
      '/ui/appAccount/users',
      { filters: '{"role":{"only":["sysadmin"],"without":[]}}', q: 'nadia' },
    ],
    ['Sources', '/ui/appAudit/sources', { state: 'waiting', q: 'lyon' }],
    ['Services', '/ui/appAudit/services', { filter: 'requests > 1', range: '7d' }],
    ['History', '/ui/appForensics/history', { outcome: 'success', range: '7d' }],
  ])('are kept by the list %s, and bring back what it asked [PF-S008]', async (name, path, asked) => {
    await goWithin(page, `${path}?${new URLSearchParams(asked)}`);
    await save().click();
    const field = dialog().getByRole('textbox', { name: 'Name' });
    expect(await field.inputValue()).toMatch(new RegExp(`^${name} .*20\\d\\d`));
    await field.fill(`Kept of ${name}`);
    await button('Save', dialog()).click();
    await page.getByRole('button', { name: `Saved: Kept of ${name}` }).waitFor();
    const [first = ''] = Object.keys(asked);
    await clearAll(first);
    await saved().click();
    await list()
      .getByRole('button', { name: new RegExp(`^Kept of ${name}`) })
      .first()
      .click();
    for (const [parameter, value] of Object.entries(asked))
      await expect.poll(() => parameterOf(page, parameter)).toBe(value);
  });
});
