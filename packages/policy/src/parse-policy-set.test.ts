import { expect, test } from 'vitest';
import { Decider } from './decider.ts';
import { parsePolicySet, type WrittenActivePolicy } from './parse-policy-set.ts';

const POLICY: WrittenActivePolicy = {
  id: 'a',
  type: 'filexfer',
  version: 3,
  order: 1,
  name: 'Cards',
  description: '',
  severity: 'high',
  condition: 'content = cards',
  include: [],
  exclude: [],
  exceptions: [],
  schedule: null,
  responses: [{ kind: 'block' }],
};

test('a written set decides', () => {
  const decider = new Decider(parsePolicySet({ version: 7, precedence: [], policies: [POLICY] }));
  expect(decider.decide({ type: 'filexfer', facts: { content: ['cards'] }, time: 0 })).toMatchObject({
    version: 7,
    outcome: 'block',
    policies: [{ id: 'a', version: 3 }],
  });
});

test('a set with a policy that can’t be read isn’t used', () => {
  const later = { ...POLICY, id: 'b', condition: 'of_a_later_version = x' };
  expect(() => parsePolicySet({ version: 7, precedence: [], policies: [POLICY, later] })).toThrow(
    "Policy b can't be read (condition: condition)",
  );
});
