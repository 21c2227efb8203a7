import { describe, expect, test } from 'vitest';
import { Matcher } from '../choice-field/matcher.ts';
import { boxItem } from './box-item.ts';
import { Finder, type FoundItems } from './finder.ts';
import { type Found, joinTexts, splitTexts } from './matching.ts';

/** A worker that responds on demand, using the real matcher. */
class SlowWorker {
  readonly asked: { query: string; answer: () => void; fail: (error: Error) => void }[] = [];
  readonly #matcher = new Matcher();

  add(texts: string): void {
    this.#matcher.add(splitTexts(texts));
  }
  find(query: string, limit: number, hidden: readonly number[]): Promise<Found> {
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    const answer = (): void => resolve(this.#matcher.find(query, limit, new Set(hidden)));
    this.asked.push({ query, answer, fail: reject });
    return promise;
  }
  async answer(place: number): Promise<void> {
    this.asked[place]?.answer();
    await Promise.resolve();
  }
}

function start() {
  const worker = new SlowWorker();
  const found: FoundItems[] = [];
  const failures: unknown[] = [];
  const finder = new Finder(
    worker,
    (one) => found.push(one),
    (error) => failures.push(error),
  );
  return { worker, finder, found, failures };
}
const SERVICES = ['Dropbox', 'Drive', 'Box'].map((name, index) => boxItem('service', `${index}`, name));

test('of waiting queries only the newest is sent', async () => {
  const { worker, finder, found } = start();
  finder.add(SERVICES);
  for (const query of ['d', 'dr', 'dro']) finder.find(query, []);
  expect(worker.asked.map(({ query }) => query)).toEqual(['d']);
  await worker.answer(0);
  expect(found).toEqual([]);
  expect(worker.asked.map(({ query }) => query)).toEqual(['d', 'dro']);
  await worker.answer(1);
  expect(found).toEqual([{ query: 'dro', items: [SERVICES[0]], more: 0 }]);
  await worker.answer(0);
  expect(found).toHaveLength(1);
});

test("selected items aren't found, and duplicates are added once", async () => {
  const { worker, finder, found } = start();
  finder.add(SERVICES);
  finder.add([...SERVICES, boxItem('user', '0', 'Boxer'), boxItem('user', '0', 'Boxer')]);
  finder.find('box', SERVICES.slice(0, 1));
  await worker.answer(0);
  expect(found[0]?.items.map(({ text }) => text)).toEqual(['Box', 'Boxer']);
});

test('a list has 50 options and reports how many more there are', async () => {
  const { worker, finder, found } = start();
  finder.add(Array.from({ length: 120 }, (_, index) => boxItem('service', `${index}`, `S${index}`)));
  finder.find('s', []);
  await worker.answer(0);
  expect(found[0]).toMatchObject({ more: 70 });
  expect(found[0]?.items).toHaveLength(50);
});

test('a worker that fails is reported', async () => {
  const { worker, finder, found, failures } = start();
  finder.find('d', []);
  worker.asked[0]?.fail(new Error('The thread ended'));
  await Promise.resolve();
  expect([found, failures]).toEqual([[], [new Error('The thread ended')]]);
});

describe('texts sent to the worker', () => {
  test('arrive unchanged and in order', () => {
    expect(splitTexts(joinTexts(['a', '', 'b c']))).toEqual(['a', '', 'b c']);
    expect(splitTexts(joinTexts(['a\u0000x', 'b']))).toEqual(['a x', 'b']);
  });
});
