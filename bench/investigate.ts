/**
 * Activities: searches with facets and bars, an export, and how much a heavy search slows ingestion and pages. Prints
 * JSON, in milliseconds unless named otherwise.
 *
 * `node bench/investigate.ts [rows] [exported rows] [--data FOLDER]`; 50,000,000 and 10,000,000 by default. `--data`
 * keeps the activities there.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ACTIVITY_COLUMNS as ACTIVITY_COLUMN_NAMES, type ActivityColumnName } from '@casbah/domain/export';
import type { LineFormat } from '@casbah/domain/export-line';
import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { parseFilter } from '@casbah/domain/filter/parse';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { DAY_MS } from '@casbah/domain/time-units';
import type { ActivityScope } from '@casbah/stores/events/activity-reads';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { type Ask, asking } from '@casbah/stores/events/engine/ask';
import { type EventEngine, startEventEngine } from '@casbah/stores/events/engine/start';
import { activityLines } from '../apps/server/src/exports/activity-lines.ts';
import { fileOfLines } from '../apps/server/src/exports/write-lines.ts';
import { ACTIVITY_COLUMNS, activityRows, NINETY_DAYS } from './input/activities.ts';

const { positionals, values: OPTIONS } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, only: { type: 'string', default: '' } },
});
const [ROWS = 50_000_000, EXPORTED = 10_000_000] = positionals.map(Number);
const SHAPE = { people: 10_000, objects: 2_000_000, rows: ROWS };
/** Rows per insert while generating. */
const STEP = 500_000;
const GOALS = { search_p95_ms: 400, export_first_ms: 1000, export_share_of_engine: 0.5, slowed_by: 0.2 };
const SIX_COLUMNS = ['time', 'user', 'app', 'activity', 'object', 'outcome'] as const;
const FACETS = [
  'app',
  'activity',
  'user',
  'outcome',
  'country',
  'object_type',
  'source',
  'device_type',
] as const;

/** Forty searches with three conditions each: words, people, texts, networks, sizes, over the whole time. */
const SEARCHES = [
  ...['box', 'slack', 'okta', 'aws', 'dropbox', 'salesforce', 'microsoft_365', 'github'].flatMap(
    (app, index) => [
      `app = ${app} and outcome = failure and country = ${['us', 'de', 'fr', 'gb'][index % 4]}`,
      `app = ${app} and activity in (download, share, export) and outcome = success`,
    ],
  ),
  ...['us', 'ma', 'cn', 'jp'].flatMap((country, index) => [
    `country = ${country} and device_type = phone and activity = ${['view', 'edit', 'share', 'upload'][index]}`,
    `country != ${country} and object_type = file and app in (box, dropbox)`,
  ]),
  ...[7, 4200].flatMap((person) => [
    `user = "person.${person}@acme.example" and outcome = failure and app != okta`,
    `user starts "person.${person}" and activity = download and device_type = desktop`,
  ]),
  'object like "budget-*.xlsx" and app = box and outcome = success',
  'object contains "salary" and activity in (share, create_link) and country = de',
  'object = "budget-forecast-1234.xlsx" and outcome = success and country = us',
  'target ends "@partner.example" and activity = share and app = box',
  'target = "guest.777@partner.example" and outcome = success and app in (box, slack)',
  'src_ip = 10.0.4.0/24 and outcome = failure and activity = sign_in',
  'exposure = public and app = google_workspace and activity = view',
  'size > 4MB and activity = download and app = box',
  'budget forecast and app = box and activity = edit',
  '"salary-report" and outcome = success and country = de',
  'person.4200 and outcome = failure and app = slack',
  'source_action = "box.file.download" and outcome = success and country = us',
];

/** A search that reads every text, because no word of the index can stand in for it. */
const HEAVY = 'text contains "-f" and not object ends ".none"';

