import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console, goWithin, parameterOf, placeOf } from './console.ts';

const LOG = '/ui/appForensics';
let console: Console;
let sysadmin: Person;
let source = '';
let opened: OpenPage;
let page: Page;

interface Told {
  minutesAgo: number;
  user: string;
  type: string;
  object?: string;
  outcome?: object;
  severity?: string;
}

/** Lines of Okta's System Log. */
function linesOf(told: readonly Told[]): string {
  const lines = told.map(({ minutesAgo, user, type, object, outcome = {}, severity = 'INFO' }, index) =>
    JSON.stringify({
      uuid: `record-${minutesAgo}-${index}`,
      published: isoTime(Date.now() - minutesAgo * MINUTE_MS),
      eventType: type,
      version: '0',
      severity,
      displayMessage: `What <b>${user}</b> did`,
      actor: { id: user, type: 'User', alternateId: user, displayName: user },
      client: { ipAddress: '203.0.113.9', userAgent: { os: 'Windows 11', browser: 'CHROME' } },
      outcome: { result: 'SUCCESS', reason: null, ...outcome },
      target:
        object === undefined
          ? []
          : [{ id: `id-${object}`, type: 'AppInstance', alternateId: object, displayName: object }],
      authenticationContext: { externalSessionId: `session-${user}` },
    }),
  );
  return `${lines.join('\n')}\n`;
}

