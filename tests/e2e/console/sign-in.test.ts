import { addressOfArea } from '@casbah/domain/landing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenPage } from '../browser.ts';
import { Console } from './console.ts';

/** Signs nothing here: its key was thrown away. */
const CERTIFICATE =
  'MIIDJTCCAg2gAwIBAgIUNiG/m+eMzT1uvMys8Qh7SJvqmfswDQYJKoZIhvcNAQELBQAwITEfMB0GA1UEAwwWaWRwLmF0bGFzZm9vZHMuZXhhbXBsZTAgFw0yNjExMjEyMTM1NTRaGA8yMTI2MTAyODIxMzU1NFowITEfMB0GA1UEAwwWaWRwLmF0bGFzZm9vZHMuZXhhbXBsZTCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEBAK7dFamOib+i02UNiKff5YoZ3siaLdBnGgnOKG/l9fUMzlmuq7xrb0joW1XeSJD/ICXg7kQoeUnQbgR4xRDBbPWIcn4d1wNYOqZTn00uCpPK1nRDDOwC8lTTVMhLDKtFTjhbmpYKPjuIN/Z6fTAKyv2vFhKouxazzohK41oIYmEajUreEhjY9Z1GHExe8Mxnt09o9hXNIG/jr9LhxoiNTDLJmXDR0ei6WC7D77XihikjzCaCAViGqiMWvdKCw+zUSDAbQGWu43o/bzmC8nAe1FM5LUgbPSCoJ07mj+7QKcnxcC1MMLsBhOBdDa2ZqxwTc2gwXtaGMKZBvMZUI7hQTPUCAwEAAaNTMFEwHQYDVR0OBBYEFLIGeD3R9Gc+yhmq1o8lQ+sByV8LMB8GA1UdIwQYMBaAFLIGeD3R9Gc+yhmq1o8lQ+sByV8LMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEBAK6N8sZ5exl9u3q36FDmhoGLg0nmTiAKw/LLuqfat5jM43F3YOYXXJXRMfOSwemdF2QJglstNzExPgpU/QRzYrRraw40FPw/3GOvQ5oVEV1fpNc6CJsYQtjbAC+fn+Nko5qGYJKs7s3CbUDB+cgetI1dw9x0voOZVQWGcC1uLP3YAyMDx3ullSex4l+ucgteSSDgpuZdqaVSVjHE2KHbZm+5WbfaWrHAdGLQbiSE10jnN/zRMeW1NN36xPuXE7UPH/KAAajoKnBvWozYhFYx6CuazZ/Zhc+nEIcsIO6nT8edpT2GWWCnu0b+7H4o992nLq7UOgCUEfUvRW2lzvOwcHI=';
const PROVIDER = 'https://idp.branch.example';
const METADATA = `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${PROVIDER}/metadata">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
      <X509Certificate>${CERTIFICATE}</X509Certificate>
    </X509Data></KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${PROVIDER}/sso"/>
  </IDPSSODescriptor>
</EntityDescriptor>`;

let console: Console;
/** A visitor's page: tests share it, each draws it from scratch. */
let visitor: OpenPage;
let page: Page;
/** What the company's own link names it by. */
let companyId = '';
/** The id of its provider. */
let branch = '';
beforeAll(async () => {
  console = await Console.inCompanyWith('sign-in');
  const { client } = await console.sysadmin();
  const { id } = await client.call('POST /admin/sso/providers', {
    body: {
      id: crypto.randomUUID(),
      kind: 'saml',
      name: 'Branch',
      metadata_xml: METADATA,
      is_enabled: true,
      is_listed: true,
    },
  });
  const { user_id, tenantId } = await client.call('GET /admin/user/sessions', {});
  companyId = tenantId;
  branch = id;
  await client.call('POST /admin/sso/exempt', { body: { user_id, is_exempt: true } });
  await client.call('POST /admin/sso/domains', {
    body: { domain: 'branch.example', provider_id: id, is_forced: true },
  });
  visitor = await console.openSignIn('/casbah.svg');
  ({ page } = visitor);
});
afterAll(async () => {
  await visitor.close();
  await console.close();
});

const visit = (path: string) => console.showToVisitor(page, path);
/** In which company the page's person has signed in. */
async function companyOfSession(): Promise<unknown> {
  await page.waitForURL('**/ui/**');
  return (await (await page.request.get(console.address('/admin/user/sessions'))).json()).tenantName;
}

const email = () => page.getByLabel('Email', { exact: true });
const password = () => page.getByLabel('Password', { exact: true });
const submit = () => page.locator('button[type="submit"]');

/** What the field is for that has the focus. */
const focused = () =>
  page.evaluate<string | null>(`document.activeElement?.getAttribute('autocomplete') ?? null`);

