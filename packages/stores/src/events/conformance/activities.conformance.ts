import { activityId, parseActivityId } from '@casbah/domain/activity-id';
import { blankEvent } from '@casbah/domain/event';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { INTERVALS } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityOrder, ActivityScope, StoredActivity } from '../activity-reads.ts';
import { MemoryActivityReads } from '../memory-activities.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { ACTIVITY_WORDS, anyActivity, anyActivityFilter, anyActivityQuery } from '../random-activities.ts';
import { resolveByHash, SPAN } from '../random-events.ts';
import { KEY } from './random-scopes.ts';
import { all, asStored, keep, type TestStore, tries } from './test-store.ts';

const anyRange = fc.oneof(
  fc.constant(SPAN),
  fc.tuple(fc.nat({ max: 240 }), fc.nat({ max: 240 }), fc.constantFrom(1, DAY_MS)).map(([a, b, unit]) => {
    const cut = (hours: number) => Math.floor((SPAN.from + hours * HOUR_MS) / unit) * unit;
    return { from: Math.min(cut(a), cut(b)), to: Math.max(cut(a), cut(b)) };
  }),
);

export function describeActivities(tested: TestStore): void {
  const tenant = tested.tenantOf('activities');
  const kept: KeptEvent[] = [];
  const reference = new MemoryActivityReads(kept);
  const anyScope = fc
    .record({ range: anyRange, filter: fc.oneof(fc.constant(ALL), anyActivityFilter) })
    .map((asked): ActivityScope => ({ tenant, resolve: resolveByHash, ...asked }));
  const scopeOf = (filter: Filter<ActivityField> = ALL): ActivityScope => ({
    tenant,
    range: SPAN,
    filter,
    resolve: resolveByHash,
  });

  describe('activities', () => {
    beforeAll(async () => {
      const events = fc.sample(anyActivity, { numRuns: 500, seed: 11 });
      await keep(tested.store, kept, { tenant, datasource: 'a', load: 'a1' }, events.slice(0, 300));
      await keep(tested.store, kept, { tenant, datasource: "b'", load: 'b1' }, events.slice(300));
      const other = { tenant, datasource: 'a', load: 'traffic' };
      await keep(tested.store, kept, other, [{ ...blankEvent('traffic'), time: SPAN.from, user: 'amy' }]);
    });

    test('are counted, listed and added up as in memory', () =>
      fc.assert(
        fc.asyncProperty(
          anyScope,
          fc.constantFrom(...INTERVALS),
          fc.subarray([...ACTIVITY_WORDS], { maxLength: 6 }),
          fc.constantFrom('', 'a', 'Ü', "'"),
          fc.constantFrom<ActivityOrder>('newest', 'oldest'),
          async (scope, interval, fields, search, order) => {
            const asked = { interval, facets: fields.map((field) => ({ field, size: 5, search })) };
            const page = { limit: 7, order };
            const [summary, rows, count, expected] = await Promise.all([
              tested.store.activities.summary(scope, asked),
              tested.store.activities.page(scope, page),
              tested.store.activities.count(scope),
              reference.summary(scope, asked),
            ]);
            expect(summary).toEqual(expected);
            expect(count).toBe(expected.total);
            expect(rows).toEqual((await reference.page(scope, page)).map(listed));
          },
        ),
        tries(80),
      ));

    test('answer any query as in memory', () =>
      fc.assert(
        fc.asyncProperty(anyScope, anyActivityQuery, async (where, query) => {
          const [found, expected] = await Promise.all([
            tested.store.activities.run({ ...query, where }),
            reference.run({ ...query, where }),
          ]);
          expect(found).toEqual(expected);
        }),
        tries(80),
      ));

    test('are paged and streamed completely, each once, in both orders', async () => {
      for (const order of ['newest', 'oldest'] as const) {
        const found: StoredActivity[] = [];
        for (
          let page = await tested.store.activities.page(scopeOf(), { limit: 60, order });
          page.length > 0;
        ) {
          found.push(...page);
          const after = parseActivityId(page.at(-1)?.id ?? '');
          page = await tested.store.activities.page(scopeOf(), { limit: 60, order, after });
        }
        const expected = await reference.page(scopeOf(), { limit: 1000, order });
        expect(found).toEqual(expected.map(listed));
        const streamed = await all(tested.store.activities.stream(scopeOf(), { order, withRaw: false }));
        expect(streamed.flat()).toEqual(found);
      }
    });

    test('have their original record one by one and where asked', async () => {
      const [expected = []] = await all(reference.stream(scopeOf(), { order: 'newest', withRaw: true }));
      const streamed = await all(
        tested.store.activities.stream(scopeOf(), { order: 'newest', withRaw: true }),
      );
      expect(streamed.flat()).toEqual(expected.map(stored));
      for (const one of expected.slice(0, 5)) {
        const place = parseActivityId(one.id);
        if (place === undefined) throw new Error(`${one.id} is no place`);
        expect(await tested.store.activities.find(scopeOf(), place)).toEqual(stored(one));
        const other = { ...place, key: place.key ^ 1n };
        expect(await tested.store.activities.find(scopeOf(), other)).toBeUndefined();
        expect(activityId(place)).toBe(one.id);
      }
      const places = expected.slice(3, 9).flatMap(({ id }) => parseActivityId(id) ?? []);
      const found = await tested.store.activities.findAll(scopeOf(), places);
      expect(found.map(({ id }) => id).sort()).toEqual(
        expected
          .slice(3, 9)
          .map(({ id }) => id)
          .sort(),
      );
    });

    test('outside the reader’s scope are not found', async () => {
      const within: Filter<ActivityField> = { kind: 'in', field: 'app', values: ['box'] };
      const [rows = []] = await all(reference.stream(scopeOf(), { order: 'newest', withRaw: false }));
      const places = rows.flatMap(({ id }) => parseActivityId(id) ?? []);
      const found = await tested.store.activities.findAll({ ...scopeOf(), within }, places);
      expect(found.length).toBe(rows.filter(({ event }) => event.app === 'box').length);
      const outside = rows.find(({ event }) => event.app !== 'box');
      const place = parseActivityId(outside?.id ?? '');
      if (place === undefined) throw new Error('there is no other app');
      expect(await tested.store.activities.find({ ...scopeOf(), within }, place)).toBeUndefined();
    });

    test('with anonymization name nobody, and refuse to be asked for names', async () => {
      const people = { key: KEY, hidden: true };
      const [found, expected] = await Promise.all(
        [tested.store.activities, reference].map((reads) =>
          reads.page({ ...scopeOf(), people }, { limit: 50, order: 'newest' }),
        ),
      );
      expect(found).toEqual(expected?.map(listed));
      for (const { event } of found ?? []) {
        expect(event.user ?? 'anon-user.1').toMatch(/^anon-user\.\d+$/);
        expect([event.object, event.targets, event.session, event.message, event.src_ip]).toEqual(
          new Array(5).fill(undefined),
        );
      }
      const asked = { interval: 'day' as const, facets: [{ field: 'user' as const, size: 50 }] };
      expect(await tested.store.activities.summary({ ...scopeOf(), people }, asked)).toEqual(
        await reference.summary({ ...scopeOf(), people }, asked),
      );
      for (const filter of [
        { kind: 'text', field: 'text', operator: 'contains', value: 'amy' },
        { kind: 'in', field: 'user', values: ['amy'] },
        { kind: 'exists', field: 'target' },
      ] satisfies Filter<ActivityField>[])
        await expect(tested.store.activities.count({ ...scopeOf(filter), people })).rejects.toThrow(
          RangeError,
        );
      await expect(tested.store.activities.values({ ...scopeOf(), people }, 'object', '', 5)).rejects.toThrow(
        RangeError,
      );
    });

    test('of another tenant stay out of sight', async () => {
      const scope = { ...scopeOf(), tenant: tested.tenantOf('nobody') };
      expect(await tested.store.activities.span(scope.tenant)).toBeUndefined();
      expect(await tested.store.activities.count(scope)).toBe(0);
      expect(await tested.store.activities.span(tenant)).toEqual(await reference.span(tenant));
    });
  });
}

/** An event as a list has it. */
function listed(one: StoredActivity): StoredActivity {
  return { ...one, event: asStored(one.event) };
}

function stored(one: StoredActivity): StoredActivity {
  return { ...one, event: asStored(one.event) };
}
