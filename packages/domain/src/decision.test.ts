import { expect, test } from 'vitest';
import { DECISIONS, decisionOf, meaningOfTag, tagOfDecision } from './decision.ts';

test('each decision is a reserved tag, and of several the strictest applies', () => {
  expect(DECISIONS.map(tagOfDecision)).toEqual([0, 2, 3, 1]);
  for (const decision of DECISIONS) expect(decisionOf([4, tagOfDecision(decision), 99])).toBe(decision);
  expect(decisionOf([0, 1, 3])).toBe('unsanctioned');
  expect(decisionOf([0, 2])).toBe('tolerated');
  expect(decisionOf([4, 99])).toBeUndefined();
  expect(decisionOf([])).toBeUndefined();
});

test("a decision's tag means good, neutral, attention or bad; other tags have no meaning", () => {
  expect([0, 2, 3, 1, 4, 8].map(meaningOfTag)).toEqual([
    'good',
    'neutral',
    'attention',
    'bad',
    undefined,
    undefined,
  ]);
});
