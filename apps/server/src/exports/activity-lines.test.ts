import { setTimeout as pause } from 'node:timers/promises';
import { ALL } from '@casbah/domain/filter/expression';
import type { ActivityLines, ActivityScope, WrittenActivities } from '@casbah/stores/events/activity-reads';
import { expect, test } from 'vitest';
import { activityLines } from './activity-lines.ts';

const MIB = 1024 ** 2;
const COUNT = 2500;
/** Activities in a piece of an answer. */
const PIECE = 100;

/** Activities numbered by their time, with lines of a width; notes what queries ask for and give. */
class NumberedReads {
  readonly queries: { limit: number | undefined; given: number; signal: AbortSignal | undefined }[] = [];
  width = 10;
  failsAfter = Number.POSITIVE_INFINITY;

  get given(): number {
    return this.queries.reduce((sum, { given }) => sum + given, 0);
  }

  async *lines(
    { signal }: ActivityScope,
    { limit = COUNT, after }: ActivityLines,
  ): AsyncGenerator<WrittenActivities> {
    const query = { limit, given: 0, signal };
    this.queries.push(query);
    const start = after?.time ?? COUNT;
    const end = Math.max(0, start - limit);
    for (let next = start; next > end; ) {
      await pause(0);
      signal?.throwIfAborted();
      if (query.given >= this.failsAfter) throw new Error('the engine stopped');
      const rows = Math.min(PIECE, next - end);
      const numbers = Array.from({ length: rows }, (_, index) => String(next - index - 1));
      const bytes = Buffer.from(numbers.map((number) => number.padEnd(this.width)).join(''));
      next -= rows;
      query.given += rows;
      yield { bytes, rows, last: { time: next, key: 1n } };
    }
  }
}

async function all(lines: AsyncIterable<WrittenActivities>): Promise<WrittenActivities[]> {
  const list: WrittenActivities[] = [];
  for await (const one of lines) list.push(one);
  return list;
}

const scope: ActivityScope = {
  tenant: 'atlas',
  range: { from: 0, to: 1e12 },
  filter: ALL,
  resolve: () => [],
};
const asked = { format: 'ndjson', columns: ['id'] } as const;
const ALL_NUMBERS = Array.from({ length: COUNT }, (_, index) => COUNT - index - 1);
const numbersIn = (lines: readonly WrittenActivities[]): number[] =>
  lines.flatMap(({ bytes }) => Buffer.from(bytes).toString().trimEnd().split(/ +/).map(Number));

test('every activity is written once, newest first; the first query is small', async () => {
  const reads = new NumberedReads();
  const lines = await all(activityLines(reads, scope, asked));
  expect(numbersIn(lines)).toEqual(ALL_NUMBERS);
  expect(reads.queries[0]?.limit).toBe(1000);
  expect(reads.queries.length).toBeGreaterThan(1);
});

test('a query is given up when the download falls behind, and continues once there is room', async () => {
  const reads = new NumberedReads();
  reads.width = 4000;
  const download = activityLines(reads, scope, asked);
  const first = await download.next();
  await expect.poll(() => reads.given * reads.width, { timeout: 5000 }).toBeGreaterThan(8 * MIB);
  await pause(400);
  const held = reads.given;
  await pause(100);
  expect(reads.given).toBe(held);
  expect(held * reads.width).toBeLessThan(9 * MIB);
  const rest = await all(download);
  expect(numbersIn([...(first.done ? [] : [first.value]), ...rest])).toEqual(ALL_NUMBERS);
});

test('ending early cancels the query that runs', async () => {
  const reads = new NumberedReads();
  const download = activityLines(reads, scope, asked);
  await download.next();
  await download.return(undefined);
  expect(reads.queries.every(({ signal }) => signal?.aborted)).toBe(true);
});

test('an error comes after the lines before it', async () => {
  const reads = new NumberedReads();
  reads.failsAfter = 300;
  let rows = 0;
  const download = async () => {
    for await (const lines of activityLines(reads, scope, asked)) rows += lines.rows;
  };
  await expect(download()).rejects.toThrow('the engine stopped');
  expect(rows).toBe(300);
});
