import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { duplicates } from '../traffic/duplicates.ts';
import { months } from '../traffic/months.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { type Asked, type Reader, TrafficReads } from '../traffic/reads.ts';
import { departments } from './departments.ts';
import { instances } from './instances.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const signal = new AbortController().signal;

function service(id: string, category: string): Service {
  return {
    id,
    name: id,
    vendor: undefined,
    category,
    headquarters: undefined,
    domains: [`${id}.example`],
    description: undefined,
  };
}
const SERVICES = createServiceIndex(
  [
    service('box', 'Cloud storage'),
    service('dropbox', 'Cloud storage'),
    service('mega', 'Cloud storage'),
    service('zoom', 'Conferencing'),
    service('daily', 'News'),
    service('weekly', 'News'),
  ],
  () => ({ brr: 50, parts: [] }),
);

const use = (user: string, service_id: string, rest: Partial<Event> = {}): Event => ({
  ...blankEvent('traffic'),
  time: at('2026-11-10T10:00'),
  user,
  service_id,
  host: `${service_id}.example`,
  bytes_up: 10,
  bytes_down: 1,
  action: 'allowed' as const,
  ...rest,
});

function readsOf(events: readonly Event[]): TrafficReads {
  const kept = events.map((event, index) => ({
    tenant: 'atlas',
    datasource: 'a',
    load: 'l',
    line: index + 1,
    event,
  }));
  return new TrafficReads({
    usage: new MemoryUsageReads(kept),
    servicesOf: async () => SERVICES,
    cache: new ReadCache(() => 0),
    clock: () => 0,
  });
}
const ask = (reads: TrafficReads, query: object = {}, reader: Partial<Reader> = {}): Promise<Asked> =>
  reads.ask({ tenant: 'atlas', within: ALL, ...reader }, query, signal);

describe('months', () => {
  const reads = readsOf([
    use('amina', 'box', { time: at('2026-08-20T10:00') }),
    use('amina', 'box', { time: at('2026-09-03T10:00') }),
    use('bruno', 'box', { time: at('2026-09-28T10:00') }),
    use('amina', 'dropbox', { time: at('2026-10-02T10:00'), action: 'blocked' }),
    use('bruno', 'zoom', { time: at('2026-10-30T10:00') }),
    use('amina', 'box', { time: at('2026-11-05T10:30') }),
  ]);

  test('are compared with the previous month; the current one with the same part of it', async () => {
    const told = await months(reads, await ask(reads), 3);
    expect(told).toMatchObject([
      {
        from: '2026-09-01T00:00:00.000Z',
        is_whole: true,
        users: 2,
        services: 1,
        requests: 2,
        new_services: 0,
        // The data begins on August 20: a partial month isn't compared with a full one.
        before: null,
      },
      {
        from: '2026-10-01T00:00:00.000Z',
        users: 2,
        services: 2,
        blocked: 1,
        new_services: 2,
        before: { users: 2, services: 1, requests: 2 },
      },
      {
        from: '2026-11-01T00:00:00.000Z',
        to: '2026-11-05T11:00:00.000Z',
        is_whole: false,
        // Only the part of October before the fifth, 11:00.
        requests: 1,
        new_services: 0,
        before: { requests: 1, services: 1, users: 1, blocked: 1 },
      },
    ]);
  });

  test('are unknown before the data begins: nothing is new in the first month or comparable', async () => {
    const told = await months(reads, await ask(reads), 4);
    expect(told[0]).toMatchObject({ from: '2026-08-01T00:00:00.000Z', new_services: null, before: null });
    // Whatever the number requested, the list begins with the data.
    expect(await months(reads, await ask(reads), 12)).toEqual(told);
  });

  test('a month without traffic is listed as empty', async () => {
    const gap = readsOf([
      use('amina', 'box', { time: at('2026-08-20T10:00') }),
      use('amina', 'box', { time: at('2026-10-20T10:00') }),
    ]);
    const told = await months(gap, await ask(gap), 3);
    expect(told.map(({ requests, before }) => [requests, before?.requests ?? null])).toEqual([
      [1, null],
      [0, null],
      [1, null],
    ]);
  });

  test('a filter applies to new services, too; a range into the future ends with the data', async () => {
    const asked = await ask(reads, { filter: 'service = zoom', to: '2030-01-01T00:00:00Z' });
    const told = await months(reads, asked, 2);
    expect(told).toMatchObject([
      { from: '2026-10-01T00:00:00.000Z', requests: 1, new_services: 1, before: null },
      { to: '2026-11-05T11:00:00.000Z', requests: 0 },
    ]);
  });
});

