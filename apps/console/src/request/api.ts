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

/** From now on direct calls say who asks. */
export function callAs(who: Caller): void {
  caller = who;
}

/** Whom this page was made for. */
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

/** Where a person without a session goes, to come back to where they are now. */
export function signInAddress(): string {
  const here = `${location.pathname}${location.search}${location.hash}`;
  return `/#/?redirect=${encodeURIComponent(here)}`;
}

let leaving = false;

/**
 * To a page of another session, which this page's own calls no longer have: what they are answered must not lead away from
 * there to the sign-in page.
 */
export function leaveFor(address: string): void {
  leaving = true;
  location.assign(address);
}

/**
 * To the sign-in page, or to its second step where the session still owes that. Only once: several calls may learn at the
 * same time that the session has ended.
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
  /** The page continues without the answer: not even an ended session leads away from it. */
  staysSignedIn?: true;
}

/**
 * Whether an answer means that the person is signed in no more. A missing right isn't that, the page says so itself; a
 * refusal that isn't in our words comes from something in front of the server.
 */
function endsSession({ status, answer }: ApiError): boolean {
  return status === 401 || status === 407 || (status === 403 && answer === undefined);
}

/** Every call of the console goes through here: retries, the state of the connection, and the way out when the session ends. */
export async function call<Key extends JsonKey>(
  key: Key,
  args: Arguments<Key>,
  { signal, staysSignedIn }: CallOptions = {},
): Promise<Answer<Key>> {
  if (isDirect(key)) for (const listener of directCallListeners) listener();
  const ask = () => client.call(key, args, signal === undefined ? {} : { signal });
  try {
    return await ask().catch((error: unknown) => {
      // The rejection carries a new token: another tab has signed in again.
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

/** The same without the way out: for pages in front of the session. */
export const callBeforeSignIn: typeof call = (key, args, { signal } = {}) =>
  client.call(key, args, signal === undefined ? {} : { signal });
