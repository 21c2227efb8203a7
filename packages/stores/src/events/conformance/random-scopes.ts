import type { PeopleKey } from '@casbah/domain/anonymous-person';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { UsageReads } from '../event-store.ts';
import { anyEventFilter, SERVICES, SPAN } from '../random-events.ts';
import type { ReadScope } from '../read-scope.ts';
import { type TestStore, tries } from './test-store.ts';

/** Random ranges, filters and pages for reads. */

const anyRange = fc
  .tuple(
    fc.integer({ min: -12 * 60, max: 252 * 60 }),
    fc.integer({ min: -12 * 60, max: 252 * 60 }),
    fc.constantFrom(1, 60_000, HOUR_MS, DAY_MS),
  )
  .map(([a, b, unit]): TimeRange => {
    const cut = (minutes: number) => Math.floor((SPAN.from + minutes * MINUTE_MS) / unit) * unit;
    return { from: Math.min(cut(a), cut(b)), to: Math.max(cut(a), cut(b)) + (unit === 1 ? 7 : 0) };
  });
export const words = (...texts: string[]) =>
  fc.constantFrom(...texts).map((text) => parseFilter(text, TRAFFIC_FIELDS).filter ?? ALL);
/** Filters for each table that may answer. */
const anyFilter = fc.oneof(
  words('', 'user = amy or user contains ü', 'risk = high', 'action = blocked', 'source = proxy'),
  words('host ends .com', 'browser = chrome and not os = linux', 'country in (us, ma)', 'none'),
  words(
    'method = post',
    'status >= 400',
    'bytes_up > 100',
    'not exists bytes_up',
    'bytes_down = 0 or not status < 500',
    'url contains "x"',
    'user = amy and status >= 400',
  ),
  anyEventFilter,
);

export function anyScopeOf({ scope }: TestStore): fc.Arbitrary<ReadScope> {
  return fc
    .record({ range: fc.oneof(fc.constant(SPAN), anyRange), filter: anyFilter })
    .map(({ range, filter }) => scope(range, filter));
}

export const anyIds = fc.subarray([...SERVICES, 'unknown', "x'"]);

export const KEY: PeopleKey = [0x0706050403020100n, 2n ** 64n - 1n];

/** Checks that store and oracle return the same for any read. */
export async function agree(
  tested: TestStore,
  count: number,
  ask: (reads: UsageReads) => (given: ReadScope) => Promise<unknown>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(anyScopeOf(tested), async (given) => {
      const [found, expected] = await Promise.all([
        ask(tested.store.usage)(given),
        ask(tested.reference)(given),
      ]);
      expect(found).toEqual(expected);
    }),
    tries(count),
  );
}

const anyTotals = fc.constantFrom(
  ...[
    'requests > 2',
    'uploaded >= 1KB and requests < 100',
    'traffic > 4K',
    'not uploaded > 1KB',
    'exists uploaded and downloaded in (0, 5000)',
    'not exists downloaded',
    'not exists traffic',
    'users >= 2',
    'services in (1, 2)',
  ].map((text) => topConditions(text)),
  [],
  [],
);
export const anyPage = <Sort extends string>(...sorts: Sort[]) =>
  fc.record({
    limit: fc.constantFrom(1, 4, 1000, 5000),
    offset: fc.constantFrom(0, 0, 3, 500),
    sort: fc.constantFrom(...sorts),
    descending: fc.boolean(),
    q: fc.constantFrom('', 'A', 'ü', "'", '.', 'nobody', '%'),
    totals: anyTotals,
  });

export function filterOf(text: string): Filter {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`${text} isn’t a filter`);
  return filter;
}

function topConditions(text: string) {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  const parts = filter?.kind === 'and' ? filter.parts : filter === undefined ? [] : [filter];
  return parts.flatMap((part) => ('field' in part ? [part] : []));
}
