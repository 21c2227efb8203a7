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

/** Random queries for tests, over all kinds of keys and measures, with values from random events. */

/** The traffic dataset without roll-ups. */
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
  // Each value belongs to one group, so the order doesn't matter.
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

/** Measures that conditions on totals refer to have their names. */
const anyMeasures: fc.Arbitrary<Measures> = fc
  .tuple(
    fc.subarray(Object.entries<Measure>({ ...TOTALS, users: USERS, services: SERVICE_COUNT })),
    fc.dictionary(fc.constantFrom('first', 'count', 'm0', "o'measure"), anyMeasure, { maxKeys: 3 }),
  )
  .map(
    ([known, others]): Measures => ({ requests: TOTALS.requests, ...Object.fromEntries(known), ...others }),
  );

/** A query without its scope. */
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
    // A key and a measure with the same name would collide in a row.
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
