import type { Readable } from 'node:stream';
import { ApiFailure } from './failure.ts';

/** Maximum stall of a body, and maximum total time for a JSON body. */
export const BODY_PATIENCE_MS = 60_000;

export interface Patience {
  ms: number;
  /** A file may take hours as long as bytes arrive; a buffered body has a total time limit. */
  for: 'each chunk' | 'the whole body';
}

/**
 * Yields the chunks of a request body; throws `BODY_STALLED` if none arrives in time. The consumer's time
 * doesn't count. Never destroys the body, because that would close the connection before the response.
 */
export async function* whileItArrives(body: Readable, patience: Patience): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body.iterator({ destroyOnReturn: false });
  let stall: ((failure: ApiFailure) => void) | undefined;
  let isLate = false;
  const failure = (): ApiFailure =>
    new ApiFailure('BODY_STALLED', { seconds: Math.max(1, Math.round(patience.ms / 1000)) });
  const timer = setTimeout(() => {
    isLate = true;
    stall?.(failure());
  }, patience.ms).unref();
  try {
    for (;;) {
      if (patience.for === 'each chunk') {
        isLate = false;
        timer.refresh();
      } else if (isLate) throw failure();
      const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Uint8Array>>();
      stall = reject;
      chunks.next().then(resolve, reject);
      const next = await promise;
      stall = undefined;
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: for a stalled body it settles only when the connection closes.
    chunks.return?.().catch(() => {});
  }
}
