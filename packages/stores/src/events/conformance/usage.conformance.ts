import { blankEvent } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { INTERVALS } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPAN } from '../random-events.ts';
import { agree, anyIds, anyScopeOf } from './random-scopes.ts';
import { keep, type TestStore, tries } from './test-store.ts';

export function describeUsage(tested: TestStore): void {
  const anyScope = anyScopeOf(tested);
  const { scope, tenantOf, tenant, other } = tested;
  describe('every read matches the events', () => {
    test('by service', () =>
      agree(tested, 16, (reads) => async (given) => [
        sortedBy(await reads.byService(given), 'service_id'),
        sortedBy(await reads.totalsByService(given), 'service_id'),
      ]));

    test('totals', () => agree(tested, 16, (reads) => (given) => reads.totals(given)));
    test('first and last request', () => agree(tested, 8, (reads) => (given) => reads.seen(given)));

    test.each(INTERVALS)('histogram by %s', (interval) =>
      agree(tested, 4, (reads) => (given) => reads.histogram(given, interval, ['drive', "o'service"])),
    );

    test.each([
      'source',
      'action',
      'browser',
      'os',
      'device',
      'device_type',
      'src_ip',
      'log_category',
      'country',
      'method',
      'user',
      'host',
    ] as const)('by field %s, and facets of it', (field) =>
      agree(tested, 3, (reads) => async (given) => [
        await reads.byField(given, field, 3),
        await reads.facets(given, 'service_id', [field], 3),
        await reads.facets(given, 'user', [field, 'source'], 100),
        await reads.facets(given, 'host', ['service_id', field, 'os', 'host'], 2),
      ]),
    );

    test('users of groups of services', async () => {
      await fc.assert(
        fc.asyncProperty(anyScope, fc.dictionary(fc.string(), anyIds), async (given, groups) => {
          const wanted = new Map(Object.entries(groups));
          expect(await tested.store.usage.usersOf(given, wanted)).toEqual(
            await tested.reference.usersOf(given, wanted),
          );
        }),
        tries(12),
      );
    });

    test.each(INTERVALS)('people and services by %s', (interval) =>
      agree(tested, 3, (reads) => (given) => reads.byInterval(given, interval)),
    );

    test.each([
      ['user', { sales: ['AMY', 'Ünal'], rest: ["o'hara", 'o.haddad'], nobody: ['who'] }],
      ['host', { files: ['Docs.example.com', 'drive.example.com'], odd: ["o'host.example"] }],
      ['host', {}],
    ] as const)('groups of %s', (of, groups) =>
      agree(tested, 6, (reads) => async (given) => {
        const found = await reads.byGroups(given, of, new Map(Object.entries(groups)));
        return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
      }),
    );

    test('destinations', () =>
      agree(tested, 8, (reads) => async (given) => {
        const headquarters = new Map([
          ['drive', 'US'],
          ["o'service", "m'a"],
        ]);
        const rows = await reads.byDestination(given, headquarters);
        return sortedBy(
          rows.map((row) => ({ ...row, service_ids: row.service_ids.toSorted() })),
          'country',
        );
      }));

    test('range and sources', async () => {
      for (const of of [tenant, other]) {
        expect(await tested.store.usage.range(of)).toEqual(await tested.reference.range(of));
        const bySource = await tested.reference.bySource(of);
        expect(await tested.store.usage.bySource(of)).toEqual(bySource);
        for (const [id, one] of bySource)
          expect(await tested.store.usage.bySource(of, id)).toEqual(new Map([[id, one]]));
      }
    });

    test('hours of one source', async () => {
      const part = { from: SPAN.from + DAY_MS + 7, to: SPAN.to - DAY_MS - 7 };
      const whole = { from: 0, to: Number.MAX_SAFE_INTEGER };
      for (const of of [tenant, other])
        for (const source of [...(await tested.reference.bySource(of)).keys(), "nothing's"])
          for (const range of [part, whole])
            expect(await tested.store.usage.hoursOfSource(of, source, range)).toEqual(
              await tested.reference.hoursOfSource(of, source, range),
            );
    });

    test('at the exact edges of a range: start inclusive, end exclusive', async () => {
      const origin = { tenant: tenantOf('edges'), datasource: 'e', load: 'e1' };
      const day = SPAN.from + DAY_MS;
      const times = [day - 1, day, day + HOUR_MS - 1, day + HOUR_MS, day + DAY_MS - 1, day + DAY_MS];
      await keep(
        tested.store,
        [],
        origin,
        times.map((time) => ({ ...blankEvent('traffic'), time, user: 'amy' })),
      );
      for (const from of times)
        for (const to of times.filter((time) => time >= from || time === day)) {
          const { requests } = await tested.store.usage.totals(scope({ from, to }, ALL, origin.tenant));
          expect(requests).toBe(times.filter((time) => time >= from && time < to).length);
        }
    });
  });
}

function sortedBy<Row extends Record<Key, string>, Key extends string>(rows: Row[], key: Key): Row[] {
  return rows.toSorted((a, b) => (a[key] < b[key] ? -1 : 1));
}
