import { targetsOf } from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActivityScope } from '../activity-reads.ts';
import type { UsageReads } from '../event-store.ts';
import { MemoryActivityReads } from '../memory-activities.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { MemoryUsageReads } from '../memory-usage.ts';
import { anyActivity } from '../random-activities.ts';
import { anyEvent, resolveByHash, SPAN } from '../random-events.ts';
import { all, keep, rejectOf, type TestStore } from './test-store.ts';

const FACETS = (['app', 'user', 'target', 'outcome', 'object'] as const).map((field) => ({
  field,
  size: 50,
}));

/** Removal of activities with their source, load or person. */
export function describeRemoval(tested: TestStore): void {
  const { tenantOf, scope } = tested;

  async function sameAs(kept: readonly KeptEvent[], tenant: string): Promise<void> {
    const rest = new MemoryActivityReads(kept);
    const given: ActivityScope = { tenant, range: SPAN, filter: ALL, resolve: resolveByHash };
    const asked = { interval: 'day' as const, facets: FACETS };
    expect(await tested.store.activities.summary(given, asked)).toEqual(await rest.summary(given, asked));
    const text = {
      ...given,
      filter: { kind: 'text', field: 'text', operator: 'contains', value: 'amy' } as const,
    };
    expect(await tested.store.activities.count(text)).toBe(await rest.count(text));
    expect(await tested.store.activities.span(tenant)).toEqual(await rest.span(tenant));
    const usage = new MemoryUsageReads(kept);
    expect(await tested.store.usage.bySource(tenant)).toEqual(await usage.bySource(tenant));
    const traffic = scope(SPAN, ALL, tenant);
    expect(await tested.store.usage.totals(traffic)).toEqual(await usage.totals(traffic));
    const byService = async (reads: UsageReads) =>
      (await reads.totalsByService(traffic)).toSorted((a, b) => (a.service_id < b.service_id ? -1 : 1));
    expect(await byService(tested.store.usage)).toEqual(await byService(usage));
    expect(await tested.store.usage.byField(traffic, 'user', 50)).toEqual(
      await usage.byField(traffic, 'user', 50),
    );
  }

  describe('activities', () => {
    test('of a deleted load, and of a deleted source, are gone from every read', async () => {
      const tenant = tenantOf('removes activities');
      const kept: KeptEvent[] = [];
      const events = fc.sample(anyActivity, { numRuns: 90, seed: 5 });
      const source = { tenant, datasource: "d'" };
      await keep(tested.store, kept, { ...source, load: 'k' }, events.slice(0, 30));
      await keep(tested.store, [], { ...source, load: 'gone' }, events.slice(30, 60));
      const other: KeptEvent[] = [];
      await keep(tested.store, other, { tenant, datasource: 'e', load: 'e' }, events.slice(60));
      for (let turn = 0; turn < 2; turn++) await tested.store.deleteLoad(tenant, source.datasource, 'gone');
      await sameAs([...kept, ...other], tenant);
      await tested.store.deleteDatasource(tenant, source.datasource);
      await sameAs(other, tenant);
    });

    test('of one person are counted, then deleted with all that mentions them', async () => {
      const tenant = tenantOf('forgets a person');
      const names = ['amy', "o'hara", '', '😀 Ünïcödé'];
      const isPerson = ({ user, on_behalf_of, kind }: Event) =>
        names.includes(user || '-') || (kind === 'activity' && names.includes(on_behalf_of || '-'));
      const events = [
        ...fc.sample(anyActivity, { numRuns: 120, seed: 8 }),
        ...fc.sample(anyEvent, { numRuns: 120, seed: 9 }),
      ].map((event): Event => (event.kind === 'traffic' ? { ...event, on_behalf_of: undefined } : event));
      const whole: KeptEvent[] = [];
      await keep(tested.store, whole, { tenant, datasource: 'a', load: 'a' }, events.slice(0, 150));
      await keep(tested.store, whole, { tenant, datasource: 'b', load: 'b' }, events.slice(150));
      const origin = { tenant, datasource: 'a', load: 'a' };
      await tested.store.insertRejects(origin, [rejectOf(1, 'by amy'), rejectOf(2, 'by bob')], `${tenant}:r`);
      const isNamed = ({ targets }: Event) =>
        targetsOf(targets).some((one) => one !== '' && names.includes(one));
      const expected = {
        events: {
          traffic: whole.filter(({ event }) => event.kind === 'traffic' && isPerson(event)).length,
          activity: whole.filter(({ event }) => event.kind === 'activity' && isPerson(event)).length,
          dlp: 0,
          posture: 0,
          audit: 0,
        },
        mentions: whole.filter(({ event }) => !isPerson(event) && isNamed(event)).length,
        rejects: 1,
      };
      expect(await tested.store.deletePerson(tenant, names, { dryRun: true })).toEqual(expected);
      await sameAs(whole, tenant);
      const before = await all(
        tested.store.activities.stream(
          { tenant, range: SPAN, filter: ALL, resolve: resolveByHash },
          { order: 'newest', withRaw: false },
        ),
      );
      expect(await tested.store.deletePerson(tenant, names, { dryRun: false })).toEqual(expected);
      const rest = whole
        .filter(({ event }) => !isPerson(event))
        .map((one) => ({
          ...one,
          event: isNamed(one.event)
            ? {
                ...one.event,
                raw: undefined,
                targets: targetsOf(one.event.targets)
                  .filter((name) => !names.includes(name))
                  .join(';'),
              }
            : one.event,
        }));
      await sameAs(rest, tenant);
      // What is left has the same IDs, under which notes are kept.
      const ids = new Set(before.flat().map(({ id }) => id));
      const after = await all(
        tested.store.activities.stream(
          { tenant, range: SPAN, filter: ALL, resolve: resolveByHash },
          { order: 'newest', withRaw: true },
        ),
      );
      expect(after.flat().every(({ id }) => ids.has(id))).toBe(true);
      expect(
        JSON.stringify(after.flat().map(({ event }) => [event.user, event.on_behalf_of, event.targets])),
      ).not.toMatch(/"amy"|o'hara/);
      const nothing = {
        ...expected,
        events: { ...expected.events, traffic: 0, activity: 0 },
        mentions: 0,
        rejects: 0,
      };
      expect(await tested.store.deletePerson(tenant, names, { dryRun: false })).toEqual(nothing);
    });
  });
}
