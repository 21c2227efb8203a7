import { api } from '@casbah/contract/api';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS, WEEK_MS } from '@casbah/domain/time-units';
import type { KeptEvent } from '@casbah/stores/events/memory-scope';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { anyEvent, SPAN } from '@casbah/stores/events/random-events';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createServiceIndex, withTags } from '../service-index.ts';
import { facets } from '../traffic/facets.ts';
import { narrow } from '../traffic/narrow.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { type Asked, TrafficReads } from '../traffic/reads.ts';
import { SERVICE_COLUMNS, serviceRows } from '../traffic/services.ts';
import { USER_COLUMNS, userPage } from '../traffic/users.ts';
import { DESTINATION_COLUMNS, destinationDetail, destinationRows } from './destinations.ts';
import { exportCsv } from './export.ts';
import { histogram } from './histogram.ts';
import { serviceDetail } from './service-detail.ts';
import { SITE_COLUMNS, sitePage } from './sites.ts';
import { summary } from './summary.ts';
import { uploadsOfService, uploadsOfUser } from './uploads.ts';
import { userDetail } from './user-detail.ts';

function service(id: string, rest: Partial<Service> = {}): Service {
  return {
    id,
    name: id,
    vendor: undefined,
    category: 'Storage',
    headquarters: undefined,
    domains: [`${id}.example`],
    description: undefined,
    ...rest,
  };
}

const CATALOGUE = [
  service('drive', { name: 'Drive', vendor: 'Search Inc', headquarters: 'US' }),
  service('mega', { name: 'Mega', headquarters: 'NZ', category: 'File sharing' }),
  service('slack', { name: 'Slack', vendor: 'Chat Co', headquarters: 'US', category: 'Messaging' }),
  service("o'service", { name: 'O’Service', category: 'Messaging' }),
];
const RATINGS: Record<string, number> = { drive: 80, mega: 12, slack: 60, "o'service": 103 };
const SERVICES = withTags(
  createServiceIndex(CATALOGUE, ({ id }) => ({ brr: RATINGS[id] ?? 103, parts: [] })),
  {
    names: new Map([
      [0, 'Sanctioned'],
      [8, 'Finance'],
      [9, '8'],
    ]),
    byService: new Map([
      ['drive', [0, 8]],
      ['slack', [8]],
      ['mega', [9]],
    ]),
  },
);

const signal = new AbortController().signal;
const ROWS: readonly TrafficList[] = ['services', 'users', 'destinations', 'sites'];

function readsOf(events: readonly Event[], now = SPAN.to): TrafficReads {
  const kept: KeptEvent[] = events.map((event, index) => ({
    tenant: 'atlas',
    datasource: 'a',
    load: 'l',
    line: index + 1,
    event,
  }));
  return new TrafficReads({
    usage: new MemoryUsageReads(kept),
    servicesOf: async () => SERVICES,
    cache: new ReadCache(() => now),
    clock: () => now,
  });
}

const EVERYTHING = { from: isoTime(SPAN.from), to: isoTime(SPAN.to) };
const ask = (reads: TrafficReads, filter = '', range: object = EVERYTHING): Promise<Asked> =>
  reads.ask({ tenant: 'atlas', within: ALL }, { ...range, filter }, signal);

