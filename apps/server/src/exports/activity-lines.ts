import type { ActivityPlace } from '@casbah/domain/activity-id';
import { SECOND_MS } from '@casbah/domain/time-units';
import type {
  ActivityLines,
  ActivityReads,
  ActivityScope,
  WrittenActivities,
} from '@casbah/stores/events/activity-reads';
import { LineBuffer } from './line-buffer.ts';

/** Activities of the first query. Few, so that a download begins at once, even if the filter matches little. */
const FIRST = 1000;
/** What is read ahead of a download. */
const AHEAD_BYTES = 8 * 1024 ** 2;
/** How long a query waits for a download that is slower. */
const PATIENCE_MS = 250;
/**
 * A query is for as many activities as the last one suggests for this long, so that other exports get their turn, and is
 * given up after twice as long.
 */
const TURN_MS = 4 * SECOND_MS;

/**
 * All activities in scope as lines of a file, newest first, by one query after another. One that is given up, because the
 * download falls behind, continues after its last line once there is room.
 */
export async function* activityLines(
  reads: Pick<ActivityReads, 'lines'>,
  scope: ActivityScope,
  asked: Pick<ActivityLines, 'format' | 'columns'>,
): AsyncGenerator<WrittenActivities> {
  const stop = new AbortController();
  const signal = scope.signal === undefined ? stop.signal : AbortSignal.any([scope.signal, stop.signal]);
  const buffer = new LineBuffer();
  let limit = FIRST;

  /** Returns the place where the next query continues; undefined after the last. */
  const read = async (after?: ActivityPlace): Promise<ActivityPlace | undefined> => {
    const since = performance.now();
    const most = limit;
    let rows = 0;
    let last = after;
    let isGivenUp = false;
    for await (const lines of reads.lines({ ...scope, signal }, { ...asked, limit, after })) {
      buffer.put(lines);
      rows += lines.rows;
      last = lines.last;
      const isLate = performance.now() - since > 2 * TURN_MS;
      isGivenUp = isLate || !(await buffer.holdsAtMost(AHEAD_BYTES, PATIENCE_MS));
      if (isGivenUp) break;
    }
    const suggested = isGivenUp ? rows : (rows * TURN_MS) / Math.max(1, performance.now() - since);
    limit = Math.max(FIRST, Math.floor(suggested));
    return isGivenUp || rows === most ? last : undefined;
  };
  const readAll = async (): Promise<void> => {
    let end = await read();
    while (end !== undefined) {
      await buffer.holdsAtMost(AHEAD_BYTES / 2);
      end = await read(end);
    }
  };

  const reading = readAll().finally(() => buffer.close());
  // Its error surfaces after the lines before it.
  reading.catch(() => undefined);
  try {
    yield* buffer;
    await reading;
  } finally {
    stop.abort();
    buffer.close();
  }
}
