import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, stopClock, untilQuiet, untilSeen } from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  opened = await console.open('/ui/appAudit/preferences/brrprofiles');
  page = opened.page;
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const go = async (path: string, heading: string) => {
  await goWithin(page, path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
};
const hasGoodShape = async () => {
  await untilQuiet(page);
  expect(await accessibilityFindings(page)).toEqual([]);
};

/** Each try sets another limit: one that is set already can't be saved. */
let limit = 66;
test('the older address of preferences leads to risk profiles, which move the levels of the built-in profile [SH-R023]', async () => {
  limit += 1;
  await go('/ui/appAudit/preferences', 'Risk profiles');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: 'Risk profiles' }).and(page.locator('[aria-current]')).waitFor();
  // It has no time to look at.
  await expect.poll(() => page.getByRole('button', { name: /^Time:/ }).count()).toBe(0);
  for (const name of ['Risk profiles', 'Review scores', 'Compare services', 'Requested services'])
    await areas.getByRole('link', { name }).waitFor();
  const medium = main().getByRole('textbox', { name: 'Medium risk: BRR up to' });
  const save = main().getByRole('button', { name: 'Save' });
  await medium.fill('20');
  await medium.blur();
  await main().getByText('The high-risk threshold can’t be above the medium-risk threshold').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await medium.fill(String(limit));
  await medium.blur();
  await hasGoodShape();
  // The button is disabled while it saves, too: a page that is left then saves nothing.
  const saved = page.waitForResponse(/\/risks\/updateauditpreferences/);
  await save.click();
  expect((await saved).ok()).toBe(true);
  await expect.poll(() => save.isDisabled()).toBe(true);
  await go('/ui/appAudit/preferences/brrprofiles', 'Risk profiles');
  await main().getByText(`high risk up to BRR 33, medium up to ${limit}`).waitFor();
});

test('a profile is made, tried on the past, and put in force [SH-R024] [SH-R025] [PF-X041] [PF-X042] [PF-X043]', async () => {
  await go('/ui/appAudit/preferences/brrprofiles', 'Risk profiles');
  await main().getByRole('link', { name: 'Add profile' }).click();
  await page.waitForURL('**/preferences/brrprofiles/add');
  const name = main().getByRole('textbox', { name: 'Name' });
  await name.fill('two words');
  await main().getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Strict');
  await main().getByRole('combobox', { name: 'Services' }).fill('GitHub');
  await page
    .getByRole('option', { name: /^GitHub.*github\.com/ })
    .first()
    .click();
  await main()
    .locator('label')
    .filter({ hasText: /^Security/ })
    .click();
  await main().getByRole('checkbox', { name: 'Automatic fail: Usable without an account' }).press('Space');
  await main().getByRole('button', { name: 'Preview changes' }).click();
  const moved = main()
    .getByRole('table', { name: 'Preview changes' })
    .getByRole('row', { name: /^GitHub/ });
  await moved.getByText('automatic fail').waitFor();
  await hasGoodShape();
  await main().getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/preferences/brrprofiles');
  await main().getByRole('button', { name: 'Activate Strict' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await main()
    .getByRole('row', { name: /^Strict/ })
    .getByText('Active')
    .waitFor();
  await hasGoodShape();
  await go('/ui/appAudit/service/github', 'GitHub');
  await main().getByText('High risk, whatever its score.').waitFor();
  await go('/ui/appAudit/service/wetransfer', 'WeTransfer');
  await main().getByText('High risk, whatever its score.').waitFor();
  await main()
    .locator('label')
    .filter({ hasText: /^Security/ })
    .click();
  await main().getByText('An answer in this category makes the service high risk.').waitFor();
  await main()
    .getByRole('row', { name: /^Usable without an account/ })
    .getByText('This answer makes the service high risk under the active profile.')
    .waitFor();
  await go('/ui/appAudit/preferences/brrprofiles', 'Risk profiles');
  await main().getByRole('button', { name: 'Activate Default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await main()
    .getByRole('row', { name: /^Default/ })
    .getByText('Active')
    .waitFor();
});

test('services stand side by side, what tells them apart first; each leads to its details [SH-R020] [WD-W075]', async () => {
  await go('/ui/appAudit/compareservices?ids=dropbox,wetransfer', 'Compare services');
  const table = main().getByRole('table', { name: 'Compare services' });
  await table.getByRole('row').nth(60).waitFor();
  const differs = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main table tbody tr')].map((row) => row.dataset.differs)`,
  );
  expect(differs).toContain('true');
  expect(differs.lastIndexOf('true')).toBeLessThan(differs.indexOf('false'));
  // An attribute without research says so instead of showing an answer.
  await table.getByText('Not researched').first().waitFor();
  const dropbox = main().getByRole('listitem').filter({ hasText: 'Dropbox' });
  expect(await dropbox.getByRole('checkbox', { name: 'Dropbox' }).isChecked()).toBe(true);
  const link = dropbox.getByRole('link', { name: 'Dropbox' });
  expect(await link.getAttribute('href')).toBe('/ui/appAudit/service/dropbox?appType=web');
  // MEGA is of the category of WeTransfer.
  await main()
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'MEGA' }) })
    .click();
  await table.getByRole('link', { name: 'MEGA' }).waitFor();
  expect(parameterOf(page, 'ids')).toBe('dropbox,wetransfer,mega');
  // Any of the catalog, by its domain, too; that no one uses it is said.
  await main().getByRole('combobox', { name: 'Add service' }).fill('figma.com');
  await page
    .getByRole('option', { name: /^Figma.*Not used/ })
    .first()
    .click();
  await table.getByRole('columnheader', { name: /Figma.*Not used/ }).waitFor();
  expect(parameterOf(page, 'ids')).toBe('dropbox,wetransfer,mega,figma');
  await hasGoodShape();
  await link.click();
  await page.waitForURL('**/service/dropbox?appType=web');
});

