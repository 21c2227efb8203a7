import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY } from '../../system/casbah.ts';
import { Console } from './console.ts';
import { linkIn, mailTo } from './mails.ts';

const NEW = 'Another-horse-7-battery';
const LINA = 'lina@atlasfoods.example';
const OMAR = 'omar@atlasfoods.example';

let console: Console;
beforeAll(async () => {
  console = await Console.startWithPeople([
    { email: LINA, name: 'Lina', role: 'admin' },
    { email: OMAR, name: 'Omar', role: 'admin' },
  ]);
});
afterAll(() => console.close());

const submit = (page: Page) => page.locator('button[type="submit"]');

async function write(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(again);
}

/** Mocks a call of the server. */
async function answer(page: Page, path: string, status: number, error: string, code: number): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status,
      json: { api_response: code, error, api_message: 'in English', details: {}, request_id: 'request-4711' },
    }),
  );
}

describe('a forgotten password', () => {
  test('is requested by email, reset by the mailed link, and then works [PL-S009] [PL-R016] [SH-R229] [PL-R018] [PL-S021] [PL-C019] [PL-C020] [PL-X014] [PL-X017] [PF-R026]', async () => {
    const { page, close } = await console.openSignIn('/#/');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement?.getAttribute("autocomplete")')).toBe(
      'username',
    );
    await page.getByLabel('Email').fill(LINA);
    const asked = page.waitForRequest('**/user/forgotpasswordapi');
    await submit(page).click();
    expect((await asked).postDataJSON()).toEqual({ email: LINA });
    const told = page.getByRole('status').getByText('If an account with this address exists');
    await told.waitFor();

    await page.goto('about:blank');
    await page.goto(console.address(linkIn(await mailTo(console, LINA), 'resetpassword')));
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    await page.getByText(`Account: ${LINA}`).waitFor();
    const sent = page.waitForRequest('**/user/resetpasswordapi');
    await write(page, NEW);
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: LINA, action: 'update', password: NEW });
    await page.getByText('Password changed. Sign in with your new password.').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    expect(await page.locator('input[type="email"]').inputValue()).toBe(LINA);
    await page.locator('input[autocomplete="current-password"]').fill(NEW);
    await submit(page).click();
    await page.waitForURL('**/ui/**');
    await close();
  });

  test('a link works once; what it says then leads to a new one [PL-X018]', async () => {
    const { page, close } = await console.openSignIn('/#/forgotpassword');
    await page.getByLabel('Email').fill(OMAR);
    await submit(page).click();
    await page.getByText('If an account with this address exists').waitFor();
    const link = linkIn(await mailTo(console, OMAR), 'resetpassword');
    for (const words of ['Password changed.', 'This link is no longer valid']) {
      await page.goto('about:blank');
      await page.goto(console.address(link));
      await write(page, words.startsWith('Your') ? NEW : 'Third-horse-5-battery');
      await submit(page).click();
      await page.getByText(words).waitFor();
    }
    await page.getByRole('link', { name: 'Request new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(OMAR);
    await close();
  });

  test('an unknown address gets the same answer', async () => {
    const { page, close } = await console.openSignIn('/#/forgotpassword');
    await page.getByLabel('Email').fill('nobody@atlasfoods.example');
    await submit(page).click();
    await page.getByText('If an account with this address exists').waitFor();
    await close();
  });

  test.each(['nadia@', 'casbah-support@atlasfoods.example'])(
    'not for %s: Invalid email address [PL-V011]',
    async (email) => {
      const { page, close } = await console.openSignIn('/#/forgotpassword');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByLabel('Email').fill(email);
      await submit(page).click();
      await page.getByText('Invalid email address').waitFor();
      expect(asked.filter((url) => url.endsWith('forgotpasswordapi'))).toEqual([]);
      await close();
    },
  );

  test('partners say which company it is about [PL-R017] [PL-V012] [PL-V002]', async () => {
    const { page, close } = await console.openSignIn('/#/forgotpassword?partnerEnabled=true');
    await page.getByLabel('Email').fill('pia@partner.example');
    await submit(page).click();
    await page.getByText('Choose a company.').waitFor();
    await page.getByLabel('Company').fill('Rif <b>');
    await page.getByText('Choose a company.').waitFor();
    await page.getByLabel('Company').fill('Rif Trading');
    const asked = page.waitForRequest('**/user/forgotpasswordapi');
    await submit(page).click();
    expect((await asked).postDataJSON()).toEqual({ email: 'pia@partner.example', tenant_db: 'Rif Trading' });
    await close();
  });

  test.each([
    ['UNAUTHORIZED', 'PL-X015', 401, 'This isn’t possible for this account.'],
    ['INTERNAL', 'PL-X016', 500, 'Something went wrong. Check your connection and try again.'],
  ] as const)('%s shows its message [%s]', async (error, _row, status, words) => {
    const { page, close } = await console.openSignIn('/#/forgotpassword');
    await answer(page, '**/user/forgotpasswordapi', status, error, status);
    await page.getByLabel('Email').fill(LINA);
    await submit(page).click();
    await page.getByRole('alert').getByText(words).waitFor();
    await close();
  });
});