/** Rows per batch while measuring ingestion. */
const BATCH = 50_000;
let number = 0;

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-investigate-'));
try {
  const engine = await startEventEngine({ folder: OPTIONS.data ?? join(folder, 'events') });
  const store = new ClickHouseEventStore(engine);
  const ask = asking(engine);
  await store.migrate();
  await fill(ask);
  const report: Record<string, unknown> = { rows: ROWS, goals: GOALS };
  const parts = { search, export: exporting, abort: aborting, isolation };
  for (const [name, measure] of Object.entries(parts))
    if (name.startsWith(OPTIONS.only)) report[name] = await measure(store, engine, ask);
  console.log(JSON.stringify(report, null, 2));
  ask.close();
  await store.close();
  await engine.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Generates the activities unless they are there, and waits for merges. */
async function fill(ask: Ask): Promise<void> {
  if ((await ask.text('SELECT count() FROM activities FORMAT TSV')) === '0')
    for (let from = 0; from < ROWS; from += STEP)
      await ask.text(
        `INSERT INTO events (${ACTIVITY_COLUMNS}) ${activityRows(SHAPE, from, Math.min(STEP, ROWS - from))}`,
        { max_partitions_per_insert_block: '0' },
      );
  while ((await ask.text('SELECT count() FROM system.merges FORMAT TSV')) !== '0') await pause(1000);
}

function scopeOf(text: string, range: TimeRange = NINETY_DAYS): ActivityScope {
  const { filter, error } = parseFilter(text, ACTIVITY_FIELDS);
  if (error !== undefined) throw new Error(`${text}: ${error.message}`);
  return { tenant: 'acme', range, filter, resolve: () => [] };
}

/** What a page asks for: the newest hundred, facets and bars; each search once, none repeated. */
async function search(store: ClickHouseEventStore, engine: EventEngine): Promise<unknown> {
  const week = { from: NINETY_DAYS.to - 7 * DAY_MS, to: NINETY_DAYS.to };
  return {
    whole_time: await searchWithin(store, engine, NINETY_DAYS, 'week'),
    last_week: await searchWithin(store, engine, week, 'day'),
  };
}

async function searchWithin(
  store: ClickHouseEventStore,
  engine: EventEngine,
  range: TimeRange,
  interval: Interval,
): Promise<unknown> {
  const asked = { interval, facets: FACETS.map((field) => ({ field, size: 10 })) };
  const one = async (text: string) => {
    const scope = scopeOf(text, range);
    const from = performance.now();
    const cpu = processorTime(engine);
    const [{ total }] = await Promise.all([
      store.activities.summary(scope, asked),
      store.activities.page(scope, { limit: 100, order: 'newest' }),
    ]);
    return { text, found: total, ms: round(performance.now() - from), cpu: processorTime(engine) - cpu };
  };
  await one('');
  const all: Awaited<ReturnType<typeof one>>[] = [];
  for (const text of SEARCHES) all.push(await one(text));
  return {
    searches: all.length,
    ms: spread(all.map(({ ms }) => ms)),
    // Halved, what it takes on two idle cores.
    processor_ms: spread(all.map(({ cpu }) => cpu)),
    without_filter: await one(''),
    slowest: all.toSorted((a, b) => b.cpu - a.cpu).slice(0, 10),
  };
}

/** Processor time of the engine so far, in ms; the kernel counts in hundredths of a second. */
function processorTime({ pid }: EventEngine): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Exports over HTTP, each beside the engine's own output of the same columns and order. */
async function exporting(store: ClickHouseEventStore, engine: EventEngine): Promise<unknown> {
  const report: Record<string, unknown> = {};
  for (const [name, columns] of Object.entries({
    six_columns: SIX_COLUMNS,
    all_columns: ACTIVITY_COLUMN_NAMES,
  }))
    for (const format of ['csv', 'ndjson'] as const)
      report[`${format}_${name}`] = await exportOf(store, engine, { format, columns });
  return report;
}

async function exportOf(
  store: ClickHouseEventStore,
  engine: EventEngine,
  asked: { format: LineFormat; columns: readonly ActivityColumnName[] },
): Promise<unknown> {
  const { format, columns } = asked;
  const ownColumns = columns.map((name) => (name === 'id' ? 'key' : name)).join(', ');
  const own = await received(
    engine.url,
    {
      method: 'POST',
      headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password },
    },
    `SELECT ${ownColumns} FROM activities WHERE tenant_id = 'acme' ORDER BY time DESC, key DESC
LIMIT ${EXPORTED} FORMAT ${format === 'csv' ? 'CSV' : 'JSONEachRow'}`,
  );
  let rows = 0;
  const server = createServer((_, response) => {
    const lines = activityLines(store.activities, { ...scopeOf(''), background: true }, asked);
    const file = fileOfLines(format, columns, {
      lines: upTo(EXPORTED, lines),
      onRows: (more) => {
        rows += more;
      },
    });
    pipeline(Readable.from(file, { objectMode: false }), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const ours = await received(`http://127.0.0.1:${address.port}`);
  server.close();
  const perSecond = (found: number, ms: number) => Math.round((found / ms) * 1000);
  return {
    rows,
    megabytes: Math.round(ours.bytes / 1e6),
    first_ms: round(ours.first),
    rows_per_second: perSecond(rows, ours.ms),
    engine_rows_per_second: perSecond(EXPORTED, own.ms),
    share: round(rows / ours.ms / (EXPORTED / own.ms)),
  };
}

/** The first rows, in whole pieces. */
async function* upTo<Lines extends { rows: number }>(
  most: number,
  lines: AsyncIterable<Lines>,
): AsyncGenerator<Lines> {
  let rows = 0;
  for await (const piece of lines) {
    yield piece;
    rows += piece.rows;
    if (rows >= most) return;
  }
}

/** Sends a request and counts what comes back. */
function received(
  url: string,
  options: RequestOptions = {},
  body = '',
): Promise<{ bytes: number; first: number; ms: number }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let [bytes, first] = [0, 0];
      response.on('data', (chunk: Buffer) => {
        if (bytes === 0) first = performance.now() - since;
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ bytes, first, ms: performance.now() - since })
          : reject(new Error('the request was refused')),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function heavy(store: ClickHouseEventStore, signal: AbortSignal): Promise<void> {
  const asked = { interval: 'day' as const, facets: FACETS.map((field) => ({ field, size: 10 })) };
  while (!signal.aborted) {
    try {
      await store.activities.summary({ ...scopeOf(HEAVY), signal }, asked);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

/** Time from aborting a search until the engine has none. */
async function aborting(store: ClickHouseEventStore, _: EventEngine, ask: Ask): Promise<unknown> {
  const running = () =>
    ask.text(
      "SELECT count() FROM system.processes WHERE query LIKE '%words%' AND query NOT LIKE '%processes%' FORMAT TSV",
    );
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const stop = new AbortController();
    const search = heavy(store, stop.signal);
    await pause(400);
    const before = await running();
    if (before === '0') throw new Error('the search ended before it could be aborted');
    const from = performance.now();
    stop.abort();
    while ((await running()) !== '0') await pause(5);
    times.push(performance.now() - from);
    await search;
  }
  return spread(times);
}

/** Rate of ingestion and time of a page, alone and beside a heavy search. */
async function isolation(store: ClickHouseEventStore): Promise<unknown> {
  const alone = await working(store);
  const stop = new AbortController();
  const search = heavy(store, stop.signal);
  await pause(500);
  const beside = await working(store);
  stop.abort();
  await search;
  return {
    alone,
    beside,
    ingest_slowed_by: round(1 - beside.rows_per_second / alone.rows_per_second),
    page_slowed_by: round(beside.page.p95 / alone.page.p95 - 1),
  };
}

async function working(store: ClickHouseEventStore) {
  const from = performance.now();
  let rows = 0;
  const loading = (async () => {
    while (performance.now() - from < 20_000) {
      const batch = store.batch({ tenant: 'isolation', datasource: 'd', load: `l${number}` });
      const event: Event = {
        ...blankEvent('activity'),
        app: 'box',
        activity: 'view',
        outcome: 'success',
        bytes_up: undefined,
      };
      for (let line = 0; line < BATCH; line++) {
        event.time = NINETY_DAYS.from + line * 100;
        event.user = `person.${line % 1000}`;
        event.object = `file-${line}.docx`;
        event.raw_id = `${number}-${line}`;
        batch.add(event, line + 1);
      }
      await store.insert(batch, `isolation ${Date.now()} ${number++}`);
      rows += BATCH;
    }
  })();
  const pages: number[] = [];
  while (performance.now() - from < 20_000) {
    const to = NINETY_DAYS.to - (pages.length % 80) * DAY_MS;
    pages.push(
      await timed(() =>
        store.activities.page(scopeOf('app = box and outcome = failure', { from: NINETY_DAYS.from, to }), {
          limit: 100,
          order: 'newest',
        }),
      ),
    );
    await pause(100);
  }
  await loading;
  return { rows_per_second: Math.round((rows / (performance.now() - from)) * 1000), page: spread(pages) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function spread(times: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
