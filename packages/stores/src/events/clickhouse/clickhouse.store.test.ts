import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deviceTypeOf } from '@casbah/domain/device-type';
import { blankEvent } from '@casbah/domain/event';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventEngine, startEventEngine } from '../engine/start.ts';
import type { ReadScope } from '../read-scope.ts';
import { ROLL_UPS } from '../schema/migrations.ts';
import { EventStoreError } from './error.ts';
import { ClickHouseEventStore } from './store.ts';

const RANGE = { from: Date.UTC(2026, 0, 20), to: Date.UTC(2026, 1, 20) };
const QUIET = { log: { level: ClickHouseLogLevel.OFF } };

let folder: string;
let engine: EventEngine;
let store: ClickHouseEventStore;
let admin: ReturnType<typeof createClient>;
const reads: { tables: readonly string[]; failed: boolean }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-clickhouse-'));
  engine = await startEventEngine({ folder });
  store = new ClickHouseEventStore({
    ...engine,
    onRead: ({ tables, failed }) => {
      reads.push({ tables, failed });
    },
  });
  await store.migrate();
  admin = createClient({ ...engine, ...QUIET });
});
afterAll(async () => {
  await admin.close();
  await store.close();
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
});

const scope = (tenant: string, filter: Filter = ALL): ReadScope => ({
  tenant,
  range: RANGE,
  filter,
  resolve: () => [],
});

function batchOf(tenant: string, rows: number) {
  const batch = store.batch({ tenant, datasource: 'd', load: 'l' });
  const event = blankEvent('traffic');
  for (let row = 0; row < rows; row++) {
    // Spans two months, so each table gets two parts.
    event.time = RANGE.from + (row % 30) * DAY_MS;
    event.user = `user ${row % 7}`;
    event.host = `host ${row % 5}`;
    event.service_id = `service ${row % 3}`;
    event.url = `https://host/${row}/${'path/'.repeat(20)}`;
    event.bytes_up = row;
    batch.add(event, row + 1);
  }
  return batch;
}

async function sums(tenant: string) {
  const answer = await admin.query({
    query: `SELECT (SELECT count() FROM events WHERE tenant_id = {t:String}) AS events,
  (SELECT sum(requests) FROM traffic_by_hour WHERE tenant_id = {t:String}) AS by_hour,
  (SELECT sum(requests) FROM usage_by_day WHERE tenant_id = {t:String}) AS by_day,
  (SELECT sum(requests) FROM services_by_day WHERE tenant_id = {t:String}) AS of_services,
  (SELECT sum(requests) FROM hosts_by_day WHERE tenant_id = {t:String}) AS of_hosts,
  (SELECT sum(requests) FROM presence_by_half_hour WHERE tenant_id = {t:String}) AS present,
  (SELECT uniqExact(user) FROM people WHERE tenant_id = {t:String}) AS people,
  (SELECT sum(bytes_up) FROM usage_by_day WHERE tenant_id = {t:String}) AS bytes_up`,
    query_params: { t: tenant },
    format: 'JSONEachRow',
    clickhouse_settings: { output_format_json_quote_64bit_integers: 0 },
  });
  const [row] = await answer.json<Record<string, number>>();
  return row;
}

describe('an interrupted batch', () => {
  test.each([
    ['in the first roll-up', 'events', "throwIf(host::String = 'host 4', 'broken on purpose')"],
    ['in the second roll-up', 'traffic_by_hour', "throwIf(host::String = 'host 4', 'broken on purpose')"],
    ['among the people', 'usage_by_day', "throwIf(user::String = 'user 4', 'broken on purpose')"],
    ['in the second month', 'events', "throwIf(time >= '2026-02-01 00:00:00', 'broken on purpose')"],
  ])('%s is whole once it is sent again', async (where, table, failure) => {
    const tenant = `broken ${where}`;
    // Its name sorts first or last among a table's views, so something is stored before it fails in either case.
    for (const name of ['a_broken_view', 'z_broken_view'])
      await admin.command({
        query: `CREATE MATERIALIZED VIEW ${name} ENGINE = MergeTree ORDER BY tuple() AS
SELECT ${failure} AS failure FROM ${table}`,
      });
    try {
      await expect(store.insert(batchOf(tenant, 90), `${tenant}:0`)).rejects.toThrow(EventStoreError);
    } finally {
      for (const name of ['a_broken_view', 'z_broken_view'])
        await admin.command({ query: `DROP VIEW ${name}` });
    }
    const whole = {
      events: 90,
      by_hour: 90,
      by_day: 90,
      of_services: 90,
      of_hosts: 90,
      present: 90,
      people: 7,
      bytes_up: (89 * 90) / 2,
    };
    const broken = await sums(tenant);
    expect(broken).toMatchObject({ events: 90 });
    expect(broken).not.toEqual(whole);
    await store.insert(batchOf(tenant, 90), `${tenant}:0`);
    expect(await sums(tenant)).toEqual(whole);
    await store.insert(batchOf(tenant, 90), `${tenant}:0`);
    expect(await sums(tenant)).toEqual(whole);
  });
});

