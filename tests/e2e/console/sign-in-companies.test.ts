import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY, Person } from '../../system/casbah.ts';
import { complaintsOf, type OpenPage } from '../browser.ts';
import { Console } from './console.ts';
import { linkIn, mailTo } from './mails.ts';

const OPERATOR = 'operations@casbah.example';

/** New companies need the operator's word. */
let console: Console;
/** A visitor's page: tests share it, each draws it from scratch. */
let visitor: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.startEmpty({
    CASBAH_SIGNUP: 'approval',
    CASBAH_OPERATOR_EMAIL: OPERATOR,
    CASBAH_GUIDE_VIDEO: 'https://media.casbah.example/guide.mp4',
  });
  await Person.first(console.casbah);
  visitor = await console.openSignIn('/casbah.svg');
  ({ page } = visitor);
});
afterAll(async () => {
  await visitor.close();
  await console.close();
});

const visit = (path: string) => console.showToVisitor(page, path);
const submit = () => page.locator('button[type="submit"]');

async function fillSignUp(email: string): Promise<void> {
  await page.getByLabel('Company', { exact: true }).fill('Rif Trading');
  await page.getByLabel('First name').fill('Amal');
  await page.getByLabel('Last name').fill('Tazi');
  await page.getByLabel('Work email').fill(email);
}

describe('a new company', () => {
  test('asks, proves its address, is approved, chooses a password and is in [PL-S006] [PL-S007] [PL-R012] [PL-R013] [PL-R031] [PL-S049] [PL-S050] [PL-X024] [PL-X025] [PL-C010] [PL-C011] [PL-C014] [PL-C016] [PL-C018] [PL-E002] [PL-E003]', async () => {
    await visit('/#/');
    const checked = page.waitForResponse('**/user/signupcheck');
    await page.getByRole('link', { name: 'Create a company' }).click();
    expect(await (await checked).json()).toEqual({ api_response: 'success' });
    await fillSignUp('amal@rif-trading.example');
    const domain = page.getByLabel('Domain');
    await domain.focus();
    expect(await domain.inputValue()).toBe('rif-trading.example');
    const asked = page.waitForRequest('**/user/signupapi');
    await submit().click();
    expect((await asked).postDataJSON()).toEqual({
      company: 'Rif Trading',
      email: 'amal@rif-trading.example',
      domain: 'rif-trading.example',
      fname: 'Amal',
      lname: 'Tazi',
      lang: 'en-us',
    });
    await page.getByText('Thank you. Check your inbox').waitFor();
    await page.getByText('A verification email was sent to amal@rif-trading.example.').waitFor();
    await expect.poll(() => page.locator('form').count()).toBe(0);

    // Nothing happens by looking at the page: the button does it.
    const follow = async (email: string, told: string) => {
      const answered: string[] = [];
      page.on('request', (request) =>
        answered.push(`${request.method()} ${new URL(request.url()).pathname}`),
      );
      await console.show(page, linkIn(await mailTo(console, email), 'emailapproval'));
      await page.getByRole('heading', { name: 'Confirm' }).waitFor();
      expect(answered.filter((one) => one.endsWith('/user/emailapproval'))).toEqual([]);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('heading', { name: told }).waitFor();
      expect(answered.filter((one) => one.endsWith('/user/emailapproval'))).toEqual([
        'POST /user/emailapproval',
      ]);
    };
    await follow('amal@rif-trading.example', 'Address confirmed');
    await follow(OPERATOR, 'Company approved');

    const approved = async () => {
      const text = await mailTo(console, 'amal@rif-trading.example');
      return text.includes('#/finishsignup?') ? text : undefined;
    };
    await expect.poll(approved).toBeDefined();
    await console.show(page, linkIn((await approved()) ?? '', 'finishsignup'));
    await page
      .getByText('The last step for Rif Trading. You’ll sign in with amal@rif-trading.example.')
      .waitFor();
    await page.getByText('Hello Amal Tazi').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await submit().click();
    await page.getByText('Too weak.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(COMPANY.password);
    await page.getByLabel('Confirm password').fill(`${COMPANY.password}?`);
    await submit().click();
    await page.getByText('The passwords don’t match.').waitFor();
    await page.getByLabel('Confirm password').fill(COMPANY.password);
    const finished = page.waitForRequest('**/user/signupfinishapi');
    await submit().click();
    expect(Object.keys((await finished).postDataJSON()).sort()).toEqual([
      ...['admin_email', 'admin_password', 'resource_uri', 'signup_context'],
    ]);
    await page.waitForURL('**/ui/**');
    const session = await (await page.request.get(console.address('/admin/user/sessions'))).json();
    expect(session.tenantName).toBe('Rif Trading');
  });

  test('is asked for with an address and a domain that can be [PL-V003] [PL-V001]', async () => {
    await visit('/#/signup');
    await fillSignUp('amal@');
    await page.getByLabel('Domain').fill('rif');
    await submit().click();
    await page.getByText('Enter a valid email address').waitFor();
    await page.getByText('Enter a valid domain').waitFor();
    await page.getByLabel('First name').fill(' ');
    await page.getByText('Required.').waitFor();
  });

  test('failures on the way are shown [PL-X023]', async () => {
    await visit('/#/signup');
    await fillSignUp('amal@rif.example');
    await page.getByLabel('Domain').fill('rif.example');
    await page.route('**/user/signupapi', (route) => route.abort());
    await submit().click();
    await page.getByText('Something went wrong. Check your connection and try again.').waitFor();
  });
});

describe('links of a sign-up', () => {
  test.each([
    ['/#/finishsignup?e=a%40b.example&c=x', 'PL-R013'],
    ['/#/connectorfinishsignup?e=a%40b.example&c=x', 'PL-R014'],
    ['/#/finishsignup', 'PL-R013'],
  ])('%s says that it is no longer valid [PL-X022] [%s]', async (path) => {
    await visit(path);
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
    await page.getByText('It was already used, has expired or is incomplete.').waitFor();
  });

  test('one that cannot be read now says so, and not that it is invalid [PL-X023]', async () => {
    await visit('/#/');
    await page.route('**/user/signupfinishinfo**', (route) => route.abort());
    await console.show(page, '/#/finishsignup?e=a%40b.example&c=x');
    await page.getByText('Something went wrong. Check your connection and try again.').waitFor();
  });

  test('one that began in an app lets the company name itself [PL-S008] [PL-R014] [PL-C015] [PL-C017]', async () => {
    await visit('/#/');
    const query = new URLSearchParams({ e: 'amal@rif.example', c: 'token' });
    await page.route('**/user/connector-signupfinishinfo**', (route) =>
      route.fulfill({
        json: {
          api_response: 'success',
          first_name: 'Amal',
          last_name: 'Tazi',
          tenant_name: '',
          resource_uri: '/ui/',
          admin_email: 'amal@rif.example',
        },
      }),
    );
    const asked = page.waitForRequest('**/user/connector-signupfinishinfo**');
    await console.show(page, `/#/connectorfinishsignup?${query}`);
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      email: 'amal@rif.example',
      ctx: 'token',
    });
    await page.getByText('An app was connected for amal@rif.example.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(COMPANY.password);
    await page.getByLabel('Confirm password').fill(COMPANY.password);
    await submit().click();
    await page.getByText('Required.').waitFor();
    await page.getByLabel('Company', { exact: true }).fill('Rif Trading');
    await page.route('**/user/connector-signupfinishapi', (route) => route.abort());
    const sent = page.waitForRequest('**/user/connector-signupfinishapi');
    await submit().click();
    expect((await sent).postDataJSON()).toEqual({
      signup_context: 'token',
      admin_email: 'amal@rif.example',
      admin_password: COMPANY.password,
      resource_uri: '/ui/',
      company_name: 'Rif Trading',
    });
    await page.getByText('Something went wrong.').waitFor();
  });

  test('a used approval is reported, also to a signed-in person', async () => {
    const { page, close } = await console.open('/#/emailapproval?ctx=used');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('It was already used or has expired.').waitFor();
    await close();
  });
});