async function fill(address: string): Promise<void> {
  await email().fill(address);
  await password().fill(console.company.password);
}

/** What the page sends to sign in with, and is answered by us. */
async function answerSignIn(status: number, body: object): Promise<() => Promise<unknown>> {
  const asked = page.waitForRequest('**/user/loginapi');
  // A test that fails earlier never asks.
  asked.catch(() => {});
  await page.route('**/user/loginapi', (route) => route.fulfill({ status, json: body }));
  return async () => (await asked).postDataJSON();
}
const refusal = (error: string, api_response: number, details: object = {}) => ({
  api_response,
  error,
  api_message: 'in English',
  details,
  request_id: 'request-4711',
});

/** Replaces the single sign-on target; returns the addresses the browser was sent to. */
async function catchLeaving(pattern: string): Promise<() => Promise<URL>> {
  const asked = page.waitForRequest(pattern);
  await page.route(pattern, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  return async () => new URL((await asked).url());
}

describe('the choice between password, SAML and OpenID Connect', () => {
  test('is offered, and by which it was signed in last is remembered as two flags [PL-S002] [PL-S036] [PL-S037]', async () => {
    await visit('/#/');
    expect(await submit().textContent()).toBe('Sign in');
    const left = await catchLeaving('**/oidc/auth/**');
    await email().fill('n@x.example');
    await page.getByRole('button', { name: 'Continue with OpenID Connect' }).click();
    expect((await left()).pathname).toBe('/oidc/auth/');

    await console.show(page, '/#/');
    const kept = () =>
      page.evaluate<unknown>(
        `[localStorage.getItem('casbah.skip-idp'), localStorage.getItem('casbah.oidc')]`,
      );
    expect(await kept()).toEqual(['false', 'true']);
    expect(await submit().textContent()).toBe('Continue with OpenID Connect');
    await expect.poll(() => password().count()).toBe(0);

    await page.getByRole('button', { name: 'Continue with password' }).click();
    await password().waitFor();
    expect(await kept()).toEqual(['true', null]);
    await console.show(page, '/#/');
    expect(await submit().textContent()).toBe('Sign in');
  });

  test('without an e-mail nobody knows which company’s single sign-on it is', async () => {
    await visit('/#/');
    await page.getByRole('button', { name: 'Continue with SAML' }).click();
    await page.getByText('Enter your email to find your company’s single sign-on.').waitFor();
    expect(await focused()).toBe('username');
  });

  test('a provider has a button of its own for who comes by the company’s link, and for nobody else [PL-R043] [PL-C013]', async () => {
    const link = page.getByRole('link', { name: 'Continue with Branch' });
    await visit('/#/');
    await expect.poll(() => link.count()).toBe(0);
    // Which providers there are is asked for when the page is loaded.
    await page.goto('about:blank');
    await console.show(page, `/#/?company=${companyId}`);
    expect(await link.getAttribute('href')).toBe(`/saml2/login?idp=${branch}`);
    const left = await catchLeaving(`${PROVIDER}/**`);
    await link.click();
    expect((await left()).searchParams.get('SAMLRequest')).not.toBe(null);
  });
});

describe('the pre-check', () => {
  test('sends to the company’s SAML provider as soon as the e-mail is there, with the query [PL-S004] [PL-S039] [PL-S041] [PL-C005] [PL-E005]', async () => {
    await visit('/#/?redirect=%2Fui%2FappAudit%2Fusers&tenant_name=Atlas__BC__Foods');
    const checked = page.waitForRequest('**/user/check_sso_status');
    const begun = page.waitForRequest('**/saml2/login_initiator/**');
    const left = await catchLeaving(`${PROVIDER}/**`);
    await email().fill('Karim@branch.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await password().focus();
    expect((await checked).postDataJSON()).toEqual({ email: 'karim@branch.example' });
    const { pathname, searchParams } = new URL((await begun).url());
    expect(pathname).toBe('/saml2/login_initiator/');
    expect(Object.fromEntries(searchParams)).toEqual({
      email: 'Karim@branch.example',
      redirect: '/ui/appAudit/users',
      tenant_name: 'Atlas__BC__Foods',
    });
    expect((await left()).searchParams.get('SAMLRequest')).not.toBe(null);
  });

  test('sends to OpenID Connect where it says so, with the query and the e-mail [PL-S005] [PL-S040]', async () => {
    await visit('/#/?redirect=%2Fui%2F');
    await page.route('**/user/check_sso_status', (route) =>
      route.fulfill({
        json: {
          api_response: 'success',
          sso_status: 'oidc',
          force_oidc_login: true,
          force_sso: true,
          code: 302,
        },
      }),
    );
    const left = await catchLeaving('**/oidc/auth/**');
    await email().fill('n@oidc.example');
    await password().focus();
    const { pathname, search } = await left();
    expect(`${pathname}${search}`).toBe('/oidc/auth/?email=n%40oidc.example&redirect=%2Fui%2F');
  });
});

describe('what is sent', () => {
  test('everything that the address and the form know [PL-C002] [PL-C003] [PL-E001] [PL-S031] [PL-S033] [PL-S034]', async () => {
    const query = new URLSearchParams({
      redirect: '/ui/',
      partner: 'rif',
      epagentid: 'agent-7',
      casbah_relay: 'https://relay.example/start__eln__4711',
    });
    await visit(`/#/?${query}`);
    const sent = await answerSignIn(401, refusal('UNAUTHORIZED', 401));
    await page.getByText('Partner: rif').waitFor();
    await fill(' pia@partner.example ');
    await submit().click();
    expect(await sent()).toEqual({
      email: 'pia@partner.example',
      password: console.company.password,
      redirect: '/ui/',
      relay_url: 'https://relay.example/start',
      eln: '4711',
      epagentid: 'agent-7',
      is_partner: true,
      partner: 'rif',
    });
  });

  test('a support account says who is behind it, and with which key [PL-P008] [PL-E001] [PF-P018]', async () => {
    await visit('/#/');
    const sent = await answerSignIn(401, refusal('INVALID_MFA_CODE', 750));
    await email().fill('casbah-support@atlasfoods.example');
    const verification = page.getByLabel('Verification email');
    await verification.fill('lina');
    await submit().click();
    await page.getByText('Enter your own work email, such as name@company.com.').waitFor();
    await verification.fill('lina@atlasfoods.example');
    await page.getByLabel('Support key').fill('123 456');
    await submit().click();
    expect(await sent()).toMatchObject({
      casbah_email: 'lina@atlasfoods.example',
      two_factor_auth_key: '123 456',
    });
  });

  test('nothing before it is whole: an e-mail that is one, and a password [PL-V001] [PL-V004]', async () => {
    await visit('/#/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await email().fill('nadia@');
    await submit().click();
    await page.getByText('Enter a valid email address, such as name@company.com.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    expect(asked.filter((url) => url.endsWith('/user/loginapi'))).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    ['PROFILE_DEACTIVATED', 'PL-X004', 'youssef@atlasfoods.example', 'This profile is deactivated.'],
    [
      'OUT_OF_ALLOWED_IP_RANGE',
      'PL-X008',
      'omar@fenced.example',
      'Your company doesn’t allow access from 127.0.0.1.',
    ],
  ])('%s shows its message [%s]', async (_code, _row, address, words) => {
    await visit('/#/');
    await fill(address);
    await submit().click();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await focused()).toBe('current-password');
  });

  test('where single sign-on is a must, the page switches to it and says why [PL-X001] [SH-X038]', async () => {
    await visit('/#/');
    await page.route('**/user/check_sso_status', (route) => route.abort());
    const answered = page.waitForResponse('**/user/loginapi');
    await fill('karim@branch.example');
    await submit().click();
    expect(await (await answered).json()).toMatchObject({ error: 'INVALID_DB_LOGIN', api_response: 708 });
    await page.getByRole('alert').getByText('Your company requires single sign-on').waitFor();
    expect(await submit().textContent()).toBe('Continue with OpenID Connect');
    expect(await focused()).toBe('username');
  });

  test('no response at all has its own message [PL-X005]', async () => {
    await visit('/#/');
    await page.route('**/user/loginapi', (route) => route.abort());
    await fill('n@x.example');
    await submit().click();
    await page.getByText('Casbah isn’t responding. Check that it’s running, then try again.').waitFor();
  });
});

describe('several companies', () => {
  test('are offered to who has an account in them; one must be chosen [PL-S042] [PL-V013] [PL-V002]', async () => {
    await visit('/#/');
    await fill('samir@rif.example');
    await submit().click();
    const selector = page.getByLabel('Company to sign in to');
    await selector.waitFor();
    expect(await selector.locator('option').allTextContents()).toEqual(
      expect.arrayContaining(['Choose a company', 'Atlas Foods', 'Rif Trading']),
    );
    await submit().click();
    await page.getByText('Choose the company to sign in to.').waitFor();
    expect(await selector.getAttribute('aria-invalid')).toBe('true');
    await selector.selectOption('Rif Trading');
    await submit().click();
    expect(await companyOfSession()).toBe('Rif Trading');
  });

  test('are not asked about where the address names one; __BC__ is a space [PL-S032]', async () => {
    await visit('/#/?tenant_name=Rif__BC__Trading');
    await page.getByText('Company: Rif Trading').waitFor();
    await fill('samir@rif.example');
    await submit().click();
    expect(await companyOfSession()).toBe('Rif Trading');
  });
});

test('partners are no usual people: they sign in at an address of their own, and nobody else does [PL-R011] [PL-S027] [PL-S038] [PL-P008]', async () => {
  const refused = page.getByText('Wrong email or password.');
  await visit('/#/');
  await fill('pia@partner.example');
  await submit().click();
  await refused.waitFor();
  await page.getByRole('link', { name: 'Partner sign-in' }).click();
  await page.getByRole('heading', { name: 'Partner sign-in' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/?is_partner=true');

  await console.show(page, '/#/partner/rif');
  await page.getByRole('heading', { name: 'Partner sign-in' }).waitFor();
  await fill('samir@rif.example');
  await submit().click();
  await refused.waitFor();
  await fill('pia@partner.example');
  await submit().click();
  await page.waitForURL('**/ui/**');
});

describe('a password that no longer holds', () => {
  const NEW = 'Another-horse-7-battery';

  test.each([
    {
      why: 'has expired [PL-S044] [PL-X003] [PL-S019] [PL-C021] [SH-X032]',
      whose: 'old@expired.example',
      mode: /set=2/,
      label: 'Old password',
      info: 'Your password has expired.',
    },
    {
      why: 'was set by someone else [PL-S020]',
      whose: 'lina@atlasfoods.example',
      mode: /set=5/,
      label: 'Current Password',
      info: 'Choose your own password to continue',
    },
  ])('is changed on the way in where it $why', async ({ whose, mode, label, info }) => {
    await visit('/#/');
    await fill(whose);
    await submit().click();
    await page.waitForURL(({ hash }) => mode.test(hash));
    await page.getByRole('heading', { name: 'Change Password' }).waitFor();
    await page.getByText(info).waitFor();
    await page.getByLabel(label, { exact: true }).fill(console.company.password);
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByLabel('Confirm new password').fill(NEW);
    await submit().click();
    await page.getByText('Password changed. Sign in with your new password.').waitFor();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await password().fill(NEW);
    await submit().click();
    await page.waitForURL('**/ui/**');
  });
});

describe('around the page', () => {
  test('a language is offered on one’s own machine, holds at once, and is the person’s own once they are in [PL-P007] [PL-C027]', async () => {
    const { page, close } = await console.openSignIn('/#/');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(await page.title()).toBe('Se connecter · Casbah');
    const saved = page.waitForRequest('**/admin/user/saveprefs');
    await console.signIn(page);
    expect((await saved).postDataJSON()).toEqual({ user_prefs: { lang: 'fr' } });
    await page.waitForURL('**/ui/**');
    const back = await page.request.get(console.address('/admin/user/sessions'));
    expect((await back.json()).user_prefs.lang).toBe('fr');
    await close();
    const person = await console.sysadmin();
    await person.client.call('POST /admin/user/saveprefs', { body: { user_prefs: { lang: 'en-us' } } });
  });

  test('password managers find their fields, and pasting works', async () => {
    await visit('/#/');
    expect(await email().getAttribute('autocomplete')).toBe('username');
    expect(await password().getAttribute('autocomplete')).toBe('current-password');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(`navigator.clipboard.writeText('Pasted-1-secret')`);
    await password().focus();
    await page.keyboard.press('Control+v');
    expect(await password().inputValue()).toBe('Pasted-1-secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  });

  test.each([
    ['/ui/appLogin', 'SH-R056', '#/', 'Sign in'],
    ['/ui/appLogin/forgotpassword', 'SH-R058', '#/forgotpassword', 'Forgot your password?'],
    [
      '/ui/appLogin/resetpassword?ctx=a&email=n%40x.example',
      'SH-R059',
      '#/resetpassword?ctx=a&email=n%40x.example',
      'Reset Password',
    ],
  ])(
    '%s, of the named area login, leads visitors to its page [%s] [SH-R176] [PF-R042]',
    async (path, _row, hash, title) => {
      expect(path.startsWith(addressOfArea('login') ?? 'none')).toBe(true);
      await visit(path);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(new URL(page.url()).hash).toBe(hash);
    },
  );

  test('who is signed in sees, too, why the gateway blocked them, and is sent on from a sign-in page [PL-S046] [PL-P001]', async () => {
    const { page, close } = await console.open('/#/blocked?code=DNS_ERROR');
    await page.getByRole('heading', { name: 'Site name not found' }).waitFor();
    await page.evaluate(`location.hash = '#/partner/rif'`);
    await page.waitForURL('**/ui/appAudit/**');
    await close();
  });

  test('who goes from page to page by keyboard begins at the heading', async () => {
    await visit('/#/linkexpire');
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement?.tagName')).toBe('H1');
  });
});