beforeAll(async () => {
  console = await Console.inCompany();
  sysadmin = await console.sysadmin();
  opened = await console.open(LOG);
  page = opened.page;
});
beforeEach(async () => {
  await page.keyboard.press('Escape');
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const grid = () => main().getByRole('grid', { name: 'Activities' });
const rows = () => grid().getByRole('row');
const rowWith = (text: string) => rows().filter({ hasText: text });
const panel = () => main().getByRole('complementary');
const button = (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) =>
  within.getByRole('button', { name, exact: true });

/** Waits until the log lists as many activities, beside its header. */
async function lists(count: number): Promise<void> {
  await expect.poll(() => rows().count(), { timeout: 15_000 }).toBe(count + 1);
}

async function go(search: Readonly<Record<string, string>> = {}): Promise<void> {
  await goWithin(page, `${LOG}?${new URLSearchParams(search)}`);
  await grid().waitFor();
}

test('without activities, the log says where they come from', async () => {
  await main().getByRole('heading', { name: 'Activities', level: 1 }).waitFor();
  await main().getByText('No activities yet').waitFor();
  expect(await main().getByRole('link', { name: 'Add source' }).getAttribute('href')).toBe(
    '/ui/appAudit/sources',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('the log is the page of Investigate, beside History and its settings [SH-R051] [SH-R170] [SH-R182] [PF-R041] [PF-R054]', async () => {
  source = await sysadmin.source('Okta');
  await sysadmin.upload(
    source,
    'okta.jsonl',
    linesOf([
      {
        minutesAgo: 90,
        user: 'omar',
        type: 'user.session.start',
        outcome: { result: 'FAILURE', reason: 'INVALID_CREDENTIALS' },
        severity: 'WARN',
      },
      { minutesAgo: 80, user: 'omar', type: 'user.session.start' },
      { minutesAgo: 70, user: 'omar', type: 'user.authentication.sso', object: 'CRM' },
      { minutesAgo: 60, user: 'salma', type: 'user.session.start' },
      { minutesAgo: 50, user: 'salma', type: 'user.authentication.sso', object: 'Payroll' },
    ]),
  );
  await console.show(page, LOG);
  await main()
    .getByText(/^5 activities, answered in \d+ ms$/)
    .waitFor();
  await lists(5);
  const tabs = main().getByRole('navigation', { name: 'Investigate' });
  expect(await tabs.getByRole('link').allTextContents()).toEqual(
    expect.arrayContaining(['Activities', 'History', 'Settings']),
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await tabs.getByRole('link', { name: 'History' }).click();
  await main().getByRole('heading', { name: 'History', level: 1 }).waitFor();
  await page.goto(console.address(`${LOG}#/`));
  await lists(5);
  expect(placeOf(page)).toBe(LOG);
});

test('words, facets and values of rows filter the log, and the address says how', async () => {
  await go();
  await lists(5);
  await page.keyboard.press('f');
  await page.keyboard.type('payroll');
  await page.getByRole('option', { name: /Any text/ }).click();
  await lists(1);
  expect(parameterOf(page, 'filter')).toBe('text contains payroll');
  await page.goBack();
  await lists(5);
  await main()
    .getByRole('checkbox', { name: /^Failed/ })
    .click();
  await lists(1);
  expect(parameterOf(page, 'filter')).toBe('outcome = failure');
  await page.goBack();
  await lists(5);
  await rowWith('Payroll')
    .getByRole('gridcell', { name: /^salma/i })
    .first()
    .focus();
  await page.keyboard.press('-');
  await lists(3);
  expect(parameterOf(page, 'filter')).toMatch(/^user != /);
  await go({ filter: 'usr = omar' });
  await main().getByText('No field named “usr”', { exact: false }).waitFor();
  await go({ filter: 'user = nobody' });
  await main().getByText('No matching activities').waitFor();
  await button('Clear the filter', main()).click();
  await lists(5);
  await button('Recent searches', main()).click();
  await page.getByRole('dialog', { name: 'Recent searches' }).getByText('text contains payroll').click();
  await lists(1);
});

test('links of earlier consoles become a range and a filter', async () => {
  await goWithin(page, `${LOG}?app=CRM,Okta&user_email=omar&range=last_week`).catch(() => undefined);
  await expect.poll(() => parameterOf(page, 'filter')).toBe('app in (CRM, Okta) and user = omar');
  expect(parameterOf(page, 'range')).toBe('7d');
  expect(parameterOf(page, 'app')).toBeNull();
});

test('an activity is read, traced and passed on; angle brackets in messages are text [SH-V021] [PL-R001] [PF-R060]', async () => {
  await go();
  await rowWith('Payroll').getByRole('rowheader').click();
  await panel()
    .getByRole('heading', { name: /Payroll$/, level: 2 })
    .waitFor();
  await panel().getByText('1 of 5').waitFor();
  await panel().getByText('What <b>salma</b> did').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await panel().getByRole('tab', { name: 'All fields' }).click();
  await panel().getByText('target[0].displayName').waitFor();
  await panel().getByRole('tab', { name: 'Original' }).click();
  await panel().getByText('"alternateId": "Payroll"').waitFor();
  await panel().getByRole('tab', { name: 'Around it' }).click();
  await expect.poll(() => panel().getByRole('listitem').count()).toBe(2);
  expect(parameterOf(page, 'tab')).toBe('around');
  await button('Next', panel()).click();
  await panel().getByText('2 of 5').waitFor();
  const id = parameterOf(page, 'selected') ?? '';
  await goWithin(page, `${LOG}/activities/${id}`);
  await main().getByText('203.0.113.9').first().waitFor();
  await button('Filter for IP address: 203.0.113.9', main()).click();
  await lists(5);
});

test('analysts assess activities together, and leave notes', async () => {
  await go({ filter: 'user = omar' });
  await lists(3);
  await grid().getByRole('checkbox').nth(1).click();
  await grid().getByRole('checkbox').nth(2).click();
  await button('Assess', main()).click();
  await page.getByRole('dialog', { name: 'Assessment' }).getByText('Suspicious').click();
  await page.getByText('2 activities marked as: Suspicious').waitFor();
  await button(/^View: /, main()).click();
  await page.getByRole('dialog', { name: 'Columns for' }).getByText('Incident view').click();
  await expect.poll(() => rowWith('Suspicious').count()).toBe(2);
  await rowWith('Suspicious').first().getByRole('rowheader').click();
  await panel().getByRole('tab', { name: 'Notes' }).click();
  await panel().getByRole('textbox', { name: 'New note' }).fill('Asked Omar.');
  await button('Add note', panel()).click();
  await panel().getByText('Asked Omar.').waitFor();
  await panel().getByRole('tab', { name: 'Notes 1' }).waitFor();
});

test('the log follows new activities live, and keeps them back while one is read', async () => {
  await go({ range: '24h' });
  await lists(5);
  await button('Live', main()).click();
  await sysadmin.upload(
    source,
    'next.jsonl',
    linesOf([{ minutesAgo: 1, user: 'nadia', type: 'user.session.start' }]),
  );
  await rowWith('nadia').waitFor();
  await rowWith('nadia').getByRole('rowheader').click();
  await panel().waitFor();
  await sysadmin.upload(
    source,
    'last.jsonl',
    linesOf([{ minutesAgo: 0, user: 'zineb', type: 'user.session.start' }]),
  );
  await button('Show 1 new activity', main()).click();
  await rowWith('zineb').waitFor();
  await lists(7);
});

test('how far related activities reach is set for the company [SH-R054] [PF-V041]', async () => {
  await goWithin(page, `${LOG}/settings/incident-data`);
  const days = main().getByRole('textbox', { name: 'History (days)' });
  await days.fill('31');
  await days.blur();
  await main().getByText('Valid Range is from 1 to 30').waitFor();
  await days.fill('3');
  await main().getByRole('switch', { name: 'Show original records' }).waitFor();
  await button('Save', main()).click();
  await page.getByText('Saved', { exact: false }).first().waitFor();
  expect(await sysadmin.client.call('GET /investigate/settings', {})).toMatchObject({ history_days: 3 });
  expect(await accessibilityFindings(page)).toEqual([]);
});
