import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY, type Person } from '../../system/casbah.ts';
import { accessibilityFindings, changeAnswers, type OpenPage, stopClock, untilSeen } from '../browser.ts';
import type { Colleague } from './company.ts';
import { Console, goWithin, placeOf } from './console.ts';
import { addColleague } from './people.ts';

const ANALYST: Colleague = {
  email: 'amina@atlasfoods.example',
  name: 'Amina Analyst',
  role: 'admin',
  grants: [{ area: 'audit', actions: ['view'] }],
};
const COOK: Colleague = { email: 'youssef@atlasfoods.example', name: 'Youssef Cook', role: 'enduser' };
const REFUSED = 'You don’t have access to this page';

let console: Console;
let analystPerson: Person;
let analyst: OpenPage;
let cook: OpenPage;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
  analystPerson = await addColleague(console, ANALYST);
  analyst = await console.openAs(analystPerson, '/ui/');
  cook = await console.openAs(await addColleague(console, COOK), '/ui/');
});
afterAll(() => console.close());

/** Goes on in the console that is loaded already. */
async function goOn({ page }: OpenPage, path: string): Promise<Page> {
  await goWithin(page, path);
  return page;
}
const main = (page: Page) => page.getByRole('main');

describe('an admin whose profile permits the audit', () => {
  test('lands there, and sees it in the rail', async () => {
    const { page } = analyst;
    await page.waitForURL('**/ui/appAudit/summary');
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Audit' }).waitFor();
  });

  test('links from any other page show what was refused, and whom to ask [SH-R035] [SH-R189] [SH-P011] [SH-X046] [PF-R043]', async () => {
    const page = await goOn(analyst, '/ui/protect/policies?mode=edit');
    expect(placeOf(page)).toBe(
      '/ui/dashboard/permission?code=PERMISSION_ERROR&url=%2Fui%2Fprotect%2Fpolicies%3Fmode%3Dedit',
    );
    await page.getByRole('heading', { name: REFUSED, level: 1 }).waitFor();
    expect(await page.title()).toBe(`${REFUSED} · Casbah`);
    await main(page).getByText('Access to “Policies” refused').waitFor();
    await main(page).getByText(`Ask a sysadmin of ${COMPANY.company} for an access profile`).waitFor();
    await main(page).getByText('protect.view').waitFor();
    await main(page).getByRole('link', { name: 'Go to your start page' }).click();
    await page.waitForURL('**/ui/appAudit/summary');
  });

  test('hears from pages of sysadmins that no profile opens them', async () => {
    const page = await goOn(analyst, '/ui/appAccount/profiles');
    await main(page).getByText(`Only sysadmins of ${COMPANY.company} can open it.`).waitFor();
  });

  test('is offered no link that would be refused, and is refused within the console as well', async () => {
    const page = await goOn(analyst, '/ui/appAudit/summary');
    await page.getByRole('link', { name: 'Decisions', exact: true }).waitFor();
    for (const name of ['Sources', 'History'])
      await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await page.evaluate(`history.pushState(null, '', '/ui/appAudit/sources')`);
    await page.getByRole('heading', { name: REFUSED, level: 1 }).waitFor();
    await main(page).getByText('Access to “Sources” refused').waitFor();
  });

  test('shows a reason that has words, and never a stranger’s text [PF-R068]', async () => {
    const page = await goOn(
      analyst,
      '/ui/dashboard/permission?reason=APP_CONFIGURE&url=/ui/appStore/addlparams',
    );
    await main(page).getByText('Setting up an app requires permission to change the Store').waitFor();
    await main(page).getByText('Access to “Set up app” refused').waitFor();
    await goOn(
      analyst,
      '/ui/dashboard/permission?reason=Call%20this%20number&code=Now&url=https://evil.example',
    );
    await main(page).getByText('Access refused').waitFor();
    await expect
      .poll(() =>
        main(page)
          .getByText(/Call this number|evil/)
          .count(),
      )
      .toBe(0);
  });

  test('an address that would run a script is refused and logged [SH-S004] [SH-X002] [PF-S011] [PF-X001] [PF-X044]', async () => {
    const page = await goOn(analyst, '/ui/dashboard/permission?url=javascript:document.title=1');
    await main(page).getByText('Access refused').waitFor();
    expect(analyst.complaints).toContain('Unsafe navigation url');
  });

  test('an unknown address is not found rather than refused', async () => {
    const page = await goOn(analyst, '/ui/nowhere');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    // It offers what may be opened.
    await main(page).getByRole('link', { name: 'Services' }).waitFor();
    await expect.poll(() => main(page).getByRole('link', { name: 'Sources' }).count()).toBe(0);
  });
});

