/**
 * The event store: speed of encoding and storing batches, beside the engine loading a Native file, and time of each
 * Services page read over a month, beside the same SQL run directly in the engine. Prints JSON.
 *
 * `node bench/events.ts [rows] [people] [other hosts] [--data FOLDER] [--read TEXT]`; 10,000,000 rows of 5,000 people
 * by default. `--data` keeps the month there and measures only reads; `--read` selects reads by name.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';
import { histogram } from '@casbah/server/audit/histogram';
import { serviceDetail } from '@casbah/server/audit/service-detail';
import { createServiceIndex } from '@casbah/server/service-index';
import { facets } from '@casbah/server/traffic/facets';
import { ReadCache } from '@casbah/server/traffic/read-cache';
import { TrafficReads } from '@casbah/server/traffic/reads';
import { serviceRows } from '@casbah/server/traffic/services';
import type { EndedRead } from '@casbah/stores/events/clickhouse/connection';
import { ColumnarBatch } from '@casbah/stores/events/clickhouse/event-batch';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { asking } from '@casbah/stores/events/engine/ask';
import { loadChdb } from '@casbah/stores/events/engine/chdb';
import { startEventEngine } from '@casbah/stores/events/engine/start';
import type { UsageReads } from '@casbah/stores/events/event-store';
import type { ReadScope } from '@casbah/stores/events/read-scope';
import { MONTH, SERVICES, serviceId, TRAFFIC_COLUMNS, trafficRows } from './input/traffic.ts';

const { positionals, values: OPTIONS } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, read: { type: 'string', default: '' } },
});
const [ROWS = 10_000_000, PEOPLE = 5000, OTHER_HOSTS = 20_000] = positionals.map(Number);
const WARM_UP = 3;
const TURNS = 20;
/** Maximum concurrent statements of a request. */
const AT_ONCE = 6;
const BATCH = 100_000;
const BATCHES = 6;
const FACETS = ['source', 'action', 'browser', 'os'] as const;

/** Request settings, which would persist in a session. */
const OF_THE_REQUEST = ['readonly', 'cancel_http_readonly_queries_on_client_close'];

/**
 * Goals for all reads of the Services page over the month: p95 in ms, and as a multiple of the same SQL run directly.
 */