test('merged roll-ups give the same results', async () => {
  const tenant = 'merges';
  for (let i = 0; i < 3; i++) await store.insert(batchOf(tenant, 300), `${tenant}:${i}`);
  const before = { services: await byService(tenant), sums: await sums(tenant) };
  for (const table of [
    'events',
    'traffic_by_hour',
    'usage_by_day',
    'services_by_day',
    'presence_by_half_hour',
  ])
    await admin.command({ query: `OPTIMIZE TABLE ${table} FINAL` });
  expect({ services: await byService(tenant), sums: await sums(tenant) }).toEqual(before);
  expect(before.services[0]).toMatchObject({ requests: 300, users: 7 });
});

async function byService(tenant: string) {
  const rows = await store.usage.byService(scope(tenant));
  return rows.toSorted((a, b) => (a.service_id < b.service_id ? -1 : 1));
}

test('a read reports its tables', async () => {
  reads.length = 0;
  await store.usage.byService(scope('nobody'));
  await store.usage.byField(scope('nobody'), 'method', 3);
  expect(reads).toHaveLength(3);
  expect(reads).toEqual(
    expect.arrayContaining([
      { tables: ['services_by_day'], failed: false },
      { tables: ['usage_by_day'], failed: false },
      { tables: ['events'], failed: false },
    ]),
  );
  expect(store.usage.explain(scope('nobody'), ['host'])).toEqual(['hosts_by_day']);
});

test("reads can't write, even if they try", async () => {
  const client = createClient({ ...engine, ...QUIET, clickhouse_settings: { readonly: '2' } });
  await expect(client.command({ query: 'DELETE FROM events WHERE true' })).rejects.toThrow(/readonly/i);
  await client.close();
});

