import { expect, test } from 'vitest';
import { WEIGHTS } from './risk.ts';
import { confidenceLevel } from './risk-answer.ts';
import {
  categoryOfSub,
  QUESTION_KEYS,
  questionOf,
  RISK_CATEGORIES,
  riskCategories,
  riskQuestion,
} from './risk-question.ts';

test('sixty questions are in categories and sub-categories, each with a weight and a risky answer [PF-E067]', () => {
  expect(QUESTION_KEYS.length).toBe(60);
  expect([...riskCategories()].sort()).toEqual(Object.keys(RISK_CATEGORIES).sort());
  const asked = new Set(QUESTION_KEYS.map((key) => riskQuestion(key).sub));
  for (const category of riskCategories())
    for (const sub of RISK_CATEGORIES[category]) {
      expect(asked.has(sub), sub).toBe(true);
      expect(categoryOfSub(sub)).toBe(category);
    }
  for (const key of QUESTION_KEYS) expect(Object.values(WEIGHTS)).toContain(riskQuestion(key).weight);
});

test('questions of a category are adjacent', () => {
  const subs = QUESTION_KEYS.map((key) => riskQuestion(key).sub);
  const order = riskCategories().flatMap((category): readonly string[] => RISK_CATEGORIES[category]);
  const places = subs.map((sub) => order.indexOf(sub));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('an unknown attribute is reported', () => {
  expect(questionOf('soc_2')).toBe('soc_2');
  expect(questionOf('toString')).toBeUndefined();
});

test('confidence has three levels', () => {
  expect([0, 32, 33, 65, 66, 100].map(confidenceLevel)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});
