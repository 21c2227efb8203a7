import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.startWithTraffic();
});
afterAll(() => console.close());

const BUSY = {
  status: 503,
  json: {
    api_response: 503,
    error: 'UNAVAILABLE',
    api_message: 'A part of Casbah does not answer at the moment.',
    request_id: 'request-of-the-test',
  },
};

test('a busy server (503) is asked again after 1, 3 and 6 seconds, then the page says so with the request id [SH-S025] [SH-K022]', async () => {
  const { page, close } = await console.open('/ui/appAudit/sources');
  await page.clock.install();
  /** When it was asked, by the clock of the page. */
  const asked: number[] = [];
  await page.route('**/audit/users?**', async (route) => {
    asked.push(await page.evaluate(() => Date.now()));
    await route.fulfill(BUSY);
  });
  await page.goto(console.address('/ui/appAudit/users'));
  await expect.poll(() => asked.length).toBe(1);
  for (const wait of [1000, 3000, 6000]) {
    const before = asked.length;
    while (asked.length === before) await page.clock.runFor(100);
    const [last = 0, now = 0] = asked.slice(-2);
    expect(now - last).toBeGreaterThanOrEqual(wait);
    // The clock goes on by itself, too, while the answer is on its way.
    expect(now - last).toBeLessThan(wait + 900);
  }
  await page.getByText('A part of Casbah does not answer at the moment.').waitFor();
  await page.getByText('Request id request-of-the-test').waitFor();
  await page.clock.runFor(20_000);
  expect(asked).toHaveLength(4);
  await close();
});

test('the list comes when the server has time again', async () => {
  const { page, close } = await console.open('/ui/appAudit/sources');
  let failures = 0;
  await page.route('**/audit/users?**', async (route) => {
    failures += 1;
    if (failures > 1) await route.continue();
    else await route.fulfill(BUSY);
  });
  await page.goto(console.address('/ui/appAudit/users'));
  await page
    .getByRole('grid', { name: 'Users' })
    .getByRole('row', { name: /omar\.haddad/ })
    .waitFor();
  await close();
});

test('a server that does not answer is said above the page, and everything is read again when it is back', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  await page.getByText('Cloud services').first().waitFor();
  await page.route('**/audit/**', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  const notice = page.getByText('Casbah does not answer. What you see may be old.');
  await notice.waitFor();
  await page.unroute('**/audit/**');
  await page.unroute('**/healthz');
  await notice.waitFor({ state: 'detached', timeout: 20_000 });
  await page
    .getByRole('grid', { name: 'Users' })
    .getByRole('row', { name: /omar\.haddad/ })
    .waitFor();
  await close();
});

test('a heartbeat goes out while somebody works, at most once in 30 seconds [SH-C043] [SH-K023]', async () => {
  const { page, close } = await console.open('/ui/appAudit/sources');
  await page.clock.install();
  await page.goto(console.address('/ui/appAudit/sources'));
  await page.getByRole('heading', { name: 'Sources', level: 1 }).waitFor();
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

test('every change carries the CSRF token, and every call the XHR header [SH-C044] [SH-C046] [PF-S026]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const saved = page.waitForRequest('**/admin/user/saveprefs');
  const read = page.waitForRequest('**/audit/users?**');
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? 'none';
  expect((await saved).headers()['x-csrftoken']).toBe(decodeURIComponent(token));
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  const headers = (await read).headers();
  expect(headers['x-requested-with']).toBe('XMLHttpRequest');
  await close();
});

test('the session is asked for once and kept, whatever pages are opened [PF-S025]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/user/sessions')) asked += 1;
  });
  await page.reload();
  const tabs = page.getByRole('navigation', { name: 'Audit' });
  for (const tab of ['Users', 'Sources', 'Services']) {
    await tabs.getByRole('link', { name: tab }).click();
    await page.waitForURL(`**/ui/appAudit/${tab.toLowerCase()}**`);
  }
  expect(asked).toBe(1);
  await close();
});

test('direct calls say who asks, the others do not [SH-C045] [PF-C001]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const direct = page.waitForRequest('**/audit/users?**');
  const proxied = page.waitForRequest('**/admin/datasources');
  const session = await (await page.request.get(console.address('/admin/user/sessions'))).json();
  const tabs = page.getByRole('navigation', { name: 'Audit' });
  await tabs.getByRole('link', { name: 'Users' }).click();
  const asked = await direct;
  const { session: name, user, tenant } = session.apiHeaderInfo;
  expect(asked.headers()).toMatchObject({ 'x-session': name, 'x-user': user, 'x-tenant': tenant });
  expect(new URL(asked.url()).searchParams.get('tenant')).toBe(tenant);
  await tabs.getByRole('link', { name: 'Sources' }).click();
  const { headers, url } = { headers: (await proxied).headers(), url: (await proxied).url() };
  expect(Object.keys(headers).filter((header) => /^x-(session|user|tenant)$/.test(header))).toEqual([]);
  expect(url).not.toContain('tenant=');
  await close();
});

