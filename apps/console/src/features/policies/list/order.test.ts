import { expect, test } from 'vitest';
import { movedIds } from './order.ts';

const IDS = ['a', 'b', 'c', 'd'];

test.each([
  ['up', 'c', 'acbd'],
  ['down', 'b', 'acbd'],
  ['first', 'c', 'cabd'],
  ['last', 'a', 'bcda'],
] as const)('a policy moves %s past the others, which keep their order', (move, id, ids) => {
  expect(movedIds(IDS, id, move).join('')).toBe(ids);
});

test.each([
  ['up', 'a'],
  ['down', 'd'],
  ['first', 'a'],
  ['last', 'd'],
  ['up', 'gone'],
] as const)('moving %s changes nothing for %s', (move, id) => {
  expect(movedIds(IDS, id, move)).toBe(IDS);
});