describe('after signing up', () => {
  test('the next step is shown, with more detail for an app that shares files [PL-R015] [PL-S014]', async () => {
    await visit('/#/signup-ack');
    await page.getByRole('heading', { name: 'Next steps' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /^Connect / }).count()).toBe(0);
    await console.show(page, '/#/signup-ack?app=Box');
    await page.getByRole('heading', { name: 'Connect Box' }).waitFor();
    await page.getByText('which files people share in it and with whom').waitFor();
    await console.show(page, '/#/signup-ack?app=salesforce');
    await page.getByRole('heading', { name: 'Next steps' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /^Connect / }).count()).toBe(0);
  });

  test('a film opens above the page [PL-S015]', async () => {
    await visit('/#/');
    const { complaints, stop } = complaintsOf(page);
    await page.route('https://media.casbah.example/**', (route) => route.fulfill({ status: 200, body: '' }));
    const loaded = page.waitForRequest('https://media.casbah.example/guide.mp4');
    await console.show(page, '/#/signup-ack');
    await page.getByRole('button', { name: 'Watch video' }).click();
    const film = page.getByRole('dialog', { name: 'Introduction to Casbah' });
    await film.waitFor();
    await loaded;
    await film.getByRole('button', { name: 'Close' }).click();
    await film.waitFor({ state: 'detached' });
    // The policy lets the film's own server through.
    expect(complaints.filter((one) => /Content Security Policy/.test(one))).toEqual([]);
    stop();
  });
});
