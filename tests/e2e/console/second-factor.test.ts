import { generateSync } from 'otplib';
import type { CDPSession, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../system/casbah.ts';
import { accessibilityFindings, type OpenPage } from '../browser.ts';
import { Console } from './console.ts';
import { mailsTo } from './mails.ts';

const AMINA = 'amina@atlasfoods.example';
const HASSAN = 'hassan@atlasfoods.example';
const LATIFA = 'latifa@atlasfoods.example';

let console: Console;
let admin: Person;
beforeAll(async () => {
  console = await Console.inCompanyWith('second-factor');
  admin = await console.sysadmin();
});
afterAll(() => console.close());

const ask = (whom: 'off' | 'everyone') =>
  admin.client.call('POST /admin/config/update', {
    body: { app_name: 'security', param_name: 'mfa', param_value: whom },
  });

/** Passkeys work on a name, not on a bare address. */
const named = (path: string): string => console.address(path).replace('127.0.0.1', 'localhost');

const fill = (page: Page, email: string) => console.signIn(page, { ...console.company, email });
const step = (page: Page) => page.getByRole('heading', { name: 'Verify it’s you' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' }).click();
const code = (page: Page) => page.getByLabel('Verification code');

async function signOut(page: Page, at: (path: string) => string): Promise<void> {
  await page.goto(at('/logout/'));
  await page.locator('input[type="email"]').waitFor();
}
/** Waits for the page that people without rights are led to: their own account. */
const atAccount = (page: Page) =>
  page.getByRole('heading', { name: 'Multi-factor authentication' }).waitFor();
/** Returns the dialog that asks who is there once more. */
async function prove(page: Page, accept: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(console.company.password);
  await dialog.getByRole('button', { name: accept }).click();
}
/** What axe finds, without what is still said aloud of a button that has left: for seven seconds it refers to it. */
async function findings(page: Page, looked: Parameters<typeof accessibilityFindings>[1] = {}) {
  await page.evaluate(
    `document.querySelectorAll('[data-live-announcer] [role="img"]').forEach((said) => said.remove())`,
  );
  return accessibilityFindings(page, looked);
}
/** The browser's own messages about refused responses aren't errors of the page. */
const ownComplaints = ({ complaints }: OpenPage) => complaints.filter((one) => !/status of 40[13]/.test(one));

test('a code by mail is sent, shown, sent again and taken [PL-R035] [PL-S045] [PL-S047] [PL-S048] [PL-V005] [PL-X010] [PL-X026] [SH-R228] [SH-X037] [PF-R025] [PF-V042]', async () => {
  await ask('everyone');
  const opened = await console.openSignIn();
  const { page } = opened;
  await fill(page, AMINA);
  await step(page).waitFor();
  expect(new URL(page.url()).hash).toBe('#/mfa');
  expect(await findings(page)).toEqual([]);

  // First a code is sent: before that there is nothing to verify.
  await expect.poll(() => page.getByRole('button', { name: 'Verify' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Code sent to a•••@atlasfoods.example.').waitFor();
  expect(await findings(page)).toEqual([]);

  await code(page).fill('12345');
  await verify(page);
  await page.getByText('Invalid verification code').waitFor();
  // Sending again starts over.
  await page.getByRole('button', { name: 'Send new code' }).click();
  await expect.poll(() => code(page).inputValue()).toBe('');
  await expect.poll(() => page.getByText('Invalid verification code').count()).toBe(0);

  const right = await sentCode(AMINA);
  await code(page).fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await verify(page);
  await page.getByText('The verification code is wrong or expired').waitFor();
  expect(await code(page).inputValue()).toBe('');
  await code(page).fill(` ${right.slice(0, 3)} ${right.slice(3)}`);
  await verify(page);
  await page.waitForURL('**/ui/**');
  expect(ownComplaints(opened)).toEqual([]);
  await opened.close();
});

/** The code of the newest mail, once there are two: it was sent twice. */
async function sentCode(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(console, email)).length).toBe(2);
  const [newest] = await mailsTo(console, email);
  return /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0] ?? '';
}

test('the page of the second factor is for sessions that owe one: others go where they belong [PL-P004] [SH-R057]', async () => {
  await ask('everyone');
  const { page, close } = await console.openSignIn('/#/mfa');
  // No one at all: what is left of a session is gone, and the sign-in page is there.
  await page.locator('input[type="email"]').waitFor();
  expect(new URL(page.url()).hash).toBe('#/');

  // One that owes it may not see the console, from wherever it comes.
  await fill(page, HASSAN);
  await step(page).waitFor();
  await page.goto(console.address('/ui/appLogin/multi-factor'));
  await step(page).waitFor();
  expect(new URL(page.url()).hash).toBe('#/mfa');
  // And leaves as no one.
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.locator('input[type="email"]').waitFor();
  expect((await page.context().cookies()).filter(({ name }) => name === 'casbah_session')).toEqual([]);

  // One that owes nothing goes to the console.
  await ask('off');
  await fill(page, HASSAN);
  await page.waitForURL('**/ui/**');
  await page.goto(console.address('/#/mfa'));
  await page.waitForURL('**/ui/**');
  await close();
});

test('an app is set up from its QR code, asked for at sign-in, and a recovery code stands in for it', async () => {
  await ask('off');
  const at = (path: string): string => console.address(path);
  const opened = await console.openSignIn();
  const { page } = opened;
  await fill(page, HASSAN);
  await atAccount(page);
  await page.getByText('Only a password protects your account').waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('The current password is wrong').waitFor();
  expect(await findings(page, { overlayOpen: true })).toEqual([]);
  await prove(page, 'Continue');

  const image = await dialog.getByRole('img', { name: 'QR code for the app' }).screenshot();
  const { width, height, data } = PNG.sync.read(image);
  const address = new URL(decodeQR({ width, height, data }));
  const secret = address.searchParams.get('secret') ?? '';
  expect(address.protocol).toBe('otpauth:');
  const shown = (await dialog.locator('code').textContent()) ?? '';
  expect(shown.replace(/\s/g, '')).toBe(secret);
  expect(await findings(page, { overlayOpen: true })).toEqual([]);
  await dialog.getByLabel('Code from the app').fill(codeAt(secret));
  await dialog.getByRole('button', { name: 'Finish' }).click();

  const kept = page.getByRole('alertdialog', { name: 'Save your recovery codes' });
  await kept.waitFor();
  const recovery = await kept
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(recovery).toHaveLength(10);
  expect(await findings(page, { overlayOpen: true })).toEqual([]);
  const downloading = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('casbah-recovery-codes.txt');
  await kept.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 codes left').waitFor();
  await expect.poll(() => page.getByText(recovery[0] ?? 'none').count()).toBe(0);

  // The next one: that of this half minute is used up. Whichever half minute it comes in, it is within the tolerance.
  const used = codeAt(secret, 30);
  await signOut(page, at);
  await fill(page, HASSAN);
  await step(page).waitFor();
  await code(page).fill(used);
  await verify(page);
  await page.waitForURL('**/ui/**');

  // The same code once more, within its time, opens nothing.
  await signOut(page, at);
  await fill(page, HASSAN);
  await code(page).fill(used);
  await verify(page);
  await page.getByText('The verification code is wrong or expired').waitFor();
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill((recovery[0] ?? '').replaceAll('-', ' ').toUpperCase());
  await verify(page);
  await atAccount(page);
  await page.getByText('9 codes left').waitFor();
  expect(ownComplaints(opened)).toEqual([]);
  await opened.close();
});

/** What an app shows so many seconds from now. */
const codeAt = (secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

async function virtualAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

test('a passkey is added by name, signs in alone and as the second factor, and is refused without finger or PIN', async () => {
  await ask('off');
  const opened = await console.openSignIn();
  const { page } = opened;
  const { client, authenticatorId } = await virtualAuthenticator(page);
  const verified = (isUserVerified: boolean) =>
    client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

  // The bare address has none, and the page says where they work.
  await fill(page, LATIFA);
  await atAccount(page);
  await page.getByText(`Passkeys work only at ${named('')}`).waitFor();

  await page.goto(named('/'));
  await fill(page, LATIFA);
  await atAccount(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByLabel('Passkey name').fill('Work laptop');
  await verified(false);
  await prove(page, 'Continue');
  await dialog.getByText('The passkey wasn’t accepted').waitFor();
  await verified(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const own = page.getByRole('list', { name: 'Your passkeys' });
  await own.getByText('Work laptop').waitFor();
  expect(await findings(page)).toEqual([]);

  await own.getByRole('button', { name: 'Rename: Work laptop' }).click();
  await page.getByRole('dialog').getByLabel('Passkey name').fill('Desk');
  await page.getByRole('button', { name: 'Save' }).click();
  await own.getByText('Desk').waitFor();

  // Alone: refused without finger or PIN, then in.
  await signOut(page, named);
  await verified(false);
  await page.getByRole('button', { name: 'Continue with passkey' }).click();
  await page.getByText('The passkey wasn’t accepted').waitFor();
  await verified(true);
  await page.getByRole('button', { name: 'Continue with passkey' }).click();
  await page.waitForURL('**/ui/**');

  // Beside the password.
  await signOut(page, named);
  await fill(page, LATIFA);
  await step(page).waitFor();
  await verified(false);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.getByText('The passkey wasn’t accepted').waitFor();
  await verified(true);
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL('**/ui/**');

  // Taken away, it asks no one anymore.
  await atAccount(page);
  await own.getByRole('button', { name: 'Remove: Desk' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove passkey “Desk”' });
  await removing.getByLabel('Password', { exact: true }).fill(console.company.password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Only a password protects your account').waitFor();
  await signOut(page, named);
  await fill(page, LATIFA);
  await page.waitForURL('**/ui/**');
  expect(ownComplaints(opened)).toEqual([]);
  await opened.close();
});
