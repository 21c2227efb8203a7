import { blankEvent } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import type { ActivityScope, ActivityStream } from '@casbah/stores/events/activity-reads';
import { MemoryActivityReads } from '@casbah/stores/events/memory-activities';
import { expect, test } from 'vitest';
import { activityPages } from './activity-pages.ts';

/** Counts queries, and those that were canceled. */
class CountedReads extends MemoryActivityReads {
  queries: (number | undefined)[] = [];
  signals: (AbortSignal | undefined)[] = [];

  override stream(scope: ActivityScope, asked: ActivityStream) {
    this.queries.push(asked.limit);
    this.signals.push(scope.signal);
    return super.stream(scope, asked);
  }
}

const scope: ActivityScope = {
  tenant: 'atlas',
  range: { from: 0, to: 1e12 },
  filter: ALL,
  resolve: () => [],
};
/** Many activities share a time. */
const readsOf = (count: number): CountedReads =>
  new CountedReads(
    Array.from({ length: count }, (_, line) => ({
      tenant: 'atlas',
      datasource: 'a',
      load: 'l',
      line,
      event: { ...blankEvent('activity'), time: Math.floor(line / 700) * 1000 },
    })),
  );

test('every activity is read once, newest first, by queries of bounded size', async () => {
  const reads = readsOf(3500);
  const lines: number[] = [];
  for await (const page of activityPages(reads, scope, { withRaw: true }))
    lines.push(...page.map(({ line }) => line));
  expect(reads.queries).toEqual([1000, 2000, 2000]);
  expect(new Set(lines).size).toBe(3500);
  const times = lines.map((line) => Math.floor(line / 700));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('ending early cancels the query that runs ahead', async () => {
  const reads = readsOf(3500);
  const pages = activityPages(reads, scope, { withRaw: true });
  await pages.next();
  await pages.return(undefined);
  expect(reads.queries).toEqual([1000, 2000]);
  expect(reads.signals.every((signal) => signal?.aborted)).toBe(true);
});
