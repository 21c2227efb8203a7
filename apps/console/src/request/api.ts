import { type Answer, ApiError, type Arguments, createClient, type JsonKey } from '@casbah/contract/client';
import { reportReachable } from './connection.ts';
import { cookie } from './cookie.ts';
import { patientFetch } from './patient-fetch.ts';

const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    reportReachable(true);
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) reportReachable(false);
    throw error;
  }
};

const client = createClient({
  fetch: patientFetch(watchedFetch),
  csrfToken: () => cookie('csrftoken'),
});

/** Where a person without a session goes, to come back to where they are now. */
export function signInAddress(): string {
  const here = `${location.pathname}${location.search}${location.hash}`;
  return `/#/?redirect=${encodeURIComponent(here)}`;
}

let leaving = false;

/** To the sign-in page. Only once: several calls may learn at the same time that the session has ended. */
export function leaveToSignIn(): void {
  if (leaving) return;
  leaving = true;
  location.assign(signInAddress());
}

/** Every call of the console goes through here: retries, the state of the connection, and the way out when the session ends. */
export async function call<Key extends JsonKey>(
  key: Key,
  args: Arguments<Key>,
  options?: { signal?: AbortSignal },
): Promise<Answer<Key>> {
  try {
    return await client.call(key, args, options);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 407)) leaveToSignIn();
    throw error;
  }
}

/** The same without the way out: for pages in front of the session. */
export const callBeforeSignIn: typeof call = (key, args, options) => client.call(key, args, options);
