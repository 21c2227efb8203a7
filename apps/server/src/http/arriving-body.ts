import type { Readable } from 'node:stream';
import { ApiFailure } from './failure.ts';

/** Maximum stall of a body, and maximum total time of a JSON body. */
export const BODY_PATIENCE_MS = 60_000;

export interface Patience {
  ms: number;
  /** A file may take hours as long as it comes; what is held in memory must be there soon. */
  for: 'each chunk' | 'the whole body';
}

/**
 * The chunks of a request's body while they come; throws `BODY_STALLED` when they don't. Time that the reader of the chunks
 * takes isn't counted. However it ends, the body stays open: to destroy it would cut the line before the answer is out.
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
