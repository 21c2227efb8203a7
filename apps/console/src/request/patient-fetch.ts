/** Retry delays when the server is busy, in milliseconds. */
export const RETRY_WAITS = [1000, 3000, 6000] as const;

const BUSY = new Set([503, 504]);

/** Reads a clone of the response, because the caller reads the original. */
async function isFinal(response: Response): Promise<boolean> {
  if (!BUSY.has(response.status)) return true;
  // A query that timed out would time out again: only the person can narrow it.
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return answer instanceof Object && 'error' in answer && answer.error === 'QUERY_TIMED_OUT';
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * `fetch` with retries after 1, 3 and 6 seconds if the server is busy (503, 504). Only for repeatable bodies; uploads
 * have their own client.
 */
export function patientFetch(
  fetch: typeof globalThis.fetch,
  waits: readonly number[] = RETRY_WAITS,
): typeof globalThis.fetch {
  return async (input, init) => {
    for (const wait of waits) {
      const response = await fetch(input, init);
      if (await isFinal(response)) return response;
      await pause(wait, init?.signal);
    }
    return fetch(input, init);
  };
}
