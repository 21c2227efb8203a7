import { anonymousPerson, isAnonymousPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { Reject } from '@casbah/domain/reject';
import { INTERVALS, type TimeRange } from '@casbah/domain/time-range';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchOrigin, EventStore, Totals, UsageReads } from './event-store.ts';
import { type KeptEvent, MemoryUsageReads } from './memory-usage.ts';
import { anyEvent, anyEventFilter, HOSTILE, resolveByHash, SERVICES, SPAN } from './random-events.ts';
import { type AskedQuery, anyQuery } from './random-queries.ts';
import type { ReadScope } from './read-scope.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * What every event store must do, whatever engine is behind it.
 * @param open opens a store; its tables may hold what others left, but nothing under the tenants of a run
 */
export function describeEventStore(
  name: string,
  open: () => Promise<{ store: EventStore; close: () => Promise<void> }>,
): void {
  const run = `${Date.now()}-${process.pid}`;
  const tenantOf = (label: string) => `tenant ${label} ${run} o'neil \\`;

  describe(name, () => {
    let store: EventStore;
    let close: () => Promise<void>;
    let reference: MemoryUsageReads;
    const tenant = tenantOf('one');
    const other = tenantOf('two');

    beforeAll(async () => {
      ({ store, close } = await open());
      await store.migrate();
      await store.migrate(); // a second time changes nothing
      const kept: KeptEvent[] = [];
      const events = fc.sample(anyEvent, { numRuns: 900, seed: 7 });
      await keep(store, kept, { tenant, datasource: 'a', load: 'a1' }, events.slice(0, 300));
      await keep(store, kept, { tenant, datasource: 'a', load: 'a2' }, events.slice(300, 450));
      await keep(store, kept, { tenant, datasource: "b'", load: 'b1' }, events.slice(450, 600));
      await keep(store, kept, { tenant: other, datasource: 'a', load: 'o1' }, events.slice(600));
      reference = new MemoryUsageReads(kept);
    });
    afterAll(() => close?.());

    const scope = (range: TimeRange = SPAN, filter: Filter = ALL, of = tenant): ReadScope => ({
      tenant: of,
      range,
      filter,
      resolve: resolveByHash,
    });

    test('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    describe('events', () => {
      test('come back as they were stored, newest first', async () => {
        const stored = await all(store.usage.events(scope(), 10_000));
        const expected = await all(reference.events(scope(), 10_000));
        expect(stored.length).toBe(600);
        expect(stored).toEqual(expected.map(asStored));
      });

      test('of any text and number come back', async () => {
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
        // More than 256 values, and more than 65,536 rows, need wider numbers in a dictionary column.
        for (let i = 0; i < 70_000; i++)
          events.push({ ...blankEvent('traffic'), time: 0, host: `h${i}.example`, method: `M${i % 300}` });
        events.forEach((event, index) => {
          event.time = SPAN.from + events.length - index;
        });
        const origin = { tenant: tenantOf('wild'), datasource: 'w', load: 'w1' };
        await keep(store, [], origin, events);
        let index = 0;
        for await (const event of store.usage.events(scope(SPAN, ALL, origin.tenant), 100_000))
          expect(event).toEqual(asStored(events[index++] ?? blankEvent('traffic')));
        expect(index).toBe(events.length);
      });

      test('that say who is where are read as signs: of some sources, newest first, of the tenant alone', async () => {
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
        await keep(store, [], { tenant: of, datasource: 'dc', load: 's1' }, [
          sign(1, {}),
          sign(2, full),
          sign(3, { activity: 'sudo' }),
          sign(4, { kind: 'traffic' }),
          sign(9, {}),
        ]);
        await keep(store, [], { tenant: of, datasource: 'other', load: 's2' }, [sign(2, { user: 'no' })]);
        await keep(store, [], { tenant: tenantOf('else'), datasource: 'dc', load: 's3' }, [sign(2, {})]);
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
          lease: 3_600_000,
        };
        expect(await store.signs.newest(of, asked)).toEqual([second, first]);
        expect(await store.signs.newest(of, { ...asked, limit: 1 })).toEqual([second]);
        expect(await store.signs.newest(of, { ...asked, datasources: [] })).toEqual([]);
        await store.deleteDatasource(of, 'dc');
        expect(await store.signs.newest(of, asked)).toEqual([]);
      });

      test('of other kinds than traffic are kept, but are no traffic', async () => {
        const origin = { tenant: tenantOf('kinds'), datasource: 'k', load: 'k1' };
        await keep(store, [], origin, [
          { ...blankEvent('audit'), time: SPAN.from, user: 'amy' },
          { ...blankEvent('traffic'), time: SPAN.from, user: 'bob' },
        ]);
        expect(await store.usage.range(origin.tenant)).toMatchObject({ events: 1 });
        const users = await store.usage.byField(scope(SPAN, ALL, origin.tenant), 'user', 10);
        expect(users.values.map(({ value }) => value)).toEqual(['bob']);
      });

      test('without time are refused, at times no table can hold are kept at the nearest', async () => {
        const origin = { tenant: tenantOf('times'), datasource: 't', load: 't1' };
        const batch = store.batch(origin);
        expect(() => batch.add(blankEvent('traffic'), 1)).toThrow(RangeError);
        await keep(store, [], origin, [
          { ...blankEvent('traffic'), time: -5 },
          { ...blankEvent('traffic'), time: Date.UTC(2200, 0, 1) },
          { ...blankEvent('traffic'), time: Date.UTC(2105, 11, 31) },
        ]);
        expect(await store.usage.range(origin.tenant)).toEqual({
          from: 0,
          to: Date.UTC(2106, 0, 1) - 1,
          events: 3,
          firstSeen: new Map(),
        });
        const everything = { from: -DAY, to: Date.UTC(2300, 0, 1) };
        expect((await store.usage.totals(scope(everything, ALL, origin.tenant))).requests).toBe(3);
      });
    });

    describe('a filter', () => {
      test('selects exactly the events that it says', async () => {
        await fc.assert(
          fc.asyncProperty(anyEventFilter, async (filter) => {
            const [found, expected] = await Promise.all([
              all(store.usage.events(scope(SPAN, filter), 10_000)),
              all(reference.events(scope(SPAN, filter), 10_000)),
            ]);
            expect(found).toEqual(expected.map(asStored));
          }),
          { numRuns: 150, seed: 3, endOnFailure: true },
        );
      });

      test('on totals is refused: it is not about single events', async () => {
        const { filter } = parseFilter('uploaded > 1', TRAFFIC_FIELDS);
        if (filter === undefined) throw new Error('no filter');
        await expect(async () => store.usage.byService(scope(SPAN, filter))).rejects.toThrow(RangeError);
      });
    });

    describe('every read says what the events say', () => {
      const anyRange = fc
        .tuple(
          fc.integer({ min: -12 * 60, max: 252 * 60 }),
          fc.integer({ min: -12 * 60, max: 252 * 60 }),
          fc.constantFrom(1, 60_000, HOUR, DAY),
        )
        .map(([a, b, unit]): TimeRange => {
          const cut = (minutes: number) => Math.floor((SPAN.from + minutes * 60_000) / unit) * unit;
          return { from: Math.min(cut(a), cut(b)), to: Math.max(cut(a), cut(b)) + (unit === 1 ? 7 : 0) };
        });
      const words = (...texts: string[]) =>
        fc.constantFrom(...texts).map((text) => parseFilter(text, TRAFFIC_FIELDS).filter ?? ALL);
      /** Filters for each of the tables that may answer. */
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
      const anyScope = fc
        .record({ range: fc.oneof(fc.constant(SPAN), anyRange), filter: anyFilter })
        .map(({ range, filter }) => scope(range, filter));
      const anyIds = fc.subarray([...SERVICES, 'unknown', "x'"]);

      async function agree(runs: number, ask: (reads: UsageReads) => (given: ReadScope) => Promise<unknown>) {
        await fc.assert(
          fc.asyncProperty(anyScope, async (given) => {
            const [found, expected] = await Promise.all([ask(store.usage)(given), ask(reference)(given)]);
            expect(found).toEqual(expected);
          }),
          { numRuns: runs, seed: 5, endOnFailure: true },
        );
      }

      test('by service', () =>
        agree(60, (reads) => async (given) => [
          sortedBy(await reads.byService(given), 'service_id'),
          sortedBy(await reads.totalsByService(given), 'service_id'),
        ]));

      test('totals', () => agree(60, (reads) => (given) => reads.totals(given)));

      test.each(INTERVALS)('histogram by %s', (interval) =>
        agree(15, (reads) => (given) => reads.histogram(given, interval, ['drive', "o'service"])),
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
        agree(12, (reads) => async (given) => [
          await reads.byField(given, field, 3),
          await reads.facets(given, 'service_id', [field], 3),
          await reads.facets(given, 'user', [field, 'source'], 100),
          await reads.facets(given, 'host', ['service_id', field, 'os', 'host'], 2),
        ]),
      );

      const KEY: PeopleKey = [0x0706050403020100n, 2n ** 64n - 1n];

      /** One person, several, everybody; with and without what the roll-up of presence lacks. */
      const anyPresence = fc.record({
        given: anyScope,
        of: words(
          '',
          'user = amy',
          'user = o.haddad',
          'user = amy and service = drive',
          'user in ("", amy)',
          'user = amy and url contains e',
          'user = bob and method = post',
          'device_type = phone',
          'url contains e',
        ),
        page: fc.record({ limit: fc.constantFrom(1, 5, 1000), offset: fc.constantFrom(0, 0, 2, 900) }),
      });

      test('sessions, newest first and paged', () =>
        fc.assert(
          fc.asyncProperty(
            anyPresence,
            fc.constantFrom(HOUR / 2, 2 * HOUR),
            async ({ given, of, page }, pause) => {
              const asked = { ...given, filter: { kind: 'and' as const, parts: [given.filter, of] } };
              const [found, expected] = await Promise.all([
                store.usage.sessions(asked, { ...page, pause }),
                reference.sessions(asked, { ...page, pause }),
              ]);
              expect(found).toEqual(expected);
            },
          ),
          { numRuns: 30, seed: 5, endOnFailure: true },
        ));

      test('devices, most requests first and paged', () =>
        fc.assert(
          fc.asyncProperty(anyPresence, fc.boolean(), async ({ given, of, page }, hidden) => {
            const filter = { kind: 'and' as const, parts: [given.filter, of] };
            const asked = { ...given, filter, people: { key: KEY, hidden } };
            const [found, expected] = await Promise.all([
              store.usage.devices(asked, page),
              reference.devices(asked, page),
            ]);
            expect(found).toEqual(expected);
            if (hidden) expect(found.rows.filter(({ device }) => device !== '')).toEqual([]);
          }),
          { numRuns: 25, seed: 5, endOnFailure: true },
        ));

      test('the newest events of a filter, few and many', () =>
        fc.assert(
          fc.asyncProperty(anyPresence, fc.boolean(), async ({ given, of, page: { limit } }, isNamed) => {
            const filter = { kind: 'and' as const, parts: [given.filter, of] };
            const asked = { ...given, filter, people: isNamed ? undefined : { key: KEY, hidden: false } };
            const found = await all(store.usage.events(asked, limit));
            const expected = await all(reference.events(asked, limit));
            expect(found).toEqual(expected.map(asStored));
          }),
          { numRuns: 40, seed: 5, endOnFailure: true },
        ));

      test('sessions of a pause that the half hours do not tell are refused', async () => {
        const page = { limit: 1, offset: 0, pause: HOUR / 2 - 1 };
        await expect(store.usage.sessions(scope(), page)).rejects.toThrow(RangeError);
      });

      test('any query, over roll-ups and without them', () =>
        fc.assert(
          fc.asyncProperty(anyScope, anyQuery, fc.boolean(), async (given, asked, isHidden) => {
            const people = isHidden ? { key: KEY, hidden: true } : undefined;
            const query = { ...asked, where: { ...given, people } };
            const [found, expected] = await Promise.all([
              outcomeOf(() => store.usage.run(query)),
              outcomeOf(() => reference.run(query)),
            ]);
            expect(comparable(found, asked)).toEqual(comparable(expected, asked));
          }),
          { numRuns: 250, seed: 5, endOnFailure: true },
        ));

      test('users of groups of services', async () => {
        await fc.assert(
          fc.asyncProperty(anyScope, fc.dictionary(fc.string(), anyIds), async (given, groups) => {
            const wanted = new Map(Object.entries(groups));
            expect(await store.usage.usersOf(given, wanted)).toEqual(await reference.usersOf(given, wanted));
          }),
          { numRuns: 40, seed: 5 },
        );
      });

      test.each(INTERVALS)('people and services by %s', (interval) =>
        agree(10, (reads) => (given) => reads.byInterval(given, interval)),
      );

      test.each([
        ['user', { sales: ['AMY', 'Ünal'], rest: ["o'hara", 'o.haddad'], nobody: ['who'] }],
        ['host', { files: ['Docs.example.com', 'drive.example.com'], odd: ["o'host.example"] }],
        ['host', {}],
      ] as const)('groups of %s', (of, groups) =>
        agree(20, (reads) => async (given) => {
          const found = await reads.byGroups(given, of, new Map(Object.entries(groups)));
          return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
        }),
      );

      test('destinations', () =>
        agree(25, (reads) => async (given) => {
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
      const anyPage = <Sort extends string>(...sorts: Sort[]) =>
        fc.record({
          limit: fc.constantFrom(1, 4, 1000, 5000),
          offset: fc.constantFrom(0, 0, 3, 500),
          sort: fc.constantFrom(...sorts),
          descending: fc.boolean(),
          q: fc.constantFrom('', 'A', 'ü', "'", '.', 'nobody', '%'),
          totals: anyTotals,
        });
      const TOTALS = [
        'requests',
        'bytes_up',
        'bytes_down',
        'blocked',
        'first_seen',
        'last_seen',
      ] as const satisfies (keyof Totals)[];

      test('users, sorted and paged', async () => {
        await fc.assert(
          fc.asyncProperty(
            anyScope,
            anyPage('user', 'services', 'high_risk_services', 'addresses', ...TOTALS),
            anyIds,
            async (given, page, highRisk) => {
              const [found, expected] = await Promise.all([
                store.usage.byUser(given, page, highRisk),
                reference.byUser(given, page, highRisk),
              ]);
              expect(found).toEqual(expected);
            },
          ),
          { numRuns: 80, seed: 5, endOnFailure: true },
        );
      });

      test('top uploaders', () => agree(25, (reads) => (given) => reads.topUploaders(given, 3)));

      test('hosts, sorted and paged', async () => {
        await fc.assert(
          fc.asyncProperty(
            anyScope,
            anyPage('host', 'users', 'service_id', ...TOTALS),
            fc.boolean(),
            anyIds,
            async (given, of, blockedThenAllowed, order) => {
              const page = { ...of, blockedThenAllowed };
              const [found, expected] = await Promise.all([
                store.usage.byHost(given, page, order),
                reference.byHost(given, page, order),
              ]);
              expect(found).toEqual(expected);
            },
          ),
          { numRuns: 80, seed: 5, endOnFailure: true },
        );
      });

      const PEOPLE = ['o.haddad', 'O.Haddad', 'amy', "o'hara", 'nobody'].map((name) =>
        anonymousPerson(name, KEY),
      );
      const anyPeopleFilter = fc.constantFrom(
        ...[
          '',
          `user in (${PEOPLE.join(', ')})`,
          `not user = ${PEOPLE[0]}`,
          `user = ${PEOPLE[2]} or host contains example`,
          'exists user and action = blocked',
          'user = anon-user.1',
        ].map(filterOf),
      );

      test('anonymous people, sorted, searched and paged: by nothing but their numbers', async () => {
        await fc.assert(
          fc.asyncProperty(
            anyScope,
            anyPeopleFilter,
            anyPage('user', 'services', 'addresses', 'requests'),
            fc.constantFrom('', '', '1', '.12', 'ANON', 'amy'),
            fc.boolean(),
            fc.constantFrom(
              ALL,
              ALL,
              filterOf('user in (amy, "o.haddad", bob)'),
              filterOf('user_domain = corp'),
            ),
            async (given, filter, page, q, hidden, within) => {
              // What a right is over is said by names, however people are named to who holds it.
              const asked = { ...given, filter, within, people: { key: KEY, hidden } };
              const [found, expected] = await Promise.all([
                store.usage.byUser(asked, { ...page, q }, []),
                reference.byUser(asked, { ...page, q }, []),
              ]);
              expect(found).toEqual(expected);
              if (hidden) expect(found.rows.filter(({ user }) => !isAnonymousPerson(user))).toEqual([]);
            },
          ),
          { numRuns: 60, seed: 5, endOnFailure: true },
        );
      });

      test('anonymous people in events, among uploaders and by number', async () => {
        for (const text of ['', `user in (${PEOPLE.join(', ')})`]) {
          const asked = { ...scope(SPAN, filterOf(text)), people: { key: KEY, hidden: true } };
          const events = await all(store.usage.events(asked, 1000));
          const expected = await all(reference.events(asked, 1000));
          expect(events).toEqual(expected.map(asStored));
          expect(events.filter(({ user }) => user !== undefined && !isAnonymousPerson(user))).toEqual([]);
          expect(await store.usage.topUploaders(asked, 9)).toEqual(await reference.topUploaders(asked, 9));
        }
        expect(await store.usage.namesOf(tenant, KEY, PEOPLE)).toEqual(
          await reference.namesOf(tenant, KEY, PEOPLE),
        );
        expect((await store.usage.namesOf(tenant, KEY, PEOPLE)).size).toBe(4);
        expect(await store.usage.namesOf(tenantOf('nobody'), KEY, PEOPLE)).toEqual(new Map());
      });

      test('what would list names, addresses or devices is not answered where people are hidden', async () => {
        const asked = { ...scope(), people: { key: KEY, hidden: true } };
        for (const field of ['user', 'src_ip', 'device'] as const) {
          await expect(store.usage.byField(asked, field, 10)).rejects.toThrow(RangeError);
          await expect(store.usage.facets(asked, 'service_id', [field], 10)).rejects.toThrow(RangeError);
        }
        const alone = new Map([['one', ['amy']]]);
        await expect(store.usage.byGroups(asked, 'user', alone)).rejects.toThrow(RangeError);
      });

      test('range and sources', async () => {
        for (const of of [tenant, other]) {
          expect(await store.usage.range(of)).toEqual(await reference.range(of));
          expect(await store.usage.bySource(of)).toEqual(await reference.bySource(of));
        }
      });

      test('hours of one source', async () => {
        const part = { from: SPAN.from + DAY + 7, to: SPAN.to - DAY - 7 };
        const whole = { from: 0, to: Number.MAX_SAFE_INTEGER };
        for (const of of [tenant, other])
          for (const source of [...(await reference.bySource(of)).keys(), "nothing's"])
            for (const range of [part, whole])
              expect(await store.usage.hoursOfSource(of, source, range)).toEqual(
                await reference.hoursOfSource(of, source, range),
              );
      });

      test('at the very edges of a range: from inclusive, to exclusive', async () => {
        const origin = { tenant: tenantOf('edges'), datasource: 'e', load: 'e1' };
        const day = SPAN.from + DAY;
        const times = [day - 1, day, day + HOUR - 1, day + HOUR, day + DAY - 1, day + DAY];
        await keep(
          store,
          [],
          origin,
          times.map((time) => ({ ...blankEvent('traffic'), time, user: 'amy' })),
        );
        for (const from of times)
          for (const to of times) {
            const { requests } = await store.usage.totals(scope({ from, to }, ALL, origin.tenant));
            expect(requests).toBe(times.filter((time) => time >= from && time < to).length);
          }
      });
    });

    describe('a tenant', () => {
      const reads: Readonly<Record<string, (of: string) => Promise<unknown>>> = {
        range: (of) => store.usage.range(of),
        byService: (of) => store.usage.byService(scope(SPAN, ALL, of)),
        byUser: (of) => store.usage.byUser(scope(SPAN, ALL, of), wholePage('user'), SERVICES),
        topUploaders: (of) => store.usage.topUploaders(scope(SPAN, ALL, of), 10),
        totalsByService: (of) => store.usage.totalsByService(scope(SPAN, ALL, of)),
        byHost: (of) => store.usage.byHost(scope(SPAN, ALL, of), wholePage('host'), SERVICES),
        byDestination: (of) => store.usage.byDestination(scope(SPAN, ALL, of), new Map()),
        facets: (of) => store.usage.facets(scope(SPAN, ALL, of), 'user', ['browser', 'action'], 10),
        totals: (of) => store.usage.totals(scope(SPAN, ALL, of)),
        usersOf: (of) => store.usage.usersOf(scope(SPAN, ALL, of), new Map([['all', SERVICES]])),
        histogram: (of) => store.usage.histogram(scope(SPAN, ALL, of), 'day', SERVICES),
        byInterval: (of) => store.usage.byInterval(scope(SPAN, ALL, of), 'month'),
        byGroups: (of) =>
          store.usage.byGroups(scope(SPAN, ALL, of), 'user', new Map([['all', ['secret.user']]])),
        sessions: (of) => store.usage.sessions(scope(SPAN, ALL, of), { limit: 9, offset: 0, pause: HOUR }),
        devices: (of) => store.usage.devices(scope(SPAN, ALL, of), { limit: 9, offset: 0 }),
        byField: (of) => store.usage.byField(scope(SPAN, ALL, of), 'user', 10),
        events: (of) => all(store.usage.events(scope(SPAN, ALL, of), 10)),
        bySource: (of) => store.usage.bySource(of),
        hoursOfSource: (of) => store.usage.hoursOfSource(of, 'a', SPAN),
        'rejects byReason': (of) => store.rejects.byReason(of, 'a', 5),
        'rejects all': (of) => all(store.rejects.all(of, 'a')),
        'rejects countBySource': (of) => store.rejects.countBySource(of),
      };
      const secret = tenantOf('secret');
      const spy = tenantOf('spy');

      beforeAll(async () => {
        const origin = { tenant: secret, datasource: 'a', load: 'x1' };
        await keep(store, [], origin, [
          {
            ...blankEvent('traffic'),
            time: SPAN.from + 1,
            user: 'secret.user',
            host: 'secret.host',
            service_id: 'drive',
            browser: 'SecretBrowser',
            country: 'SX',
          },
        ]);
        await store.insertRejects(origin, [rejectOf(1, 'secret line')], `${secret}:r`);
      });

      test.each(Object.keys(reads))('sees nothing of another through %s', async (read) => {
        const nothing = await reads[read]?.(tenantOf('nobody'));
        // The same as a tenant that was never heard of, whatever it calls itself.
        for (const of of [spy, `${secret} `, `${secret}' OR '1'='1`, '', '%', secret.slice(0, -1)])
          expect(await reads[read]?.(of)).toEqual(nothing);
        expect(await reads[read]?.(secret)).not.toEqual(nothing);
      });

      test('without any events has empty lists and totals of 0', async () => {
        const of = tenantOf('nobody');
        expect(await reads.range?.(of)).toBeUndefined();
        expect(await reads.byUser?.(of)).toEqual({ rows: [], total: 0 });
        expect(await reads.totals?.(of)).toEqual({
          requests: 0,
          bytes_up: 0,
          bytes_up_unknown: 0,
          bytes_down: 0,
          bytes_down_unknown: 0,
          blocked: 0,
          first_seen: 0,
          last_seen: 0,
          users: 0,
          services: 0,
          hosts: 0,
          uncatalogued_hosts: 0,
        });
        expect(await reads.usersOf?.(of)).toEqual(new Map([['all', 0]]));
      });
    });

    describe('a batch', () => {
      const snapshot = async (of: string) => ({
        range: await store.usage.range(of),
        totals: await store.usage.totals(scope(SPAN, ALL, of)),
        byDay: await store.usage.histogram(scope(SPAN, ALL, of), 'day', []),
        byMinute: await store.usage.histogram(scope(SPAN, ALL, of), 'minute', []),
        hosts: await store.usage.byField(scope(SPAN, ALL, of), 'host', 100),
        methods: await store.usage.byField(scope(SPAN, ALL, of), 'method', 100),
      });

      test('sent again under its token adds nothing, over several months', async () => {
        const origin = { tenant: tenantOf('again'), datasource: 'd', load: 'd1' };
        const events = fc.sample(anyEvent, { numRuns: 200, seed: 21 });
        events.forEach((event, index) => {
          if (index % 4 === 0) event.time -= 60 * DAY;
        });
        await send(store, origin, events, 'again:0');
        const once = await snapshot(origin.tenant);
        expect(once.range?.events).toBe(200);
        await send(store, origin, events, 'again:0');
        await Promise.all([send(store, origin, events, 'again:0'), send(store, origin, events, 'again:0')]);
        expect(await snapshot(origin.tenant)).toEqual(once);
      });

      test('under another token counts again, though it says the same', async () => {
        const origin = { tenant: tenantOf('twice'), datasource: 'd', load: 'd1' };
        const events = fc.sample(anyEvent, { numRuns: 20, seed: 22 });
        await send(store, origin, events, 'twice:0');
        await send(store, origin, events, 'twice:1');
        expect((await store.usage.range(origin.tenant))?.events).toBe(40);
        expect((await store.usage.totals(scope(SPAN, ALL, origin.tenant))).requests).toBe(40);
      });

      test('tells its rows and grows in bytes', () => {
        const batch = store.batch({ tenant, datasource: 'a', load: 'a1' });
        expect(batch.rows).toBe(0);
        batch.add({ ...blankEvent('traffic'), time: 1, url: 'x'.repeat(100_000) }, 1);
        expect(batch.rows).toBe(1);
        expect(batch.bytes).toBeGreaterThan(100_000);
      });

      test('without events is stored as nothing', async () => {
        await expect(
          store.insert(store.batch({ tenant: tenantOf('none'), datasource: 'a', load: 'a' }), 'none:0'),
        ).resolves.toBeUndefined();
      });
    });

    test('a deleted source is gone from every read; another source and tenant stay', async () => {
      const mine = tenantOf('deletes');
      const yours = tenantOf('deletes too');
      const kept: KeptEvent[] = [];
      const events = fc.sample(anyEvent, { numRuns: 150, seed: 31 });
      await keep(store, [], { tenant: mine, datasource: "gone'", load: 'g1' }, events.slice(0, 50));
      await keep(store, kept, { tenant: mine, datasource: 'stays', load: 's1' }, events.slice(50, 100));
      await keep(store, kept, { tenant: yours, datasource: "gone'", load: 'y1' }, events.slice(100));
      for (const [of, datasource] of [
        [mine, "gone'"],
        [mine, 'stays'],
        [yours, "gone'"],
      ] as const)
        await store.insertRejects(
          { tenant: of, datasource, load: 'l' },
          [rejectOf(1, 'x')],
          `${of}:${datasource}`,
        );
      await store.deleteDatasource(mine, "gone'");
      await store.deleteDatasource(mine, "gone'"); // again, as after a crash
      const rest = new MemoryUsageReads(kept);
      for (const of of [mine, yours]) {
        const given = scope(SPAN, ALL, of);
        expect(await store.usage.range(of)).toEqual(await rest.range(of));
        expect(await store.usage.totals(given)).toEqual(await rest.totals(given));
        expect(await store.usage.bySource(of)).toEqual(await rest.bySource(of));
        expect(await store.usage.byField(given, 'host', 100)).toEqual(await rest.byField(given, 'host', 100));
        expect(await store.usage.byField(given, 'method', 9)).toEqual(await rest.byField(given, 'method', 9));
      }
      expect(await store.rejects.countBySource(mine)).toEqual(new Map([['stays', 1]]));
      expect(await store.rejects.countBySource(yours)).toEqual(new Map([["gone'", 1]]));
    });

    test('what is older than a day is removed from all of a tenant, from nobody else', async () => {
      const [mine, yours] = [tenantOf('keeps'), tenantOf('keeps all')];
      const cut = Math.floor(SPAN.from / DAY) * DAY + 10 * DAY;
      const events = fc.sample(anyEvent, { numRuns: 200, seed: 5 }).map((event, index) => ({
        ...event,
        // To both sides of the moment, some by a millisecond and right on it.
        time: index < 3 ? cut + index - 1 : cut + (index - 100) * 7 * HOUR,
      }));
      const kept: KeptEvent[] = [];
      for (const tenant of [mine, yours])
        await keep(store, kept, { tenant, datasource: 'd', load: 'l' }, events);
      await store.insertRejects(
        { tenant: mine, datasource: 'd', load: 'l' },
        [rejectOf(1, 'x')],
        `${mine}:x`,
      );
      const old = events.filter(({ time }) => time < cut).length;
      const full = await store.size(mine);
      expect(full).toMatchObject({ events: 200, rejects: 1 });
      expect(full.bytes).toBeGreaterThan(0);

      expect(await store.deleteBefore(mine, cut)).toBe(old);
      expect(await store.deleteBefore(mine, cut)).toBe(0);
      const rest = new MemoryUsageReads(
        kept.filter(({ tenant, event }) => tenant !== mine || event.time >= cut),
      );
      for (const of of [mine, yours]) {
        const given = scope(SPAN, ALL, of);
        expect(await store.usage.range(of)).toEqual(await rest.range(of));
        expect(await store.usage.totals(given)).toEqual(await rest.totals(given));
        expect(await store.usage.byField(given, 'host', 100)).toEqual(await rest.byField(given, 'host', 100));
        expect(await store.usage.byField(given, 'method', 9)).toEqual(await rest.byField(given, 'method', 9));
      }
      // Set aside now, not then.
      expect(await store.size(mine)).toMatchObject({ events: 200 - old, rejects: 1 });
      expect(await store.size(yours)).toMatchObject({ events: 200, rejects: 0 });
      expect(await store.size(tenantOf('nothing'))).toEqual({ events: 0, rejects: 0, bytes: 0 });
    });

    describe('rejects', () => {
      const of = tenantOf('rejects');
      const first = { tenant: of, datasource: 'r', load: 'z' };
      const later = { tenant: of, datasource: 'r', load: 'a' };

      test('are kept in the order in which they were read, counted by reason', async () => {
        const lines = [...HOSTILE, '', 'x'.repeat(4096)].map((text, index) => rejectOf(index + 1, text));
        await store.insertRejects(first, lines, 'r:0');
        await store.insertRejects(first, lines, 'r:0');
        const unknown: Reject = { ...rejectOf(7, 'later'), reason: 'unknown_format', format: undefined };
        await store.insertRejects(later, [unknown], 'r:1');
        const stored = await all(store.rejects.all(of, 'r'));
        expect(stored).toEqual([...lines.map((line) => ({ ...line, load: 'z' })), { ...unknown, load: 'a' }]);
        expect(await store.rejects.byReason(of, 'r', 2)).toEqual([
          {
            reason: 'unreadable_time',
            count: lines.length,
            samples: lines.slice(0, 2).map((line) => ({ ...line, load: 'z' })),
          },
          { reason: 'unknown_format', count: 1, samples: [{ ...unknown, load: 'a' }] },
        ]);
        expect(await store.rejects.countBySource(of)).toEqual(new Map([['r', lines.length + 1]]));
      });

      test('of earlier loads are removed when they were read again', async () => {
        await store.deleteRejects(of, 'r', { load: 'a' });
        expect((await all(store.rejects.all(of, 'r'))).map(({ load }) => load)).toEqual(['a']);
      });
    });

    describe('a read that nobody waits for', () => {
      test('is not begun when its signal has gone off', async () => {
        const gone = new Error('the page was left');
        const signal = AbortSignal.abort(gone);
        await expect(store.usage.byService({ ...scope(), signal })).rejects.toBe(gone);
        await expect(all(store.usage.events({ ...scope(), signal }, 10))).rejects.toBe(gone);
      });

      test('of a stream may stop early; the store goes on', async () => {
        for await (const event of store.usage.events(scope(), 10_000)) {
          expect(event.kind).toBe('traffic');
          break;
        }
        expect((await store.usage.totals(scope())).requests).toBe(600);
      });
    });
  });
}

function wholePage<Sort extends string>(sort: Sort) {
  return { limit: 100, offset: 0, sort, descending: true };
}

function filterOf(text: string): Filter {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`${text} is no filter`);
  return filter;
}