test('a risk score is the same on every page, its parts add up to it, and the business readiness is 100 minus it', async () => {
  await go('/ui/appAudit/service/dropbox', 'Dropbox');
  const chip = main().getByText(/^(Low|Medium|High) \d+$/);
  const risk = (await chip.first().textContent()) ?? '';
  const title = await main()
    .getByRole('heading', { name: /^Why \d+$/ })
    .textContent();
  const score = Number(/\d+/.exec(title ?? '')?.[0]);
  const tabs = main().getByRole('radiogroup', { name: 'Category' }).getByRole('radio');
  await tabs.first().waitFor();
  const labels = await tabs.locator('xpath=ancestor::label').allTextContents();
  const points = labels.map((label) => Number(/[\d.]+$/.exec(label)?.[0]));
  expect(points).toHaveLength(5);
  expect(points.reduce((sum, one) => sum + Math.round(10 * one), 0)).toBe(10 * score);
  expect(risk).toMatch(new RegExp(` ${score}$`));
  for (const words of await main()
    .getByText(/^Business Readiness Rating \d+/)
    .allTextContents())
    expect(words).toContain(`Business Readiness Rating ${100 - score}`);
  await go('/ui/appAudit/services', 'Services');
  await main()
    .getByRole('row', { name: /Dropbox/ })
    .getByText(risk, { exact: true })
    .waitFor();
  await go('/ui/appAudit/reviewbrr', 'Review scores');
  await main()
    .getByRole('row', { name: /^Dropbox/ })
    .getByText(risk, { exact: true })
    .waitFor();
});

