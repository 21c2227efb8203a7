import { expect, test } from 'vitest';
import { SEEN_WAITS, type Seen, SeenQueue } from './seen-queue.ts';

/** A server that confirms after this many tries, and a clock that only counts. */
function queue(answers: readonly ('fails' | 'refuses' | 'confirms')[]) {
  const told = { tries: [] as Seen[], waits: [] as number[], ended: [] as Seen[] };
  const left = [...answers];
  const seen = new SeenQueue({
    send: async (one) => {
      told.tries.push(one);
      const answer = left.shift() ?? 'fails';
      if (answer !== 'confirms') throw new Error(answer);
    },
    isWorthAnother: (error) => error instanceof Error && error.message === 'fails',
    onEnd: (one) => told.ended.push(one),
    wait: async (ms) => void told.waits.push(ms),
  });
  return { seen, told };
}

test('reports a confirmed item once', async () => {
  const { seen, told } = queue(['confirms']);
  await seen.see('a');
  expect(told).toEqual({ tries: ['a'], waits: [], ended: ['a'] });
});

test('retries with growing delays until confirmed [PF-S037] [PF-X037]', async () => {
  const { seen, told } = queue(['fails', 'fails', 'confirms']);
  await seen.see('a');
  expect(told.tries).toEqual(['a', 'a', 'a']);
  expect(told.waits).toEqual(SEEN_WAITS.slice(0, 2));
  expect(told.waits[0]).toBeGreaterThan(0);
});

test('gives up after the last retry; the notice can be marked again', async () => {
  const { seen, told } = queue([]);
  await seen.see('all');
  expect(told.tries).toHaveLength(SEEN_WAITS.length + 1);
  expect(told.ended).toEqual(['all']);
  await seen.see('all');
  expect(told.tries).toHaveLength(2 * (SEEN_WAITS.length + 1));
});

test("doesn't retry permanent errors", async () => {
  const { seen, told } = queue(['refuses']);
  await seen.see('gone');
  expect(told).toEqual({ tries: ['gone'], waits: [], ended: ['gone'] });
});

test("doesn't send a notice twice at a time", async () => {
  const { seen, told } = queue(['fails', 'confirms']);
  await Promise.all([seen.see('a'), seen.see('a')]);
  expect(told.tries).toEqual(['a', 'a']);
  expect(told.ended).toEqual(['a']);
});
