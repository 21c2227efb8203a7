import { DEFAULT_AGENT_DOWNLOAD_URL } from '@casbah/domain/device-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../system/casbah.ts';
import { type OpenPage, stopClock, untilSeen } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
let person: Person;
beforeAll(async () => {
  console = await Console.startEmpty();
  person = await Person.first(console.casbah);
});
afterAll(() => console.close());

async function openSignedIn(path: string): Promise<OpenPage> {
  const opened = await console.open('/ui/');
  await opened.page.goto('about:blank');
  await opened.page.goto(console.address(path));
  return opened;
}

describe('device pages', () => {
  test('a device page sends visitors home [PL-P002] [PL-P003]', async () => {
    const { page, close } = await console.openSignIn('/#/deviceClientBlock');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/');
    await close();
  });

  test('a guest chooses whose device it is; the agent is downloaded where the company says, or from its default address (decision 0023) [PL-S016] [PL-S035] [PL-E007] [PL-C025]', async () => {
    const { page, close } = await openSignedIn('/#/deviceGuestClient');
    const download = page.getByRole('link', { name: 'Download the agent' });
    await download.waitFor();
    expect(await download.getAttribute('href')).toBe(DEFAULT_AGENT_DOWNLOAD_URL);
    await page.getByRole('radio', { name: /My own device/ }).check();
    const goOn = page.getByRole('link', { name: 'Go on in the browser' });
    await goOn.waitFor();
    await expect.poll(() => download.count()).toBe(0);

    await person.client.call('POST /admin/tenant/update', {
      body: {
        device_management_info: {
          force_agent_download: true,
          agent_download_url: 'https://downloads.atlasfoods.example/agent',
        },
      },
    });
    await page.reload();
    await page.getByRole('radio', { name: /My own device/ }).check();
    await page.getByText('Your company lets nobody in without the agent').waitFor();
    expect(await download.getAttribute('href')).toBe('https://downloads.atlasfoods.example/agent');
    await expect.poll(() => goOn.count()).toBe(0);
    await close();
  });
});

describe('the page of the browser extension', () => {
  test.each(['/#/authExtension', '/#/authPlugin'])(
    '%s waits for the extension, and goes on one second after it is there [PL-R029] [PL-R030] [PL-S057] [PL-S059]',
    async (path) => {
      const { page, close } = await console.openSignIn('/#/');
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
      await page.clock.install();
      await page.goto('about:blank');
      await page.goto(console.address(`${path}?redirect=%2F%23%2Fpermission`));
      await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
      await stopClock(page);
      await page.clock.runFor(5000);
      await page.getByText('Waiting', { exact: true }).waitFor();
      await page.evaluate(`document.documentElement.dataset.casbahExtension = '1.0'`);
      await page.clock.runFor(1000);
      await untilSeen(page.getByRole('heading', { name: 'The extension is there' }));
      await page.clock.runFor(900);
      expect(page.url()).toContain('#/auth');
      await page.clock.runFor(100);
      await untilSeen(page.getByRole('heading', { name: 'You may not open this' }));
      await close();
    },
  );

  test('does not look while the tab is hidden [PL-S058]', async () => {
    const { page, close } = await console.openSignIn('/#/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.clock.install();
    await page.goto('about:blank');
    await page.goto(console.address('/#/authExtension'));
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    const show = (hidden: boolean) =>
      page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} });
        document.dispatchEvent(new Event('visibilitychange'));
        document.documentElement.dataset.casbahExtension = '1.0'`);
    await show(true);
    await page.clock.runFor(10_000);
    await page.getByText('Waiting', { exact: true }).waitFor();
    await show(false);
    await page.clock.runFor(1000);
    await page.getByRole('heading', { name: 'The extension is there' }).waitFor();
    await close();
  });

  test('never goes on to another server', async () => {
    const { page, close } = await console.openSignIn(
      '/#/authExtension?redirect=https%3A%2F%2Fevil.example%2F',
    );
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    await page.evaluate(`document.documentElement.dataset.casbahExtension = '1.0'`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).origin).toBe(console.casbah.origin);
    await close();
  });

  test('is there for who is signed in, too [PL-P005]', async () => {
    const { page, close } = await openSignedIn('/#/authExtension');
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    await close();
  });
});