test('an answer opens its places and its sub-attributes, and the page that says so [WD-W061] [WD-W062] [WD-K074]', async () => {
  // No one uses it: what the catalog knows of it can be read all the same.
  await go('/ui/appAudit/service/skype', 'skype');
  await main().getByText('Closed: 5 May 2025.').waitFor();
  await main().getByRole('link', { name: 'Successor: Microsoft Teams' }).waitFor();
  await go('/ui/appAudit/service/okta', 'okta');
  await expect
    .poll(() => main().getByRole('list', { name: 'Known breaches' }).getByRole('link').count())
    .toBe(2);
  await go('/ui/appAudit/service/box', 'box');
  const category = (name: string) => main().locator('label').filter({ hasText: name }).click();
  await category('Data handling and AI');
  const places = main().getByRole('button', { name: /^\d+ countries: Data centers/ });
  await places.click();
  const overlay = page.getByRole('dialog');
  await expect.poll(() => overlay.getByRole('listitem').count()).toBe(5);
  await overlay.getByRole('button', { name: /^and \d+ more$/ }).click();
  await expect.poll(() => overlay.getByRole('listitem').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  // Countries of an override are found by name and sent by code; unknown ones are reported and not sent.
  await main()
    .getByRole('button', { name: /^Override: Data centers/ })
    .click();
  const answer = page.getByRole('dialog');
  await answer.locator('label').filter({ hasText: /^Yes$/ }).click();
  const countries = answer.getByRole('combobox', { name: 'Countries' });
  const chosen = answer.getByRole('button', { name: /^Remove / });
  while ((await chosen.count()) > 0) await chosen.first().press('Delete');
  await countries.fill('zeal');
  await page.getByRole('option', { name: 'New Zealand' }).waitFor();
  await countries.press('Enter');
  await countries.fill('de, XX; Japan');
  await countries.press('Enter');
  await answer.getByText('XX isn’t a country.').waitFor();
  await answer.getByRole('button', { name: 'Save' }).click();
  await hasGoodShape();
  await countries.fill('');
  await countries.press('Escape');
  await expect.poll(() => chosen.count()).toBe(3);
  await answer.getByRole('button', { name: 'Save' }).click();
  await answer.waitFor({ state: 'detached' });
  await main()
    .getByRole('button', { name: /^3 countries: Data centers/ })
    .click();
  expect(await overlay.getByRole('listitem').allTextContents()).toEqual(['Germany', 'Japan', 'New Zealand']);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await category('Compliance');
  const soc = main().getByRole('row', { name: /^SOC 2 report/ });
  await soc.getByText('Assumed', { exact: true }).waitFor();
  await soc.getByRole('button', { name: '1 of 2 details: SOC 2 report' }).click();
  await overlay.getByText('No information').waitFor();
  expect(await overlay.locator('dl > div').allTextContents()).toEqual(['Type 1No information', 'Type 2Yes']);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  expect(await soc.getByRole('link').getAttribute('href')).toMatch(/^https:\/\//);
  await soc.getByRole('button', { name: 'Override: SOC 2 report' }).click();
  await page.getByRole('dialog').locator('label').filter({ hasText: /^No$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await soc.getByText('Overridden', { exact: true }).waitFor();
  await page
    .getByText(/^Risk score of Box.*: (\d+ → )?\d+$/)
    .first()
    .waitFor();
  await hasGoodShape();
  await soc.getByRole('button', { name: 'Remove override: SOC 2 report' }).click();
  await soc.getByText('Overridden', { exact: true }).waitFor({ state: 'detached' });
});

test('what is known least of is reviewed first, and a closer look is asked for [SH-R026]', async () => {
  await go('/ui/appAudit/reviewbrr', 'Review scores');
  const row = main().getByRole('row', { name: /^MEGA/ });
  await hasGoodShape();
  await row.getByRole('button', { name: 'Request review of MEGA' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.waitFor({ state: 'detached' });
});

/** Each try asks for another service: one that was asked for is in the list already. */
let asking = 0;
test('a service is requested in an overlay, its address looked at a second after the last key, and followed [SH-R027] [PL-R040] [WD-W006] [WD-W055] [WD-S034] [WD-S036] [WD-X015] [WD-X016] [WD-K035]', async () => {
  asking += 1;
  const name = `New ${asking}`;
  const address = `https://new-${asking}.example`;
  const { page: own, close } = await console.open('/ui/appAudit/requestedservices');
  const looked: string[] = [];
  await own.route('**/risks/website_meta*', (route) => {
    looked.push(route.request().postDataJSON().serviceURL);
    return route.fulfill({
      json: {
        api_response: 'success',
        serviceURL: address,
        url: `${address}/`,
        snippet: 'All that is new',
        title: 'All that is new',
        description: '',
        image: '',
        service_id: null,
        service_name: null,
      },
    });
  });
  await own.getByRole('row', { name: /^MEGA/ }).waitFor();
  await own.clock.install();
  await own.getByRole('button', { name: 'Request service' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Service name').fill(name);
  await stopClock(own);
  await dialog.getByLabel('Service URL').fill(address);
  await untilSeen(dialog.getByText('Checking URL…'));
  await own.clock.runFor(900);
  expect(looked).toEqual([]);
  await own.clock.runFor(100);
  await untilSeen(dialog.getByText('Found: All that is new'));
  await own.clock.resume();
  expect(looked).toEqual([address]);
  await dialog.getByLabel('Comments').fill('Sales wants it');
  // It doesn't come through: what was typed stays.
  await own.route('**/risks/requestservice*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Couldn’t send the request').waitFor();
  expect(await dialog.getByLabel('Comments').inputValue()).toBe('Sales wants it');
  await own.unroute('**/risks/requestservice*');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.waitFor({ state: 'detached' });
  await own.getByText('Request sent').waitFor();
  const row = own.getByRole('row', { name: new RegExp(`^${name}`) });
  await row.getByText('Sales wants it').waitFor();
  await row.getByRole('button', { name: `Update request about ${name}` }).click();
  await own.getByRole('dialog').getByLabel('Response').fill('It is there now');
  await own.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await row.getByText('It is there now').waitFor();
  await untilQuiet(own);
  expect(await accessibilityFindings(own)).toEqual([]);
  await close();
});
