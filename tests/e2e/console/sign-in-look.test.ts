import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings, type OpenPage, untilQuiet } from '../browser.ts';
import { Console } from './console.ts';

let console: Console;
beforeAll(async () => {
  console = await Console.inCompany();
});
afterAll(() => console.close());

const EMAIL = 'email=nadia.berrada.of.the.south%40atlasfoods.example';
const BLOCKED = new URLSearchParams({
  code: 'BLOCK_DISALLOWED_APP',
  app: 'Mega',
  tenant: 'Atlas Foods',
  username: 'omar.haddad',
  useremail: 'omar.haddad@atlasfoods.example',
  error: 'Risk above 80',
  agentless: 'false',
  url_info: `https://mega.nz/${'a-long-path/'.repeat(8)}`,
});
const VISITORS = [
  '/#/',
  '/#/partner/Rif%20Consulting',
  '/#/?show_unpw_login=false&tenant_name=Atlas__BC__Foods',
  '/#/forgotpassword?partnerEnabled=true',
  `/#/resetpassword?ctx=abc&${EMAIL}&set=5`,
  '/#/resetpassword',
  '/#/signup',
  '/#/signup-ack?app=box',
  '/#/finishsignup?e=a%40b.example&c=x',
  '/#/emailapproval?ctx=abc',
  '/#/autoInvite',
  `/#/blocked?${BLOCKED}`,
  '/#/blocked?code=SERVER_ERROR&error=ERR_READ_TIMEOUT',
  '/#/suggestedapps?app=mega',
  '/#/ssoerror?code=12',
  '/#/rperror?code=ERR_TOO_BIG',
  '/#/rperror?code=ERR_INVALID_URL',
  '/#/permission',
  '/#/linkexpire',
  '/#/support',
  '/#/debug',
  '/#/reachInstall',
  '/#/authExtension',
] as const;
const SIGNED_IN = [
  '/#/deviceGuestClient',
  '/#/deviceClientPending',
  '/#/deviceClientBlock',
  '/#/connectorstatus?code=success&app=Box',
] as const;

const WIDTHS = [1440, 1024, 390] as const;

/** By how much the page is wider than its window. */
async function wider(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

async function look({ page, complaints }: OpenPage, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (width === WIDTHS[0]) {
      await console.show(page, path);
      await untilQuiet(page);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    expect(await wider(page), `at ${width} pixels`).toBe(0);
  }
  // A browser writes down every refusal; a link that isn't valid is meant to be refused.
  expect(complaints.filter((one) => !/status of (401|410)/.test(one))).toEqual([]);
}

describe('on each page in front of the session axe finds nothing, and nothing is cut off', () => {
  let visitor: OpenPage;
  let person: OpenPage;
  beforeAll(async () => {
    visitor = await console.openSignIn('/casbah.svg');
    person = await console.open(SIGNED_IN[0]);
  });
  afterAll(async () => {
    await visitor.close();
    await person.close();
  });

  test.each(VISITORS)('%s', (path) => look(visitor, path));
  test.each(SIGNED_IN)('%s', (path) => look(person, path));

  test('values with errors are marked invalid, others are not', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await console.show(page, '/#/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter your email.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await console.show(page, `/#/resetpassword?ctx=abc&${EMAIL}&set=2`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Too weak.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** The one with the longest words and one without spaces; `CASBAH_SOAK=1` looks at all. */
const LANGUAGES = ['de-DE', 'ja-JP', 'fr-FR', 'es-ES'].slice(0, process.env.CASBAH_SOAK === '1' ? 4 : 2);

test.each(LANGUAGES)('words of %s fit, on a phone too', async (locale) => {
  const { page, complaints, close } = await console.openSignIn('/casbah.svg', {
    locale,
    viewport: { width: 360, height: 740 },
  });
  for (const path of VISITORS.filter((one) => !one.includes('finishsignup'))) {
    await console.show(page, path);
    expect(await wider(page), path).toBe(0);
  }
  expect(complaints.filter((one) => !/status of 401/.test(one))).toEqual([]);
  await close();
});

describe('weight', () => {
  const folder = fileURLToPath(new URL('../../../apps/console/dist', import.meta.url));

  /** KiB of JavaScript that a page loads before it is at rest, as gzip. */
  async function weightOf(path: string): Promise<number> {
    const { page, close } = await console.openSignIn('/casbah.svg');
    const files = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await console.show(page, path);
    await untilQuiet(page);
    await close();
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await readFile(`${folder}${file}`)).length;
    return bytes / 1024;
  }

  test.each(['/#/', `/#/blocked?${BLOCKED}`, '/#/linkexpire'])(
    '%s loads at most 120 KiB of JavaScript',
    async (path) => {
      expect(await weightOf(path)).toBeLessThan(120);
    },
  );
});
