import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadWait } from './load.ts';

/** Milliseconds between two tries: doubled each time, from the first to the last. */
const FIRST_PAUSE = 500;
const LAST_PAUSE = 30_000;

/** Retries after an unexpected error before the job is failed. */
const TRIES_AT_UNKNOWN_ERRORS = 4;

/** A full disk and a store that is away pass by themselves; anything else is a fault. */
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
 * Does something until it is done, however long the disk is full or the store is away; says what it waits for while it
 * waits. Only for work that may be repeated. Rejects when stopped, or when an unknown error stays.
 */
export async function waitOut<Result>(
  work: () => Promise<Result>,
  waiting: (what: LoadWait | undefined) => void,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    sleep(milliseconds, undefined, { signal }),
): Promise<Result> {
  let unknown = 0;
  let waited = false;
  for (let next = FIRST_PAUSE; ; next = Math.min(next * 2, LAST_PAUSE)) {
    // What is in hand when the stop comes is still tried: most of the time it is done with that.
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
