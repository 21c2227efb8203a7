import { PAGES } from '@casbah/domain/page';
import { STORE_APPS } from '@casbah/domain/store/store-apps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Console, goWithin, parameterOf, placeOf } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  // Pages of an app that the company doesn't have lead to the store.
  const person = await console.sysadmin();
  for (const { name, ways } of STORE_APPS)
    if (ways.some(({ category }) => category === 'API'))
      await person.client.call('POST /admin/app/activate/', {
        body: { app_name: name, app_category: 'API' },
      });
});
afterAll(() => console.close());

test('a service or a user may be named in the search or in an old hash [SH-R031] [SH-R032] [SH-R207] [PF-R003] [PF-R004]', async () => {
  const { page, complaints, close } = await console.visit('/ui/nowhere');
  for (const [path, place, heading] of [
    ['service?id=dropbox&range=7d', 'service/dropbox?range=7d', 'Dropbox'],
    ['user?user=omar.haddad', 'user/omar.haddad', 'omar.haddad'],
    ['services#/servicedetails/wetransfer/range=7d', 'service/wetransfer?range=7d', 'WeTransfer'],
    ['services#/userdetails/sofia.lindqvist', 'user/sofia.lindqvist', 'sofia.lindqvist'],
  ] as const) {
    await goWithin(page, `/ui/appAudit/${path}`);
    await expect.poll(() => placeOf(page)).toBe(`/ui/appAudit/${place}`);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe(`${heading} · Casbah`);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('each tab of the audit is a page with its own address, heading and title [SH-R013] [SH-R164] [PF-R051] [SH-R017] [SH-R016] [SH-R019] [SH-R014] [SH-R015] [SH-R033] [PF-R057]', async () => {
  const { page, complaints, close } = await console.visit('/ui/appAudit');
  const tabs = page.getByRole('navigation', { name: 'Audit' });
  for (const [name, place] of [
    ['Summary', 'summary'],
    ['Services', 'services'],
    ['Users', 'users'],
    ['Countries', 'destinations'],
    ['Sites', 'sites'],
    ['Events', 'events'],
  ] as const) {
    if (name !== 'Summary') await tabs.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
    await expect.poll(() => placeOf(page)).toBe(`/ui/appAudit/${place}`);
    await expect.poll(() => page.title()).toBe(`${name} · Casbah`);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('an address without a page says so and offers those that are there', async () => {
  const { page, close } = await console.visit('/ui/nowhere');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  await close();
});

test('a signed-in person is sent on by the sign-in page, and only to paths of this server [SH-R056] [SH-R235] [PF-R032]', async () => {
  const { page, close } = await console.open('/ui/appAccount/profile');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await page.goto(console.address('/ui/appLogin'));
  await asked;
  await page.waitForURL('**/ui/appAudit/summary');
  await page.goto(console.address('/oidc/auth?redirecturl=https%3A%2F%2Fevil.example%2F'));
  await page.waitForURL('**/ui/appAudit/summary');
  await close();
  const signedOut = await console.openSignIn('/oidc/auth?redirecturl=%2Fui%2FappAudit%2Fusers');
  await signedOut.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(signedOut.page.url()).hash).toBe('#/?redirect=%2Fui%2FappAudit%2Fusers');
  await signedOut.close();
});

test('an unseen service or user has a page that says so', async () => {
  const { page, close } = await console.visit('/ui/appAudit/service/never-seen');
  await page.getByText('This service hasn’t been seen in your traffic.').waitFor();
  await goWithin(page, '/ui/appAudit/user/never.seen');
  // Who wasn't there in this time may have been there before.
  await page.getByText('No traffic in this time range.').waitFor();
  await page.getByRole('button', { name: 'Show all data' }).click();
  await page.getByText('No user with this name was seen in your traffic.').waitFor();
  await close();
});

const SOON = 'This page isn’t available yet';
/** Addresses that lead on to another page. */
const LEADS_ON =
  /^\/(appLogin.*|appDataSource|appAudit|appAudit\/(firewall.*|service|user)|appAccount|dashboard\/enduser|appDashboards|appSecurlets|protect|appControls|appControls\/(Policies|Alerts|Blocks))?$/;

/** One page in so many is opened; `CASBAH_SOAK=1` opens all of them. */
const CRAWL_EVERY = process.env.CASBAH_SOAK === '1' ? 1 : 12;

describe('pages that are still to be built', () => {
  test('each has a name, says what will stand there, and shows no data [SH-R002] [SH-R001]', async () => {
    const { page, complaints, close } = await console.visit('/ui/nowhere');
    const examples = PAGES.map(({ path }) => path)
      .filter((path) => !LEADS_ON.test(path))
      // Routes and titles of all pages are tested without a browser.
      .filter((_, index) => index % CRAWL_EVERY === 0)
      .map((path) =>
        path
          .replace('{app}', 'box')
          // Not an id: an invalid id is refused, not missing.
          .replace('/notifications/{id}', '/notifications/00000000-0000-4000-8000-000000000000')
          .replace('/appThreats/dashboard/{id}', '/appThreats/dashboard/incidents')
          .replace('/dspm/d/{id}', '/dspm/d/posture')
          .replace('{tab}', 'exposed-users')
          .replace(/\{\w+\}/g, 'any'),
      );
    expect(examples.length).toBeGreaterThan(130 / CRAWL_EVERY);
    const names = new Set<string>();
    for (const path of examples) {
      const before = await page.locator('h1').first().textContent();
      await page.evaluate(`document.querySelector('h1').dataset.before = ''`);
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/ui${path}`)})`);
      await expect.poll(() => placeOf(page), { message: path }).toBe(`/ui${path}`);
      // The page before stays until the next one is loaded; only a page of the same name in the same form keeps its heading.
      const isOther = `(() => { const h1 = document.querySelector('h1'); return h1 !== null && (!('before' in h1.dataset) || h1.textContent !== ${JSON.stringify(before)}) })()`;
      for (let tries = 0; tries < 30 && !(await page.evaluate<boolean>(isOther)); tries += 1)
        await page.waitForTimeout(50);
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1);
      await expect
        .poll(async () => (await page.title()) === `${await page.locator('h1').textContent()} · Casbah`, {
          message: path,
        })
        .toBe(true);
      const name = (await page.locator('h1').textContent()) ?? '';
      expect(name, path).not.toBe('Page not found');
      names.add(name);
    }
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    // Only a page and the same page of one thing (an app, a profile) may be called the same.
    expect(names.size).toBeGreaterThan(examples.length * 0.85);
    await close();
  });

  test('each says what will be there, and its links lead to what exists', async () => {
    const { page, complaints, close } = await console.visit('/ui/nowhere');
    const main = page.getByRole('main');
    for (const [path, heading, sentence, link] of [
      ['saas/exposures/box', 'Box: exposures', 'what is shared and with whom', 'Box in your traffic'],
      ['securlets/slack/messages', 'Slack: Messages', 'connected cloud apps', 'Slack in your traffic'],
      [
        'iaas/inventory/storage',
        'Inventory: storage',
        'This page will show cloud infrastructure',
        'Cloud infrastructure in use',
      ],
      ['appThreats', 'Threats', 'people with unusual or harmful activity', 'High-risk services'],
    ] as const) {
      await goWithin(page, `/ui/${path}`);
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
      await main.getByText(SOON).waitFor();
      await main.getByText(sentence).waitFor();
      const target = await main.getByRole('link', { name: link }).getAttribute('href');
      expect(target, path).toMatch(/^\/ui\/appAudit\/services\?/);
    }
    await main.getByRole('link', { name: 'High-risk services' }).click();
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    expect(parameterOf(page, 'filter')).toBe('risk = high');
    expect(complaints).toEqual([]);
    await close();
  });

  test('the sidebar has groups of built pages alone, and the entry of the open page is current, on sub pages and settings, too', async () => {
    const { page, close } = await console.visit('/ui/appThreats');
    const areas = page.getByRole('navigation', { name: 'Areas' }).getByRole('listitem').getByRole('link');
    expect(await areas.allTextContents()).toContain('Audit');
    expect(await areas.allTextContents()).not.toContain('Threats');
    const current = areas.and(page.locator('[aria-current]'));
    await expect.poll(() => current.count()).toBe(0);
    for (const [path, entry, trail] of [
      ['/ui/appAudit/service/dropbox', 'Audit', 'Services'],
      ['/ui/settings/api-keys', 'Settings', 'Settings'],
      ['/ui/appAccount/account/tags', 'Tags', undefined],
      ['/ui/appAudit/requestedservices', 'Requested services', undefined],
    ] as const) {
      await goWithin(page, path);
      await expect.poll(() => current.allTextContents(), { message: path }).toEqual([entry]);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
      await expect
        .poll(() => crumbs.allTextContents(), { message: path })
        .toEqual(trail === undefined ? [] : [trail]);
    }
    // It has no time to look at.
    await expect.poll(() => page.getByRole('button', { name: /^Time:/ }).count()).toBe(0);
    await goWithin(page, '/ui/appAudit/decisions');
    await page.getByRole('heading', { name: 'Decisions', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Time:/ }).count()).toBe(0);
    await close();
  });
});

test('false in the flag useNewAudit gives links of the audit their older form, which leads to the same page [SH-S002] [SH-S003] [SH-K001]', async () => {
  const { page, close } = await console.visit('/ui/appAccount/account/gateway');
  const link = page.getByRole('main').getByRole('link', { name: 'Sources' });
  expect(await link.getAttribute('href')).toBe('/ui/appAudit/sources');
  await page.evaluate(`localStorage.setItem('useNewAudit', 'false')`);
  await goWithin(page, '/ui/appAccount/account/gateway');
  await expect.poll(() => link.getAttribute('href')).toBe('/ui/appAudit/firewall');
  const other = page.getByRole('main').getByRole('link', { name: 'My account' });
  expect(await other.getAttribute('href')).toBe('/ui/appAccount/profile');
  await link.click();
  await page.waitForURL('**/ui/appAudit/sources');
  await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
  await close();
});

test('a data source in the address narrows what the page reads, in sight and to be removed [SH-S008] [SH-S009] [PF-S015] [PF-S016]', async () => {
  const { client } = await console.sysadmin();
  const { datasources } = await client.call('GET /admin/datasources', { query: {} });
  const [{ id, name } = { id: '', name: '' }] = datasources;
  const { page, close } = await console.visit(`/ui/appAudit/services?dsId=${id}`);
  await expect.poll(() => parameterOf(page, 'filter')).toBe(`source = "${name}"`);
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: /^Remove Source is/ }).waitFor();
  await goWithin(page, '/ui/appAudit/services?ds=none');
  await expect.poll(() => placeOf(page)).toBe('/ui/appAudit/services');
  await close();
});

