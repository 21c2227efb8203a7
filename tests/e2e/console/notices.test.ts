import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import type { Colleague } from './company.ts';
import { Console, parameterOf } from './console.ts';

/** Sends a request that someone else decides, which notifies the administrator. */
const ASKING: Colleague = {
  email: 'amina@atlasfoods.example',
  name: 'Amina Asking',
  role: 'sysadmin',
  days: 2,
};
/** Could approve it: the administrator of today is too new to. */
const APPROVING: Colleague = {
  email: 'salma@atlasfoods.example',
  name: 'Salma Approving',
  role: 'sysadmin',
  days: 2,
};

let console: Console;
let owner: Person;
let opened: OpenPage;
let page: Page;

async function start(): Promise<void> {
  console = await Console.startWithPeople([ASKING, APPROVING]);
  owner = await console.sysadmin();
  await console.addTraffic();
  await owner.client.call('POST /admin/config/update', {
    body: { app_name: 'privacy', param_name: 'user_anonymization', param_value: true },
  });
  opened = await console.open('/ui/appAccount/notifications');
  page = opened.page;
}

beforeAll(start);
beforeEach(async ({ task }) => {
  // What is tried again has another Casbah: in the one it was tried in its notices have been given and seen.
  if ((task.result?.errors?.length ?? 0) === 0) return;
  await console.close();
  await start();
});
afterAll(() => console.close());

const main = () => page.getByRole('main');
const bell = () => page.getByRole('button', { name: /^Notifications/ });
const go = async (path: string, heading: string): Promise<void> => {
  await page.goto(console.address(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

describe('notices', () => {
  test('come to an open page, and the bell counts them [SH-R009] [PF-S007]', async () => {
    await main().getByRole('link', { name: 'Casablanca proxy: logs read', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await bell().waitFor();
    const asking = await console.person(ASKING.email);
    for (const reason of ['An audit is under way', 'A case of the works council', 'The last one for now'])
      await asking.client.call('POST /admin/anonymisation/requests', {
        body: { kind: 'switch_off', reason },
      });
    await page.getByRole('button', { name: 'Notifications: 3 unread' }).waitFor();
    await expect.poll(() => main().getByRole('listitem').count()).toBe(4);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('one that is put away is seen, and stays so [PF-S036]', async () => {
    await bell().click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByRole('listitem').nth(2).waitFor();
    expect(await accessibilityFindings(page, { overlayOpen: true })).toEqual([]);
    await dialog
      .getByRole('button', { name: /^Mark as read/ })
      .first()
      .click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Notifications: 2 unread' }).waitFor();
  });

  test('one that is followed is seen [PF-S036]', async () => {
    await main()
      .getByRole('link', { name: /^Open: / })
      .nth(1)
      .click();
    await page.waitForURL('**/ui/settings/anonymisation');
    await page.getByRole('button', { name: 'Notifications: 1 unread' }).waitFor();
  });

  test('each has a page of its own, which says the whole of it [PF-R035] [PF-S023]', async () => {
    await go('/ui/appAccount/notifications?show=unseen', 'Notifications');
    await main().getByRole('listitem').getByRole('link').first().click();
    await page.waitForURL(/\/ui\/appAccount\/notifications\/[\da-f-]{36}/);
    const panel = main().getByRole('complementary');
    await panel.getByText(/Reason: /).waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/notifications\?show=unseen$/);
    await main().getByText('You’ve read all of them.').first().waitFor();
  });

  test('are asked for every two minutes [SH-K014] [PF-K023]', async () => {
    const again = await page.context().newPage();
    await again.clock.install();
    let asked = 0;
    again.on('request', (request) => {
      if (request.url().includes('/admin/notification/list')) asked += 1;
    });
    await again.goto(console.address('/ui/appAccount/profile'));
    await again.getByRole('button', { name: /^Notifications/ }).waitFor();
    const before = asked;
    expect(before).toBeGreaterThan(0);
    await again.clock.fastForward(119_000 - 30_000);
    expect(asked).toBe(before);
    await again.clock.fastForward(40_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await again.close();
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

  test('is shown on every page, before sign-in, too: first 500 ms after the page, then every five minutes [WD-K026] [WD-K040] [SH-K013] [PF-X039]', async () => {
    const other = await page.context().newPage();
    await other.clock.install();
    const calls: number[] = [];
    other.on('request', (request) => {
      if (request.url().includes('get_maintenance_periods')) calls.push(Date.now());
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
    expect(calls).toHaveLength(1);
    await other.clock.fastForward(5 * MINUTE_MS + 1000);
    await expect.poll(() => calls.length).toBeGreaterThan(1);
    await other.close();
    const visitor = await console.openSignIn();
    await visitor.page.getByText(/Upgrade of the disks: from/).waitFor();
    await visitor.close();
  });

  test('that is near or under way is said so, and cannot be put away [PF-X038] [PF-X040]', async () => {
    await announce('New certificates', 0.5);
    await page
      .getByText(/New certificates/)
      .first()
      .waitFor();
    await page.reload();
    const banner = page.getByText(/^New certificates starts at/);
    await banner.waitFor();
    await announce('Restart of the store', -0.5);
    await page.reload();
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
    const { tags } = await owner.client.call('GET /admin/tenant/gettagslist', {});
    const law = tags.find(({ tag_name }) => tag_name === 'Law')?.id ?? 0;
    await owner.client.call('POST /admin/tenant/deletetags', { body: { ids: [law] } });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await status('Couldn’t delete the tags').waitFor();
    await main().getByRole('button', { name: 'Delete Finance team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await status('1 tag deleted').waitFor();
  });
});
