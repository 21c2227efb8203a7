import { BLOCK_CODES } from '@casbah/domain/block-code';
import { GATEWAY_ERROR_CODES, GATEWAY_ERRORS, type GatewayErrorCode } from '@casbah/domain/gateway-error';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../system/casbah.ts';
import type { OpenPage } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.startEmpty({ CASBAH_TEAM_URL: 'https://help.atlasfoods.example/casbah' });
  await Person.first(console.casbah);
  opened = await console.openSignIn();
  ({ page } = opened);
});
afterAll(async () => {
  await opened.close();
  await console.close();
});

/** Goes to a page in front of the session, from wherever the browser is. */
async function goTo(path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(console.address(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
}
const heading = () => page.getByRole('heading', { level: 1 }).textContent();
/** What the page lists, name by name. */
const facts = () =>
  page.evaluate<Record<string, string>>(`Object.fromEntries([...document.querySelectorAll('dl > div')]
    .map((row) => [row.querySelector('dt').textContent, row.querySelector('dd').textContent]))`);
const intro = async () => (await page.locator('h1 ~ p').textContent()) ?? '';

describe('the block page', () => {
  const CASES = {
    BLOCK_VIOLATED_POLICY: ['PL-X033', 'A policy of your company stopped this'],
    BLOCK_DISALLOWED_APP: ['PL-X034', 'Your company does not allow this app'],
    DEVICE_CLIENT_BLOCK: ['PL-X035', 'This device is not let in'],
    BLOCK_DISALLOWED_USER: ['PL-X036', 'Your account may not use this app'],
    BLOCK_POLICY_EVENT: ['PL-X037', 'This action is not allowed here'],
    SERVER_ERROR: ['PL-X038', 'The site could not be reached'],
    DNS_ERROR: ['PL-X039', 'The site’s name was not found'],
  } as const satisfies Record<(typeof BLOCK_CODES)[number], readonly [string, string]>;

  test.each(BLOCK_CODES.map((code) => [code, ...CASES[code]] as const))(
    'knows %s [%s]: %s',
    async (code, _row, title) => {
      await goTo(`/#/blocked?code=${code}`);
      expect(await heading()).toBe(title);
      expect((await intro()).length).toBeGreaterThan(40);
    },
  );

  test('shows all that its address says, each as text [PL-R020] [PL-S011]', async () => {
    const said = {
      code: 'BLOCK_VIOLATED_POLICY',
      tenant: 'Atlas Foods',
      app: 'Mega',
      username: 'omar',
      useremail: 'omar@atlasfoods.example',
      url_info: 'https://mega.nz/file/1',
      error: '<img src=x onerror=alert(1)> Too risky',
      agentless: 'true',
    };
    await goTo(`/#/blocked?${new URLSearchParams(said)}`);
    expect(await facts()).toEqual({
      App: 'Mega',
      Address: 'https://mega.nz/file/1',
      Account: 'omar',
      Person: 'omar@atlasfoods.example',
      Company: 'Atlas Foods',
      'Reason given': '<img src=x onerror=alert(1)> Too risky',
      'Stopped at': 'The gateway, without an agent on this device',
      Code: 'BLOCK_VIOLATED_POLICY',
    });
    await expect.poll(() => page.locator('main img, main script').count()).toBe(0);
    await expect.poll(() => page.locator('main a').count()).toBe(0);
  });

  test('a code that nobody knows is a block like any other; a long text has an end', async () => {
    await goTo(`/#/blocked?code=WHATEVER&error=${'x'.repeat(3000)}`);
    expect(await heading()).toBe('Your company does not allow this');
    expect((await facts())['Reason given']).toHaveLength(500);
  });

  test('a fault of the connection is told as one, with its code where the gateway names it', async () => {
    await goTo('/#/blocked?code=SERVER_ERROR&error=ERR_READ_TIMEOUT');
    expect(await facts()).toEqual({ Code: 'ERR_READ_TIMEOUT' });
    await page.getByText('Connection to the site Failed').waitFor();
  });

  test('leads from a blocked app to services that are less risky', async () => {
    await goTo('/#/blocked?code=BLOCK_DISALLOWED_APP&app=mega');
    await page.getByRole('link', { name: 'See services that are less risky' }).click();
    await page.getByRole('heading', { name: 'Services you can use instead' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/suggestedapps?app=mega');
  });
});

describe('services to use instead', () => {
  test('come from the catalogue: of the same kind, each with a lower risk, the least first [PL-R021] [PL-C022]', async () => {
    const answered = page.waitForResponse('**/admin/user/suggestedapps');
    await goTo('/#/suggestedapps?app=mega');
    expect((await answered).request().postDataJSON()).toEqual({ app: 'mega' });
    const list = page.getByRole('list', { name: 'Less risky services' }).getByRole('listitem');
    await list.first().waitFor();
    const texts = await list.allTextContents();
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).toMatch(/File sharing · \S+\.\S+(Low|Medium) \d+$/);
    const scores = texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    await page.getByText('Blocked: MEGA').waitFor();
  });

  test('where there is none, the page says so', async () => {
    await goTo('/#/suggestedapps?app=nothing-such');
    await page.getByRole('heading', { name: 'No service with a lower risk is known' }).waitFor();
  });

  test('without an app it says where to come from, and asks nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goTo('/#/suggestedapps');
    await page.getByText('Open this page from the page that says an app is blocked').waitFor();
    expect(asked.filter((url) => url.includes('suggestedapps') && !url.includes('#'))).toEqual([]);
  });
});

describe('errors of the gateway', () => {
  const ROWS = {
    ERR_READ_TIMEOUT: 'PL-X041',
    ERR_LIFETIME_EXP: 'PL-X042',
    ERR_READ_ERROR: 'PL-X043',
    ERR_WRITE_ERROR: 'PL-X044',
    ERR_CONNECT_FAIL: 'PL-X045',
    ERR_DNS_FAIL: 'PL-X046',
    ERR_TOO_BIG: 'PL-X047',
    ERR_INVALID_REQ: 'PL-X048',
    ERR_UNSUP_REQ: 'PL-X049',
    ERR_INVALID_URL: 'PL-X050',
    ERR_ZERO_SIZE_OBJECT: 'PL-X051',
    ERR_PRECONDITION_FAILED: 'PL-X052',
    ERR_CONFLICT_HOST: 'PL-X053',
    ERR_GATEWAY_FAILURE: 'PL-X054',
    ERR_UNSUP_HTTPVERSION: 'PL-X055',
    ERR_CANNOT_FORWARD: 'PL-X056',
  } as const satisfies Record<GatewayErrorCode, string>;
  const STATUS = { working: 'Working', failed: 'Failed', neutral: 'Not tried' } as const;
  const REMEDY = {
    retry: 'Wait a minute, then try again. If it stays, tell your administrator.',
    report: 'Trying again will not help. Report the address to your administrator.',
  } as const;

  test.each(GATEWAY_ERROR_CODES.map((code) => [code, ROWS[code]] as const))(
    '%s has a brief text, a description, a remedy and the state of the connection [%s] [PL-X040]',
    async (code) => {
      await goTo(`/#/rperror?code=${code}`);
      const { connection, remedy } = GATEWAY_ERRORS[code];
      expect((await heading())?.length).toBeGreaterThan(10);
      expect((await intro()).length).toBeGreaterThan(30);
      await page.getByText(`Connection to the site ${STATUS[connection]}`).waitFor();
      await page.getByText(REMEDY[remedy]).waitFor();
      expect((await facts()).Code).toBe(code);
    },
  );

  test('no two of them say the same', async () => {
    const briefs = new Set<string | null>();
    for (const code of GATEWAY_ERROR_CODES) {
      await page.goto(console.address(`/#/rperror?code=${code}`));
      await page.getByText(code, { exact: true }).waitFor();
      briefs.add(await heading());
    }
    expect(briefs.size).toBe(GATEWAY_ERROR_CODES.length);
  });

  test('a code that is not known is the generic one, with the text that came along [PL-R023] [PL-X056]', async () => {
    await goTo('/#/rperror?code=E42&error=The%20tunnel%20fell%20in');
    expect(await heading()).toBe('The connection failed');
    await page.getByText('The tunnel fell in').waitFor();
    await page.getByText('Connection to the site Failed').waitFor();
  });
});

describe('errors of single sign-on', () => {
  test.each([
    ['10', 'PL-X027', /answered with something Casbah could not accept/],
    ['11', 'PL-X028', /No company here goes with this address/],
    ['12', 'PL-X029', /has not set up single sign-on/],
    ['13', 'PL-X030', /sign-on set up for your company is not right/],
    ['14', 'PL-X031', /does not belong to a sign-in that this browser began/],
    ['99', 'PL-X032', /needs a page of its own/],
  ] as const)('code %s is told in words [%s] [PL-R022]', async (code, _row, words) => {
    await goTo(`/#/ssoerror?code=${code}&error=not%20shown`);
    await page.getByText(words).waitFor();
    await expect.poll(() => page.getByText('not shown').count()).toBe(0);
  });

  test('without a code of ours the text that came along is shown, as text [PL-R022]', async () => {
    await goTo(`/#/ssoerror?code=7&error=${encodeURIComponent('<b>Certificate</b> has ended')}`);
    await page.getByText('<b>Certificate</b> has ended').waitFor();
  });
});

describe('pages that only tell something', () => {
  test('a right that is missing [PL-R032]', async () => {
    await goTo('/#/permission');
    expect(await heading()).toBe('You may not open this');
  });

  test('a link that no longer works leads to a new one [PL-R033]', async () => {
    await goTo('/#/linkexpire');
    expect(await heading()).toBe('This link no longer works');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });

  test('help names the team, counts down from 10 seconds and goes home [PL-R034] [PL-S017] [PL-S056] [PL-K003]', async () => {
    const { page: own, close } = await console.openSignIn('/#/');
    await own.getByRole('heading', { name: 'Sign in' }).waitFor();
    await own.clock.install();
    await own.goto('about:blank');
    await own.goto(console.address('/#/support'));
    const link = own.getByRole('link', { name: 'https://help.atlasfoods.example/casbah' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://help.atlasfoods.example/casbah');
    await own.getByText('The sign-in page opens in 10 seconds.').waitFor();
    await own.clock.runFor(1000);
    await own.getByText('The sign-in page opens in 9 seconds.').waitFor();
    await own.clock.runFor(8000);
    await own.getByText('The sign-in page opens in 1 second.').waitFor();
    expect(new URL(own.url()).hash).toBe('#/support');
    await own.clock.runFor(1000);
    await own.getByRole('heading', { name: 'Sign in' }).waitFor();
    await close();
  });

  test('who wants to read on may stay', async () => {
    const { page: own, close } = await console.openSignIn('/#/');
    await own.clock.install();
    await own.goto('about:blank');
    await own.goto(console.address('/#/support'));
    await own.getByRole('button', { name: 'Stay here' }).click();
    await own.clock.runFor(20_000);
    await own.getByText('This page stays open.').waitFor();
    await close();
  });

  test('the support desk’s page shows the id of a request [PL-R028]', async () => {
    const answered = page.waitForResponse('**/admin/get_general_config');
    await goTo('/#/debug');
    const { request_id } = await (await answered).json();
    expect((await facts())['Request id']).toBe(request_id);
    expect(request_id).toMatch(/^[\w-]{8,}$/);
  });
});
