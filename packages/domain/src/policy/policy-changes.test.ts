import { expect, test } from 'vitest';
import { policyChanges } from './policy-changes.ts';
import type { WrittenPolicy } from './written-policy.ts';

const POLICY: WrittenPolicy = {
  name: 'Cards',
  description: '',
  severity: 'high',
  condition: 'content = "Payment cards"',
  include: [{ kind: 'group', value: 'Finance' }],
  exclude: [],
  exceptions: [{ id: 'a', condition: 'user = ana', reason: 'Tests', expires: null }],
  schedule: null,
  responses: [{ kind: 'block' }, { kind: 'raise_incident' }],
};

test('a definition has no differences from itself, whatever the order of people, exceptions and keys', () => {
  const people: WrittenPolicy['include'] = [
    { kind: 'user', value: 'Ana' },
    { value: 'b', kind: 'user' },
  ];
  const before = { ...POLICY, include: people };
  const after = { ...POLICY, include: [...people].reverse() };
  expect(policyChanges(before, structuredClone(after))).toEqual([]);
});

test('every part that differs is named once', () => {
  const changed: WrittenPolicy = {
    ...POLICY,
    severity: 'low',
    condition: '',
    include: [{ kind: 'group', value: 'Sales' }],
    exceptions: [{ id: 'a', condition: 'user = ana', reason: 'Audit', expires: null }],
    schedule: { time_zone: 'UTC', windows: [], from: null, until: null },
    responses: [{ kind: 'block', template: 't' }],
  };
  const changes = policyChanges(POLICY, changed);
  expect(changes.map(({ part, before, after }) => [part, before !== null, after !== null])).toEqual([
    ['condition', true, true],
    ['severity', true, true],
    ['include', true, false],
    ['include', false, true],
    ['schedule', false, true],
    ['responses', true, true],
    ['responses', true, false],
    ['exceptions', true, true],
  ]);
});