function topConditions(text: string) {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  const parts = filter?.kind === 'and' ? filter.parts : filter === undefined ? [] : [filter];
  return parts.flatMap((part) => ('field' in part ? [part] : []));
}

function rejectOf(line: number, text: string): Reject {
  return {
    reason: 'unreadable_time',
    detail: `time field ${text.slice(0, 9)}`,
    format: 'squid',
    text,
    line,
    offset: line * 100,
  };
}

async function send(
  store: EventStore,
  origin: BatchOrigin,
  events: readonly Event[],
  token: string,
): Promise<void> {
  const batch = store.batch(origin);
  // Readers reuse one event for every line: so does this.
  const reused = blankEvent('traffic');
  events.forEach((event, index) => {
    Object.assign(reused, event);
    batch.add(reused, index + 1);
  });
  await store.insert(batch, token);
}

async function keep(
  store: EventStore,
  kept: KeptEvent[],
  origin: BatchOrigin,
  events: readonly Event[],
): Promise<void> {
  await send(store, origin, events, `${origin.tenant}:${origin.load}:0`);
  events.forEach((event, index) => {
    kept.push({ ...origin, line: index + 1, event });
  });
}

/** An answer, or what it was refused with. */
async function outcomeOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | string> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof RangeError ? 'refused' : String(error);
  }
}

