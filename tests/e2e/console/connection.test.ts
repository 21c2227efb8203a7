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
  let asked = 0;
  await page.route('**/audit/users?**', async (route) => {
    asked += 1;
    await route.fulfill(BUSY);
  });
  await page.goto(console.address('/ui/appAudit/users'));
  await expect.poll(() => asked).toBe(1);
  for (const [wait, total] of [
    [1000, 2],
    [3000, 3],
    [6000, 4],
  ] as const) {
    await page.clock.runFor(wait - 100);
    expect(asked).toBe(total - 1);
    await page.clock.runFor(200);
    await expect.poll(() => asked).toBe(total);
  }
  await page.getByText('A part of Casbah does not answer at the moment.').waitFor();
  await page.getByText('Request id request-of-the-test').waitFor();
  await page.clock.runFor(20_000);
  expect(asked).toBe(4);
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
