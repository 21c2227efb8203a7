import { expect, test } from 'vitest';
import { DECISIONS, decisionOf, tagOfDecision } from './decision.ts';

test('each decision is a reserved tag of its own, and of several the strictest counts', () => {
  expect(DECISIONS.map(tagOfDecision)).toEqual([0, 2, 3, 1]);
  for (const decision of DECISIONS) expect(decisionOf([4, tagOfDecision(decision), 99])).toBe(decision);
  expect(decisionOf([0, 1, 3])).toBe('unsanctioned');
  expect(decisionOf([0, 2])).toBe('tolerated');
  expect(decisionOf([4, 99])).toBeUndefined();
  expect(decisionOf([])).toBeUndefined();
});
