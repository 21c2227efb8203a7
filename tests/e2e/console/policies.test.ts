import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import type { Colleague } from './company.ts';
import { Console, goWithin, parameterOf, placeOf } from './console.ts';
import { addColleague } from './people.ts';

const READER: Colleague = {
  email: 'reader@atlasfoods.example',
  name: 'Rana Reader',
  role: 'admin',
  grants: [{ area: 'protect', actions: ['view'] }],
};
const REST = 'clouddlpgenericrest';
const named = (name: string) =>
  ({
    type: REST,
    definition: { name, severity: 'low', condition: 'app = box', responses: [{ kind: 'block' }] },
  }) as const;

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  opened = await console.open('/ui/protect');
  page = opened.page;
});
afterAll(() => console.close());

const button = (name: string | RegExp, within: Locator | Page = page) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
const link = (name: string, within: Locator | Page = page) =>
  within.getByRole('link', { name, exact: true }).first();
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
/** Its row: other rows say how many seconds ago they were changed. */
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const card = (name: string) => page.getByRole('region', { name, exact: true });
const names = async () =>
  (await page.getByRole('rowheader').getByRole('link').allTextContents()).map((text) => text.trim());

async function condition(...parts: string[]): Promise<void> {
  const field = card('When').getByRole('group', { name: 'Conditions' }).getByRole('combobox');
  await field.click();
  for (const part of parts) {
    await page.keyboard.type(part);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
}

describe('policies', () => {
  test('start with a type, of which each says what it watches and waits for [SH-R060] [SH-R061] [SH-K060] [SH-K061] [SH-K062] [SH-K063] [SH-K064]', async () => {
    await heading('Policies').waitFor();
    expect(placeOf(page)).toBe('/ui/protect/policies');
    await page.getByText('No policies yet').waitFor();
    await button('New policy').click();
    for (const name of [
      'File Sharing via Gatelets',
      'Data Exposure via Securlets',
      'Data Transfer via Gatelets',
      'Cloud SWG',
      'Access Monitoring via Securlets',
      'Document Security',
    ])
      await dialog().getByText(name, { exact: true }).waitFor();
    expect(await dialog().getByRole('listitem').count()).toBe(14);
    await dialog()
      .getByText('Waits for the gateway. Until then, only the decision API enforces it.')
      .first()
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog()
      .getByRole('link', { name: /^REST Detection/ })
      .click();
    await heading('New policy').waitFor();
  });

  test('are drafted, explained in words and tried before they are activated [SH-R062]', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Cards stay inside');
    await condition('App', 'is', 'box');
    await condition('Matches', 'at least', '10');
    await button('Add response', card('Then')).click();
    await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
    await button('Apply', dialog()).click();
    const explain = card('Explain');
    await explain
      .getByText(/^Applies when an app asks .* App is box and Matches is at least 10\.$/)
      .waitFor();
    await explain.getByText('Casbah then blocks it.').waitFor();

    const trial = card('Try it');
    await button('Fill in an example', trial).click();
    await button('Check', trial).click();
    await trial.getByText('All conditions are met.').waitFor();
    await trial.getByRole('textbox', { name: 'Facts' }).fill('app: Box\nmatch_count: 9');
    await button('Check', trial).click();
    await trial.getByText('A condition isn’t met.').waitFor();
    await trial.getByText('Value: 9').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await button('Save draft').click();
    await page.getByText('Draft of “Cards stay inside” saved').waitFor();
    await expect.poll(() => parameterOf(page, 'policy')).toMatch(/^[0-9a-f-]{36}$/);
    await button('Activate').click();
    await dialog().getByRole('textbox', { name: 'Note' }).fill('Asked for by audit');
    await button('Activate', dialog()).click();
    await card('Versions').getByText('Asked for by audit').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('count what changed since, warn before leaving, and can be taken back to a version', async () => {
    await page.getByRole('textbox', { name: 'Description' }).fill('Payment data');
    await page.getByText('Draft, 1 change').waitFor();
    await link('Policies', page.getByRole('main')).click();
    await dialog().getByText('Leave without saving?').waitFor();
    await button('Cancel', dialog()).click();
    await button('Add exception').click();
    const field = dialog().getByRole('group', { name: 'Conditions' }).getByRole('combobox');
    await field.click();
    for (const part of ['User', 'is', 'ana@atlasfoods.example']) {
      await page.keyboard.type(part);
      await page.keyboard.press('Enter');
    }
    await dialog().getByRole('textbox', { name: 'Reason' }).fill('Runs the refunds');
    await button('Apply', dialog()).click();
    await page.getByText('Draft, 2 changes').waitFor();
    await button('Activate').click();
    await dialog().getByText('Payment data').waitFor();
    await button('Activate', dialog()).click();
    await card('Versions').getByText('Version 2').waitFor();
    await button('Compare version 2').click();
    await dialog()
      .getByText(/makes an exception when User is ana@atlasfoods\.example/)
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog()
      .getByRole('button', { name: /Version$/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Version 1' }).click();
    await button('Restore version 1 as draft', dialog()).click();
    await page.getByText('Draft, 2 changes').waitFor();
    await button('Discard').click();
    await button('Discard', dialog()).click();
    await page.getByText('Draft discarded').waitFor();
  });

  test('are ordered by keyboard, filtered, duplicated, disabled and deleted', async () => {
    const { client } = await console.sysadmin();
    for (const name of ['Second', 'Third'])
      await client.call('POST /protect/policies', { body: named(name) });
    await goWithin(page, '/ui/protect/policies');
    await row('Third').first().waitFor();
    expect(await names()).toEqual(['Cards stay inside', 'Second', 'Third']);
    await button('Move Third up').press('Enter');
    await expect.poll(names).toEqual(['Cards stay inside', 'Third', 'Second']);
    await page.keyboard.press('Enter');
    await expect.poll(names).toEqual(['Third', 'Cards stay inside', 'Second']);
    await expect
      .poll(async () =>
        (await client.call('GET /protect/policies', { query: {} })).policies.map(({ name }) => name),
      )
      .toEqual(['Third', 'Cards stay inside', 'Second']);

    await page.getByRole('checkbox', { name: 'Select Third' }).press(' ');
    await page.getByRole('checkbox', { name: 'Select Second' }).press(' ');
    await button('Activate drafts').click();
    await expect.poll(() => page.getByRole('row').getByText('Active', { exact: true }).count()).toBe(3);
    await button('Actions for Third').click();
    await page.getByRole('menuitem', { name: 'Disable', exact: true }).click();
    await row('Third').getByText('Disabled').waitFor();
    await button('Actions for Second').click();
    await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
    await page.getByText(/^Copied as/).waitFor();
    await button('Actions for Third').click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await button('Delete', dialog()).click();
    await expect.poll(() => row('Third').count()).toBe(0);
    await goWithin(page, '/ui/protect/policies?filter=state%20%3D%20draft');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('leave as a YAML file and come back as drafts, with the changes shown first', async () => {
    await goWithin(page, '/ui/protect/policies');
    const [download] = await Promise.all([page.waitForEvent('download'), link('Export').click()]);
    const yaml = await readFile(await download.path(), 'utf8');
    expect(yaml).toContain('name: Second');
    await button('Import').click();
    const file = dialog().locator('input[type="file"]');
    await file.setInputFiles({
      name: 'broken.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from('policies: ['),
    });
    await dialog()
      .getByText(/Couldn’t import “broken\.yaml”/)
      .waitFor();
    const changed = yaml.replace('name: Second\n', 'name: Second\n    description: From a file\n');
    await file.setInputFiles({
      name: 'policies.yaml',
      mimeType: 'text/yaml',
      buffer: Buffer.from(changed.replace(/(description: From a file\n)\s+description: .*\n/, '$1')),
    });
    await dialog().getByText('From a file').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await button('Save as drafts', dialog()).click();
    await page.getByText('1 draft saved').waitFor();
    await row('Second').first().getByText('Draft changes').waitFor();
  });
});

test('responses that exclude each other have an order, which can be changed and reset [SH-R074]', async () => {
  await goWithin(page, '/ui/protect/dlpprofiles/responses/prioritize');
  await heading('Prioritized responses').waitFor();
  await card('What happens to a request').getByRole('listitem').first().getByText('Block').waitFor();
  await button('Move Block down').press('Enter');
  await button('Save').click();
  await page.getByText('Order of responses saved').waitFor();
  const { client } = await console.sysadmin();
  const { precedence } = await client.call('GET /protect/precedence', {});
  expect(precedence.indexOf('block')).toBe(precedence.indexOf('require_second_factor') + 1);
  expect(await accessibilityFindings(page)).toEqual([]);
  await button('Reset to default').click();
  await button('Save').click();
  await expect.poll(() => button('Reset to default').isDisabled()).toBe(true);
});

test.each([
  ['/ui/appControls', '/ui/protect/policies', '[SH-R165] [PF-R055]'],
  ['/ui/appControls/Policies', '/ui/protect/policies', '[SH-R185] [PF-R037]'],
  ['/ui/appControls/Alerts', '/ui/protect/policies?filter=response+%3D+notify', '[SH-R081] [SH-R183]'],
  ['/ui/appControls?deeplink=Blocks', '/ui/protect/policies', '[SH-R082] [SH-R184]'],
  ['/ui/appControls#/manage-policy', '/ui/protect/policies/manage', '[SH-R215] [PF-R012]'],
  ['/ui/#/configurepolicy/', '/ui/protect/policies/manage', '[SH-R232] [PF-R029]'],
])('%s leads to %s %s', async (address, place) => {
  await goWithin(page, address);
  await expect.poll(() => placeOf(page).replaceAll('%20', '+').startsWith(place)).toBe(true);
  await heading(place.includes('manage') ? 'New policy' : 'Policies').waitFor();
});

test('who may only view reads policies and changes nothing', async () => {
  const reader = await console.openAs(await addColleague(console, READER), '/ui/protect/policies');
  const main = reader.page.getByRole('main');
  await main.getByRole('link', { name: 'Cards stay inside', exact: true }).click();
  await main.getByText('You can view this policy but not change it.').waitFor();
  expect(await main.getByRole('button', { name: /^(Save draft|Activate|Add |Discard)/ }).count()).toBe(0);
  await main.getByText('App is box', { exact: true }).waitFor();
  expect(reader.complaints).toEqual([]);
  expect(await accessibilityFindings(reader.page)).toEqual([]);
  await reader.close();
});
