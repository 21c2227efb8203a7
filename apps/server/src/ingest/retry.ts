import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadWait } from './load.ts';

/** Delay between attempts in milliseconds: doubles each time, from first to last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 30_000;

/** Attempts after an unexpected error before the job fails. */
const TRIES_AT_UNKNOWN_ERRORS = 4;

/** What to wait for: a full disk or an unavailable store; `undefined` for other errors. */
export function passingError(error: unknown): LoadWait | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause)) continue;
    switch (cause.code) {
      case 'ENOSPC':
      case 'EDQUOT':
      case 'NO_SPACE':
        return 'no_space';
      case 'EVENT_STORE_UNAVAILABLE':
      case 'CONTROL_STORE_UNAVAILABLE':
        return 'event_store_unavailable';
    }
  }
  return undefined;
}

/**
 * Retries while the disk is full or a store is unavailable, and reports the reason. Only for repeatable work.
 * Rejects when stopped, or after repeated unknown errors.
 */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  waiting: (what: LoadWait | undefined) => void,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    sleep(milliseconds, undefined, { signal }),
): Promise<Result> {
  let unknown = 0;
  let waited = false;
  for (let next = FIRST_PAUSE; ; next = Math.min(next * 2, LAST_PAUSE)) {
    // One last attempt even when stopping: usually that completes the work.
    try {
      const result = await work();
      if (waited) waiting(undefined);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      const what = passingError(error);
      if (what === undefined) {
        unknown += 1;
        if (unknown === TRIES_AT_UNKNOWN_ERRORS) throw error;
      } else {
        waited = true;
        waiting(what);
      }
      await pause(next);
    }
  }
}
