import { parseFilter } from '@casbah/domain/filter/parse';
import type { Policy } from '@casbah/domain/policy/policy';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decider } from './decider.ts';
import { anyPolicySet, anyQuestion } from './test-any-policy.ts';
import { referencePolicies } from './test-reference.ts';

const NOW = Date.UTC(2026, 10, 23, 10);

function policy(rest: Omit<Partial<Policy>, 'condition'> & { condition: string }): Policy {
  const { filter, error } = parseFilter(rest.condition, POLICY_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return {
    id: 'one',
    version: 1,
    order: 1,
    type: 'filexfer',
    name: 'One',
    description: '',
    severity: 'medium',
    include: [],
    exclude: [],
    exceptions: [],
    responses: [{ kind: 'block' }],
    ...rest,
    condition: filter,
  };
}

const deciderOf = (...policies: Policy[]) => new Decider({ version: 7, policies, precedence: [] });

test('decides like a plain evaluation of every policy, and explains the same decision', () => {
  fc.assert(
    fc.property(anyPolicySet, fc.array(anyQuestion, { minLength: 1, maxLength: 8 }), (set, questions) => {
      const decider = new Decider(set);
      for (const question of questions) {
        const decision = decider.decide(question);
        const expected = referencePolicies(set, question);
        expect(decision.policies.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const asked = expected.flatMap(({ responses }) => responses).length;
        expect(decision.responses.length + decision.superseded.length).toBe(asked);
        const { trace, ...explained } = decider.explain(question);
        expect(explained).toEqual(decision);
        const { trace: whole, ...all } = decider.explainAll(question);
        expect(all).toEqual(decision);
        expect(whole).toEqual(expect.arrayContaining([...trace]));
        for (const { verdict, condition } of whole)
          if (verdict !== 'out_of_schedule') expect(condition.holds).toBe(verdict !== 'condition');
      }
    }),
  );
});

describe('a decision', () => {
  test('names the policies that apply, in their order, and takes the strongest of excluding responses', () => {
    const decision = deciderOf(
      policy({ id: 'b', order: 2, condition: 'app = box', responses: [{ kind: 'block' }] }),
      policy({
        id: 'a',
        order: 1,
        condition: 'direction = upload',
        responses: [{ kind: 'coach', asksForReason: true }, { kind: 'raise_incident' }],
      }),
      policy({ id: 'c', order: 3, condition: 'app = slack' }),
    ).decide({ type: 'filexfer', facts: { app: 'Box', direction: 'upload' }, time: NOW });
    expect(decision).toMatchObject({
      version: 7,
      outcome: 'block',
      policies: [{ id: 'a' }, { id: 'b' }],
      responses: [
        { policy: 'a', response: { kind: 'raise_incident' } },
        { policy: 'b', response: { kind: 'block' } },
      ],
      superseded: [{ policy: 'a', response: { kind: 'coach' } }],
    });
  });

  test("follows the company's order of responses", () => {
    const policies = [
      policy({ id: 'a', condition: 'app = box', responses: [{ kind: 'block' }] }),
      policy({ id: 'b', condition: 'app = box', responses: [{ kind: 'coach', asksForReason: false }] }),
    ];
    const decider = new Decider({ version: 1, policies, precedence: ['coach', 'block'] });
    expect(decider.decide({ type: 'filexfer', facts: { app: 'box' }, time: NOW }).outcome).toBe('coach');
  });

  test('allows what no policy is about', () => {
    const decider = deciderOf(policy({ condition: 'app = box' }));
    const asked = { facts: { app: 'box' }, time: NOW };
    expect(decider.decide({ type: 'documentshare', ...asked })).toMatchObject({
      outcome: 'allow',
      policies: [],
    });
  });

  test('leaves out excluded people, also if they are included', () => {
    const decider = deciderOf(
      policy({
        condition: 'app = box',
        include: [{ kind: 'group', value: 'Finance' }],
        exclude: [{ kind: 'user', value: 'ana@atlas.example' }],
      }),
    );
    const verdict = (user: string, group: string[]) =>
      decider.explainAll({ type: 'filexfer', facts: { app: 'box', user, group }, time: NOW }).trace[0]
        ?.verdict;
    expect(verdict('omar@atlas.example', ['finance', 'all'])).toBe('applies');
    expect(verdict('ANA@atlas.example', ['finance'])).toBe('excluded');
    expect(verdict('omar@atlas.example', [])).toBe('not_included');
  });

  test('makes an exception until it expires', () => {
    const { filter = { kind: 'and', parts: [] } } = parseFilter('object = "test.csv"', POLICY_FIELDS);
    const decider = deciderOf(
      policy({
        condition: 'app = box',
        exceptions: [{ id: 'fine', condition: filter, reason: 'Test data', expires: NOW }],
      }),
    );
    const at = (time: number) =>
      decider.explain({ type: 'filexfer', facts: { app: 'box', object: 'Test.csv' }, time }).trace[0];
    expect(at(NOW - 1)).toMatchObject({ verdict: 'exception', exception: 'fine' });
    expect(at(NOW)).toMatchObject({ verdict: 'applies' });
  });

  test('says which condition held with which value', () => {
    const decider = deciderOf(
      policy({ condition: 'app = box and match_count >= 10 and not group = payments' }),
    );
    const { trace } = decider.explain({
      type: 'filexfer',
      facts: { app: 'box', match_count: 7, group: ['Sales'] },
      time: NOW,
    });
    expect(trace).toEqual([
      {
        policy: 'one',
        version: 1,
        name: 'One',
        verdict: 'condition',
        condition: {
          kind: 'and',
          holds: false,
          parts: [
            { kind: 'condition', holds: true, condition: 'app = box', field: 'app', value: 'box' },
            {
              kind: 'condition',
              holds: false,
              condition: 'match_count >= 10',
              field: 'match_count',
              value: 7,
            },
            {
              kind: 'not',
              holds: true,
              part: {
                kind: 'condition',
                holds: false,
                condition: 'group = payments',
                field: 'group',
                value: ['Sales'],
              },
            },
          ],
        },
      },
    ]);
  });
});
