import {
  type Answer,
  ApiError,
  type Arguments,
  type Caller,
  createClient,
  isDirect,
  type JsonKey,
} from '@casbah/contract/client';
import { reportUnreachable } from './connection.ts';
import { cookie } from './cookie.ts';
import { patientFetch } from './patient-fetch.ts';
import { isAway } from './presence.ts';

const watchedFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted !== true) reportUnreachable();
    throw error;
  }
};

let caller: Caller | undefined;

/** From now on, direct calls send the person's identity. */
export function callAs(who: Caller): void {
  caller = who;
}

/** The identity that this page was rendered for. */
export function whoAsks(): Caller | undefined {
  return caller;
}

const client = createClient({
  fetch: patientFetch(watchedFetch),
  csrfToken: () => cookie('csrftoken'),
  caller: () => caller,
  // Automatic reads of an unattended page don't extend the session.
  more: (): Record<string, string> => (isAway() ? { 'x-background': '1' } : {}),
});

/** Sign-in URL that returns to the current page. */
export function signInAddress(): string {
  const here = `${location.pathname}${location.search}${location.hash}`;
  return `/#/?redirect=${encodeURIComponent(here)}`;
}

let leaving = false;

/**
 * Navigates to a page of another session. This page's own calls then get errors, which must not redirect to
 * sign-in.
 */
export function leaveFor(address: string): void {
  leaving = true;
  location.assign(address);
}

/**
 * Redirects to sign-in, or to its second step if the session awaits that. Only once, because several calls
 * may find the session expired at the same time.
 */
export function leaveToSignIn(error?: ApiError): void {
  if (!leaving) leaveFor(error?.answer?.error === 'MFA_REQUIRED' ? '/#/mfa' : signInAddress());
}

const directCallListeners = new Set<() => void>();

/** Calls the listener for every direct call. Returns a function that stops it. */
export function onDirectCall(listener: () => void): () => void {
  directCallListeners.add(listener);
  return () => directCallListeners.delete(listener);
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The page works without the response: not even an expired session redirects. */
  staysSignedIn?: true;
}

/**
 * Whether an error means that the session has ended. A missing permission doesn't: the page shows it. Neither
 * does an error without our code, which comes from a proxy.
 */
function endsSession({ status, answer }: ApiError): boolean {
  return status === 401 || status === 407 || (status === 403 && answer === undefined);
}

/** Makes a console call: with retries, connection state, and a redirect to sign-in when the session ends. */
export async function call<Key extends JsonKey>(
  key: Key,
  args: Arguments<Key>,
  { signal, staysSignedIn }: CallOptions = {},
): Promise<Answer<Key>> {
  if (isDirect(key)) for (const listener of directCallListeners) listener();
  const ask = () => client.call(key, args, signal === undefined ? {} : { signal });
  try {
    return await ask().catch((error: unknown) => {
      // The response has a new token, because another tab signed in again.
      if (error instanceof ApiError && error.answer?.error === 'CSRF_REJECTED') return ask();
      throw error;
    });
  } catch (error) {
    if (staysSignedIn !== true && error instanceof ApiError && endsSession(error)) leaveToSignIn(error);
    throw error;
  }
}

/** For optional data: if the server fails, `empty` is used instead. */
export async function optional<Answered, Empty>(
  asked: Promise<Answered>,
  empty: Empty,
): Promise<Answered | Empty> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && !endsSession(error)) return empty;
    throw error;
  }
}

/** The same without the redirect: for pages before sign-in. */
export const callBeforeSignIn: typeof call = (key, args, { signal } = {}) =>
  client.call(key, args, signal === undefined ? {} : { signal });
