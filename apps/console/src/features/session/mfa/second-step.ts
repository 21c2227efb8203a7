import type { Answer } from '@casbah/contract/client';
import type { Factor } from '@casbah/contract/mfa';
import { call } from '../../../request/api.ts';
import { signWithPasskey } from '../../../request/passkeys.ts';
import { answeredAddress } from '../../../request/safe-url.ts';
import { errorCode } from '../../../words/error-words.ts';
import { CONSOLE } from '../console-address.ts';

/** No one is signed in yet, so errors must not redirect to sign-in. */
const HERE = { staysSignedIn: true } as const;

export type State =
  | { kind: 'asked'; factors: readonly Factor[]; email: string }
  /** The session is already complete. */
  | { kind: 'done' }
  /** There is no session (anymore). */
  | { kind: 'nobody' };

export async function readState(): Promise<State> {
  try {
    const { mfa_required, factors, email_hint } = await call('GET /user/isMfaRequired', {}, HERE);
    return mfa_required ? { kind: 'asked', factors, email: email_hint } : { kind: 'done' };
  } catch (error) {
    if (errorCode(error) === 'UNAUTHORIZED') return { kind: 'nobody' };
    throw error;
  }
}

/** Ends the incomplete session, here and on the server. */
export async function signOut(): Promise<void> {
  await call('POST /user/logout', {}, HERE).catch(() => undefined);
}

export function sendCode(): Promise<Answer<'POST /user/verificationcodeapi'>> {
  return call('POST /user/verificationcodeapi', { body: {} }, HERE);
}

/** Returns the URL to continue to. */
export async function verifyCode(code: string): Promise<string> {
  return onward(await call('POST /user/verifymfaapi', { body: { mfa_code: code } }, HERE));
}

/** Returns the URL to continue to. */
export async function verifyPasskey(): Promise<string> {
  const credential = await signWithPasskey(await call('POST /user/mfa/passkey/options', {}, HERE));
  return onward(await call('POST /user/mfa/passkey', { body: { credential } }, HERE));
}

/** Signs in with a passkey alone. Returns the URL to continue to. */
export async function signInWithPasskey(redirect: string | undefined): Promise<string> {
  const credential = await signWithPasskey(await call('POST /user/passkey/options', {}, HERE));
  const wanted = redirect === undefined ? {} : { redirect };
  return onward(await call('POST /user/passkey/loginapi', { body: { credential, ...wanted } }, HERE));
}

function onward({ api_response_redirect: to }: { api_response_redirect: string }): string {
  return answeredAddress(to) ?? CONSOLE;
}