const GOALS = { services_page_p95_ms: 200, times_direct: 1.5 };

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-events-'));
const report: Record<string, unknown> = { rows: ROWS, people: PEOPLE, goals: GOALS };
try {
  if (OPTIONS.data === undefined) report.load = await loading();
  report.reads = await reading();
  console.log(JSON.stringify(report, null, 2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Rows per second: encoder alone, encoder and store, engine alone. */
async function loading(): Promise<unknown> {
  const engine = await startEventEngine({ folder: join(folder, 'loading') });
  const store = new ClickHouseEventStore(engine);
  const ask = asking(engine);
  try {
    await store.migrate();
    const origin = { tenant: 'acme', datasource: 'd', load: 'l' };
    const events: Event[][] = [];
    for (let number = 0; number < BATCHES; number++) {
      const shape = { people: PEOPLE, otherHosts: OTHER_HOSTS, rows: ROWS };
      const rows = await ask.text(
        `SELECT * EXCEPT (tenant_id, datasource_id, load_id, line, time, in_presence), toUnixTimestamp64Milli(time) AS time
FROM (${trafficRows(shape, number * BATCH, BATCH)}) FORMAT JSONEachRow`,
        { output_format_json_quote_64bit_integers: '0' },
      );
      events.push(rows.split('\n').map((row): Event => ({ ...blankEvent('traffic'), ...JSON.parse(row) })));
    }
    ask.close();
    const fill = (list: readonly Event[]) => {
      const batch = new ColumnarBatch(origin);
      list.forEach((event, line) => {
        batch.add(event, line);
      });
      return batch;
    };
    const alone = await rate(async () => {
      for (const list of events) fill(list).encode();
    });
    let number = 0;
    const whole = await rate(async () => {
      let storing: Promise<void> = Promise.resolve();
      for (const list of events) {
        const batch = fill(list);
        await storing;
        storing = store.insert(batch, `store:${number++}`);
      }
      await storing;
    });
    // The same rows in the same blocks, sent from memory without encoding.
    const blocks = events.map((list) => {
      const { columns, chunks } = fill(list).encode();
      return { sql: `INSERT INTO events (${columns.join(', ')}) FORMAT Native`, body: Buffer.concat(chunks) };
    });
    // A new connection, because the one above has been idle longer than the engine's keep-alive.
    const sending = asking(engine);
    const overHttp = await rate(async () => {
      for (const { sql, body } of blocks)
        await sending.text(body, {
          query: sql,
          insert_deduplication_token: `http:${number++}`,
          deduplicate_blocks_in_dependent_materialized_views: '1',
        });
    });
    sending.close();
    await store.close();
    await engine.stop();
    const files = join(folder, 'files');
    mkdirSync(files);
    blocks.forEach(({ body }, index) => {
      writeFileSync(join(files, `${index}.native`), body);
    });
    const direct = loadChdb().connect(join(folder, 'loading', 'store'), []);
    await direct.query('USE casbah', 'TSV');
    const inEngine = await rate(async () => {
      for (const [index, { sql }] of blocks.entries())
        await direct.query(
          sql.replace(
            ' FORMAT',
            ` FROM INFILE '${join(files, `${index}.native`)}'
SETTINGS insert_deduplication_token = 'direct:${number++}', deduplicate_blocks_in_dependent_materialized_views = 1 FORMAT`,
          ),
          'TSV',
        );
    });
    direct.close();
    return {
      rows_per_second: {
        encoder_alone: alone,
        encoder_and_store: whole,
        native_over_http: overHttp,
        engine_alone_from_file: inEngine,
      },
      encoder_and_store_to_engine_alone: round(whole / inEngine),
      bytes_per_row_sent: round((blocks[0]?.body.length ?? 0) / BATCH),
    };
  } finally {
    await engine.stop();
  }
}

/** Best of three, because others use the machine, too. */
async function rate(work: () => Promise<void>): Promise<number> {
  let best = 0;
  for (let turn = 0; turn < 3; turn++) {
    const from = performance.now();
    await work();
    best = Math.max(best, (BATCH * BATCHES * 1000) / (performance.now() - from));
  }
  return Math.round(best);
}

/**
 * The month in a folder's event store, at rest. Returns rows and megabytes of its tables, and how long a roll-up took
 * to fill.
 */
async function made(data: string): Promise<{ tables: unknown; fill_seconds: number }> {
  const engine = await startEventEngine({ folder: data });
  const store = new ClickHouseEventStore(engine);
  const ask = asking(engine);
  try {
    await store.migrate();
    const shape = { people: PEOPLE, otherHosts: OTHER_HOSTS, rows: ROWS };
    const step = 500_000;
    const stored = Number(await ask.text('SELECT count() FROM events'));
    for (let from = stored; from < ROWS; from += step)
      await ask.text(
        `INSERT INTO events (${TRAFFIC_COLUMNS}) ${trafficRows(shape, from, Math.min(step, ROWS - from))}`,
      );
    const fill_seconds = round((await timed(() => store.catchUp(new AbortController().signal))) / 1000);
    // Waits for background merges after loading, so that reads measure tables at rest.
    const working = `SELECT (SELECT count() FROM system.merges) + (SELECT count() FROM system.mutations WHERE NOT is_done)`;
    while ((await ask.text(working)) !== '0') await pause(500);
    const sizes = await ask.text(
      `SELECT mapFromArrays(groupArray(table), groupArray((stored, megabytes))) AS tables FROM (
  SELECT table, sum(rows)::Float64 AS stored, round(sum(bytes_on_disk) / 1e6)::Float64 AS megabytes FROM system.parts
  WHERE active AND database = currentDatabase() AND rows > 100 GROUP BY table) FORMAT JSONEachRow`,
    );
    return { tables: JSON.parse(sizes).tables, fill_seconds };
  } finally {
    ask.close();
    await store.close();
    await engine.stop();
  }
}

async function reading(): Promise<unknown> {
  const data = OPTIONS.data ?? join(folder, 'reading');
  const { tables: sizes, fill_seconds } = await made(data);
  const engine = await startEventEngine({ folder: data });
  let statements: EndedRead[] = [];
  const store = new ClickHouseEventStore({ ...engine, onRead: (read) => statements.push(read) });
  await store.migrate();
  const found: { name: string; page: string; times: number[]; asked: EndedRead[] }[] = [];
  try {
    for (const { name, page, read } of readsOf(store)) {
      const times = await turns(() => {
        statements = [];
        return read();
      });
      found.push({ name, page, times, asked: statements });
      // Prints progress, because this takes long.
      console.error(`${name}: ${JSON.stringify(spread(times))}`);
    }
  } finally {
    await store.close();
    await engine.stop();
  }

  const chdb = loadChdb();
  const connections = Array.from({ length: AT_ONCE }, () => chdb.connect(join(data, 'store'), []));
  for (const connection of connections) await connection.query('USE casbah', 'TSV');
  const results = [];
  for (const { name, page, times, asked } of found) {
    // Concurrent requests are measured concurrently.
    const atOnce = name.startsWith('totals') || page === 'requests';
    const alone = await turns(async () => {
      const open = asked.values();
      const ask = async (connection: (typeof connections)[number]) => {
        for (const { sql, values, settings } of open)
          await connection.query(`${bindings(values, settings)}${sql}`, 'JSONEachRow');
      };
      await Promise.all(connections.slice(0, atOnce ? AT_ONCE : 1).map(ask));
    });
    results.push({
      read: name,
      page,
      tables: [...new Set(asked.flatMap(({ tables }) => tables))],
      ms: spread(times),
      direct_ms: spread(alone),
      times_direct: {
        best: round(spread(times).best / spread(alone).best),
        p50: round(spread(times).p50 / spread(alone).p50),
        p95: round(spread(times).p95 / spread(alone).p95),
      },
    });
  }
  for (const connection of connections) connection.close();
  const services = results.filter(({ page }) => page === 'services' || page === 'requests');
  const worst = Math.max(...services.map(({ ms }) => ms.p95));
  const farthest = Math.max(...services.map(({ times_direct }) => times_direct.p95));
  return {
    tables: sizes,
    fill_seconds,
    services_page: {
      worst_p95_ms: worst,
      worst_times_direct: farthest,
      reached: {
        services_page_p95_ms: worst < GOALS.services_page_p95_ms,
        times_direct: farthest < GOALS.times_direct,
      },
    },
    reads: results,
  };
}

/** The month as the page requests it by default: whole hours, not whole days. */
function readsOf({ usage }: ClickHouseEventStore) {
  const requests = requestsOf(usage);
  const high = Array.from({ length: SERVICES / 3 }, (_, index) => serviceId(index * 3));
  const low = Array.from({ length: SERVICES / 3 }, (_, index) => serviceId(index * 3 + 1));
  const scope = (filter: Filter = ALL): ReadScope => ({
    tenant: 'acme',
    range: { from: MONTH.from + 5 * HOUR_MS, to: MONTH.to - 7 * HOUR_MS },
    filter,
    resolve: (condition) =>
      condition.kind === 'in' && condition.field === 'service' ? condition.values.map(String) : high,
  });
  const where = (text: string) => scope(parseFilter(text, TRAFFIC_FIELDS).filter);
  const oneService = where(`service = "${serviceId(3)}"`);
  const page = { limit: 100, offset: 0, descending: true } as const;
  const services: Record<string, () => Promise<unknown>> = {
    services: () => usage.byService(scope()),
    'services of high risk': () => usage.byService(where('risk = high')),
    'services of one person': () => usage.byService(where('user = "person.77"')),
    'services of one source': () => usage.byService(where('source = squid')),
    'services blocked': () => usage.byService(where('action = blocked')),
    'services of one category in the log': () => usage.byService(where('log_category = "category 3"')),
    'services in one browser': () => usage.byService(where('browser = firefox')),
    totals: () => usage.totals(scope()),
    'totals of high risk': () => usage.totals(where('risk = high')),
    'histogram by day': () => usage.histogram(scope(), 'day', high),
    'histogram by hour': () => usage.histogram(scope(), 'hour', high),
    'totals in one browser': () => usage.totals(where('browser = firefox')),
    'histogram by hour in one browser': () => usage.histogram(where('browser = firefox'), 'hour', high),
    'histogram by day of high risk': () => usage.histogram(where('risk = high'), 'day', high),
    'facets of events': () => usage.facets(scope(), 'service_id', FACETS, 50),
    'facets of events of high risk': () => usage.facets(where('risk = high'), 'service_id', FACETS, 50),
    'facets of events, blocked': () => usage.facets(where('action = blocked'), 'service_id', FACETS, 50),
    'facets of events of one person': () =>
      usage.facets(where('user = "person.77"'), 'service_id', FACETS, 50),
    'facet: browser': () => usage.facets(scope(), 'service_id', ['browser'], 50),
    'by source': () => usage.byField(scope(), 'source', 50),
    'by action': () => usage.byField(scope(), 'action', 50),
    'people of two levels': () =>
      usage.usersOf(
        scope(),
        new Map([
          ['high', high],
          ['low', low],
        ]),
      ),
    'range and first seen': () => usage.range('acme'),
    'detail: people': () => usage.topUploaders(oneService, 50),
    'detail: hosts': () =>
      usage.byHost(oneService, { limit: 1000, offset: 0, sort: 'requests', descending: true }, []),
    'detail: actions': () => usage.byField(oneService, 'action', 20),
    'detail: histogram': () => usage.histogram(oneService, 'day', high),
    'detail: service': () => usage.byService(oneService),
  };
  const onePerson = where('user = "person.77"');
  const sessions = (of: ReadScope) => usage.sessions(of, { limit: 20, offset: 0, pause: HOUR_MS / 2 });
  const devices = (of: ReadScope) => usage.devices(of, { limit: 20, offset: 0 });
  const presence: Record<string, () => Promise<unknown>> = {
    'sessions of one person': () => sessions(onePerson),
    'sessions of one person with one service': () =>
      sessions(where(`user = "person.77" and service = "${serviceId(3)}"`)),
    'sessions of one person that were blocked': () =>
      sessions(where('user = "person.77" and action = blocked')),
    'sessions of one person with one host (from single events)': () =>
      sessions(where('user = "person.77" and host ends ".service3.example"')),
    'sessions of one person over a day': () =>
      sessions({ ...onePerson, range: { from: MONTH.from + 5 * HOUR_MS, to: MONTH.from + 29 * HOUR_MS } }),
    'devices of one person': () => devices(onePerson),
    'types of devices of one service': () => usage.byField(oneService, 'device_type', 10),
    'facet: type of device': () => usage.facets(scope(), 'service_id', ['device_type'], 10),
    'services on one type of device': () => usage.byService(where('device_type = desktop')),
  };
  const others: Record<string, () => Promise<unknown>> = {
    'people by requests': () => usage.byUser(scope(), { ...page, sort: 'requests' }, high),
    'people by name, page 20': () => usage.byUser(scope(), { ...page, sort: 'user', offset: 2000 }, high),
    'people by addresses': () => usage.byUser(scope(), { ...page, sort: 'addresses' }, high),
    'hosts by requests': () => usage.byHost(scope(), { ...page, sort: 'requests' }, high),
    'hosts by people': () => usage.byHost(scope(), { ...page, sort: 'users' }, high),
    destinations: () => usage.byDestination(scope(), new Map(high.map((id) => [id, 'MA']))),
    sources: () => usage.bySource('acme'),
    'services by a method (from single events)': () => usage.byService(where('method = post')),
    'services by a piece of URL (from single events)': () => usage.byService(where('url contains "abcd"')),
    'newest events of one person': async () => {
      for await (const _ of usage.events(where('user = "person.77"'), 100));
    },
  };
  const reads = [
    ...Object.entries(services).map(([name, read]) => ({ name, page: 'services', read })),
    ...Object.entries(requests).map(([name, read]) => ({ name, page: 'requests', read })),
    ...Object.entries(presence).map(([name, read]) => ({ name, page: 'presence', read })),
    ...Object.entries(others).map(([name, read]) => ({ name, page: 'others', read })),
  ];
  return reads.filter(({ name }) => name.includes(OPTIONS.read));
}

/** Requests of the page, as the server handles them without caches. */
function requestsOf(usage: UsageReads): Record<string, () => Promise<unknown>> {
  const catalogue = Array.from({ length: SERVICES }, (_, number) => ({
    id: serviceId(number),
    name: `Service ${number}`,
    vendor: undefined,
    category: `Category ${number % 40}`,
    headquarters: undefined,
    domains: [],
    description: undefined,
  }));
  const index = createServiceIndex(catalogue, ({ id }) => ({
    brr: 100 - (Number(id.split('-')[1]) % 100),
    parts: [],
  }));
  const range = {
    from: isoTime(MONTH.from + 5 * HOUR_MS),
    to: isoTime(MONTH.to - 7 * HOUR_MS),
  };
  const asking = async (filter: string) => {
    const reads = new TrafficReads({
      usage,
      servicesOf: async () => index,
      cache: new ReadCache(Date.now),
      clock: Date.now,
    });
    return {
      reads,
      asked: await reads.ask(
        { tenant: 'acme', within: ALL },
        { ...range, filter },
        new AbortController().signal,
      ),
    };
  };
  const requests: Record<string, () => Promise<unknown>> = {};
  for (const filter of [
    '',
    'browser = firefox',
    'user = "person.77"',
    'category = "Category 3"',
    'action = blocked',
  ]) {
    const of = filter === '' ? '' : `, ${filter}`;
    requests[`list${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return serviceRows(reads, asked, {});
    };
    requests[`facets${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return facets(reads, asked, 'services', 50);
    };
    requests[`totals${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return reads.totals(asked);
    };
    requests[`bars by day${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return histogram(reads, asked, 'day');
    };
    requests[`bars by hour${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return histogram(reads, asked, 'hour');
    };
    requests[`details${of}`] = async () => {
      const { reads, asked } = await asking(filter);
      return serviceDetail(reads, asked, serviceId(3), () => undefined);
    };
  }
  return requests;
}

/** Values of these statements need no escaping, because the benchmark generated them. */
function bindings(values: EndedRead['values'], settings: EndedRead['settings']): string {
  const sets = Object.entries(values).map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[${value.map((item) => (typeof item === 'string' ? `'${item}'` : item)).join(',')}]`
      : String(value);
    return `param_${name} = '${text.replaceAll("'", "\\'")}'`;
  });
  const own = Object.entries(settings)
    .filter(([name]) => !OF_THE_REQUEST.includes(name))
    .map(([name, value]) => `${name} = ${value}`);
  return `SET ${[...own, ...sets].join(', ')};\n`;
}

/** Milliseconds of each turn after warm-up. */
async function turns(work: () => Promise<unknown>): Promise<number[]> {
  for (let turn = 0; turn < WARM_UP; turn++) await work();
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await timed(work));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function spread(times: readonly number[]): { best: number; p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { best: at(0), p50: at(0.5), p95: at(0.95) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
