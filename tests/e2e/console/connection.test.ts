import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompanyWithTraffic();
});
afterAll(() => console.close());

test('a server that does not answer is said above the page, and everything is read again when it is back', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary');
  await page.getByText('Cloud services').first().waitFor();
  await page.route('**/audit/**', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Sites' }).click();
  const notice = page.getByText('Casbah isn’t responding. The data shown may be outdated.');
  await notice.waitFor();
  await page.unroute('**/audit/**');
  await page.unroute('**/healthz');
  await notice.waitFor({ state: 'detached', timeout: 20_000 });
  await page
    .getByRole('grid', { name: 'Sites' })
    .getByRole('row', { name: /mega\.nz/ })
    .waitFor();
  await close();
});

test('a heartbeat goes out while somebody works, at most once in 30 seconds [SH-C043] [SH-K023]', async () => {
  const { page, close } = await console.open('/ui/nowhere');
  await page.clock.install();
  await page.goto(console.address('/ui/appAccount/profile'));
  await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
  let beats = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/heartbeat')) beats += 1;
  });
  await page.keyboard.press('Shift');
  expect(beats).toBe(0);
  await page.clock.runFor(31_000);
  expect(beats).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => beats).toBe(1);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await page.keyboard.press('Shift');
  expect(beats).toBe(1);
  await close();
});

test('the session is asked for once and kept; a change carries the CSRF token, every call the XHR header, and direct calls who asks [PF-S025] [PF-S026] [SH-C044] [SH-C045] [SH-C046] [PF-C001]', async () => {
  const { page, close } = await console.open('/ui/nowhere');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/user/sessions')) asked += 1;
  });
  const answered = page.waitForResponse('**/admin/user/sessions');
  await page.goto(console.address('/ui/appAudit/summary'));
  const { session: name, user, tenant } = (await (await answered).json()).apiHeaderInfo;
  const tabs = page.getByRole('navigation', { name: 'Audit' });

  const reading = page.waitForRequest('**/audit/users?**');
  await tabs.getByRole('link', { name: 'Users' }).click();
  const read = await reading;
  expect(read.headers()).toMatchObject({
    'x-session': name,
    'x-user': user,
    'x-tenant': tenant,
    'x-requested-with': 'XMLHttpRequest',
  });
  expect(new URL(read.url()).searchParams.get('tenant')).toBe(tenant);

  const proxied = page.waitForRequest('**/admin/datasources');
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Sources' }).click();
  const headers = Object.keys((await proxied).headers());
  expect(headers.filter((header) => /^x-(session|user|tenant)$/.test(header))).toEqual([]);
  expect((await proxied).url()).not.toContain('tenant=');

  const saved = page.waitForRequest('**/admin/user/saveprefs');
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === 'csrftoken')?.value ?? 'none';
  expect((await saved).headers()['x-csrftoken']).toBe(decodeURIComponent(token));
  expect(asked).toBe(1);
  await close();
});

test('a page of a person who has signed out is asked to reload [SH-X022]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary');
  await page.route('**/audit/users?**', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('tenant', 'another-company');
    await route.continue({ url: url.href });
  });
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  await page.getByText('Someone else has signed in on this browser').first().waitFor();
  await close();
});

test('what a page can do without leaves it standing: the palette shows people though services fail [PF-S065]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary');
  const failed = { api_response: 500, error: 'INTERNAL', api_message: 'x', request_id: 'r-2' };
  await page.route('**/audit/services?**', (route) => route.fulfill({ status: 500, json: failed }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('omar');
  await page
    .getByRole('option', { name: /omar\.haddad/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});

test('the answer to what was typed before never comes over the newer one [SH-S024]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary');
  const held = Promise.withResolvers<void>();
  await page.route('**/audit/users?**', async (route) => {
    // The answer to the first letters is late, and full of other people.
    if (new URL(route.request().url()).searchParams.get('q') === 'sa') {
      await held.promise;
      await route.continue().catch(() => undefined);
    } else await route.continue();
  });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  const early = page.waitForRequest((request) => /[?&]q=sa(&|$)/.test(request.url()));
  await field.fill('sa');
  await early;
  await field.fill('omar');
  await page
    .getByRole('option', { name: /omar\.haddad/ })
    .first()
    .waitFor();
  const late = page.waitForResponse((response) => /[?&]q=sa(&|$)/.test(response.url()), { timeout: 1000 });
  held.resolve();
  // Where the page has given the call up, no answer comes.
  await late.catch(() => undefined);
  await expect.poll(() => page.getByRole('option', { name: /omar\.haddad/ }).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole('option', { name: /^sa/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});

test('what the server refuses is said on the page, with what to do and the request id; the person stays signed in [SH-S027] [SH-X028]', async () => {
  const { page, close } = await console.visit('/ui/appAudit/summary');
  const denied = { api_response: 403, error: 'DENIED', api_message: 'Not you', request_id: 'r-1' };
  await page.route('**/audit/users?**', (route) => route.fulfill({ status: 403, json: denied }));
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  await page.getByText('Couldn’t load this', { exact: true }).first().waitFor();
  await page.getByText('You don’t have permission to do this.').first().waitFor();
  await page.getByText('Request ID r-1').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ui/appAudit/users');
  await close();
});