describe('when rights change', () => {
  test('the page gives way within half a minute, and opens again after two seconds once it may [SH-K030]', async () => {
    const { page, close } = await console.openAs(analystPerson, '/ui/appAccount/profile');
    await page.clock.install();
    await page.goto(console.address('/ui/appAudit/services'));
    await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
    await stopClock(page);
    await changeAnswers(page, '**/rbac/get_permitted_components', (permitted: { urls: string[] }) => ({
      ...permitted,
      urls: permitted.urls.filter((url) => !url.includes('appAudit')),
    }));
    await page.clock.runFor(31_000);
    await untilSeen(page.getByRole('heading', { name: REFUSED, level: 1 }));
    await untilSeen(main(page).getByText('Access to “Services” refused'));

    await page.unroute('**/rbac/get_permitted_components');
    await page.clock.runFor(31_000);
    await untilSeen(main(page).getByText('You now have access.'));
    await page.clock.runFor(1900);
    expect(placeOf(page)).toContain('/ui/dashboard/permission');
    await page.clock.runFor(200);
    await untilSeen(page.getByRole('heading', { name: 'Services', level: 1 }));
    expect(placeOf(page)).toBe('/ui/appAudit/services');
    await close();
  });
});

test('where the list of what is permitted cannot be loaded, people but sysadmins see an error and try again', async () => {
  const { page } = analyst;
  await page.route('**/rbac/get_permitted_components', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(console.address('/ui/appAccount/notifications'));
  await main(page).getByText('Request Failed').waitFor();
  await page.unroute('**/rbac/get_permitted_components');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
});

describe('an end user', () => {
  test('lands on their account, which says who they are [PF-P017]', async () => {
    const { page } = cook;
    await page.waitForURL('**/ui/appAccount/profile');
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
    for (const fact of [COOK.name, COOK.email, COMPANY.company])
      await main(page).getByText(fact, { exact: true }).waitFor();
    await main(page).getByText('User: no admin access.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(cook.complaints).toEqual([]);
  });

  test.each([
    '/ui/appAudit/services',
    '/ui/dashboard',
    '/ui/appAccount/users',
    '/ui/protect',
    '/ui/nothing',
    '/ui/dashboard/enduser',
  ])('who opens %s is sent there [SH-P005] [PF-P004] [PF-P006]', async (path) => {
    const { page } = cook;
    await page.evaluate(`history.pushState(null, '', '${path}')`);
    await page.waitForURL('**/ui/appAccount/profile');
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  });

  test('sees no area in the rail, and reaches the permission page [SH-P004]', async () => {
    const { page } = cook;
    await page.evaluate(
      `history.pushState(null, '', '/ui/dashboard/permission?code=PERMISSION_ERROR&url=%2Fui%2FappAudit')`,
    );
    await page.getByRole('heading', { name: REFUSED, level: 1 }).waitFor();
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Audit' }).count(),
      )
      .toBe(0);
  });

  test('chooses language and look there, kept on the server', async () => {
    const { page } = cook;
    await page.evaluate(`history.pushState(null, '', '/ui/appAccount/profile')`);
    const saved = page.waitForResponse('**/admin/user/saveprefs');
    await main(page).getByText('Deutsch', { exact: true }).click();
    expect((await saved).status()).toBe(200);
    await page.getByRole('heading', { name: 'Mein Konto', level: 1 }).waitFor();
    await main(page).getByText('English', { exact: true }).click();
    await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  });
});
