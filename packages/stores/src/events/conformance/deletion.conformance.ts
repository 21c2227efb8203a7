import { ALL } from '@casbah/domain/filter/expression';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptEvent } from '../memory-scope.ts';
import { MemoryUsageReads } from '../memory-usage.ts';
import { anyEvent, SPAN } from '../random-events.ts';
import { all, keep, rejectOf, type TestStore } from './test-store.ts';

export function describeDeletion(tested: TestStore): void {
  const { scope, tenantOf } = tested;
  test('a deleted source is gone from every read; another source and tenant stay', async () => {
    const mine = tenantOf('deletes');
    const yours = tenantOf('deletes too');
    const kept: KeptEvent[] = [];
    const events = fc.sample(anyEvent, { numRuns: 150, seed: 31 });
    await keep(tested.store, [], { tenant: mine, datasource: "gone'", load: 'g1' }, events.slice(0, 50));
    await keep(tested.store, kept, { tenant: mine, datasource: 'stays', load: 's1' }, events.slice(50, 100));
    await keep(tested.store, kept, { tenant: yours, datasource: "gone'", load: 'y1' }, events.slice(100));
    for (const [of, datasource] of [
      [mine, "gone'"],
      [mine, 'stays'],
      [yours, "gone'"],
    ] as const)
      await tested.store.insertRejects(
        { tenant: of, datasource, load: 'l' },
        [rejectOf(1, 'x')],
        `${of}:${datasource}`,
      );
    await tested.store.deleteDatasource(mine, "gone'");
    await tested.store.deleteDatasource(mine, "gone'"); // again, as after a crash
    const rest = new MemoryUsageReads(kept);
    for (const of of [mine, yours]) {
      const given = scope(SPAN, ALL, of);
      expect(await tested.store.usage.range(of)).toEqual(await rest.range(of));
      expect(await tested.store.usage.totals(given)).toEqual(await rest.totals(given));
      expect(await tested.store.usage.bySource(of)).toEqual(await rest.bySource(of));
      expect(await tested.store.usage.byField(given, 'host', 100)).toEqual(
        await rest.byField(given, 'host', 100),
      );
      expect(await tested.store.usage.byField(given, 'method', 9)).toEqual(
        await rest.byField(given, 'method', 9),
      );
    }
    expect(await tested.store.rejects.countBySource(mine)).toEqual(new Map([['stays', 1]]));
    expect(await tested.store.rejects.countBySource(yours)).toEqual(new Map([["gone'", 1]]));
  });

  test('a deleted load is gone from every read; other loads of its source are unaffected', async () => {
    const of = tenantOf('deletes a load');
    const kept: KeptEvent[] = [];
    const events = fc.sample(anyEvent, { numRuns: 150, seed: 47 });
    const source = { tenant: of, datasource: "d'" };
    await keep(tested.store, kept, { ...source, load: 'k1' }, events.slice(0, 50));
    await keep(tested.store, [], { ...source, load: 'gone' }, events.slice(50, 100));
    await keep(tested.store, kept, { ...source, load: 'k2' }, events.slice(100, 140));
    await keep(tested.store, kept, { tenant: of, datasource: 'e', load: 'e1' }, events.slice(140));
    for (const load of ['k1', 'gone'])
      await tested.store.insertRejects({ ...source, load }, [rejectOf(1, 'x')], `${of}:${load}`);
    await tested.store.deleteLoad(of, source.datasource, 'gone');
    await tested.store.deleteLoad(of, source.datasource, 'gone'); // again, as after a crash
    const rest = new MemoryUsageReads(kept);
    const given = scope(SPAN, ALL, of);
    expect(await tested.store.usage.range(of)).toEqual(await rest.range(of));
    expect(await tested.store.usage.totals(given)).toEqual(await rest.totals(given));
    expect(await tested.store.usage.bySource(of)).toEqual(await rest.bySource(of));
    for (const field of ['host', 'user', 'device', 'device_type', 'method'] as const)
      expect(await tested.store.usage.byField(given, field, 200)).toEqual(
        await rest.byField(given, field, 200),
      );
    expect((await all(tested.store.rejects.all(of, source.datasource))).map(({ load }) => load)).toEqual([
      'k1',
    ]);
    // Data resent after the deletion counts.
    await keep(tested.store, kept, { ...source, load: 'again' }, events.slice(50, 100));
    expect(await tested.store.usage.totals(given)).toEqual(await new MemoryUsageReads(kept).totals(given));
  });
}
