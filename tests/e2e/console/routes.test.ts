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

async function arriveAt(path: string): Promise<{ place: string; heading: string | null; title: string }> {
  const { page, complaints, close } = await console.visit(path);
  await page.locator('h1').first().waitFor();
  // The name of a service comes with its answer.
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const arrived = {
    place: placeOf(page),
    heading: await page.locator('h1').textContent(),
    title: await page.title(),
  };
  expect(complaints).toEqual([]);
  await close();
  return arrived;
}

test.each([
  ['/ui/ [SH-R002]', '/ui/', '/ui/appAudit/summary', 'Summary'],
  [
    '/appAudit/firewall/add/source [SH-R022]',
    '/ui/appAudit/firewall/add/source',
    '/ui/appAudit/sources',
    'Sources',
  ],
  [
    '/appAudit/service [SH-R031]',
    '/ui/appAudit/service?id=dropbox&range=7d',
    '/ui/appAudit/service/dropbox?range=7d',
    'Dropbox',
  ],
  [
    '/appAudit/user [SH-R032]',
    '/ui/appAudit/user?user=omar.haddad',
    '/ui/appAudit/user/omar.haddad',
    'omar.haddad',
  ],
  [
    '#/servicedetails/{id} with filters behind it [PF-R003]',
    '/ui/appAudit/services#/servicedetails/wetransfer/range=7d',
    '/ui/appAudit/service/wetransfer?range=7d',
    'WeTransfer',
  ],
  [
    '#/userdetails/{id} [SH-R207] [PF-R004]',
    '/ui/appAudit#/userdetails/sofia.lindqvist',
    '/ui/appAudit/user/sofia.lindqvist',
    'sofia.lindqvist',
  ],
])('%s', async (_, path, place, heading) => {
  const arrived = await arriveAt(path);
  expect(arrived).toEqual({ place, heading, title: `${heading} · Casbah` });
});

test('each tab of the audit is a page with its own address, heading and title [SH-R013] [SH-R164] [PF-R051] [SH-R017] [SH-R016] [SH-R019] [SH-R014] [SH-R015] [SH-R033] [PF-R057]', async () => {
  const { page, complaints, close } = await console.open('/ui/appAudit');
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
  const { page, close } = await console.open('/ui/appAudit/nothing-here');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  await close();
});

