import { describe, expect, test } from 'vitest';
import { Matcher } from '../choice-field/matcher.ts';
import { boxItem } from './box-item.ts';
import { Finder, type FoundItems } from './finder.ts';
import { type Answer, joinTexts, type Request, splitTexts } from './matching.ts';

/** A worker that answers when it is told to, with the matcher of the real one. */
class SlowWorker {
  readonly asked: Extract<Request, { kind: 'find' }>[] = [];
  private readonly matcher = new Matcher();

  postMessage(request: Request): void {
    if (request.kind === 'add') this.matcher.add(splitTexts(request.texts));
    else this.asked.push(request);
  }
  answer(place: number): Answer {
    const { query, ticket, limit, hidden } = this.asked[place] ?? {
      query: '',
      ticket: -1,
      limit: 0,
      hidden: [],
    };
    return { query, ticket, ...this.matcher.find(query, limit, new Set(hidden)) };
  }
  terminate(): void {}
}

function start() {
  const worker = new SlowWorker();
  const found: FoundItems[] = [];
  const finder = new Finder(worker, (one) => found.push(one));
  return { worker, finder, found };
}
const SERVICES = ['Dropbox', 'Drive', 'Box'].map((name, index) => boxItem('service', `${index}`, name));

test('of the questions that wait only the newest is asked', () => {
  const { worker, finder, found } = start();
  finder.add(SERVICES);
  for (const query of ['d', 'dr', 'dro']) finder.find(query, []);
  expect(worker.asked.map(({ query }) => query)).toEqual(['d']);
  finder.take(worker.answer(0));
  expect(found).toEqual([]);
  expect(worker.asked.map(({ query }) => query)).toEqual(['d', 'dro']);
  finder.take(worker.answer(1));
  expect(found).toEqual([{ query: 'dro', items: [SERVICES[0]], more: 0 }]);
  finder.take(worker.answer(0));
  expect(found).toHaveLength(1);
});

test('what is chosen is not found, and what is added twice is there once', () => {
  const { worker, finder, found } = start();
  finder.add(SERVICES);
  finder.add([...SERVICES, boxItem('user', '0', 'Boxer'), boxItem('user', '0', 'Boxer')]);
  finder.find('box', SERVICES.slice(0, 1));
  finder.take(worker.answer(0));
  expect(found[0]?.items.map(({ text }) => text)).toEqual(['Box', 'Boxer']);
});

test('a list holds 50 options and says how many more there are', () => {
  const { worker, finder, found } = start();
  finder.add(Array.from({ length: 120 }, (_, index) => boxItem('service', `${index}`, `S${index}`)));
  finder.find('s', []);
  finder.take(worker.answer(0));
  expect(found[0]).toMatchObject({ more: 70 });
  expect(found[0]?.items).toHaveLength(50);
});

describe('texts on their way to the worker', () => {
  test('arrive as they were, and none shifts the others', () => {
    expect(splitTexts(joinTexts(['a', '', 'b c']))).toEqual(['a', '', 'b c']);
    expect(splitTexts(joinTexts(['a\u0000x', 'b']))).toEqual(['a x', 'b']);
  });
});
