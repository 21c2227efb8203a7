import { expect, test } from 'vitest';
import { APPROVER_AGE_MS, type ApproverFacts, approverProblem } from './approver.ts';

const NOW = 1_000 * APPROVER_AGE_MS;
const facts = (rest: Partial<ApproverFacts> = {}): ApproverFacts => ({
  since: 0,
  askedOn: NOW,
  asker: { id: 'asker', recentMakers: new Set(['asker']) },
  approver: { makers: new Set(['approver']), recentMakers: new Set(['approver']) },
  ...rest,
});

test('somebody else who has long held the right may approve', () => {
  expect(approverProblem(facts())).toBeUndefined();
});

test('an approver has held the right for a day when the request is made', () => {
  expect(approverProblem(facts({ since: NOW - APPROVER_AGE_MS }))).toBeUndefined();
  expect(approverProblem(facts({ since: NOW - APPROVER_AGE_MS + 1 }))).toBe('too_new');
});

test('an account that the asker made, however long ago, does not approve', () => {
  const approver = { makers: new Set(['approver', 'puppet', 'asker']), recentMakers: new Set(['approver']) };
  expect(approverProblem(facts({ approver }))).toBe('not_independent');
});

test('nor does one that made the asker lately, or that the same person made lately', () => {
  const madeBy = (maker: string) => ({ id: 'asker', recentMakers: new Set(['asker', maker]) });
  expect(approverProblem(facts({ asker: madeBy('approver') }))).toBe('not_independent');
  const approver = { makers: new Set(['approver', 'boss']), recentMakers: new Set(['approver', 'boss']) };
  expect(approverProblem(facts({ asker: madeBy('boss'), approver }))).toBe('not_independent');
  expect(approverProblem(facts({ asker: madeBy('another'), approver }))).toBeUndefined();
});
