import { isDeepStrictEqual } from 'node:util';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventPage } from '../event-store.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { MemoryUsageReads } from '../memory-usage.ts';
import { SPAN } from '../random-events.ts';
import { all, asStored, keep, type TestStore } from './test-store.ts';

export function describeStoredEvents(tested: TestStore): void {
  const { scope, tenantOf } = tested;
  describe('events', () => {
    test('are read back unchanged, newest first', async () => {
      const stored = await all(tested.store.usage.events(scope(), 10_000));
      const expected = await all(tested.reference.events(scope(), 10_000));
      expect(stored.length).toBe(600);
      expect(stored).toEqual(expected.map(asStored));
    });

    test('are paged, each with its line, even if many have the same time', async () => {
      const origin = { tenant: tenantOf('pages'), datasource: 'p', load: 'p1' };
      const kept: KeptEvent[] = [];
      const times = [5, 9, 9, 9, 9, 9, 3, 5, 1];
      await keep(
        tested.store,
        kept,
        origin,
        times.map((time) => ({ ...blankEvent('traffic'), time: SPAN.from + time, host: 'a.example' })),
      );
      const reference = new MemoryUsageReads(kept);
      const asked = scope(SPAN, ALL, origin.tenant);
      const lines: number[] = [];
      for (let after: EventPage['after'], page = 0; page < 6; page++) {
        const rows = await tested.store.usage.eventPage(asked, { limit: 2, after });
        expect(rows).toEqual(await reference.eventPage(asked, { limit: 2, after }));
        const last = rows.at(-1)?.event.time ?? 0;
        const same = rows.filter(({ event }) => event.time === last).length;
        after = { time: last, shown: after?.time === last ? after.shown + same : same };
        lines.push(...rows.map(({ line }) => line));
      }
      expect(lines).toEqual([2, 3, 4, 5, 6, 1, 8, 7, 9]);
    });

    test('with any text and number are read back', async () => {
      const anyText = fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: undefined });
      const wild: fc.Arbitrary<Event> = fc
        .record({
          user: anyText,
          url: anyText,
          service: anyText,
          object: anyText,
          raw_id: anyText,
          bytes_up: fc.option(fc.maxSafeNat(), { nil: undefined }),
          dst_port: fc.option(fc.nat(65535), { nil: undefined }),
          lat: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
          extra: fc.option(
            fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true }),
            {
              nil: undefined,
            },
          ),
        })
        .map((fields) => ({ ...blankEvent('traffic'), ...fields, time: 0 }));
      const events = fc.sample(wild, { numRuns: 700, seed: 11 });
      // More than 256 values or 65,536 rows require wider indexes in a dictionary column.
      for (let i = 0; i < 70_000; i++)
        events.push({ ...blankEvent('traffic'), time: 0, host: `h${i}.example`, method: `M${i % 300}` });
      events.forEach((event, index) => {
        event.time = SPAN.from + events.length - index;
      });
      const origin = { tenant: tenantOf('wild'), datasource: 'w', load: 'w1' };
      await keep(tested.store, [], origin, events);
      let index = 0;
      for await (const event of tested.store.usage.events(scope(SPAN, ALL, origin.tenant), 100_000)) {
        const expected = asStored(events[index++] ?? blankEvent('traffic'));
        // So many `expect` calls would take longer than the rest of the test.
        if (!isDeepStrictEqual(event, expected)) expect(event).toEqual(expected);
      }
      expect(index).toBe(events.length);
    });

    test("that are identity mappings are read as such: by source, newest first, only the tenant's", async () => {
      const of = tenantOf('signs');
      const sign = (time: number, more: Partial<Event>): Event => ({
        ...blankEvent('audit'),
        time: SPAN.from + time,
        activity: 'login',
        user: "o'neil",
        src_ip: '10.0.0.5',
        ...more,
      });
      const full = {
        activity: 'lease',
        user: undefined,
        user_domain: 'CORP',
        device: 'PC-17',
        extra: { mac: 'aa:bb', session: 's1', lease_seconds: '3600' },
      };
      await keep(tested.store, [], { tenant: of, datasource: 'dc', load: 's1' }, [
        sign(1, {}),
        sign(2, full),
        sign(3, { activity: 'sudo' }),
        sign(4, { kind: 'traffic' }),
        sign(9, {}),
      ]);
      await keep(tested.store, [], { tenant: of, datasource: 'other', load: 's2' }, [
        sign(2, { user: 'no' }),
      ]);
      await keep(tested.store, [], { tenant: tenantOf('else'), datasource: 'dc', load: 's3' }, [sign(2, {})]);
      const asked = { datasources: ['dc'], range: { from: SPAN.from + 1, to: SPAN.from + 9 }, limit: 9 };
      const nothing = { user_domain: undefined, host: undefined, mac: undefined, session: undefined };
      const first = {
        time: SPAN.from + 1,
        kind: 'login',
        source: 'dc',
        address: '10.0.0.5',
        user: "o'neil",
        ...nothing,
        lease: undefined,
      };
      const second = {
        time: SPAN.from + 2,
        kind: 'lease',
        source: 'dc',
        address: '10.0.0.5',
        user: undefined,
        user_domain: 'CORP',
        host: 'PC-17',
        mac: 'aa:bb',
        session: 's1',
        lease: HOUR_MS,
      };
      expect(await tested.store.signs.newest(of, asked)).toEqual([second, first]);
      expect(await tested.store.signs.newest(of, { ...asked, limit: 1 })).toEqual([second]);
      expect(await tested.store.signs.newest(of, { ...asked, datasources: [] })).toEqual([]);
      await tested.store.deleteDatasource(of, 'dc');
      expect(await tested.store.signs.newest(of, asked)).toEqual([]);
    });

    test("of other kinds are stored, but aren't traffic", async () => {
      const origin = { tenant: tenantOf('kinds'), datasource: 'k', load: 'k1' };
      await keep(tested.store, [], origin, [
        { ...blankEvent('audit'), time: SPAN.from, user: 'amy' },
        { ...blankEvent('traffic'), time: SPAN.from, user: 'bob' },
      ]);
      expect(await tested.store.usage.range(origin.tenant)).toMatchObject({ events: 1 });
      const users = await tested.store.usage.byField(scope(SPAN, ALL, origin.tenant), 'user', 10);
      expect(users.values.map(({ value }) => value)).toEqual(['bob']);
    });

    test('without a time are refused; unstorable times are clamped', async () => {
      const origin = { tenant: tenantOf('times'), datasource: 't', load: 't1' };
      const batch = tested.store.batch(origin);
      expect(() => batch.add(blankEvent('traffic'), 1)).toThrow(RangeError);
      await keep(tested.store, [], origin, [
        { ...blankEvent('traffic'), time: -5 },
        { ...blankEvent('traffic'), time: Date.UTC(2200, 0, 1) },
        { ...blankEvent('traffic'), time: Date.UTC(2105, 11, 31) },
      ]);
      expect(await tested.store.usage.range(origin.tenant)).toEqual({
        from: 0,
        to: Date.UTC(2106, 0, 1) - 1,
        events: 3,
        firstSeen: new Map(),
      });
      const everything = { from: -DAY_MS, to: Date.UTC(2300, 0, 1) };
      expect((await tested.store.usage.totals(scope(everything, ALL, origin.tenant))).requests).toBe(3);
    });
  });
}
