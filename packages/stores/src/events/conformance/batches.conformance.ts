import { blankEvent } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { DAY_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEvent, SPAN } from '../random-events.ts';
import { send, type TestStore } from './test-store.ts';

export function describeBatches(tested: TestStore): void {
  const { scope, tenant, tenantOf } = tested;
  describe('a batch', () => {
    const snapshot = async (of: string) => ({
      range: await tested.store.usage.range(of),
      totals: await tested.store.usage.totals(scope(SPAN, ALL, of)),
      byDay: await tested.store.usage.histogram(scope(SPAN, ALL, of), 'day', []),
      byMinute: await tested.store.usage.histogram(scope(SPAN, ALL, of), 'minute', []),
      hosts: await tested.store.usage.byField(scope(SPAN, ALL, of), 'host', 100),
      methods: await tested.store.usage.byField(scope(SPAN, ALL, of), 'method', 100),
    });

    test('resent under its token adds nothing, over several months', async () => {
      const origin = { tenant: tenantOf('again'), datasource: 'd', load: 'd1' };
      const events = fc.sample(anyEvent, { numRuns: 200, seed: 21 });
      events.forEach((event, index) => {
        if (index % 4 === 0) event.time -= 30 * DAY_MS;
      });
      await send(tested.store, origin, events, 'again:0');
      const once = await snapshot(origin.tenant);
      expect(once.range?.events).toBe(200);
      await send(tested.store, origin, events, 'again:0');
      await Promise.all([
        send(tested.store, origin, events, 'again:0'),
        send(tested.store, origin, events, 'again:0'),
      ]);
      expect(await snapshot(origin.tenant)).toEqual(once);
    });

    test('under another token counts again, even with the same content', async () => {
      const origin = { tenant: tenantOf('twice'), datasource: 'd', load: 'd1' };
      const events = fc.sample(anyEvent, { numRuns: 20, seed: 22 });
      await send(tested.store, origin, events, 'twice:0');
      await send(tested.store, origin, events, 'twice:1');
      expect((await tested.store.usage.range(origin.tenant))?.events).toBe(40);
      expect((await tested.store.usage.totals(scope(SPAN, ALL, origin.tenant))).requests).toBe(40);
    });

    test('reports its rows and grows in bytes', () => {
      const batch = tested.store.batch({ tenant, datasource: 'a', load: 'a1' });
      expect(batch.rows).toBe(0);
      batch.add({ ...blankEvent('traffic'), time: 1, url: 'x'.repeat(100_000) }, 1);
      expect(batch.rows).toBe(1);
      expect(batch.bytes).toBeGreaterThan(100_000);
    });

    test('without events is stored as nothing', async () => {
      await expect(
        tested.store.insert(
          tested.store.batch({ tenant: tenantOf('none'), datasource: 'a', load: 'a' }),
          'none:0',
        ),
      ).resolves.toBeUndefined();
    });
  });
}