test('/appLogin leads to the sign-in page, which sends a signed-in person on [SH-R056]', async () => {
  const { page, close } = await console.open('/ui/appAudit/users');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/');
  await page.goto(console.address('/ui/appLogin'));
  await asked;
  await page.waitForURL('**/ui/appAudit/summary');
  await close();
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
  /^\/(appLogin.*|appDataSource|appAudit|appAudit\/(firewall.*|service|user)|appAccount|dashboard\/enduser|appDashboards|appSecurlets|appControls|appControls\/Policies)?$/;

/** One page in so many is opened; `CASBAH_SOAK=1` opens all of them. */
const CRAWL_EVERY = process.env.CASBAH_SOAK === '1' ? 1 : 12;

describe('pages that are still to be built', () => {
  test('each has a name, says what will stand there, and shows no data [SH-R002] [SH-R001]', async () => {
    const { page, complaints, close } = await console.open('/ui/appAudit/summary');
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

  test.each([
    ['/ui/saas/exposures/box', 'Box: exposures', 'what is shared and with whom', 'Box in your traffic'],
    ['/ui/securlets/slack/messages', 'Slack: Messages', 'connected cloud apps', 'Slack in your traffic'],
    ['/ui/appThreats', 'Threats', 'people with unusual or harmful activity', 'High-risk services'],
    [
      '/ui/iaas/inventory/storage',
      'Inventory: storage',
      'This page will show cloud infrastructure',
      'Cloud infrastructure in use',
    ],
  ])('%s is “%s”, and leads to what exists', async (path, heading, sentence, link) => {
    const { page, complaints, close } = await console.visit(path);
    await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(SOON).waitFor();
    await main.getByText(sentence).waitFor();
    expect(complaints).toEqual([]);
    await main.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    await close();
  });

  test('their links hold: high risk shows services of high risk', async () => {
    const { page, close } = await console.visit('/ui/protect/policies');
    await page.getByRole('main').getByRole('link', { name: 'High-risk services' }).click();
    await page.waitForURL('**/ui/appAudit/services?**');
    expect(parameterOf(page, 'filter')).toBe('risk = high');
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

describe('older addresses', () => {
  test.each([
    [
      '#/brrprofiles/{id} [SH-R211] [PF-R008]',
      '/ui/appAudit#/brrprofiles/7',
      '/ui/appAudit/preferences/brrprofiles/7',
    ],
    [
      '#/manage-response-template [SH-R219] [PF-R016]',
      '/ui/#/manage-response-template',
      '/ui/appControls/response-templates',
    ],
    ['/connectors/ [SH-R233] [PF-R030]', '/connectors/', '/ui/appStore'],
    ['the setup of a connector', '/connectors/google%20drive/add/', '/ui/appStore/addlparams/google%20drive'],
    [
      'a deep link on the root of an app',
      '/ui/appControls?deeplink=Policies',
      '/ui/protect/policies?deeplink=Policies',
    ],
  ])('%s', async (_, path, place) => {
    const { page, complaints, close } = await console.open(path);
    await expect.poll(() => placeOf(page)).toBe(place);
    await page.locator('h1').first().waitFor();
    expect(await page.locator('h1').textContent()).not.toBe('Page not found');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a hash nobody knows is not found', async () => {
    const { page, close } = await console.open('/ui/appAudit/services#/nonsense');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await close();
  });

  test('/oidc/auth goes to the sign-in page, and from there only to paths of this server [SH-R235] [PF-R032]', async () => {
    const { page, close } = await console.openSignIn('/oidc/auth?redirecturl=%2Fui%2FappAudit%2Fusers');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/?redirect=%2Fui%2FappAudit%2Fusers');
    await close();
    const signedIn = await console.open('/ui/appAudit/summary');
    await signedIn.page.goto(console.address('/oidc/auth?redirecturl=https%3A%2F%2Fevil.example%2F'));
    await signedIn.page.waitForURL('**/ui/appAudit/summary');
    await signedIn.close();
  });
});

describe('the flag useNewAudit', () => {
  test('is true where nobody set it; false gives links of the audit their older form, which leads to the same page [SH-S002] [SH-S003] [SH-K001]', async () => {
    const { page, close } = await console.open('/ui/settings/dlp');
    const link = page.getByRole('main').getByRole('link', { name: 'Sources' });
    expect(await link.getAttribute('href')).toBe('/ui/appAudit/sources');
    await page.evaluate(`localStorage.setItem('useNewAudit', 'false')`);
    await page.reload();
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/ui/appAudit/firewall');
    const other = page.getByRole('main').getByRole('link', { name: 'My account' });
    expect(await other.getAttribute('href')).toBe('/ui/appAccount/profile');
    await link.click();
    await page.waitForURL('**/ui/appAudit/sources');
    await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
    await close();
  });
});

describe('a data source in the address', () => {
  test('narrows what the page reads, in sight and to be taken away [SH-S008] [SH-S009] [PF-S015] [PF-S016]', async () => {
    const { page, close } = await console.open('/ui/appAudit/services');
    const sources = await page.request.get(console.address('/admin/datasources'));
    const { datasources }: { datasources: { id: string; name: string }[] } = await sources.json();
    const [{ id, name } = { id: '', name: '' }] = datasources;
    for (const key of ['ds', 'dsId']) {
      await goWithin(page, `/ui/appAudit/services?${key}=${id}`);
      await expect.poll(() => parameterOf(page, 'filter')).toBe(`source = "${name}"`);
      await page.getByRole('row').nth(1).waitFor();
    }
    await goWithin(page, '/ui/appAudit/services?ds=Nobody%27s%20source');
    await expect.poll(() => parameterOf(page, 'filter')).toBe(`source = "Nobody's source"`);
    await page.getByText('No data in this time range matches the filter.').first().waitFor();
    await goWithin(page, '/ui/appAudit/services?ds=none');
    await expect.poll(() => placeOf(page)).toBe('/ui/appAudit/services');
    await page.getByRole('row').nth(1).waitFor();
    await close();
  });
});

describe('iframe=y', () => {
  test('leaves the page without rail and bar, and stays from page to page [SH-S012] [PF-S019]', async () => {
    const { page, close } = await console.open('/ui/appAudit/summary?iframe=y');
    await page.getByRole('heading', { name: 'Summary', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('navigation', { name: 'Areas' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('banner').count()).toBe(0);
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Users', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    expect(parameterOf(page, 'iframe')).toBe('y');
    await page.goto(console.address('/ui/appAudit/summary?iframe=n'));
    await page.getByRole('navigation', { name: 'Areas' }).waitFor();
    await close();
  });
});

test('deeplink stays when the search parameters are reset [SH-S013] [PF-S020]', async () => {
  const { page, close } = await console.open('/ui/appAudit/services?deeplink=abc&sort=name&q=drop');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Audit' }).click();
  await page.waitForURL('**/ui/appAudit/summary?**');
  expect(parameterOf(page, 'deeplink')).toBe('abc');
  expect(parameterOf(page, 'sort')).toBeNull();
  expect(parameterOf(page, 'q')).toBeNull();
  await close();
});

test("a dialog that doesn't load is reported after five seconds [PF-S047] [PF-X029]", async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
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
  await page.getByRole('heading', { name: 'Summary', level: 1 }).waitFor();
  await close();
});

test('on a tablet the rail begins narrow, whatever was chosen before [SH-K031]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const rail = page.getByRole('navigation', { name: 'Areas' });
  await page.evaluate(`localStorage.clear()`);
  await rail.getByRole('button', { name: 'Collapse sidebar' }).click();
  await rail.getByRole('button', { name: 'Expand sidebar' }).click();
  for (const [width, isNarrow] of [
    [1025, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await rail.waitFor();
    expect((await rail.getAttribute('data-collapsed')) !== null, String(width)).toBe(isNarrow);
  }
  await close();
});

test('a search begins with the second letter [SH-V016] [SH-K029]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
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
  await close();
});
