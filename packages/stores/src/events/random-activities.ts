import { ACTIVITIES, OUTCOMES } from '@casbah/domain/activity';
import { blankEvent, type Event } from '@casbah/domain/event';
import {
  ACTIVITY_FIELDS,
  type ActivityField,
  type ActivityWord,
  isActivityWord,
} from '@casbah/domain/filter/activity-fields';
import { anyFilterOver } from '@casbah/domain/filter/any-filter';
import { type Condition, type Filter, TEXT_OPERATORS } from '@casbah/domain/filter/expression';
import {
  type ConditionKind,
  conditionsOf,
  type FieldDefinition,
  isTextType,
  namesOf,
} from '@casbah/domain/filter/vocabulary';
import fc from 'fast-check';
import { anyEvent, HOSTILE, SPAN } from './random-events.ts';

/** Random activities and filters for tests: few values, so that they match, and odd ones, to provoke errors. */

const PEOPLE = ['amy', 'Bob', 'ünal', 'team a', "o'hara", 'a.b@x.example'];
const OBJECTS = ['Q3 Budget.xlsx', 'q3-draft.docx', 'ünïcode 100%.pdf', 'a_b', 'line\nbreak', ...HOSTILE];

const word = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const anyExtra = fc.dictionary(
  fc.constantFrom('source_action', 'actor_type', 'actor_name', 'size', 'exposure', 'path', 'role', 'other'),
  fc.constantFrom(
    '',
    'user',
    'FileShared',
    'external',
    '2048',
    '0',
    '12 KB',
    '00017',
    ...HOSTILE.slice(0, 4),
  ),
  { maxKeys: 5, noNullPrototype: true },
);

const anyFacts = fc.record({
  // Several at the same millisecond, so that the key decides.
  time: fc.integer({ min: 0, max: 300 }).map((step) => SPAN.from + step * 2_600_000),
  user: word(...PEOPLE, ...HOSTILE.slice(0, 3)),
  on_behalf_of: word('amy', 'shared mailbox'),
  app: word('box', 'Slack'),
  activity: word(...ACTIVITIES.slice(0, 4), ...HOSTILE.slice(0, 1)),
  outcome: word(...OUTCOMES, 'Pending'),
  object: word(...OBJECTS),
  object_id: word('1', '2', ...HOSTILE.slice(3, 5)),
  targets: fc.option(
    fc.array(fc.constantFrom('', ...PEOPLE, ...HOSTILE), { maxLength: 3 }).map((list) => list.join(';')),
    { nil: undefined },
  ),
  session: word('s-1', 'S-2'),
  message: word('amy shared Q3 Budget with team a', ...HOSTILE),
  raw: word('{"id":1}', ...HOSTILE),
  extra: fc.option(anyExtra, { nil: undefined }),
  status: fc.option(fc.constantFrom(200, 404), { nil: undefined }),
});

export const anyActivity: fc.Arbitrary<Event> = fc
  .tuple(anyEvent, anyFacts)
  .map(([event, facts]) => ({ ...event, ...blankEvent('activity'), ...withoutTime(event), ...facts }));

function withoutTime({ kind: _, time: __, ...event }: Event): Partial<Event> {
  return event;
}

const TEXTS = [
  ...PEOPLE,
  ...OBJECTS,
  'b',
  'Q3',
  'budget',
  '.xlsx',
  'q3*',
  '*budget?xlsx',
  '?',
  '*',
  'team',
  ';',
  'a\nb',
];

const anyText = (field: ActivityField) =>
  field === 'src_ip'
    ? fc.constantFrom('10.0.0.0/30', '10.0.0.1', '2001:db8::/112', '10.')
    : fc.constantFrom(...TEXTS, 'box', 'success', 'external', 'FileShared', 'sign_in', 'us', '');

function anyCondition(field: ActivityField): fc.Arbitrary<Condition<ActivityField>> {
  const definition: FieldDefinition = ACTIVITY_FIELDS[field];
  const number =
    field === 'time'
      ? fc.integer({ min: SPAN.from - 5, max: SPAN.to })
      : fc.constantFrom(0, 17, 2048, 1e9, 1.5, -1);
  const value: fc.Arbitrary<string | number> = isTextType(definition.type) ? anyText(field) : number;
  return fc.oneof(...conditionsOf(definition).map((kind) => conditionOf(kind, field, value, number)));
}

function conditionOf(
  kind: ConditionKind,
  field: ActivityField,
  value: fc.Arbitrary<string | number>,
  number: fc.Arbitrary<number>,
): fc.Arbitrary<Condition<ActivityField>> {
  switch (kind) {
    case 'in':
      return fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => ({ kind, field, values }));
    case 'compare':
      return fc
        .record({ operator: fc.constantFrom('<', '<=', '>', '>='), value: number })
        .map((rest) => ({ kind, field, ...rest }));
    case 'text':
      return fc
        .record({ operator: fc.constantFrom(...TEXT_OPERATORS), value: anyText(field) })
        .map((rest) => ({ kind, field, ...rest }));
    case 'exists':
      return fc.constant({ kind, field });
  }
}

const FIELDS = namesOf(ACTIVITY_FIELDS);

export const anyActivityFilter: fc.Arbitrary<Filter<ActivityField>> = anyFilterOver(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...FIELDS).chain(anyCondition) },
    fc.constantFrom<ActivityField>('text', 'target', 'size', 'time', 'object').chain(anyCondition),
  ),
);

/** Fields whose values are counted. */
export const ACTIVITY_WORDS: readonly ActivityWord[] = FIELDS.filter(isActivityWord);