test('a page of somebody who is signed in no more is told to load again [SH-X022]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  await page.route('**/audit/users?**', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('tenant', 'another-company');
    await route.continue({ url: url.href });
  });
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  await page.getByText('Someone else has signed in on this browser in the meantime').first().waitFor();
  await close();
});

test.each([
  [401, 'leaves'],
  [407, 'leaves'],
  [403, 'leaves'],
])('an answer %i that is not in our words leads to the sign-in page [SH-S026] [SH-S027]', async (status) => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  await page.route('**/audit/users?**', (route) => route.fulfill({ status, body: 'a proxy speaks' }));
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  await page.waitForURL(/\/#\/\?redirect=/);
  expect(new URL(page.url()).hash).toContain(encodeURIComponent('/ui/appAudit/users'));
  await close();
});

test('a missing right leaves the person signed in: the page says so [SH-S027]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const denied = { api_response: 403, error: 'DENIED', api_message: 'Not you', request_id: 'r-1' };
  await page.route('**/audit/users?**', (route) => route.fulfill({ status: 403, json: denied }));
  await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
  await page.getByText('Your role does not allow this.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ui/appAudit/users');
  await close();
});

test("errors of the console's script are sent together, after 5 seconds [PF-C027] [PF-K006] [PF-K014]", async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  await page.clock.install();
  await page.goto(console.address('/ui/appAudit/summary'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const reports: unknown[] = [];
  await page.route('**/admin/application/logjserror', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ json: { api_response: 'success' } });
  });
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('first fault');
    });
    void Promise.reject(new Error('second fault'));
  });
  await page.clock.runFor(4500);
  expect(reports).toEqual([]);
  await page.clock.runFor(1000);
  await expect.poll(() => reports).toHaveLength(1);
  const logs = (reports[0] as { logs: { message: string; path: string }[] }).logs;
  expect(logs.map(({ message, path }) => [message, path])).toEqual([
    ['first fault', '/ui/appAudit/summary'],
    ['second fault', '/ui/appAudit/summary'],
  ]);
  await close();
});

test('what a page can do without leaves it standing: the palette shows people though services fail [PF-S065]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
  const failed = { api_response: 500, error: 'INTERNAL', api_message: 'x', request_id: 'r-2' };
  await page.route('**/audit/services?**', (route) => route.fulfill({ status: 500, json: failed }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('omar');
  await page
    .getByRole('option', { name: /omar\.haddad/ })
    .first()
    .waitFor();
  await close();
});

test('the answer to what was typed before never comes over the newer one [SH-S024]', async () => {
  const { page, close } = await console.open('/ui/appAudit/summary');
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
  held.resolve();
  await page.waitForTimeout(300);
  await expect.poll(() => page.getByRole('option', { name: /omar\.haddad/ }).count()).toBeGreaterThan(0);
  await expect.poll(() => page.getByRole('option', { name: /^sa/ }).count()).toBe(0);
  await close();
});

test.each([
  ['Request Failed', 418, { message: 'I cannot' }, 'I cannot'],
  ['Bad Request', 400, { exceptions: ['first', 'second'] }, 'first second'],
  ['Request Failed', 500, { data: 'Group by is not supported on user info' }, 'while people are anonymised'],
  [
    'This could not be shown',
    409,
    { api_response: 10, error: 'OF_A_NEWER_SERVER', api_message: 'x', request_id: 'r' },
    'Unknown Error',
  ],
  [
    'This could not be shown',
    424,
    { api_response: 502, error: 'BAD_GATEWAY', api_message: 'x', request_id: 'r' },
    'A store behind Casbah answered',
  ],
])(
  '“%s” stands over an answer %i that says %o [SH-X040] [SH-X042] [SH-X045] [SH-S028] [PF-X018] [SH-X028]',
  async (title, status, answer, text) => {
    const { page, close } = await console.open('/ui/appAudit/summary');
    await page.route('**/audit/users?**', (route) => route.fulfill({ status, json: answer }));
    await page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' }).click();
    await page.getByText(title, { exact: true }).first().waitFor();
    await page.getByText(text).first().waitFor();
    await close();
  },
);

test('a call without an answer is given up after 6 minutes, and the page says what to do [SH-X041] [PF-K012]', async () => {
  const { page } = await console.open('/ui/appAudit/summary', {});
  await page.addInitScript(() => {
    // Six minutes pass at once.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 360_000 ? 1500 : ms);
  });
  await page.route('**/audit/users?**', () => new Promise(() => undefined));
  await page.goto(console.address('/ui/appAudit/users'));
  await page.getByText('Request Timeout', { exact: true }).first().waitFor();
  await page.getByText('Choose a shorter time or a narrower filter').first().waitFor();
  await page.context().close();
});
