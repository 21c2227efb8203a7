import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY } from '../../system/casbah.ts';
import { accessibilityFindings } from '../browser.ts';
import { Console } from './console.ts';
import { logOf, PLACES, threeDays } from './logs.ts';
import { mailTo } from './mails.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.startEmpty();
});
afterAll(() => console.close());

test('a person who has never seen Casbah sets it up, drops a log and reads what it holds', async () => {
  // The link that Casbah prints brings the setup token along.
  const { setupToken } = console.casbah;
  const { page, complaints, close } = await console.openSignIn(`/#/?setup_token=${setupToken}`);

  // No one has an account yet: the page offers to make the first one.
  await page.getByRole('heading', { name: 'Set up Casbah' }).waitFor();
  await expect.poll(() => page.getByLabel('Setup token').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel('Company').fill(COMPANY.company);
  await page.getByLabel('Your name').fill(COMPANY.name);
  await page.getByLabel('Email').fill('nadia@');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('casbah12');
  await page.getByText('Enter a valid email address').waitFor();
  const strength = page.getByRole('meter', { name: 'Password strength' });
  const met = page.locator('li[data-met="true"]');
  expect(await met.allTextContents()).toEqual(['A lowercase letter (met)', 'A digit (met)']);
  expect(await strength.getAttribute('aria-valuetext')).toBe('2 of 5 points');
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText('The password doesn’t meet all the requirements below.').waitFor();

  await page.getByLabel('Email').fill(COMPANY.email);
  await password.fill(COMPANY.password);
  await expect.poll(() => met.count()).toBe(5);
  expect(await strength.getAttribute('aria-valuetext')).toBe('Strong enough');
  // A slip in the only account there is would lock everyone out: the password is written twice.
  const again = page.getByLabel('Confirm password');
  await again.fill(`${COMPANY.password}!`);
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByText('The passwords don’t match.').waitFor();
  await expect.poll(() => again.evaluate((field) => field.ownerDocument.activeElement === field)).toBe(true);
  expect(await accessibilityFindings(page)).toEqual([]);
  await again.fill(COMPANY.password);
  const sent = page.waitForRequest('**/user/setup');
  await page.route('**/user/setup', (route) => route.abort());
  await page.getByRole('button', { name: 'Create company' }).click();
  expect((await sent).postDataJSON()).toEqual({ ...COMPANY, setup_token: setupToken });
  await page.unrouteAll();

  // Without that link, the token is asked for that the terminal shows.
  await page.goto(console.address('/'));
  const token = page.getByLabel('Setup token');
  await token.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByLabel('Company').fill(COMPANY.company);
  await page.getByLabel('Your name').fill(COMPANY.name);
  await page.getByLabel('Email').fill(COMPANY.email);
  await password.fill(COMPANY.password);
  await again.fill(COMPANY.password);
  const create = page.getByRole('button', { name: 'Create company' });
  await create.click();
  await page.getByText('Enter the setup token.').waitFor();
  await token.fill('0000-0000-0000-0000-0000-0000');
  await create.click();
  await page.getByText('Wrong setup token.').waitFor();
  await token.fill(setupToken ?? '');
  await create.click();

  // There is nothing yet, and one way on.
  await page.getByText('No traffic yet').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to Sources' }).click();
  await page.getByText('No sources yet').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.locator('input[type="file"]').setInputFiles({
    name: 'casablanca-proxy.2026-11-20.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(logOf(threeDays())),
  });
  const dialog = page.getByRole('dialog', { name: 'Add 1 file' });
  expect(await dialog.getByLabel('Source name').inputValue()).toBe('casablanca-proxy');
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();

  // It is read, it says so, and it leads to what the file holds.
  await page.getByText('casablanca-proxy.2026-11-20.log was read').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'View data' }).click();
  await page.getByRole('heading', { name: 'Services', level: 1 }).waitFor();
  const grid = page.getByRole('grid', { name: 'Services' });
  for (const { name } of PLACES) await grid.getByRole('row', { name }).waitFor();
  // The browser itself complains of the request that was stopped, and of refusals.
  expect(complaints.filter((one) => !/ERR_FAILED|status of 40[13]/.test(one))).toEqual([]);
  await close();
});

test('where nobody may sign up, there is no form [PL-S049]', async () => {
  const { page, close } = await console.openSignIn('/#/signup');
  await page.getByRole('heading', { name: 'Sign-up is closed' }).waitFor();
  await expect.poll(() => page.locator('form').count()).toBe(0);
  await console.show(page, '/#/signup-ack');
  await page.getByRole('heading', { name: 'Next steps' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Watch video' }).count()).toBe(0);
  await close();
});

test('a link of the operator works once: then the mails that are kept are shown as text, with their links to follow, and to nobody else', async () => {
  const link = await console.casbah.operatorLink();
  const path = link.slice(console.casbah.origin.length);
  const operator = await console.openSignIn(path);
  // The code goes out of the address at once.
  await operator.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await console.show(operator.page, '/#/forgotpassword');
  await operator.page.getByLabel('Email').fill(COMPANY.email);
  await operator.page.locator('button[type="submit"]').click();
  await mailTo(console, COMPANY.email);
  await console.show(operator.page, '/#/debug');
  await operator.page.getByText('No mail server is configured').waitFor();
  await operator.page.getByRole('heading', { name: 'Emails' }).waitFor();
  await operator.page
    .getByRole('button', { name: new RegExp(COMPANY.email) })
    .last()
    .click();
  await operator.page.getByRole('button', { name: new RegExp(COMPANY.email), expanded: true }).waitFor();
  await operator.page.getByRole('link', { name: 'Open link from this email' }).first().click();
  await operator.page.getByRole('heading', { name: 'Reset Password' }).waitFor();
  // The page looks whether someone is signed in: the browser complains of the answer 401.
  expect(operator.complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await operator.close();

  const other = await console.openSignIn(path);
  await other.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await other.page.getByText('npx casbah operator-link').waitFor();
  expect(await accessibilityFindings(other.page)).toEqual([]);
  await console.show(other.page, '/#/debug');
  await other.page.getByRole('heading', { name: 'For the support desk' }).waitFor();
  await expect.poll(() => other.page.getByText('No mail server is configured').count()).toBe(0);
  await other.close();
});
