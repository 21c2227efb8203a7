import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenPage } from '../browser.ts';
import { Console } from './console.ts';
import { linkIn, mailTo } from './mails.ts';

const NEW = 'Another-horse-7-battery';
const FATIMA = 'fatima@atlasfoods.example';
const OMAR = 'omar@atlasfoods.example';

let console: Console;
/** A visitor's page: tests share it, each draws it from scratch. */
let visitor: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompanyWith('passwords');
  visitor = await console.openSignIn('/casbah.svg');
  ({ page } = visitor);
});
afterAll(async () => {
  await visitor.close();
  await console.close();
});

const visit = (path: string) => console.showToVisitor(page, path);
const submit = () => page.locator('button[type="submit"]');

async function write(password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(again);
}

/** Mocks a call of the server. */
async function answer(path: string, status: number, error: string, code: number): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status,
      json: { api_response: code, error, api_message: 'in English', details: {}, request_id: 'request-4711' },
    }),
  );
}

describe('a forgotten password', () => {
  test('is requested by email, reset by the mailed link, and then works [PL-S009] [PL-R016] [SH-R229] [PL-R018] [PL-S021] [PL-C019] [PL-C020] [PL-X014] [PL-X017] [PF-R026]', async () => {
    await visit('/#/');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement?.getAttribute("autocomplete")')).toBe(
      'username',
    );
    await page.getByLabel('Email').fill(FATIMA);
    const asked = page.waitForRequest('**/user/forgotpasswordapi');
    await submit().click();
    expect((await asked).postDataJSON()).toEqual({ email: FATIMA });
    const told = page.getByRole('status').getByText('If an account with this address exists');
    await told.waitFor();

    await console.show(page, linkIn(await mailTo(console, FATIMA), 'resetpassword'));
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    await page.getByText(`Account: ${FATIMA}`).waitFor();
    const sent = page.waitForRequest('**/user/resetpasswordapi');
    await write(NEW);
    await submit().click();
    expect((await sent).postDataJSON()).toMatchObject({ email: FATIMA, action: 'update', password: NEW });
    await page.getByText('Password changed. Sign in with your new password.').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    expect(await page.locator('input[type="email"]').inputValue()).toBe(FATIMA);
    await page.locator('input[autocomplete="current-password"]').fill(NEW);
    await submit().click();
    await page.waitForURL('**/ui/**');
  });

  test('a link works once; what it says then leads to a new one [PL-X018]', async () => {
    await visit('/#/forgotpassword');
    await page.getByLabel('Email').fill(OMAR);
    await submit().click();
    await page.getByText('If an account with this address exists').waitFor();
    const link = linkIn(await mailTo(console, OMAR), 'resetpassword');
    for (const words of ['Password changed.', 'This link is no longer valid']) {
      await console.show(page, link);
      await write('Third-horse-5-battery');
      await submit().click();
      await page.getByText(words).waitFor();
    }
    await page.getByRole('link', { name: 'Request new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(OMAR);
  });

  test('an unknown address gets the same answer', async () => {
    await visit('/#/forgotpassword');
    await page.getByLabel('Email').fill('nobody@atlasfoods.example');
    await submit().click();
    await page.getByText('If an account with this address exists').waitFor();
  });

  test.each(['nadia@', 'casbah-support@atlasfoods.example'])(
    'not for %s: Invalid email address [PL-V011]',
    async (email) => {
      await visit('/#/forgotpassword');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.getByLabel('Email').fill(email);
      await submit().click();
      await page.getByText('Invalid email address').waitFor();
      expect(asked.filter((url) => url.endsWith('forgotpasswordapi'))).toEqual([]);
    },
  );

  test('partners say which company it is about [PL-R017] [PL-V012] [PL-V002]', async () => {
    await visit('/#/forgotpassword?partnerEnabled=true');
    await page.getByLabel('Email').fill('pia@partner.example');
    await submit().click();
    await page.getByText('Choose a company.').waitFor();
    await page.getByLabel('Company').fill('Rif <b>');
    await page.getByText('Choose a company.').waitFor();
    await page.getByLabel('Company').fill('Rif Trading');
    const asked = page.waitForRequest('**/user/forgotpasswordapi');
    await submit().click();
    expect((await asked).postDataJSON()).toEqual({ email: 'pia@partner.example', tenant_db: 'Rif Trading' });
  });

  test.each([
    ['UNAUTHORIZED', 'PL-X015', 401, 'This isn’t possible for this account.'],
    ['INTERNAL', 'PL-X016', 500, 'Something went wrong. Check your connection and try again.'],
  ] as const)('%s shows its message [%s]', async (error, _row, status, words) => {
    await visit('/#/forgotpassword');
    await answer('**/user/forgotpasswordapi', status, error, status);
    await page.getByLabel('Email').fill(FATIMA);
    await submit().click();
    await page.getByRole('alert').getByText(words).waitFor();
  });
});

describe('a new password', () => {
  const at = (query: string) => `/#/resetpassword?ctx=abc&email=${encodeURIComponent(FATIMA)}&${query}`;

  test('is strong, not the old one, and written twice alike [PL-V004] [PL-V008] [PL-V009] [PL-V010] [SH-K010]', async () => {
    await visit(at('set=2'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('Old password').fill(NEW);
    await write('short');
    await submit().click();
    await page.getByText('Too weak.').waitFor();
    await write('Eleven-ch-1');
    await page.getByText('Too weak.').waitFor();
    await page.getByText('At least 12 characters').waitFor();
    await write(NEW);
    await page.getByText('Same as old password').waitFor();
    await write(`${NEW}!`, NEW);
    await submit().click();
    await page.getByText('The passwords don’t match.').waitFor();
    expect(asked.filter((url) => url.endsWith('passwordapi'))).toEqual([]);
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
      await visit(at(query));
      await answer(`**/user/${call}`, status, error, code);
      if (query === 'set=2') await page.getByLabel('Old password').fill(console.company.password);
      await write(NEW);
      await submit().click();
      await page.getByRole('alert').getByText(words).waitFor();
    },
  );

  test('for partners it leads back to their sign-in [PL-R019]', async () => {
    await visit(at('is_partner=true'));
    await page.route('**/user/resetpasswordapi', (route) =>
      route.fulfill({ json: { api_response: 'success' } }),
    );
    await write(NEW);
    await submit().click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.getByRole('heading', { name: 'Partner sign-in' }).waitFor();
  });
});
