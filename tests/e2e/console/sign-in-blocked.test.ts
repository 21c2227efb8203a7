import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAnswers, type OpenPage } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
let opened: OpenPage;
let page: Page;
beforeAll(async () => {
  console = await Console.inCompany();
  opened = await console.openSignIn('/casbah.svg');
  ({ page } = opened);
});
afterAll(async () => {
  await opened.close();
  await console.close();
});

const goTo = (path: string) => console.show(page, path);
const heading = () => page.getByRole('heading', { level: 1 }).textContent();
/** What the page lists, name by name. */
const facts = () =>
  page.evaluate<Record<string, string>>(`Object.fromEntries([...document.querySelectorAll('dl > div')]
    .map((row) => [row.querySelector('dt').textContent, row.querySelector('dd').textContent]))`);

describe('the block page', () => {
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
    expect(await heading()).toBe('Blocked by a company policy');
    expect(await facts()).toEqual({
      App: 'Mega',
      Address: 'https://mega.nz/file/1',
      Account: 'omar',
      Person: 'omar@atlasfoods.example',
      Company: 'Atlas Foods',
      Reason: '<img src=x onerror=alert(1)> Too risky',
      'Blocked by': 'Gateway (no agent on this device)',
      Code: 'BLOCK_VIOLATED_POLICY',
    });
    await expect.poll(() => page.locator('main img, main script').count()).toBe(0);
    await expect.poll(() => page.locator('main a').count()).toBe(0);
  });

  test('leads from a blocked app to services that are less risky', async () => {
    await goTo('/#/blocked?code=BLOCK_DISALLOWED_APP&app=mega');
    await page.getByRole('link', { name: 'See less risky services' }).click();
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

  test('without any, the page says so', async () => {
    await goTo('/#/suggestedapps?app=nothing-such');
    await page.getByRole('heading', { name: 'No lower-risk alternatives' }).waitFor();
  });

  test('without an app it says where to come from, and asks nothing', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goTo('/#/suggestedapps');
    await page.getByText('Open this page from a page that says an app is blocked').waitFor();
    expect(asked.filter((url) => url.includes('suggestedapps') && !url.includes('#'))).toEqual([]);
  });
});

describe('pages that only tell something', () => {
  test('a link that no longer works leads to a new one [PL-R033]', async () => {
    await goTo('/#/linkexpire');
    expect(await heading()).toBe('This link no longer works');
    await page.getByRole('link', { name: 'Request new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });

  test('help names the team, counts down from 10 seconds and goes home; who wants to read on may stay [PL-R034] [PL-S017] [PL-S056] [PL-K003]', async () => {
    const { page: own, close } = await console.openSignIn('/casbah.svg');
    await own.clock.install();
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

    await console.show(own, '/#/support');
    await own.getByRole('button', { name: 'Stay here' }).click();
    await own.clock.runFor(20_000);
    await own.getByText('This page stays open.').waitFor();
    await close();
  });

  test('the support desk’s page shows the id of a request [PL-R028]', async () => {
    // It is asked for when the page is loaded.
    await page.goto('about:blank');
    const answered = page.waitForResponse('**/admin/get_general_config');
    await goTo('/#/debug');
    const { request_id } = await (await answered).json();
    expect((await facts())['Request ID']).toBe(request_id);
    expect(request_id).toMatch(/^[\w-]{8,}$/);
  });
});

test('elsewhere than on one’s own machine the language is the browser’s: none is offered [PL-P007]', async () => {
  const { page: own, close } = await console.openSignIn('/casbah.svg', { locale: 'de-DE' });
  await changeAnswers(own, '**/admin/get_general_config', (config) => ({
    ...config,
    deploymentType: 'PROD',
  }));
  await own.goto(console.address('/#/'));
  await own.getByRole('heading', { name: 'Anmelden' }).waitFor();
  await own.getByLabel('Farbschema').waitFor();
  await expect.poll(() => own.getByLabel('Sprache').count()).toBe(0);
  await close();
});