describe('a new password', () => {
  const at = (query: string) => `/#/resetpassword?ctx=abc&email=${encodeURIComponent(LINA)}&${query}`;

  test('is strong, not the old one, and written twice alike [PL-V004] [PL-V008] [PL-V009] [PL-V010] [SH-K010]', async () => {
    const { page, close } = await console.openSignIn(at('set=2'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('Old password').fill(NEW);
    await write(page, 'short');
    await submit(page).click();
    await page.getByText('Too weak.').waitFor();
    await write(page, 'Eleven-ch-1');
    await page.getByText('Too weak.').waitFor();
    await page.getByText('At least 12 characters').waitFor();
    await write(page, NEW);
    await page.getByText('Same as old password').waitFor();
    await write(page, `${NEW}!`, NEW);
    await submit(page).click();
    await page.getByText('The passwords don’t match.').waitFor();
    expect(asked.filter((url) => url.endsWith('passwordapi'))).toEqual([]);
    await close();
  });

  test.each([
    ['set=3', 'resetpasswordapi', 'LINK_INVALID', 410, 10, 'PL-X018', 'This link is no longer valid'],
    [
      'set=3',
      'resetpasswordapi',
      'PASSWORD_REUSED',
      422,
      600,
      'PL-X019',
      'You’ve used this password before.',
    ],
    [
      'set=3',
      'resetpasswordapi',
      'PASSWORD_TOO_WEAK',
      422,
      601,
      'PL-X020',
      'doesn’t meet your company’s rules: use 12 to 128',
    ],
    [
      'set=2',
      'expiredpasswordapi',
      'PASSWORD_INCORRECT',
      403,
      603,
      'PL-X021',
      'The current password is wrong.',
    ],
  ] as const)(
    '%s %s %s (%i, %i) shows its message [%s]',
    async (query, call, error, status, code, _row, words) => {
      const { page, close } = await console.openSignIn(at(query));
      await answer(page, `**/user/${call}`, status, error, code);
      if (query === 'set=2') await page.getByLabel('Old password').fill(COMPANY.password);
      await write(page, NEW);
      await submit(page).click();
      await page.getByRole('alert').getByText(words).waitFor();
      await close();
    },
  );

  test('for partners it leads back to their sign-in [PL-R019]', async () => {
    const { page, close } = await console.openSignIn(at('is_partner=true'));
    await page.route('**/user/resetpasswordapi', (route) =>
      route.fulfill({ json: { api_response: 'success' } }),
    );
    await write(page, NEW);
    await submit(page).click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { name: 'Partner sign-in' }).waitFor();
    await close();
  });
});

describe('the mails of a machine of one’s own', () => {
  test('are read on the page for the support desk, as text, and their links followed', async () => {
    const link = await console.casbah.operatorLink();
    const { page, close } = await console.openSignIn(link.slice(console.casbah.origin.length));
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(console.address('/#/debug'));
    await page.getByRole('heading', { name: 'Emails' }).waitFor();
    await page
      .getByRole('button', { name: new RegExp(OMAR) })
      .last()
      .click();
    await page.getByRole('button', { name: new RegExp(OMAR), expanded: true }).waitFor();
    await page.getByRole('link', { name: 'Open link from this email' }).first().click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    await close();
  });
});