/** Values have no order, and a whole answer has none that was not asked for. */
function comparable(
  answer: { rows: Record<string, unknown>[]; total: number } | string,
  { order, page, grain }: AskedQuery,
): unknown {
  if (typeof answer === 'string') return answer;
  const rows = answer.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
    ),
  );
  const isOrdered = order !== undefined || page !== undefined || grain !== undefined;
  return { rows: isOrdered ? rows : rows.map((row) => JSON.stringify(row)).sort(), total: answer.total };
}

/** Absent, empty and 0 are the same in a store; lone surrogates cannot be stored. */
function asStored(event: Event): Event {
  const stored = { ...event };
  for (const [name, value] of Object.entries(event)) {
    const text = typeof value === 'string' ? value.toWellFormed() : value;
    Object.assign(stored, { [name]: text === '' ? undefined : text });
  }
  if (stored.dst_port === 0) stored.dst_port = undefined;
  // A place has both.
  const { lat = 0, lon = 0 } = stored;
  stored.lat = lat === 0 && lon === 0 ? undefined : lat;
  stored.lon = lat === 0 && lon === 0 ? undefined : lon;
  const extra = Object.entries(event.extra ?? {});
  stored.extra = extra.length === 0 ? undefined : Object.fromEntries(extra);
  return stored;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function sortedBy<Row extends Record<Key, string>, Key extends string>(rows: Row[], key: Key): Row[] {
  return rows.toSorted((a, b) => (a[key] < b[key] ? -1 : 1));
}
