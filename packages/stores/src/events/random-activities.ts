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
import type { Interval } from '@casbah/domain/time-range';
import fc from 'fast-check';
import { activity } from './datasets/activity.ts';
import type { CountedField, EventQuery, Keys, Measure, Measures, NumberField } from './query.ts';
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

/** Whole texts of activities, and parts of them. */
export const anyActivityText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...TEXTS, 's-1', 'amy shared Q3 Budget with team a', 'shared mailbox'),
    fc.nat(40),
    fc.nat(40),
  )
  .map(([text, from, length]) =>
    (length > 25 ? text : text.slice(from % 12, (from % 12) + length)).toWellFormed(),
  );

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

const anyKey: fc.Arbitrary<CountedField> = fc.constantFrom<CountedField>(
  ...([
    'app',
    'activity',
    'outcome',
    'user',
    'target',
    'object',
    'source_action',
    'exposure',
    'service_id',
    'method',
  ] as const),
);
const anyNumber = fc.constantFrom<NumberField>('bytes_up', 'bytes_down', 'size', 'status', 'time');

const anyMeasure: fc.Arbitrary<Measure> = fc.oneof(
  anyKey.map((field): Measure => ({ kind: 'distinct', field })),
  fc.record({ kind: fc.constantFrom('avg' as const, 'min' as const, 'max' as const), field: anyNumber }),
  anyNumber.map((field): Measure => ({ kind: 'sum', field: field === 'time' ? 'size' : field })),
);

/** A query over activities without its scope. */
export const anyActivityQuery: fc.Arbitrary<Omit<EventQuery<Keys, Measures, Interval | undefined>, 'where'>> =
  fc
    .record({
      groupBy: fc.dictionary(fc.constantFrom('one', 'two'), anyKey, { maxKeys: 2 }),
      measures: fc.dictionary(fc.constantFrom('a', 'b', 'c'), anyMeasure, { maxKeys: 3 }),
      grain: fc.option(fc.constantFrom<Interval>('hour', 'day', 'week'), { nil: undefined, freq: 2 }),
      search: fc.constantFrom(undefined, undefined, 'a'),
      page: fc.option(fc.record({ limit: fc.constantFrom(3, 2000), counted: fc.boolean() }), {
        nil: undefined,
      }),
      descending: fc.boolean(),
    })
    .map(({ measures, descending, ...query }) => ({
      ...query,
      // Searches the first key.
      search: Object.keys(query.groupBy).length === 0 ? undefined : query.search,
      dataset: activity,
      measures: { count: { kind: 'count' }, ...measures },
      order: { by: 'count', descending },
    }));
