import { expect, test } from 'vitest';
import { PeopleLookup } from './people-lookup.ts';

const signal = new AbortController().signal;

/** A fake server that records queries, and finds 45 people for every text. */
function asked() {
  const questions: [query: string, loaded: number][] = [];
  const lookup = new PeopleLookup(async (query, loaded) => {
    questions.push([query, loaded]);
    return Array.from({ length: Math.min(30, 45 - loaded) }, (_, n) => ({
      data: { key: `${query}-${loaded + n}`, value: query },
      index: loaded + n,
    }));
  });
  return { questions, lookup };
}

test('caches the last five searches [PF-K031] [PF-S062]', async () => {
  const { questions, lookup } = asked();
  for (const text of ['aa', 'bb', 'cc', 'dd', 'ee']) await lookup.load(text, 0, signal);
  expect(questions).toHaveLength(5);
  expect(await lookup.load(' AA ', 0, signal)).toHaveLength(30);
  expect(questions).toHaveLength(5);
  // A sixth query evicts the least recently used: bb.
  await lookup.load('ff', 0, signal);
  for (const text of ['aa', 'cc', 'dd', 'ee', 'ff']) await lookup.load(text, 0, signal);
  expect(questions).toHaveLength(6);
  await lookup.load('bb', 0, signal);
  expect(questions.at(-1)).toEqual(['bb', 0]);
  expect(questions).toHaveLength(7);
});

test('loads people in chunks of thirty, each cached [PF-K029]', async () => {
  const { questions, lookup } = asked();
  expect(await lookup.load('aa', 0, signal)).toHaveLength(30);
  expect(await lookup.load('aa', 30, signal)).toHaveLength(15);
  expect(await lookup.load('aa', 0, signal)).toHaveLength(30);
  expect((await lookup.load('aa', 30, signal)).map(({ index }) => index)[0]).toBe(30);
  expect(questions).toEqual([
    ['aa', 0],
    ['aa', 30],
  ]);
});

test("doesn't search for text that can't be in a name [PF-V011] [PF-V013]", async () => {
  const { questions, lookup } = asked();
  for (const text of ['', 'a', ' a ', '<script>', 'a;b', '{}'])
    expect(await lookup.load(text, 0, signal)).toEqual([]);
  expect(questions).toEqual([]);
});
