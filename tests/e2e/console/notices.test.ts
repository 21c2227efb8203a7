import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import {
  accessibilityFindings,
  browserOfWorker,
  newContext,
  type OpenPage,
  pageIn,
  stopClock,
  untilQuiet,
} from '../browser.ts';
import { Console, goWithin, parameterOf } from './console.ts';

/** Sends requests that someone else decides, which notifies the administrator. */
const ASKING = 'amina@atlasfoods.example';

let console: Console;
let owner: Person;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  console = await Console.inCompanyWith('notices');
  owner = await console.sysadmin();
  await console.addTraffic();
  await owner.client.call('POST /admin/config/update', {
    body: { app_name: 'privacy', param_name: 'user_anonymization', param_value: true },
  });
  opened = await console.open('/ui/appAccount/notifications');
  page = opened.page;
});
afterAll(async () => {
  await opened.close();
  await console.close();
});

const main = () => page.getByRole('main');
const bell = () => page.getByRole('button', { name: /^Notifications/ });
const bellLabel = () => bell().getAttribute('aria-label');
const go = async (path: string, heading: string): Promise<void> => {
  await goWithin(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
/** What is seen is shown so at once. A page that is left before the server knows would have it unread again. */
const seeing = async (act: () => Promise<void>): Promise<void> => {
  const kept = page.waitForResponse('**/admin/notification/seen');
  await act();
  expect((await kept).status()).toBe(200);
};

describe('notices', () => {
  test('come to an open page, and the bell counts them [SH-R009] [PF-S007]', async () => {
    await main().getByRole('link', { name: 'Casablanca proxy: logs read', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).waitFor();
    await seeing(() => page.getByRole('button', { name: 'Mark all as read' }).click());
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    const asking = await console.person(ASKING);
    for (const reason of ['An audit is under way', 'A case of the works council', 'The last one for now'])
      await asking.client.call('POST /admin/anonymisation/requests', {
        body: { kind: 'switch_off', reason },
      });
    await expect.poll(bellLabel, { timeout: 20_000 }).toBe('Notifications: 3 unread');
    await expect.poll(() => main().getByRole('listitem').count()).toBe(4);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('one that is put away is seen, and stays so [PF-S036]', async () => {
    await bell().click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByRole('listitem').nth(2).waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await seeing(() =>
      dialog
        .getByRole('button', { name: /^Mark as read/ })
        .first()
        .click(),
    );
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    const { unseen } = await owner.client.call('GET /admin/notification/list', { query: { lang: 'en-us' } });
    expect(unseen).toBe(2);
  });

  test('one that is followed is seen [PF-S036]', async () => {
    await seeing(() =>
      main()
        .getByRole('link', { name: /^Open: / })
        .nth(1)
        .click(),
    );
    await page.waitForURL('**/ui/settings/anonymisation');
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).waitFor();
  });

  test('each has a page of its own, which says the whole of it [PF-R035] [PF-S023]', async () => {
    await go('/ui/appAccount/notifications?show=unseen', 'Notifications');
    await seeing(() => main().getByRole('listitem').getByRole('link').first().click());
    await page.waitForURL(/\/ui\/appAccount\/notifications\/[\da-f-]{36}/);
    const panel = main().getByRole('complementary');
    await panel.getByText(/Reason: /).waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/notifications\?show=unseen$/);
    await main().getByText('You’ve read all of them.').first().waitFor();
  });
});

describe('maintenance', () => {
  const at = (hours: number): string => isoTime(Date.now() + hours * HOUR_MS);
  const announce = (name: string, from: number, more: object = {}) =>
    owner.client.call('POST /admin/maintenance/periods', {
      body: { name, start_time: at(from), end_time: at(from + 2), ...more },
    });

  test('is announced by a sysadmin on its page', async () => {
    await go('/ui/settings/maintenance', 'Maintenance');
    await main().getByText('No maintenance scheduled.').waitFor();
    await main().getByRole('button', { name: 'Add maintenance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add maintenance' });
    await dialog.getByRole('button', { name: 'Add maintenance' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await announce('Upgrade of the disks', 20);
    await go('/ui/settings/maintenance', 'Maintenance');
    await main()
      .getByRole('row', { name: /Upgrade of the disks/ })
      .getByText('Within a day')
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('is asked for first 500 ms after the page, then every five minutes, and notices every two [WD-K026] [WD-K040] [SH-K013] [PF-X039] [SH-K014] [PF-K023]', async () => {
    // A clock is one of a whole context.
    const storageState = await page.context().storageState();
    const context = await newContext(await browserOfWorker(), { storageState });
    const other = await pageIn(context);
    await other.clock.install();
    const asked = { periods: 0, notices: 0 };
    other.on('request', (request) => {
      if (request.url().includes('get_maintenance_periods')) asked.periods += 1;
      if (request.url().includes('/admin/notification/list')) asked.notices += 1;
    });
    // The moment at which the frame around every page is there.
    await other.addInitScript(`new MutationObserver((_, observer) => {
      if (document.querySelector('main') === null) return;
      observer.disconnect();
      globalThis.stoodAt = Date.now();
    }).observe(document, { childList: true, subtree: true });
    const told = globalThis.fetch;
    globalThis.fetch = (...asked) => {
      if (String(asked[0]).includes('get_maintenance_periods')) globalThis.askedAt ??= Date.now();
      return told(...asked);
    };`);
    await other.goto(console.address('/ui/appAccount/profile'));
    await other.getByText(/Upgrade of the disks: from/).waitFor();
    const waited = await other.evaluate<number>('globalThis.askedAt - globalThis.stoodAt');
    expect(waited).toBeGreaterThanOrEqual(495);
    expect(asked.periods).toBe(1);
    await expect.poll(() => asked.notices).toBeGreaterThan(0);
    await untilQuiet(other);
    await stopClock(other);
    const before = asked.notices;
    await other.clock.fastForward(80_000);
    expect(asked).toEqual({ periods: 1, notices: before });
    await other.clock.fastForward(40_000);
    await expect.poll(() => asked.notices).toBeGreaterThan(before);
    expect(asked.periods).toBe(1);
    await other.clock.fastForward(3 * MINUTE_MS);
    await expect.poll(() => asked.periods).toBeGreaterThan(1);
    await context.close();
  });

  test('is shown before sign-in, too', async () => {
    const visitor = await console.openSignIn('/casbah.svg');
    const { periods } = await owner.client.call('GET /admin/maintenance/periods', {});
    // Visitors see those of the company that runs Casbah: another one than this.
    await visitor.page.route('**/get_maintenance_periods', (route) =>
      route.fulfill({ json: { action_status: 'success', maintenance_periods: periods } }),
    );
    await console.show(visitor.page, '/#/');
    await visitor.page.getByText(/Upgrade of the disks: from/).waitFor();
    await visitor.close();
  });

  test('that is near or under way is said so, and cannot be put away [PF-X038] [PF-X040]', async () => {
    await announce('New certificates', 0.5);
    await page.getByText(/^New certificates starts at/).waitFor();
    await announce('Restart of the store', -0.5);
    await page.getByText(/^Restart of the store is in progress/).waitFor();
  });
});

describe('tags', () => {
  const status = (text: string) => page.getByText(text, { exact: true });
  const dialog = () => page.getByRole('dialog');

  test('are made, with the message that they were [SH-R006] [PF-X004] [PF-V004]', async () => {
    await go('/ui/appAccount/account/tags', 'Tags');
    await main().getByRole('button', { name: 'Add tag' }).click();
    await dialog().getByRole('button', { name: 'Add tag' }).click();
    await dialog().getByText('Required', { exact: true }).waitFor();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Finance team');
    await dialog().getByRole('button', { name: 'Add tag' }).click();
    await status('Tag Finance team was added').waitFor();
    await main()
      .getByRole('row', { name: /Finance team/ })
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('that cannot be made say why [PF-X005]', async () => {
    await main().getByRole('button', { name: 'Add tag' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('FINANCE TEAM');
    await dialog().getByRole('button', { name: 'Add tag' }).click();
    await dialog().getByText('Couldn’t add the tag').waitFor();
    await dialog()
      .getByText(/A tag named FINANCE TEAM already exists/)
      .waitFor();
    await page.keyboard.press('Escape');
  });

  test('are changed, or say why not [PF-X006] [PF-X007]', async () => {
    await owner.client.call('POST /admin/tenant/addtag', { body: { tag_name: 'Legal' } });
    await go('/ui/appAccount/account/tags', 'Tags');
    await main().getByRole('button', { name: 'Change Legal' }).click();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Finance team');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await dialog().getByText('Couldn’t change the tag').waitFor();
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Law');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await status('Tag Law was changed').waitFor();
  });

  test('are given to chosen services, shown in their rows and filtered by', async () => {
    await go('/ui/appAudit/services', 'Services');
    const grid = main().getByRole('grid', { name: 'Services' });
    await grid
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await main().getByRole('button', { name: 'Tags', exact: true }).click();
    await dialog().getByText('Finance team').click();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await status('Tags changed for 1 service').waitFor();
    await grid.getByRole('row').filter({ hasText: 'Finance team' }).waitFor();
    await go('/ui/appAudit/services?filter=tag%20%3D%208', 'Services');
    await expect.poll(() => grid.getByRole('row').filter({ hasText: 'Finance team' }).count()).toBe(1);
    await expect.poll(() => parameterOf(page, 'filter')).toBe('tag = 8');
  });

  test('are removed, or say why not [PF-X008] [PF-X009]', async () => {
    await go('/ui/appAccount/account/tags', 'Tags');
    await main().getByRole('button', { name: 'Delete Law' }).click();
    await page.getByRole('alertdialog', { name: 'Delete Law?' }).waitFor();
    const { tags } = await owner.client.call('GET /admin/tenant/gettagslist', {});
    const law = tags.find(({ tag_name }) => tag_name === 'Law')?.id ?? 0;
    await owner.client.call('POST /admin/tenant/deletetags', { body: { ids: [law] } });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await status('Couldn’t delete the tags').waitFor();
    await main().getByRole('button', { name: 'Delete Finance team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await status('1 tag deleted').waitFor();
  });
});