const ALL_ROWS = { limit: 1000, offset: 0 };
async function rowsOf(reads: TrafficReads, asked: Asked, list: TrafficList): Promise<readonly object[]> {
  switch (list) {
    case 'services':
      return serviceRows(reads, asked, {});
    case 'users':
      return (await userPage(reads, asked, ALL_ROWS)).rows;
    case 'destinations':
      return destinationRows(reads, asked, {});
    case 'sites':
      return (await sitePage(reads, asked, ALL_ROWS)).rows;
  }
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const quoted = (value: string) => JSON.stringify(value);

describe('over events of all kinds', () => {
  let reads: TrafficReads;
  beforeEach(() => {
    // Text comparison ignores case: people whose names differ only in case would be selected together.
    const events = fc.sample(anyEvent, { numRuns: 400, seed: 11 });
    reads = readsOf(events.map((one) => ({ ...one, user: one.user?.toLowerCase() })));
  });

  test.each(ROWS)('a facet of %s counts the rows of the list that have its value', async (list) => {
    const cases = [
      { filter: '', totals: '' },
      { filter: 'action = allowed', totals: '' },
      { filter: 'risk in (high, low)', totals: 'requests > 12' },
    ];
    for (const { filter, totals } of cases) {
      const listed = await keysOf(both(filter, totals), list);
      for (const { field, values } of await facets(
        reads,
        await ask(reads, both(filter, totals)),
        list,
        1000,
      )) {
        const others = withoutOwn(field, filter);
        const there = others === filter ? listed : await keysOf(both(others, totals), list);
        for (const { value, count } of values) {
          // Text comparison ignores case: values that differ only in case are selected together.
          if (values.filter((other) => other.value.toLowerCase() === value.toLowerCase()).length > 1)
            continue;
          const having = await keysOf(both(others, `${field} = ${quoted(value)}`), list);
          expect([field, value, count]).toEqual([field, value, there.intersection(having).size]);
        }
      }
    }
  });

  const both = (...parts: string[]) => parts.filter((part) => part !== '').join(' and ');
  const withoutOwn = (field: string, filter: string) =>
    field !== '' && filter.startsWith(field) ? '' : filter;
  const keyOf = (row: object) => String(Object.values(row)[0]);
  const keysOf = async (filter: string, list: TrafficList) =>
    new Set((await rowsOf(reads, await ask(reads, filter), list)).map(keyOf));

  test.each(ROWS)('conditions on totals of %s keep the matching rows', async (list) => {
    const count = list === 'users' ? 'services' : 'users';
    const all = (await rowsOf(reads, await ask(reads), list)) as Record<string, number>[];
    const middle =
      all.map((row) => row.requests ?? 0).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const kept = await rowsOf(reads, await ask(reads, `requests >= ${middle} and ${count} > 1`), list);
    expect(kept).toEqual(all.filter((row) => (row.requests ?? 0) >= middle && (row[count] ?? 0) > 1));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(all.length);
  });

  test.each([
    ['services', SERVICE_COLUMNS],
    ['users', USER_COLUMNS],
    ['destinations', DESTINATION_COLUMNS],
    ['sites', SITE_COLUMNS],
  ] as const)('every column of %s sorts both ways and loses no row', async (list, columns) => {
    const asked = await ask(reads);
    const all = await rowsOf(reads, asked, list);
    for (const column of columns) {
      const up = await sortedBy(asked, list, column);
      const down = await sortedBy(asked, list, `-${column}`);
      expect(new Set(up.map((row) => JSON.stringify(row)))).toEqual(
        new Set(all.map((row) => JSON.stringify(row))),
      );
      expect(down).toHaveLength(all.length);
      const numbers = (rows: readonly object[]) =>
        rows.map((row) => (row as Record<string, unknown>)[column]);
      if (typeof numbers(up)[0] === 'number' && column !== 'brr') {
        expect(numbers(up)).toEqual(numbers(up).toSorted((a, b) => Number(a) - Number(b)));
        expect(numbers(down)).toEqual(numbers(down).toSorted((a, b) => Number(b) - Number(a)));
      }
    }
  });

  async function sortedBy(asked: Asked, list: TrafficList, sort: string): Promise<readonly object[]> {
    switch (list) {
      case 'services':
        return serviceRows(reads, asked, { sort });
      case 'users':
        return (await userPage(reads, asked, { ...ALL_ROWS, sort })).rows;
      case 'destinations':
        return destinationRows(reads, asked, { sort });
      case 'sites':
        return (await sitePage(reads, asked, { ...ALL_ROWS, sort })).rows;
    }
  }

  test('histogram, services and summary have the same number of requests', async () => {
    const asked = await ask(reads, 'exists service');
    const { buckets, interval } = await histogram(reads, asked, undefined);
    const rows = await serviceRows(reads, asked, {});
    const whole = await summary(reads, asked);
    const requests = rows.reduce((total, row) => total + row.requests, 0);
    expect(buckets.reduce((total, bucket) => total + bucket.requests, 0)).toBe(requests);
    expect(buckets.reduce((total, bucket) => total + bucket.high_risk, 0)).toBe(
      rows.filter((row) => row.level === 'high').reduce((total, row) => total + row.requests, 0),
    );
    expect(whole.requests).toBe(requests);
    expect(whole.services).toBe(rows.length);
    expect(whole.levels.map(({ level, services }) => [level, services])).toEqual([
      ['low', 1],
      ['medium', 1],
      ['high', 1],
      ['unresearched', 1],
    ]);
    expect(whole.categories.map(({ category }) => category)).toContain('Messaging');
    expect(interval).toBe('day');
    expect(buckets).toHaveLength(10);
  });

  test('a histogram has a bar for every hour, including those without traffic', async () => {
    const one = readsOf([event({ time: SPAN.from + 5 * HOUR_MS })]);
    const { buckets } = await histogram(one, await ask(one), 'hour');
    expect(buckets).toHaveLength(240);
    expect(buckets.map((bucket) => bucket.requests).filter((requests) => requests > 0)).toEqual([1]);
    expect(buckets[5]).toMatchObject({ requests: 1, time: isoTime(SPAN.from + 5 * HOUR_MS) });
  });

  test('a histogram with too many bars becomes coarser', async () => {
    const { interval, buckets } = await histogram(reads, await ask(reads), 'minute');
    expect(interval).toBe('quarter_hour');
    expect(buckets).toHaveLength(960);
  });

  test.each(['week', 'month'] as const)('bars by %s begin where the event store’s do', async (interval) => {
    const asked = await ask(reads);
    const { buckets } = await histogram(reads, asked, interval);
    const { requests } = await reads.totals(asked);
    expect(buckets.reduce((total, bucket) => total + bucket.requests, 0)).toBe(requests);
  });

  test.each(ROWS)('conditions on totals of %s narrow queries other than the list', async (list) => {
    const asked = await ask(reads, 'requests > 20');
    const narrowed = await narrow(reads, asked, list);
    expect(narrowed.totals).toEqual([]);
    const rows = (await rowsOf(reads, asked, list)) as { requests: number }[];
    const { requests } = await reads.totals(narrowed);
    expect(requests).toBe(rows.reduce((total, row) => total + row.requests, 0));
  });

  test.each(ROWS)('the export of %s has every row and the requested columns', async (list) => {
    const asked = await ask(reads);
    const rows = await rowsOf(reads, asked, list);
    const text = await textOf(exportCsv(reads, asked, list, {}));
    const named = await textOf(exportCsv(reads, asked, list, { columns: 'last_seen, requests' }));
    const lines = named.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('"last_seen","requests"');
    expect(lines).toHaveLength(rows.length + 1);
    const total = lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[1]), 0);
    expect(total).toBe((rows as { requests: number }[]).reduce((sum, row) => sum + row.requests, 0));
    expect(text.split('\r\n')[0]?.split(',').length).toBeGreaterThan(9);
  });
});