test('iframe=y leaves the page without sidebar and bar, and stays from page to page [SH-S012] [PF-S019]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary?iframe=y');
  await page.getByRole('heading', { name: 'Summary', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Areas' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  expect(parameterOf(page, 'iframe')).toBe('y');
  await goWithin(page, '/ui/appAccount/profile?iframe=n');
  await page.getByRole('navigation', { name: 'Areas' }).waitFor();
  await close();
});

test('deeplink stays when the search parameters are reset [SH-S013] [PF-S020]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/services?deeplink=abc&sort=name&q=drop');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Audit' }).click();
  await page.waitForURL('**/ui/appAudit/summary?**');
  expect(parameterOf(page, 'deeplink')).toBe('abc');
  expect(parameterOf(page, 'sort')).toBeNull();
  expect(parameterOf(page, 'q')).toBeNull();
  await close();
});

test("a dialog that doesn't load is reported after five seconds [PF-S047] [PF-X029]", async () => {
  const { page, close } = await console.open('/ui/appAccount/profile');
  await page.route('**/HelpDialog*.js', () => undefined);
  await page.clock.install();
  await page.keyboard.press('?');
  await page.clock.runFor(4000);
  const alert = page.getByText(
    'An error occurred, please refresh your browser or navigate to another page to try again.',
  );
  expect(await alert.count()).toBe(0);
  await page.clock.runFor(1000);
  await alert.waitFor();
  await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  await close();
});

test('a search begins with the second letter [SH-V016] [SH-K029]', async () => {
  const { page, close } = await console.visit('/ui/appAccount/profile');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/audit/services') asked.push(searchParams.get('q'));
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  const field = palette.getByRole('combobox');
  await field.fill('d');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await field.fill('dr');
  const services = palette.getByRole('group', { name: 'Services', exact: true });
  await services.getByRole('option', { name: /Dropbox/ }).waitFor();
  expect(asked).toEqual(['dr']);
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await close();
});
