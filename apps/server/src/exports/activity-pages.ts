import { parseActivityId } from '@casbah/domain/activity-id';
import type {
  ActivityReads,
  ActivityScope,
  ActivityStream,
  StoredActivity,
} from '@casbah/stores/events/activity-reads';

/** Activities of a query. Few at first, so that a download begins at once. */
const FIRST = 1000;
const USUAL = 10_000;
/** Original records are large. */
const WITH_RAW = 2000;

/**
 * All activities in scope, newest first, by one short query after another: a slow download would otherwise hold up the
 * engine, and a long one exceed the time limit of a query. The next query runs while a page is written.
 */
export async function* activityPages(
  reads: Pick<ActivityReads, 'stream'>,
  scope: ActivityScope,
  asked: Pick<ActivityStream, 'withRaw' | 'fields'>,
): AsyncGenerator<readonly StoredActivity[]> {
  const stop = new AbortController();
  const { signal } = scope;
  const stopped = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const usual = asked.withRaw ? WITH_RAW : USUAL;

  const read = async (limit: number, last?: StoredActivity): Promise<Page> => {
    const after = last === undefined ? undefined : parseActivityId(last.id);
    const rows: StoredActivity[] = [];
    for await (const batch of reads.stream(
      { ...scope, signal: stopped },
      { ...asked, order: 'newest', limit, after },
    ))
      rows.push(...batch);
    return { rows, isLast: rows.length < limit };
  };
  try {
    let next: Promise<Page> | undefined = read(FIRST);
    while (next !== undefined) {
      const { rows, isLast }: Page = await next;
      next = isLast ? undefined : read(usual, rows.at(-1));
      // Its error surfaces when it is awaited.
      next?.catch(() => undefined);
      if (rows.length > 0) yield rows;
    }
  } finally {
    stop.abort();
  }
}

interface Page {
  rows: readonly StoredActivity[];
  isLast: boolean;
}