function event(rest: Partial<Event>): Event {
  const [blank] = fc.sample(anyEvent, { numRuns: 1, seed: 1 });
  if (blank === undefined) throw new Error('no sample');
  return {
    ...blank,
    time: SPAN.from,
    host: 'drive.example',
    user: 'amy',
    service_id: 'drive',
    bytes_up: 10,
    bytes_down: 100,
    action: 'allowed',
    country: undefined,
    src_ip: '10.0.0.1',
    ...rest,
  };
}

describe('one by one', () => {
  test("service rows have catalog data and the score's risk level [SH-K033] [SH-K034]", async () => {
    const reads = readsOf([
      event({}),
      event({ user: 'bob', action: 'blocked', time: SPAN.from + HOUR_MS }),
      event({ service_id: 'gone', host: 'gone.example' }),
      event({ service_id: undefined, host: 'unknown.example' }),
    ]);
    expect(await serviceRows(reads, await ask(reads), {})).toEqual([
      {
        id: 'drive',
        name: 'Drive',
        vendor: 'Search Inc',
        category: 'Storage',
        headquarters: 'US',
        domain: 'drive.example',
        risk_score: 20,
        brr: 80,
        level: 'low',
        grade: 'A',
        confidence: 0,
        users: 2,
        is_new: false,
        tags: [0, 8],
        requests: 2,
        bytes_up: 20,
        bytes_up_unknown: 0,
        bytes_down: 200,
        bytes_down_unknown: 0,
        blocked: 1,
        first_seen: isoTime(SPAN.from),
        last_seen: isoTime(SPAN.from + HOUR_MS),
      },
      expect.objectContaining({
        id: 'gone',
        name: 'gone',
        category: 'Unknown',
        level: 'unresearched',
        risk_score: null,
        brr: 103,
      }),
    ]);
  });

  test('a service is new if it was first seen in the seven days before the end of range or data', async () => {
    const reads = readsOf([
      event({ service_id: 'gone', time: SPAN.from - 30 * DAY_MS }),
      event({ time: SPAN.from }),
      event({ time: SPAN.to - HOUR_MS }),
      event({ service_id: 'mega', time: SPAN.to - HOUR_MS - 6 * DAY_MS }),
      event({ service_id: 'slack', time: SPAN.to - HOUR_MS - 8 * DAY_MS }),
    ]);
    // The range doesn't matter: a service seen before it isn't new in it.
    const lastDay = { from: isoTime(SPAN.to - DAY_MS), to: isoTime(SPAN.to) };
    expect(await serviceRows(reads, await ask(reads, '', lastDay), {})).toMatchObject([
      { id: 'drive', is_new: false },
    ]);
    const all = await serviceRows(reads, await ask(reads), { sort: 'name' });
    expect(all.map(({ id, is_new }) => [id, is_new])).toEqual([
      ['drive', false],
      ['mega', true],
      ['slack', false],
    ]);
    // Both the condition and its negation work in filters, for any list.
    const ids = async (filter: string) =>
      (await serviceRows(reads, await ask(reads, filter), { sort: 'name' })).map(({ id }) => id);
    expect(await ids('seen = new')).toEqual(['mega']);
    expect(await ids('not seen = NEW')).toEqual(['drive', 'slack']);
    await expect(ids('seen = old')).rejects.toMatchObject({
      details: { code: 'unknown_value', expected: 'new' },
    });
    await expect(ids('device_type = phnoe')).rejects.toMatchObject({ details: { code: 'unknown_value' } });
    expect(await rowsOf(reads, await ask(reads, 'seen = new'), 'users')).toHaveLength(1);
    // A week earlier, other services were new, and later ones weren't seen yet.
    const earlier = await ask(reads, '', { to: isoTime(SPAN.to - 7 * DAY_MS) });
    const then = await serviceRows(reads, earlier, { sort: 'name' });
    expect(then.map(({ id, is_new }) => [id, is_new])).toEqual([
      ['drive', true],
      ['slack', true],
    ]);
    const nobody = () => undefined;
    expect(await serviceDetail(reads, earlier, 'mega', nobody)).toMatchObject({ service: { is_new: false } });
    // A range that extends past the data ends with the data.
    const future = {
      from: isoTime(SPAN.from),
      to: isoTime(SPAN.to + 90 * DAY_MS),
    };
    expect(await serviceRows(reads, await ask(reads, '', future), { sort: 'name' })).toMatchObject(
      all.map(({ id, is_new }) => ({ id, is_new })),
    );
  });

  test('in the first week of data, nothing is new: there is nothing to compare with', async () => {
    const reads = readsOf([
      event({ time: SPAN.from }),
      event({ service_id: 'mega', time: SPAN.from + 2 * DAY_MS }),
    ]);
    const rows = await serviceRows(reads, await ask(reads), {});
    expect(rows.map(({ is_new }) => is_new)).toEqual([false, false]);
  });

  test('without a range, uses the last thirty days with data', async () => {
    const reads = readsOf([event({ time: SPAN.from - 60 * DAY_MS }), event({ time: SPAN.from + 90_000 })]);
    const asked = await ask(reads, '', {});
    expect(reads.meta(asked, 0)).toMatchObject({
      from: isoTime(SPAN.from + HOUR_MS - 30 * DAY_MS),
      to: isoTime(SPAN.from + HOUR_MS),
    });
    expect((await reads.totals(asked)).requests).toBe(1);
  });

  test('traffic without a host counts in the summary, but is in no list', async () => {
    const reads = readsOf([
      event({}),
      event({ host: '', service_id: undefined, bytes_up: 700 }),
      event({ host: '', service_id: undefined, bytes_up: 50, user: 'bob' }),
    ]);
    const whole = await summary(reads, await ask(reads));
    const { rows } = await sitePage(reads, await ask(reads), ALL_ROWS);
    expect(whole.without_host).toEqual({
      requests: 2,
      bytes_up: 750,
      bytes_up_unknown: 0,
    });
    const listed = rows.reduce((total, row) => total + row.requests, 0);
    expect(listed + whole.without_host.requests).toBe(whole.requests);
    // Its user list has only the people who sent it.
    const people = await userPage(reads, await ask(reads, 'not exists host'), ALL_ROWS);
    expect(people.rows.reduce((total, row) => total + (row.bytes_up ?? 0), 0)).toBe(750);
  });

  test('an unrecorded upload is unknown in every sum, order, filter and export, never 0', async () => {
    const squid = { bytes_up: undefined, bytes_down: 10 };
    const reads = readsOf([
      event({ service_id: 'drive', user: 'amy', host: 'drive.example', ...squid }),
      event({ service_id: 'slack', user: 'bob', host: 'slack.example', bytes_up: 5, bytes_down: 1 }),
      event({ service_id: 'mega', user: 'cleo', host: 'mega.example', bytes_up: 0, bytes_down: 1 }),
      event({ service_id: 'mega', user: 'cleo', host: 'mega.example', ...squid }),
    ]);
    const asked = await ask(reads);
    const whole = await summary(reads, asked);
    expect(whole).toMatchObject({ requests: 4, bytes_up: 5, bytes_up_unknown: 2, bytes_down_unknown: 0 });
    expect(whole.levels.find(({ level }) => level === 'low')).toMatchObject({ requests: 1, bytes_up: null });
    expect(whole.top_uploaders.map(({ user, bytes_up }) => [user, bytes_up])).toEqual([
      ['bob', 5],
      ['cleo', 0],
      ['amy', null],
    ]);
    const orders = async (sort: string) => (await serviceRows(reads, asked, { sort })).map(({ id }) => id);
    expect(await orders('bytes_up')).toEqual(['mega', 'slack', 'drive']);
    expect(await orders('-bytes_up')).toEqual(['slack', 'mega', 'drive']);
    for (const sort of ['bytes_up', '-bytes_up']) {
      const { rows } = await userPage(reads, asked, { ...ALL_ROWS, sort });
      expect(rows.at(-1)).toMatchObject({ user: 'amy', bytes_up: null, bytes_up_unknown: 1 });
    }
    const found = async (filter: string) =>
      (await serviceRows(reads, await ask(reads, filter), { sort: 'name' })).map(({ id }) => id);
    expect(await found('uploaded < 100MB')).toEqual(['mega', 'slack']);
    expect(await found('not exists uploaded')).toEqual(['drive']);
    expect(await found('bytes_up = 0')).toEqual(['mega']);
    const bars = await histogram(reads, await ask(reads, 'service = drive'), 'day');
    expect(bars.buckets.find(({ requests }) => requests > 0)).toMatchObject({ bytes_up: null });
    expect(bars.buckets.find(({ requests }) => requests === 0)).toMatchObject({ bytes_up: 0 });
    let csv = '';
    for await (const piece of exportCsv(reads, asked, 'services', {
      columns: 'id,bytes_up,traffic',
      sort: 'name',
    }))
      csv += piece;
    expect(csv.split('\r\n').slice(1, 4)).toEqual(['"drive",,10', '"mega",0,11', '"slack",5,6']);
  });

  test('counts all new services, however many are listed', async () => {
    const old = event({ service_id: 'slack', time: SPAN.from });
    const fresh = Array.from({ length: 60 }, (_, n) =>
      event({ service_id: `fresh-${n}`, time: SPAN.to - HOUR_MS - n }),
    );
    const reads = readsOf([old, ...fresh]);
    const whole = await summary(reads, await ask(reads));
    expect(whole.new_services_count).toBe(60);
    expect(whole.new_services).toHaveLength(50);
  });

  test('the summary compares with the previous period of the same length, if data covers it', async () => {
    const reads = readsOf([
      event({}),
      event({ user: 'bob', time: SPAN.from + DAY_MS }),
      event({ time: SPAN.from + DAY_MS }),
    ]);
    const day = (from: number) => ({
      from: isoTime(from),
      to: isoTime(from + DAY_MS),
    });
    expect(await summary(reads, await ask(reads, '', day(SPAN.from + DAY_MS)))).toMatchObject({
      requests: 2,
      users: 2,
      before: { requests: 1, users: 1 },
    });
    expect((await summary(reads, await ask(reads, '', day(SPAN.from)))).before).toBeNull();
    const late = day(SPAN.from + DAY_MS / 2);
    expect((await summary(reads, await ask(reads, '', late))).before).toBeNull();
  });

  test('unresearched services sort at the low end of risk, automatic fails at the high end', async () => {
    const reads = readsOf([event({}), event({ service_id: 'mega' }), event({ service_id: "o'service" })]);
    const asked = await ask(reads);
    const names = async (sort: string) => (await serviceRows(reads, asked, { sort })).map(({ id }) => id);
    expect(await names('-risk_score')).toEqual(['mega', 'drive', "o'service"]);
    expect(await names('-brr')).toEqual(['drive', 'mega', "o'service"]);
    expect(await names('level')).toEqual(["o'service", 'drive', 'mega']);
  });

  test("traffic goes to the country in the log, or else to the service's headquarters", async () => {
    const reads = readsOf([
      event({ country: 'DE' }),
      event({}),
      event({ service_id: 'mega', user: 'bob' }),
      event({ service_id: "o'service" }),
      event({ service_id: undefined }),
    ]);
    expect(await destinationRows(reads, await ask(reads), { sort: 'country' })).toMatchObject([
      { country: 'DE', services: 1, users: 1, high_risk_services: 0 },
      { country: 'NZ', services: 1, users: 1, high_risk_services: 1 },
      { country: 'US', services: 1 },
      { country: '', services: 1, requests: 2 },
    ]);
    expect(await destinationRows(reads, await ask(reads), { q: 'zeal' })).toMatchObject([{ country: 'NZ' }]);
  });

  test('a country lists cities and networks of requests, most first', async () => {
    const cologne = { country: 'DE', city: 'Cologne', network: 'AS64496 EXAMPLE NET' };
    const reads = readsOf([
      event({ country: 'DE', city: 'Bonn' }),
      event(cologne),
      event(cologne),
      event({ country: 'FR', city: 'Paris' }),
      event({ country: 'DE', city: undefined }),
    ]);
    const of = async (country: string) => destinationDetail(reads, await ask(reads), country);
    expect(await of('de')).toMatchObject({
      cities: [
        { value: 'Cologne', count: 2 },
        { value: 'Bonn', count: 1 },
      ],
      networks: [{ value: 'AS64496 EXAMPLE NET', count: 2 }],
    });
    expect(await of('NZ')).toMatchObject({ cities: [], networks: [] });
  });

  test("a service's details have users, hosts, instances and the score's reasons", async () => {
    const reads = readsOf([
      event({ host: 'acme.drive.example', bytes_up: 5 }),
      event({ host: 'acme-my.drive.example', bytes_up: 7 }),
      event({ host: 'drive.example', user: 'bob', bytes_up: 100 }),
      event({ service_id: 'mega', host: 'mega.example' }),
    ]);
    const detail = await serviceDetail(reads, await ask(reads), 'drive', (host) =>
      host.startsWith('acme') ? { name: 'acme', kind: 'corporate' } : { name: 'personal', kind: 'personal' },
    );
    expect(detail).toMatchObject({
      service: { id: 'drive', users: 2, requests: 3, domains: ['drive.example'] },
      score: { risk_score: 20, brr: 80, level: 'low', thresholds: { high: 33, medium: 66 } },
      users: [{ user: 'bob' }, { user: 'amy' }],
      actions: [{ value: 'allowed', count: 3 }],
    });
    expect(detail.hosts.map(({ host }) => host)).toHaveLength(3);
    // Two hosts of one company are one instance, and a person on both counts once.
    expect(detail.instances).toEqual([
      { instance: 'acme', kind: 'corporate', users: 1, requests: 2, bytes_up: 12, bytes_up_unknown: 0 },
      { instance: 'personal', kind: 'personal', users: 1, requests: 1, bytes_up: 100, bytes_up_unknown: 0 },
    ]);
  });

  test("a service used earlier is shown without traffic; one never seen isn't found", async () => {
    const reads = readsOf([event({ time: SPAN.from - DAY_MS }), event({ service_id: 'mega' })]);
    const nobody = () => undefined;
    expect(await serviceDetail(reads, await ask(reads), 'drive', nobody)).toMatchObject({
      service: { requests: 0, users: 0, first_seen: isoTime(SPAN.from - DAY_MS) },
    });
    await expect(serviceDetail(reads, await ask(reads), 'slack', nobody)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test("a user's details have services, risk levels, addresses and browsers; an unknown user isn't found", async () => {
    const personOf = async (_: string, email: string) =>
      email === 'amy' ? { name: 'Amy', department: 'Sales' } : undefined;
    const reads = readsOf([
      event({ browser: 'Firefox' }),
      event({ service_id: 'mega', src_ip: '10.0.0.9', browser: undefined }),
      event({ user: 'bob' }),
    ]);
    expect(await userDetail(reads, await ask(reads), 'amy', personOf)).toMatchObject({
      person: { name: 'Amy', department: 'Sales' },
      user: { user: 'amy', services: 2, high_risk_services: 1, addresses: 2, requests: 2 },
      services: [{ id: 'drive' }, { id: 'mega', level: 'high' }],
      addresses: [{ address: '10.0.0.1' }, { address: '10.0.0.9' }],
      browsers: [{ value: 'Firefox', count: 1 }],
    });
    await expect(userDetail(reads, await ask(reads), 'nobody', personOf)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('uploads of a user or service are compared with the same hour of earlier weeks, within the filter', async () => {
    const at = SPAN.to - DAY_MS;
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    const weeksBefore = [1, 2, 3, 4].map((week) => hour - week * WEEK_MS + 1);
    const MB = 1024 ** 2;
    const reads = readsOf(
      [
        ...weeksBefore.map((time) => event({ time, bytes_up: 2 * MB })),
        event({ time: hour + 1, bytes_up: 900 * MB }),
        event({ time: hour + 1, bytes_up: undefined }),
        event({ time: hour - HOUR_MS, bytes_up: undefined }),
        event({ time: hour + 5 * HOUR_MS, user: 'bob', bytes_up: 50 * MB }),
      ],
      SPAN.to,
    );
    const range = { from: isoTime(hour - HOUR_MS), to: isoTime(hour + 8 * HOUR_MS) };
    const answer = await uploadsOfUser(reads, await ask(reads, '', range), 'amy');
    expect(api['GET /audit/users/{user}/uploads'].answer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ interval: 'hour', usual_from: isoTime(hour - WEEK_MS) });
    const [before, burst, after, ...rest] = answer.buckets;
    // Not recorded is unknown; an hour without traffic is zero.
    expect(before).toMatchObject({ bytes_up: null, bytes_up_unknown: 1, unusual: false });
    expect(burst).toMatchObject({ bytes_up: 900 * MB, bytes_up_unknown: 1, unusual: true });
    expect(burst?.usual?.high).toBe(12 * MB);
    expect(after).toMatchObject({ bytes_up: 0, unusual: false });
    // The data ends with bob's traffic: later hours are unknown.
    expect(rest.map(({ bytes_up }) => bytes_up)).toEqual([0, 0, 0, 0, null, null]);

    // With a filter, current and usual values both apply it.
    const ofService = await uploadsOfService(reads, await ask(reads, 'user = bob', range), 'drive');
    const unusual = ofService.buckets.filter((bucket) => bucket.unusual);
    expect(unusual).toMatchObject([{ bytes_up: 50 * MB, usual: { low: 0, high: 10 * MB } }]);
    const long = { from: isoTime(hour - 9 * DAY_MS), to: range.to };
    const days = await uploadsOfUser(reads, await ask(reads, '', long), 'amy');
    expect(days).toMatchObject({ interval: 'day' });
    expect(days.buckets.filter(({ unusual }) => unusual)).toHaveLength(1);
    await expect(uploadsOfUser(reads, await ask(reads), 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('first and last seen cover all traffic, ignoring range and filter', async () => {
    const first = SPAN.from - 20 * DAY_MS;
    const reads = readsOf([event({ time: first }), event({ time: SPAN.from + DAY_MS })]);
    const asked = await ask(reads, 'service = drive', { from: isoTime(SPAN.from), to: isoTime(SPAN.to) });
    const seen = { first: isoTime(first), last: isoTime(SPAN.from + DAY_MS) };
    expect((await userDetail(reads, asked, 'amy', async () => undefined)).seen).toEqual(seen);
    expect((await serviceDetail(reads, asked, 'drive', () => undefined)).seen).toEqual(seen);
    expect(await serviceRows(reads, asked, {})).toMatchObject([{ first_seen: seen.first }]);
  });

  test('text from logs never becomes a formula in a spreadsheet', async () => {
    const reads = readsOf([event({ user: '=HYPERLINK("http://evil.example","x")' })]);
    const csv = await textOf(exportCsv(reads, await ask(reads), 'users', { columns: 'user' }));
    expect(csv).toBe('\ufeff"user"\r\n"\'=HYPERLINK(""http://evil.example"",""x"")"\r\n');
  });

  test.each([
    ['risk in (', 'FILTER_INVALID', { position: 9 }],
    ['user = amy or uploaded > 5', 'FILTER_INVALID', { code: 'totals_not_alone' }],
    ['services > 2', 'FILTER_INVALID', { code: 'total_of_other_list' }],
  ])('refuses the service filter %j with a reason', async (filter, code, details) => {
    const reads = readsOf([event({})]);
    const asking = ask(reads, filter).then((asked) => serviceRows(reads, asked, {}));
    await expect(asking).rejects.toMatchObject({ code, details });
  });

  test('refuses an unknown column in sorting and exports', async () => {
    const reads = readsOf([event({})]);
    const asked = await ask(reads);
    await expect(serviceRows(reads, asked, { sort: '-size' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(textOf(exportCsv(reads, asked, 'users', { columns: 'user,size' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('a selected facet value stays visible even without matches', async () => {
    const reads = readsOf([event({ browser: 'Firefox' })]);
    const asked = await ask(reads, 'browser = Opera and category = Nothing');
    const found = await facets(reads, asked, 'services', 50);
    expect(found.find(({ field }) => field === 'browser')?.values).toEqual([
      { value: 'Opera', label: 'Opera', count: 0 },
    ]);
    expect(found.find(({ field }) => field === 'category')?.values).toEqual([
      { value: 'Nothing', label: 'Nothing', count: 0 },
    ]);
  });

  test('finds services by tag ID and name; a number is never read as a name', async () => {
    const reads = readsOf([
      event({}),
      event({ service_id: 'slack' }),
      event({ service_id: 'mega' }),
      event({ service_id: "o'service" }),
    ]);
    const found = async (filter: string) =>
      (await serviceRows(reads, await ask(reads, filter), { sort: 'name' })).map(({ id }) => id);
    expect(await found('tag = 8')).toEqual(['drive', 'slack']);
    expect(await found('tag = "finance"')).toEqual(['drive', 'slack']);
    expect(await found('tag in (sanctioned, 9)')).toEqual(['drive', 'mega']);
    expect(await found('not tag = 8')).toEqual(['mega', "o'service"]);
    expect(await found('exists tag')).toEqual(['drive', 'mega', 'slack']);
    expect(await found('tag contains "anc"')).toEqual(['drive', 'slack']);
    expect(await found('tag = 77')).toEqual([]);
  });

  test('the tag facet shows names, and lists a tag selected by name only once', async () => {
    const reads = readsOf([event({}), event({ service_id: 'slack' })]);
    const found = await facets(reads, await ask(reads, 'tag = Finance'), 'services', 50);
    expect(found.find(({ field }) => field === 'tag')?.values).toEqual([
      { value: '8', label: 'Finance', count: 2 },
      { value: '0', label: 'Sanctioned', count: 1 },
    ]);
  });

  test('facets without a selection are counted in one pass', async () => {
    const reads = readsOf([event({ browser: 'Firefox' })]);
    const passes = vi.spyOn(reads.usage, 'facets');
    const found = await facets(reads, await ask(reads, 'browser = Firefox'), 'services', 50);
    expect(passes.mock.calls.map(([, , fields]) => fields)).toEqual([
      ['source', 'action', 'os'],
      ['browser'],
      // Only a larger table has it, and the others don't wait for it.
      ['device_type'],
    ]);
    expect(found.map(({ field }) => field).slice(-5)).toEqual([
      'source',
      'action',
      'browser',
      'os',
      'device_type',
    ]);
  });

  test("a download’s own queries run in the background, those it shares with pages don't", async () => {
    const reads = readsOf([event({})]);
    const download = { ...(await ask(reads)), background: true };
    const people = vi.spyOn(reads.usage, 'byUser');
    const services = vi.spyOn(reads.usage, 'byService');
    await textOf(exportCsv(reads, download, 'users', {}));
    await textOf(exportCsv(reads, download, 'services', {}));
    expect(people.mock.calls.map(([scope]) => scope.background)).toEqual([true]);
    expect(services.mock.calls.map(([scope]) => scope.background)).toEqual([false]);
  });

  test('without data, every list is empty and the summary is all zeros', async () => {
    const reads = readsOf([]);
    const asked = await ask(reads, '', {});
    for (const list of ROWS) {
      expect(await rowsOf(reads, asked, list)).toEqual([]);
      expect(await facets(reads, asked, list, 10)).toBeInstanceOf(Array);
    }
    expect(await summary(reads, asked)).toMatchObject({ services: 0, requests: 0, before: null });
    expect((await histogram(reads, asked, undefined)).buckets).toEqual([]);
  });

  test('a summary matches the contract', async () => {
    const reads = readsOf(fc.sample(anyEvent, { numRuns: 50, seed: 3 }));
    const schema = api['GET /audit/summary'].answer;
    const answer = await summary(reads, await ask(reads));
    expect(schema.parse(answer)).toEqual(answer);
  });
});
