import { anyFilterOver } from '@casbah/domain/filter/any-filter';
import type { Condition } from '@casbah/domain/filter/expression';
import {
  type ConditionKind,
  conditionsOf,
  type FieldDefinition,
  isTextType,
} from '@casbah/domain/filter/vocabulary';
import type { People, Policy, PolicySet } from '@casbah/domain/policy/policy';
import { type Facts, POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import {
  EXPOSURES,
  NOTICE_CHANNELS,
  type PolicyResponse,
  RECIPIENTS,
  RESPONSE_KINDS,
  SEVERITIES,
} from '@casbah/domain/policy/response';
import type { PolicySchedule } from '@casbah/domain/policy/schedule';
import { DAY_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import type { Question } from './decider.ts';

/** Random policies and questions over a small world, so that conditions often hold. */
const FIELDS = [
  'app',
  'activity',
  'user',
  'user_domain',
  'group',
  'object',
  'src_ip',
  'content',
  'match_count',
  'size',
  'tag',
] as const satisfies readonly PolicyField[];
const WORDS = ['box', 'BOX', 'slack', 'share', 'Ana', 'ana', 'İzmir', 'finance', '', 'a*b', 'q3.xlsx'];
const ADDRESSES = ['10.0.0.1', '10.0.4.7', '192.0.2.9', '2001:db8::1', 'nonsense', ''];
const NETWORKS = ['10.0.0.0/8', '10.0.4.0/24', '2001:db8::/32', '10.0.0.1', 'nonsense'];
const TYPES = POLICY_TYPES.slice(0, 2);
const START = Date.UTC(2026, 9, 24);

const anyNumber = fc.integer({ min: 0, max: 4 });
const anyWord = fc.constantFrom(...WORDS);

function valueIn(field: PolicyField): fc.Arbitrary<string | number> {
  if (field === 'src_ip') return fc.constantFrom(...NETWORKS);
  return isTextType(POLICY_FIELDS[field].type) ? anyWord : anyNumber;
}

const anyCondition = fc.constantFrom(...FIELDS).chain((field) => {
  const definition: FieldDefinition = POLICY_FIELDS[field];
  return fc.oneof(...conditionsOf(definition).map((kind) => anyConditionOf(kind, field)));
});

function anyConditionOf(kind: ConditionKind, field: PolicyField): fc.Arbitrary<Condition<PolicyField>> {
  switch (kind) {
    case 'in':
      return fc
        .array(valueIn(field), { minLength: 1, maxLength: 3 })
        .map((values) => ({ kind, field, values }));
    case 'exists':
      return fc.constant({ kind, field });
    case 'text':
      return fc
        .tuple(fc.constantFrom('contains', 'starts', 'ends', 'like'), anyWord)
        .map(([operator, value]) => ({ kind, field, operator, value }));
    case 'compare':
      return fc
        .tuple(fc.constantFrom('<', '<=', '>', '>='), anyNumber)
        .map(([operator, value]) => ({ kind, field, operator, value }));
  }
}
const anyFilter = anyFilterOver(anyCondition);

const anyPeople: fc.Arbitrary<People[]> = fc.array(
  fc.record({ kind: fc.constantFrom('user', 'group', 'domain'), value: anyWord }),
  { maxLength: 2 },
);

const anyTime = fc.integer({ min: START, max: START + 7 * DAY_MS });

const anySchedule: fc.Arbitrary<PolicySchedule> = fc.record({
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata'),
  windows: fc.array(
    fc.record({
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const, { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 1, max: 1440 }),
    }),
    { maxLength: 2 },
  ),
  from: fc.option(anyTime, { nil: undefined }),
  until: fc.option(anyTime, { nil: undefined }),
});

const anyResponse: fc.Arbitrary<PolicyResponse> = fc.oneof(
  fc.constantFrom<PolicyResponse>(
    { kind: 'block' },
    { kind: 'block', template: 'one' },
    { kind: 'require_second_factor' },
    { kind: 'coach', asksForReason: true },
    { kind: 'quarantine' },
    { kind: 'tombstone' },
    { kind: 'encrypt' },
    { kind: 'change_access', role: 'view' },
    { kind: 'raise_incident' },
  ),
  fc.constantFrom(...EXPOSURES).map((exposure): PolicyResponse => ({ kind: 'unshare', exposure })),
  fc
    .tuple(fc.subarray([...RECIPIENTS], { minLength: 1 }), fc.constantFrom(...NOTICE_CHANNELS))
    .map(([recipients, channel]): PolicyResponse => ({ kind: 'notify', recipients, channel })),
);

const anyDefinition = fc.record({
  type: fc.constantFrom(...TYPES),
  severity: fc.constantFrom(...SEVERITIES),
  condition: anyFilter,
  include: anyPeople,
  exclude: anyPeople,
  exceptions: fc.array(
    fc.record({
      id: fc.uuid(),
      condition: anyFilter,
      reason: fc.constant('Known'),
      expires: fc.option(anyTime, { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
  schedule: fc.option(anySchedule, { nil: undefined, freq: 5 }),
  responses: fc.array(anyResponse, { maxLength: 3 }),
  order: fc.integer({ min: 0, max: 5 }),
});

export const anyPolicySet: fc.Arbitrary<PolicySet> = fc.record({
  version: fc.nat(),
  policies: fc.array(anyDefinition, { maxLength: 12 }).map((definitions) =>
    definitions.map(
      (definition, place): Policy => ({
        ...definition,
        id: `policy-${place}`,
        name: `Policy ${place}`,
        description: '',
        version: 1,
      }),
    ),
  ),
  precedence: fc.shuffledSubarray([...RESPONSE_KINDS]),
});

function factOf(field: PolicyField): fc.Arbitrary<string | number | string[]> {
  if (field === 'src_ip') return fc.constantFrom(...ADDRESSES);
  if (!isTextType(POLICY_FIELDS[field].type)) return anyNumber;
  return fc.oneof(anyWord, fc.array(anyWord, { maxLength: 3 }));
}

const anyFacts: fc.Arbitrary<Facts> = fc
  .tuple(
    ...FIELDS.map((field) =>
      fc.option(factOf(field), { nil: undefined, freq: 6 }).map((value) => [field, value] as const),
    ),
  )
  .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));

export const anyQuestion: fc.Arbitrary<Question> = fc.record({
  type: fc.constantFrom(...TYPES),
  facts: anyFacts,
  time: anyTime,
});
