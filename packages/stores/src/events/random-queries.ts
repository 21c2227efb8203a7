import type { Interval } from '@casbah/domain/time-range';
import { INTERVALS } from '@casbah/domain/time-range';
import fc from 'fast-check';
import type { Dataset, WordField } from './datasets/dataset.ts';
import { traffic } from './datasets/traffic.ts';
import {
  type EventQuery,
  type Groups,
  type Key,
  type Keys,
  type Measure,
  type Measures,
  SERVICES as SERVICE_COUNT,
  TOTALS,
  USERS,
} from './query.ts';
import { SERVICES } from './random-events.ts';

/** Queries for tests: over every kind of key and measure, with values that random events have. */

/** Traffic as it would be asked for without any roll-up. */
export const TRAFFIC_OF_EVENTS: Dataset = { ...traffic, rollUps: [] };

const MEMBERS: Readonly<Partial<Record<WordField, readonly string[]>>> = {
  service_id: [...SERVICES, '', 'unknown'],
  user: ['amy', 'AMY', 'o.haddad', "o'hara", 'nobody'],
  host: ['docs.example.com', 'Mega.example', '10.1.2.3'],
  country: ['US', 'de', ''],
};

const anyField = fc.constantFrom<WordField>(
  ...(['service_id', 'user', 'host', 'country', 'action', 'browser', 'src_ip'] as const),
  ...(['device_type', 'category', 'method', 'source', 'app'] as const),
);
const anyGroupedField = fc.constantFrom<WordField>('service_id', 'user', 'host', 'country');

const anyGroups: fc.Arbitrary<Groups> = anyGroupedField.chain((field) =>
  fc.record({
    field: fc.constant(field),
    groups: fc
      .dictionary(
        fc.constantFrom('one', "o'two", 'three', '{p0:String}'),
        fc.subarray([...(MEMBERS[field] ?? [])]),
      )
      .map((groups) => new Map(Object.entries(groups))),
    ignoreCase: fc.boolean(),
    others: fc.constantFrom('left out', 'together'),
  }),
);

const anyKey: fc.Arbitrary<Key> = fc.oneof(
  { weight: 3, arbitrary: anyField },
  anyGroups,
  fc.tuple(anyField, fc.constantFrom<Groups | ''>('')).map(([field, orElse]): Key => ({ field, orElse })),
  // A value belongs to one group, so that it isn't a matter of order which.
  fc.tuple(anyField, anyGroups).map(([field, { field: other, groups, ignoreCase = false }]): Key => {
    const [first] = groups;
    return {
      field,
      orElse: { field: other, groups: new Map(first === undefined ? [] : [first]), ignoreCase },
    };
  }),
);

const anyAmong = anyGroupedField.chain((field) =>
  fc.record({ field: fc.constant(field), values: fc.subarray([...(MEMBERS[field] ?? [])]) }),
);

const anyMeasure: fc.Arbitrary<Measure> = fc.oneof(
  fc.constantFrom<Measure>(...Object.values(TOTALS), USERS, SERVICE_COUNT),
  anyAmong.map((of): Measure => ({ kind: 'count', of })),
  anyField.map((field): Measure => ({ kind: 'distinct', field })),
  fc.tuple(anyField, anyAmong).map(([field, of]): Measure => ({ kind: 'distinct', field, of })),
  anyField.map((field): Measure => ({ kind: 'values', field })),
);

/** Those that conditions on totals are about go by the names that those know. */
const anyMeasures: fc.Arbitrary<Measures> = fc
  .tuple(
    fc.subarray(Object.entries<Measure>({ ...TOTALS, users: USERS, services: SERVICE_COUNT })),
    fc.dictionary(fc.constantFrom('first', 'count', 'm0', "o'measure"), anyMeasure, { maxKeys: 3 }),
  )
  .map(
    ([known, others]): Measures => ({ requests: TOTALS.requests, ...Object.fromEntries(known), ...others }),
  );

/** What is asked, but for where. */
export type AskedQuery = Omit<EventQuery<Keys, Measures, Interval | undefined>, 'where'>;

export const anyQuery: fc.Arbitrary<AskedQuery> = fc
  .record({
    dataset: fc.constantFrom(traffic, traffic, TRAFFIC_OF_EVENTS),
    groupBy: fc.dictionary(fc.constantFrom('key', 'user', 'start'), anyKey, { maxKeys: 2 }),
    measures: anyMeasures,
    grain: fc.option(fc.constantFrom(...INTERVALS), { nil: undefined, freq: 3 }),
    present: fc.option(fc.subarray<WordField>(['user', 'service_id', 'os'], { maxLength: 2 }), {
      nil: undefined,
    }),
  })
  .chain((query) =>
    fc.record({
      dataset: fc.constant(query.dataset),
      groupBy: fc.constant(query.groupBy),
      measures: fc.constant(query.measures),
      grain: fc.constant(query.grain),
      present: fc.constant(query.present),
      ...partsOfList(query.groupBy, query.measures),
    }),
  );

function partsOfList(groupBy: Keys, measures: Measures) {
  const [first] = Object.values<Key>(groupBy);
  const isField = typeof first === 'string';
  const sorted = [
    ...Object.entries<Measure>(measures).flatMap(([name, { kind }]) => (kind === 'values' ? [] : [name])),
    // A key and a measure of one name are one place in a row.
    ...Object.keys(groupBy).filter((name) => !(name in measures)),
  ];
  return {
    search: isField ? fc.constantFrom(undefined, undefined, 'A', 'ü', "'") : fc.constant(undefined),
    turned: isField
      ? fc.option(fc.constant({ field: 'action', from: 'blocked', to: 'allowed' } as const), {
          nil: undefined,
          freq: 4,
        })
      : fc.constant(undefined),
    totals: fc.constantFrom(
      undefined,
      undefined,
      [{ kind: 'compare', field: 'requests', operator: '>', value: 1 }] as const,
      [{ kind: 'compare', field: 'users', operator: '<', value: 3 }] as const,
      [{ kind: 'not', part: { kind: 'exists', field: 'traffic' } }] as const,
    ),
    order: fc.option(fc.record({ by: fc.constantFrom(...sorted), descending: fc.boolean() }), {
      nil: undefined,
    }),
    page: fc.option(
      fc.record({
        limit: fc.constantFrom(1, 5, 2000),
        offset: fc.constantFrom(0, 2, 900),
        counted: fc.boolean(),
      }),
      { nil: undefined },
    ),
  };
}
