import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../system/casbah.ts';
import { Console, placeOf } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.startEmpty();
  await Person.first(console.casbah);
});
afterAll(() => console.close());

describe('the sign-in page', () => {
  test('stands at / and signs a person in with e-mail and password, to the landing page [PL-R010] [PL-S003] [SH-S007]', async () => {
    const { page, complaints, close } = await console.openSignIn();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(complaints).toEqual([]);
    await console.signIn(page);
    await page.waitForURL('**/ui/appAudit/summary');
    await close();
  });

  test('says when e-mail or password is not right, how often one may still try, and the request id [PL-X007] [PL-X063]', async () => {
    const { page, close } = await console.openSignIn();
    await console.signIn(page, { ...console.company, password: 'not the password' });
    const alert = page.getByRole('alert');
    await alert.getByText(/Wrong email or password\. Attempts left .*: \d+\./).waitFor();
    expect(await alert.textContent()).toMatch(/Request ID [\w-]{8,}/);
    await close();
  });

  test('says for how long sign-in is locked [PL-X002]', async () => {
    const { page, close } = await console.openSignIn();
    await page.locator('input[type="email"]').fill('nobody@atlasfoods.example');
    await page.locator('input[autocomplete="current-password"]').fill('wrong');
    const locked = page.getByText(/Sign-in is locked; try again in \d+ min\./);
    const submit = page.getByRole('button', { name: 'Sign in' });
    for (let attempt = 0; attempt < 20 && !(await locked.isVisible()); attempt++) {
      const answered = page.waitForResponse('**/user/loginapi');
      await submit.click();
      await answered;
      await page.waitForTimeout(50);
    }
    await locked.waitFor();
    await close();
  });

  test('says that the server does not answer', async () => {
    const { page, close } = await console.openSignIn();
    await page.route('**/user/loginapi', (route) => route.abort());
    await console.signIn(page);
    await page.getByText('Casbah isn’t responding. Check that it’s running, then try again.').waitFor();
    await close();
  });

  test('gets a new token automatically when the page’s token has expired', async () => {
    const { page, close } = await console.openSignIn();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const context = page.context();
    const kept = (await context.cookies()).filter(({ name }) => name !== 'csrftoken');
    await context.clearCookies();
    await context.addCookies([...kept, { name: 'csrftoken', value: 'old', url: console.origin }]);
    await console.signIn(page);
    await page.waitForURL('**/ui/appAudit/summary');
    await close();
  });

  test('tells what another page sent the person here for, after a moment [PL-S029] [PL-X013] [PL-K001]', async () => {
    const { page, close } = await console.openSignIn('/');
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

  test('asks for the session of a visitor without being sent away by the answer [PF-S028]', async () => {
    const { page, close } = await console.openSignIn();
    const asked = page.waitForResponse('**/admin/user/sessions');
    await page.reload();
    expect((await asked).status()).toBe(401);
    await page.locator('input[type="email"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });

  test('routes are hash routes; one that is not there goes home [PL-R008] [PL-R009]', async () => {
    const { page, close } = await console.openSignIn('/#/no-such-page');
    await page.waitForURL((url) => url.hash === '#/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await close();
  });
});

describe('where sign-in leads', () => {
  test('to where the person wanted to go [SH-S005] [PL-S022] [PL-S043]', async () => {
    const wanted = '/ui/appAudit/users?range=7d';
    const { page, close } = await console.openSignIn(`/#/?redirect=${encodeURIComponent(wanted)}`);
    await console.signIn(page);
    await page.waitForURL(`**${wanted}`);
    await close();
  });

  test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example/'])(
    'never to %s [SH-S004]',
    async (target) => {
      const { page, close } = await console.openSignIn(`/#/?redirect=${encodeURIComponent(target)}`);
      await console.signIn(page);
      await page.waitForURL(`${console.origin}/ui/**`);
      await close();
    },
  );

  test('a script in disguise is logged as an unsafe navigation url [SH-X002] [PF-X044]', async () => {
    const { complaints, page, close } = await console.openSignIn('/#/?redirect=javascript%3Aalert(1)');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(complaints).toContain('Unsafe navigation url');
    await close();
  });

  test('a person who is signed in already is sent on [PL-S046] [PL-P001]', async () => {
    const { page, close } = await console.open('/ui/');
    await page.goto(console.address('/'));
    await page.waitForURL('**/ui/appAudit/summary');
    await close();
  });
});

describe('the end of a session', () => {
  test('a page without a session leads to sign-in and back [SH-S026] [PF-S027]', async () => {
    const wanted = '/ui/appAudit/sites?range=all';
    const { page, close } = await console.openSignIn(wanted);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await console.signIn(page);
    await page.waitForURL(`**${wanted}`);
    expect(placeOf(page)).toBe(wanted);
    await close();
  });

  test('a session that ended while a page was open leads to sign-in at the next call, and back', async () => {
    const { page, close } = await console.open('/ui/appAudit/sources');
    await page.context().clearCookies({ name: 'casbah_session' });
    const users = page.getByRole('navigation', { name: 'Audit' }).getByRole('link', { name: 'Users' });
    // The page polls for changes, so it may navigate away before the click.
    await Promise.all([
      users.click({ timeout: 2000 }).catch(() => undefined),
      page.getByRole('heading', { name: 'Sign in' }).waitFor(),
    ]);
    await console.signIn(page);
    await page.waitForURL('**/ui/appAudit/**');
    await close();
  });

  test('signing out ends it on the server', async () => {
    const { page, close } = await console.openSignIn();
    await console.signIn(page);
    await page.getByRole('button', { name: /Nadia Berrada/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const answer = await page.request.get(console.address('/admin/user/sessions'));
    expect(answer.status()).toBe(401);
    await close();
  });
});

test('where nobody may sign up, there is no form [PL-S049]', async () => {
  const { page, close } = await console.openSignIn('/#/signup');
  await page.getByRole('heading', { name: 'Sign-up is closed' }).waitFor();
  await expect.poll(() => page.locator('form').count()).toBe(0);
  await page.goto(console.address('/#/signup-ack'));
  await page.getByRole('heading', { name: 'Next steps' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Watch video' }).count()).toBe(0);
  await close();
});
