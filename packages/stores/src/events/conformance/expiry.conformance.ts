import { EVENT_KINDS, type EventKind } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryActivityReads } from '../memory-activities.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { MemoryUsageReads } from '../memory-usage.ts';
import { anyEvent, resolveByHash, SPAN } from '../random-events.ts';
import { keep, rejectOf, type TestStore } from './test-store.ts';

export function describeExpiry(tested: TestStore): void {
  const { scope, tenantOf } = tested;

  test('events older than a day are counted and deleted by kind for the whole tenant, and no other', async () => {
    const [mine, yours] = [tenantOf('keeps'), tenantOf('keeps all')];
    const cut = Math.floor(SPAN.from / DAY_MS) * DAY_MS + 3 * DAY_MS;
    const events = fc.sample(anyEvent, { numRuns: 200, seed: 5 }).map((event, index) => ({
      ...event,
      kind: kindOf(index),
      // Before and after the cutoff, some by a millisecond, and exactly on it.
      time: index < 9 ? cut + (index % 3) - 1 : cut + (index - 100) * 2 * HOUR_MS,
    }));
    const kept: KeptEvent[] = [];
    for (const tenant of [mine, yours])
      await keep(tested.store, kept, { tenant, datasource: 'd', load: 'l' }, events);
    await tested.store.insertRejects(
      { tenant: mine, datasource: 'd', load: 'l' },
      [rejectOf(1, 'x')],
      `${mine}:x`,
    );
    const isOld = ({ kind, time }: { kind: EventKind; time: number }, of: EventKind) =>
      kind === of && time < cut;
    const old = (of: EventKind): number => events.filter((event) => isOld(event, of)).length;
    const full = await tested.store.size(mine);
    expect(full).toMatchObject({ events: 200, rejects: 1 });
    expect(full.bytes).toBeGreaterThan(0);

    const soon = cut + 2 * DAY_MS;
    const counted = await tested.store.countExpiry(mine, { cutoff: cut, soon }, EVENT_KINDS);
    expect(counted.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
      (['activity', 'dlp', 'traffic'] as const).map((kind) => ({
        kind,
        expired: old(kind),
        bytes: expect.any(Number),
        soon: events.filter((event) => event.kind === kind && event.time >= cut && event.time < soon).length,
        oldest: Math.min(
          ...events.filter((event) => event.kind === kind && event.time >= cut).map(({ time }) => time),
        ),
      })),
    );
    for (const { bytes } of counted) expect(bytes).toBeGreaterThan(0);
    expect(
      await tested.store.countExpiry(mine, { cutoff: SPAN.to + 30 * DAY_MS, soon }, ['dlp']),
    ).toMatchObject([{ kind: 'dlp', expired: events.filter(({ kind }) => kind === 'dlp').length, soon: 0 }]);

    const rest = () =>
      kept.filter(({ tenant, event }) => tenant !== mine || !gone.has(event.kind) || event.time >= cut);
    const gone = new Set<EventKind>();
    for (const kinds of [['activity'], ['traffic', 'dlp', 'posture']] as const) {
      expect(await tested.store.deleteBefore(mine, cut, kinds)).toEqual(
        new Map(kinds.flatMap((kind) => (old(kind) === 0 ? [] : [[kind, old(kind)]]))),
      );
      expect(await tested.store.deleteBefore(mine, cut, kinds)).toEqual(new Map());
      for (const kind of kinds) gone.add(kind);
      const usage = new MemoryUsageReads(rest());
      const activities = new MemoryActivityReads(rest());
      for (const of of [mine, yours]) {
        const given = scope(SPAN, ALL, of);
        expect(await tested.store.usage.range(of)).toEqual(await usage.range(of));
        expect(await tested.store.usage.totals(given)).toEqual(await usage.totals(given));
        for (const field of ['host', 'method'] as const)
          expect(await tested.store.usage.byField(given, field, 100)).toEqual(
            await usage.byField(given, field, 100),
          );
        expect(await tested.store.activities.span(of)).toEqual(await activities.span(of));
        const all = { tenant: of, range: SPAN, filter: ALL, resolve: resolveByHash };
        const asked = { interval: 'day' as const, facets: [{ field: 'app' as const, size: 9 }] };
        expect(await tested.store.activities.summary(all, asked)).toEqual(
          await activities.summary(all, asked),
        );
      }
    }
    // Rejected at the current time, not at the lines' time.
    expect(await tested.store.size(mine)).toMatchObject({
      events: 200 - old('activity') - old('traffic') - old('dlp'),
      rejects: 1,
    });
    expect(await tested.store.size(yours)).toMatchObject({ events: 200, rejects: 0 });
    expect(await tested.store.size(tenantOf('nothing'))).toEqual({ events: 0, rejects: 0, bytes: 0 });
    expect(
      await tested.store.countExpiry(tenantOf('nothing'), { cutoff: cut, soon: cut }, EVENT_KINDS),
    ).toEqual([]);
  });
}

function kindOf(index: number): EventKind {
  if (index % 3 === 0) return 'activity';
  return index % 10 === 1 ? 'dlp' : 'traffic';
}
