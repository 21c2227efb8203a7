import { DEFAULT_AGENT_DOWNLOAD_URL } from '@casbah/domain/device-page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { stopClock, untilSeen } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
let person: Person;
beforeAll(async () => {
  console = await Console.inCompany();
  person = await console.sysadmin();
});
afterAll(() => console.close());

describe('device pages', () => {
  test('a guest chooses whose device it is; the agent is downloaded where the company says, or from its default address (decision 0023) [PL-S016] [PL-S035] [PL-E007] [PL-C025] [PL-P005]', async () => {
    const { page, close } = await console.open('/#/deviceGuestClient');
    const download = page.getByRole('link', { name: 'Download agent' });
    await download.waitFor();
    expect(await download.getAttribute('href')).toBe(DEFAULT_AGENT_DOWNLOAD_URL);
    await page.getByRole('radio', { name: /Personal device/ }).check();
    const goOn = page.getByRole('link', { name: 'Continue in browser' });
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
    await page.getByRole('radio', { name: /Personal device/ }).check();
    await page.getByText('Your company requires the agent on personal devices too').waitFor();
    expect(await download.getAttribute('href')).toBe('https://downloads.atlasfoods.example/agent');
    await expect.poll(() => goOn.count()).toBe(0);
    // The page of the extension is there for who is signed in, too.
    await console.show(page, '/#/authExtension');
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    await close();
  });
});

describe('the page of the browser extension', () => {
  test('waits for the extension, and goes on one second after it is there [PL-R029] [PL-S057] [PL-S059]', async () => {
    const { page, close } = await console.openSignIn('/casbah.svg');
    await page.clock.install();
    await page.goto(console.address('/#/authExtension?redirect=%2F%23%2Fpermission'));
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    await stopClock(page);
    await page.clock.runFor(5000);
    await page.getByText('Waiting', { exact: true }).waitFor();
    await page.evaluate(`document.documentElement.dataset.casbahExtension = '1.0'`);
    await page.clock.runFor(1000);
    await untilSeen(page.getByRole('heading', { name: 'Extension found' }));
    await page.clock.runFor(900);
    expect(page.url()).toContain('#/auth');
    await page.clock.runFor(100);
    await untilSeen(page.getByRole('heading', { name: 'You don’t have access' }));
    await close();
  });

  test('never goes on to another server; one of a device sends visitors home [PL-P002] [PL-P003]', async () => {
    const { page, close } = await console.openSignIn(
      '/#/authExtension?redirect=https%3A%2F%2Fevil.example%2F',
    );
    await page.getByRole('heading', { name: 'Waiting for the browser extension' }).waitFor();
    await page.evaluate(`document.documentElement.dataset.casbahExtension = '1.0'`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).origin).toBe(console.origin);

    await console.show(page, '/#/linkexpire');
    await console.show(page, '/#/deviceClientBlock');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(console.address('/#/'));
    await close();
  });
});