test("a batch is acknowledged when stored, whatever the server's default", async () => {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://server').searchParams);
    request.resume().once('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const away = new ClickHouseEventStore({ url: `http://127.0.0.1:${address.port}` });
  await away.insert(batchOf('anywhere', 1), 'anywhere:0');
  await away.close();
  server.close();
  expect(asked.map((settings) => settings.get('async_insert'))).toEqual(['0']);
});

test('roll-ups of an earlier version are rebuilt from the events', async () => {
  const tenant = 'early';
  await store.insert(batchOf(tenant, 500), `${tenant}:0`);
  const before = await byService(tenant);
  for (const query of [
    'DROP VIEW services_by_day_view',
    'DROP VIEW hosts_by_day_view',
    ...['services_by_day', 'hosts_by_day', 'usage_by_day'].map((table) => `TRUNCATE TABLE ${table}`),
    'TRUNCATE TABLE traffic_by_hour',
    'DROP VIEW people_view',
    'DROP TABLE people SYNC',
    'TRUNCATE TABLE schema_versions',
    "INSERT INTO schema_versions (version, name) SELECT 1, 'as it was'",
  ])
    await admin.command({ query });
  expect(await byService(tenant)).toEqual([]);
  await store.migrate();
  await store.catchUp(new AbortController().signal);
  expect(await byService(tenant)).toEqual(before);
  expect(await namesIn('people', tenant)).toHaveLength(7);
  await store.insert(batchOf(tenant, 500), `${tenant}:1`);
  expect((await byService(tenant)).map(({ requests }) => requests)).toEqual(
    before.map(({ requests }) => 2 * requests),
  );
});

async function namesIn(table: string, tenant: string): Promise<string[]> {
  const answer = await admin.query({
    query: `SELECT DISTINCT user FROM ${table} WHERE tenant_id = {t:String} ORDER BY user`,
    query_params: { t: tenant },
    format: 'JSONEachRow',
  });
  return (await answer.json<{ user: string }>()).map(({ user }) => user);
}

describe('people have numbers', () => {
  const filterOn = (value: string): Filter => ({ kind: 'in', field: 'user', values: [value] });

  test('including those stored before there were any', async () => {
    const tenant = 'numbered later';
    await store.insert(batchOf(tenant, 90), `${tenant}:0`);
    const read = async () => ({
      services: await byService(tenant),
      one: await store.usage.totals(scope(tenant, filterOn('USER 3'))),
      people: await store.usage.byUser(
        scope(tenant),
        { limit: 3, offset: 1, sort: 'services', descending: true },
        ['service 1'],
      ),
      devices: await store.usage.devices(scope(tenant), { limit: 9, offset: 0 }),
    });
    const before = { ...(await read()), sums: await sums(tenant) };
    expect(before.one).toMatchObject({ users: 1, requests: 13 });
    expect(before.people).toMatchObject({ total: 7 });
    expect(before.devices.rows[0]).toMatchObject({ users: 7 });
    for (const query of [
      'DROP VIEW services_by_day_view',
      'DROP VIEW hosts_by_day_view',
      'DROP VIEW people_view',
      'DROP TABLE people SYNC',
      ...['events', 'usage_by_day', 'traffic_by_hour', 'presence_by_half_hour'].map(
        (table) => `ALTER TABLE ${table} DROP COLUMN person SETTINGS mutations_sync = 1`,
      ),
      'ALTER TABLE traffic_by_hour DROP COLUMN address SETTINGS mutations_sync = 1',
      'DELETE FROM schema_versions WHERE version >= 5',
    ])
      await admin.command({ query });
    await store.migrate();
    await store.catchUp(new AbortController().signal);
    expect({ ...(await read()), sums: await sums(tenant) }).toEqual(before);
    await store.insert(batchOf(tenant, 90), `${tenant}:1`);
    expect(await sums(tenant)).toMatchObject({ by_day: 180, of_services: 180, of_hosts: 180 });
    expect((await read()).one).toMatchObject({ users: 1, requests: 26 });
  });

  test('their names are deleted with their last traffic', async () => {
    const [tenant, other] = ['forgets', 'forgets nobody'];
    for (const of of [tenant, other]) await store.insert(batchOf(of, 90), `${of}:0`);
    const late = store.batch({ tenant, datasource: 'another', load: 'l' });
    late.add({ ...blankEvent('traffic'), time: RANGE.from, user: 'user 2' }, 1);
    await store.insert(late, `${tenant}:1`);
    await store.deleteDatasource(tenant, 'd');
    expect(await namesIn('people', tenant), 'their batch may still be on its way').toHaveLength(7);
    await admin.command({
      query:
        'ALTER TABLE people UPDATE stored_at = now() - 7200 WHERE tenant_id = {t:String} SETTINGS mutations_sync = 1',
      query_params: { t: tenant },
    });
    expect(await store.deleteBefore(tenant, RANGE.from, ['traffic'])).toEqual(new Map());
    expect(await namesIn('people', tenant)).toEqual(['user 2']);
    expect(await namesIn('people', other)).toHaveLength(7);
  });
});

describe('presence is backfilled', () => {
  const AGENTS = [
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPadOS',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/130.0.0.0 Safari/537.36', 'Chrome', 'Android'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)', 'Android app', 'Android'],
    ['Mozilla/5.0 (Linux; Android 12; BRAVIA Android TV) Chrome/130.0.0.0', 'Chrome', 'Android'],
    ['Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15', undefined, 'PlayStation'],
    ['curl/8.10.1', 'curl', undefined],
    ['Mozilla/5.0 (Windows NT 10.0) WindowsPowerShell/5.1', 'PowerShell', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/132.0', 'Firefox', 'Windows'],
    [undefined, undefined, 'MAC OS'],
    [undefined, undefined, 'Windows 11'],
    ['Outlook-iOS/2.0', 'Outlook', 'iOS'],
    ['AcmeAgent 7', undefined, undefined],
  ] as const;
  const tenant = 'from before';
  const rows = AGENTS.map(([user_agent, browser, os], index) => ({
    ...blankEvent('traffic'),
    time: RANGE.from + index * DAY_MS,
    user: 'amy',
    service_id: 'drive',
    user_agent,
    browser,
    os,
  }));
  const typesOf = async (store: ClickHouseEventStore) => {
    const types: (string | undefined)[] = [];
    for await (const event of store.usage.events(scope(tenant), 100)) types.unshift(event.device_type);
    return types;
  };
  /** Tables used by a read of the days with those events. */
  const tablesOf = (store: ClickHouseEventStore) => {
    const days = { from: RANGE.from, to: RANGE.from + rows.length * DAY_MS };
    return store.usage.explain({ ...scope(tenant), range: days }, ['device_type']);
  };
  const sessionsOf = (store: ClickHouseEventStore) =>
    store.usage.sessions(scope(tenant), { limit: 100, offset: 0, pause: DAY_MS });

  test('day by day, once despite interruptions; reads stay exact meanwhile', async () => {
    // Tables as in the previous version, with events.
    for (const query of [
      'DROP VIEW activities_view',
      'DROP VIEW presence_by_half_hour_view',
      'DROP TABLE presence_by_half_hour SYNC',
      'DROP TABLE presence_filled SYNC',
      'ALTER TABLE events DROP COLUMN in_presence',
      'ALTER TABLE events DROP COLUMN device_type',
    ])
      await admin.command({ query });
    await admin.insert({
      table: 'events',
      values: rows.map(({ time, user, service_id, user_agent = '', browser = '', os = '' }, line) => ({
        tenant_id: tenant,
        datasource_id: 'd',
        load_id: 'l',
        line,
        kind: 'traffic',
        time: isoTime(time).slice(0, -1),
        user,
        service_id,
        user_agent,
        browser,
        os,
      })),
      format: 'JSONEachRow',
    });
    await admin.command({ query: 'DELETE FROM schema_versions WHERE version >= 4' });
    const upgraded = new ClickHouseEventStore(engine);
    await upgraded.migrate();
    expect(await typesOf(upgraded)).toEqual(rows.map((event) => deviceTypeOf(event)));
    const before = await sessionsOf(upgraded);
    expect(before.total).toBe(1);
    expect(tablesOf(upgraded)).toEqual(['events']);

    // Events that arrive meanwhile for an unfilled day are visible immediately and count once.
    const late = upgraded.batch({ tenant, datasource: 'd', load: 'later' });
    late.add({ ...blankEvent('traffic'), time: RANGE.from + 5, user: 'amy', device_type: 'phone' }, 1);
    await upgraded.insert(late, `${tenant}:late`);

    await upgraded.catchUp(new AbortController().signal);
    const whole = await sums(tenant);
    expect(whole).toMatchObject({ events: rows.length + 1, present: rows.length + 1 });
    expect(tablesOf(upgraded)).toEqual(['presence_by_half_hour']);

    // Simulates a kill after each day's rows, before the progress was saved.
    await admin.command({ query: 'TRUNCATE TABLE presence_filled' });
    const again = new ClickHouseEventStore(engine);
    await again.migrate();
    expect(tablesOf(again)).toEqual(['events']);
    await again.catchUp(AbortSignal.abort()).catch(() => undefined);
    expect(tablesOf(again)).toEqual(['events']);
    await again.catchUp(new AbortController().signal);
    expect(await sums(tenant)).toEqual(whole);
    const after = await sessionsOf(again);
    const requests = rows.length + 1;
    expect(after.rows[0]).toEqual({
      ...before.rows[0],
      requests,
      bytes_up: null,
      bytes_up_unknown: requests,
      bytes_down: null,
      bytes_down_unknown: requests,
    });
    for (const one of [upgraded, again]) await one.close();
  });
});

describe('sizes from before unknown differed from 0', () => {
  test('are unknown for sources that never recorded any, and 0 for others', async () => {
    const tenant = "from before sizes o'neil \\";
    const add = async (datasource: string, load: string, sizes: readonly (number | undefined)[]) => {
      const batch = store.batch({ tenant, datasource, load });
      sizes.forEach((bytes_up, line) => {
        const event = { ...blankEvent('traffic'), time: RANGE.from + line, user: 'amy', host: datasource };
        batch.add({ ...event, service_id: 'drive', bytes_up, bytes_down: 0 }, line);
      });
      await store.insert(batch, `${tenant}:${load}`);
    };
    await add('squid', 's1', [undefined, undefined]);
    await add('proxy', 'p1', [5, undefined, undefined]);
    // Tables as in the previous version, which stored 0 for missing sizes.
    for (const table of ['events', ...ROLL_UPS])
      await admin.command({
        query: `ALTER TABLE ${table} UPDATE bytes_up_unknown = 0, bytes_down_unknown = 0
WHERE tenant_id = {t:String} SETTINGS mutations_sync = 1`,
        query_params: { t: tenant },
      });
    await admin.command({ query: 'DELETE FROM schema_versions WHERE version >= 6' });
    await store.migrate();
    await store.catchUp(new AbortController().signal);

    const hosts = async () => {
      const page = { limit: 9, offset: 0, sort: 'bytes_up', descending: false } as const;
      const { rows } = await store.usage.byHost(scope(tenant), page, []);
      return rows.map(({ host, requests, bytes_up, bytes_up_unknown }) => [
        ...[host, requests, bytes_up, bytes_up_unknown],
      ]);
    };
    expect(await hosts()).toEqual([
      ['proxy', 3, 5, 0],
      ['squid', 2, null, 2],
    ]);
    // Applies alike to single events, days, hours and half hours.
    const unknown: Filter = { kind: 'not', part: { kind: 'exists', field: 'bytes_up' } };
    expect(await store.usage.totals(scope(tenant, unknown))).toMatchObject({ requests: 2, bytes_up: null });
    const [device] = (await store.usage.devices(scope(tenant), { limit: 1, offset: 0 })).rows;
    expect(device).toMatchObject({ bytes_up: 5, bytes_up_unknown: 2, bytes_down: null });
    const hour = await store.usage.histogram(scope(tenant), 'hour', []);
    expect(hour).toMatchObject([{ bytes_up: 5, bytes_up_unknown: 2 }]);
    expect(await store.usage.totalsByService(scope(tenant))).toMatchObject([
      { bytes_up: 5, bytes_up_unknown: 2, bytes_down: null, bytes_down_unknown: 5 },
    ]);

    // New rows mark their unknown sizes themselves.
    await add('squid', 's2', [0, undefined]);
    expect(await hosts()).toEqual([
      ['squid', 4, 0, 3],
      ['proxy', 3, 5, 0],
    ]);
  });
});

test('an unavailable engine is a temporary error', async () => {
  const away = new ClickHouseEventStore({ url: 'http://127.0.0.1:9' });
  await expect(away.ping()).rejects.toMatchObject({ code: 'EVENT_STORE_UNAVAILABLE' });
  await expect(away.insert(batchOf('away', 1), 'away:0')).rejects.toMatchObject({
    code: 'EVENT_STORE_UNAVAILABLE',
  });
  await away.close();
});

// Last, because other tests would change its events and read through them.
describe('a long read', () => {
  const tenant = 'long';
  /** Takes seconds to evaluate. */
  const slow: Filter = {
    kind: 'or',
    parts: Array.from({ length: 1500 }, (_, i) => ({
      kind: 'text',
      field: 'url',
      operator: 'contains',
      value: `nowhere ${i}`,
    })),
  };

  beforeAll(async () => {
    await store.insert(batchOf(tenant, 150_000), `${tenant}:0`);
  });

  async function running(condition = 'true'): Promise<number> {
    const answer = await admin.query({
      query: `SELECT count() AS count FROM system.processes WHERE query LIKE '%FROM events%' AND query NOT LIKE '%system.processes%' AND ${condition}`,
      format: 'JSONEachRow',
    });
    return Number((await answer.json<{ count: string }>())[0]?.count);
  }

  test('is canceled in the engine once no one waits for it', async () => {
    const left = new AbortController();
    const gone = new Error('the page was left');
    const read = store.usage.byService({ ...scope(tenant, slow), signal: left.signal });
    const outcome = expect(read).rejects.toBe(gone);
    while ((await running()) === 0) await pause(5);
    left.abort(gone);
    await outcome;
    while ((await running()) > 0) await pause(20);
  });

  test('for a download runs as background work', async () => {
    const left = new AbortController();
    const read = store.usage.byService({ ...scope(tenant, slow), signal: left.signal, background: true });
    const outcome = expect(read).rejects.toThrow();
    while ((await running("Settings['workload'] = 'background'")) === 0) await pause(5);
    left.abort();
    await outcome;
    while ((await running()) > 0) await pause(20);
  });

  test('is killed when it exceeds its time limit', async () => {
    const hasty = new ClickHouseEventStore({ ...engine, maxReadSeconds: 0.3 });
    await expect(hasty.usage.byService(scope(tenant, slow))).rejects.toMatchObject({
      code: 'QUERY_TIMED_OUT',
    });
    await hasty.close();
  });

  test('ends when it exceeds its memory limit', async () => {
    const small = new ClickHouseEventStore({ ...engine, maxReadBytes: 1_000_000 });
    await expect(small.usage.byService(scope(tenant, slow))).rejects.toMatchObject({
      code: 'QUERY_TOO_LARGE',
    });
    await small.close();
  });
});
