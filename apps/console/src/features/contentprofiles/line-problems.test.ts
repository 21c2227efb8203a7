import type { RuleSet } from '@casbah/domain/content-rule';
import { expect, test } from 'vitest';
import { lineProblems } from './line-problems.ts';

const line = (uid: string) =>
  ({ uid, ruleType: 'regex', rules: [], ignoreStrings: [], logicType: null }) as const;
const SETS: readonly RuleSet[] = [
  { uid: 's1', logicType: 'OR', ruleLines: [line('l1'), line('l2')] },
  { uid: 's2', logicType: null, ruleLines: [line('l3')] },
];

test('a problem shows at the line of its rule, one of a set at its first line, and others below', () => {
  const { byLine, other } = lineProblems(
    [
      { path: 'sets.0.ruleLines.1.rules.4', text: 'Too slow.' },
      { path: 'body.sets.1', text: 'Too many rules.' },
      { path: 'sets', text: 'Too many sets.' },
      { path: 'name', text: 'In use.' },
    ],
    SETS,
  );
  expect([...byLine]).toEqual([
    ['l2', 'Too slow.'],
    ['l3', 'Too many rules.'],
  ]);
  expect(other).toEqual(['Too many sets.']);
});