describe('duplicates', () => {
  test('a person who uses two services of a kind has one seat too many', async () => {
    const reads = readsOf([
      ...[use('amina', 'box'), use('amina', 'dropbox'), use('amina', 'mega')],
      ...[use('bruno', 'box'), use('carla', 'dropbox')],
      ...[use('amina', 'zoom'), use('amina', 'daily'), use('amina', 'weekly')],
    ]);
    const rows = await duplicates(reads, await ask(reads), undefined);
    expect(rows).toMatchObject([
      { category: 'Cloud storage', users: 3, seats: 5, duplicate_seats: 2 },
      // No news: it isn't paid per person. No conferencing: only one service.
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.services.map(({ id, users }) => [id, users])).toEqual([
      ['box', 2],
      ['dropbox', 2],
      ['mega', 1],
    ]);
  });

  test('for one service cover its category only, even if no one uses two', async () => {
    const reads = readsOf([use('amina', 'daily'), use('bruno', 'weekly'), use('bruno', 'box')]);
    expect(await duplicates(reads, await ask(reads), 'daily')).toMatchObject([
      { category: 'News', users: 2, seats: 2, duplicate_seats: 0 },
    ]);
    expect(await duplicates(reads, await ask(reads), 'zoom')).toEqual([]);
  });

  test('add up to each person’s services minus one, for any traffic', async () => {
    const anyUse = fc.tuple(
      fc.constantFrom('amina', 'bruno', 'carla', 'dora'),
      fc.constantFrom('box', 'dropbox', 'mega'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyUse, { minLength: 1, maxLength: 30 }), async (pairs) => {
        const reads = readsOf(pairs.map(([user, id]) => use(user, id)));
        const [row] = await duplicates(reads, await ask(reads), 'box');
        const byPerson = Map.groupBy(pairs, ([user]) => user);
        const beyondOne = [...byPerson.values()].map((own) => new Set(own.map(([, id]) => id)).size - 1);
        const services = new Set(pairs.map(([, id]) => id)).size;
        expect(row?.duplicate_seats).toBe(
          services < 2 ? undefined : beyondOne.reduce((total, count) => total + count, 0),
        );
      }),
    );
  });
});

describe('instances', () => {
  const kindOf = (host: string) => {
    const [name = '', kind] = host.split('.');
    if (kind === 'corp') return { name, kind: 'corporate' as const };
    return kind === 'me' ? { name: 'personal', kind: 'personal' as const } : undefined;
  };
  const parts = { instanceOf: kindOf, hasInstances: ({ id }: Service) => id !== 'zoom' };

  test('personal accounts are compared with company accounts; a person on two hosts counts once', async () => {
    const reads = readsOf([
      ...[use('amina', 'box', { host: 'acme.corp' }), use('bruno', 'box', { host: 'acme.corp' })],
      use('amina', 'dropbox', { host: 'acme.corp.other', bytes_up: 5 }),
      ...[use('amina', 'box', { host: 'a.me' }), use('amina', 'box', { host: 'b.me', bytes_up: 90 })],
      ...[use('amina', 'zoom', { host: 'c.me' }), use('amina', 'box', { host: 'box.example' })],
    ]);
    const { kinds, instances: named } = await instances(reads, await ask(reads), parts);
    expect(kinds).toMatchObject([
      { kind: 'personal', instances: 1, users: 1, services: 1, requests: 2, bytes_up: 100 },
      { kind: 'corporate', instances: 2, users: 2, services: 2, requests: 3, bytes_up: 25 },
    ]);
    expect(named.map(({ service_id, instance, users }) => [service_id, instance, users])).toEqual(
      expect.arrayContaining([
        ['box', 'acme', 2],
        ['box', 'personal', 1],
        ['dropbox', 'acme', 1],
      ]),
    );
  });

  test('are empty if no host distinguishes accounts', async () => {
    const reads = readsOf([use('amina', 'zoom')]);
    expect(await instances(reads, await ask(reads), parts)).toEqual({ kinds: [], instances: [] });
  });
});

describe('departments', () => {
  const reads = readsOf([
    use('Amina@atlas.example', 'box', { bytes_up: 5 }),
    use('bruno@atlas.example', 'box', { bytes_up: 7 }),
    use('carla@atlas.example', 'zoom', { bytes_up: 100 }),
    use('printer', 'zoom', { bytes_up: 3 }),
  ]);
  const departmentsOf = async () =>
    new Map([
      ['Sales', ['amina@atlas.example', 'bruno@atlas.example']],
      ['Legal', ['carla@atlas.example']],
      ['Empty', ['dora@atlas.example']],
    ]);

  test('list users, services and traffic; people without a department are in the rest', async () => {
    const found = await departments(reads, await ask(reads), departmentsOf);
    expect(found.departments).toMatchObject([
      { department: 'Legal', users: 1, bytes_up: 100 },
      { department: 'Sales', users: 2, services: 1, bytes_up: 12 },
    ]);
    expect(found.others).toMatchObject({ users: 1, bytes_up: 3 });
  });

  test('are hidden with anonymization: a department of one would identify a person [PF-P019]', async () => {
    const people = { key: [1n, 2n] as const, hidden: true };
    const asked = await ask(reads, {}, { people });
    const never = async () => {
      throw new Error('not looked up');
    };
    expect(await departments(reads, asked, never)).toEqual({ departments: null, others: null });
  });
});
