import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console, placeOf } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompany();
});
afterAll(() => console.close());

test('the sign-in page is at /, which other addresses lead to, and where a visitor stays; it signs a person in, to the landing page, with a new token where the page’s has expired [PL-R010] [PL-R008] [PL-R009] [PL-S003] [SH-S007] [PF-S028]', async () => {
  const { page, complaints, close } = await console.openSignIn('/casbah.svg');
  // One who was here before: only then is there a session to ask for.
  const context = page.context();
  const oldToken = { name: 'csrftoken', value: 'old', url: console.origin };
  await context.addCookies([oldToken]);
  const asked = page.waitForResponse('**/admin/user/sessions');
  await page.goto(console.address('/#/no-such-page'));
  expect((await asked).status()).toBe(401);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(page.url()).toBe(console.address('/#/'));
  // The browser's own message about the 401 isn't an error of the page.
  expect(complaints.filter((one) => !/status of 401/.test(one))).toEqual([]);

  await context.addCookies([oldToken]);
  await console.signIn(page);
  await page.waitForURL('**/ui/appAudit/summary');
  await close();
});

test('a page without a session leads to sign-in and back, one whose session ended does at its next call, and signing out ends it on the server [SH-S026] [PF-S027] [SH-S005] [PL-S022] [PL-S043]', async () => {
  const wanted = '/ui/appAudit/sources?range=all';
  const { page, close } = await console.openSignIn(wanted);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await console.signIn(page);
  await page.waitForURL(`**${wanted}`);
  expect(placeOf(page)).toBe(wanted);
  await page.getByRole('heading', { level: 1, name: 'Sources' }).waitFor();

  await page.context().clearCookies({ name: 'casbah_session' });
  // The page polls for changes, so it may navigate away before the click.
  const users = page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' });
  await Promise.all([
    users.click({ timeout: 2000 }).catch(() => undefined),
    page.getByRole('heading', { name: 'Sign in' }).waitFor(),
  ]);
  await console.signIn(page);
  await page.waitForURL('**/ui/appAudit/**');

  await page.getByRole('button', { name: /Nadia Berrada/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const answer = await page.request.get(console.address('/admin/user/sessions'));
  expect(answer.status()).toBe(401);
  await close();
});

test('a wrong password is refused, with the attempts left and the request id; then a script in the address is logged and not run [PL-X007] [PL-X063] [SH-S004] [SH-X002] [PF-X044]', async () => {
  const { page, complaints, close } = await console.openSignIn('/#/?redirect=javascript%3Aalert(1)');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(complaints).toContain('Unsafe navigation url');
  // An address of nobody's: failures at one in use would lock other tests out.
  await console.signIn(page, { ...console.company, email: 'nobody@atlasfoods.example' });
  const alert = page.getByRole('alert');
  await alert.getByText(/Wrong email or password\. Attempts left .*: \d+\./).waitFor();
  expect(await alert.textContent()).toMatch(/Request ID [\w-]{8,}/);
  await console.signIn(page);
  await page.waitForURL(`${console.origin}/ui/**`);
  await close();
});

test('tells what another page sent the person here for, after a moment [PL-S029] [PL-X013] [PL-K001]', async () => {
  const { page, close } = await console.openSignIn('/casbah.svg');
  // Time is stopped except for `runFor`: this machine's speed isn't part of the moment.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(console.address('/?error=700#/'));
  const heading = page.getByRole('heading', { name: 'Sign in' });
  await expect.poll(() => page.clock.runFor(10).then(() => heading.isVisible())).toBe(true);
  const notice = page.getByText('This profile is deactivated.');
  await page.clock.runFor(1400);
  await expect.poll(() => notice.count()).toBe(0);
  await page.clock.runFor(200);
  await notice.waitFor();
  await close();
});
