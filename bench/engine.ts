/**
 * The event engine alone: insert speed by format and batch size, cost of flushing to disk, overhead of its HTTP
 * interface per query, and memory. Prints JSON.
 *
 * `node bench/engine.ts [rows]`; 500,000 by default.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asking } from '@casbah/stores/events/engine/ask';
import { type Connection, loadChdb } from '@casbah/stores/events/engine/chdb';
import { startEventEngine } from '@casbah/stores/events/engine/start';
import { migrations, SINGLE } from '@casbah/stores/events/schema/migrations';

const ROWS = Number(process.argv[2] ?? 500_000);
const BATCHES = [16_384, 65_536, 250_000];
const FORMATS = ['Native', 'RowBinary', 'Parquet', 'JSONEachRow'] as const;

/** Rows like a proxy's: 400 people, some thousand hosts, a month, most columns filled. */
const FILL = `
  SELECT 'acme' AS tenant_id, concat('source-', toString(h % 3)) AS datasource_id, concat('load-', toString(n % 7)) AS load_id,
    n AS line, toDateTime64('2026-06-01 00:00:00', 3, 'UTC') + toIntervalMillisecond(n * 41 % 2592000000) AS time,
    'traffic' AS kind, concat('proxy-', toString(h % 3)) AS source, concat('user', toString(h % 400)) AS user, 'ACME' AS user_domain,
    concat('10.0.', toString(h % 4), '.', toString(h % 100)) AS src_ip, concat('93.184.', toString(s % 200), '.', toString(s % 250)) AS dst_ip,
    443 AS dst_port, concat(['www', 'api', 'cdn', 'login'][1 + s % 4], '.host', toString(s % 3000), '.example.com') AS host,
    concat('https://host', toString(s % 3000), '.example.com/path/', hex(h), '?id=', toString(n)) AS url,
    ['GET', 'POST', 'CONNECT', 'PUT'][1 + h % 4] AS method, [200, 200, 200, 304, 404, 403][1 + h % 6] AS status,
    if(h % 25 = 0, 'blocked', 'allowed') AS action, h % 5000 AS bytes_up, s % 500000 AS bytes_down,
    concat('Mozilla/5.0 (', ['Windows NT 10.0', 'X11; Linux', 'Macintosh'][1 + h % 3], ') Version/', toString(h % 40)) AS user_agent,
    ['Chrome', 'Firefox', 'Edge', 'Safari'][1 + h % 4] AS browser, ['Windows', 'Linux', 'macOS'][1 + h % 3] AS os,
    concat('laptop-', toString(h % 400)) AS device, if(h % 3 = 0, concat('https://ref.example.com/', toString(h % 1000)), '') AS referrer,
    ['text/html', 'application/json', 'image/png'][1 + h % 3] AS content_type, ['Business', 'Social', 'Storage'][1 + s % 3] AS category,
    if(s % 3000 < 800, concat('service-', toString(s % 800)), '') AS service_id, if(s % 3000 < 800, concat('Service ', toString(s % 800)), '') AS service,
    '' AS app, '' AS activity, '' AS object_type, '' AS object, '' AS object_id, 'success' AS outcome, '' AS severity,
    ['US', 'DE', 'IE', 'GB'][1 + s % 4] AS country, '' AS city, 0. AS lat, 0. AS lon, '' AS message, '' AS raw_id,
    map('cache', ['HIT', 'MISS'][1 + h % 2]) AS extra
  FROM (SELECT number AS n, sipHash64(n) AS h, toUInt64(pow(h % 54000, 2)) AS s FROM numbers(${ROWS}))`;

const QUERIES: Record<string, string> = {
  'one value': 'SELECT 1',
  'services of a month by day roll-up': `SELECT service_id, sum(requests), sum(bytes_up), sum(bytes_down), uniqExact(user) FROM usage_by_day WHERE tenant_id = 'acme' GROUP BY service_id`,
  'histogram by hour roll-up': `SELECT hour, sum(requests), sum(bytes_down) FROM traffic_by_hour WHERE tenant_id = 'acme' GROUP BY hour ORDER BY hour`,
  'one user in the events': `SELECT host, count() FROM events WHERE tenant_id = 'acme' AND user = 'user7' GROUP BY host ORDER BY 2 DESC LIMIT 20`,
  'newest hundred events': `SELECT * FROM events WHERE tenant_id = 'acme' ORDER BY time DESC LIMIT 100 FORMAT JSONEachRow`,
};

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-'));
const report: Record<string, unknown> = { rows: ROWS };
try {
  const engine = await startEventEngine({ folder: join(folder, 'events') });
  const ask = asking(engine, 8);
  report.memory_at_rest_mb = memory(engine.pid);
  for (const { statements } of migrations(SINGLE)) for (const sql of statements) await ask.text(sql);
  for (const table of ['bare', 'seed']) await ask.text(`CREATE TABLE ${table} AS events`);
  await ask.text(`INSERT INTO seed ${FILL}`);

  const rates: Record<string, unknown>[] = [];
  async function load(table: string, format: string, size: number, note = '') {
    const bodies: Buffer[] = [];
    for (let from = 0; from < ROWS; from += size) {
      const body = await ask(
        `SELECT * FROM seed WHERE line >= ${from} AND line < ${from + size} ORDER BY line FORMAT ${format}`,
        { wait_end_of_query: '1', max_block_size: '1000000', preferred_block_size_bytes: '0' },
      );
      if (body.status !== 200) throw new Error(body.text);
      bodies.push(body.body);
    }
    await ask.text(`TRUNCATE TABLE ${table}`);
    const from = performance.now();
    // As many at a time as the engine's concurrent writes.
    const queue = bodies.map((body, index) => ({ body, index }));
    await Promise.all(
      [0, 1, 2].map(async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift())
          await ask.text(next.body, {
            query: `INSERT INTO ${table} FORMAT ${format}`,
            insert_deduplication_token: `${table}-${format}-${size}-${note}-${next.index}`,
          });
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    const stored = Number(await ask.text(`SELECT count() FROM ${table}`));
    if (stored !== ROWS) throw new Error(`${stored} rows are stored, not ${ROWS}.`);
    rates.push({
      table,
      format,
      batch: size,
      note,
      megabytes: Math.round(bodies.reduce((sum, body) => sum + body.length, 0) / 1e6),
      rows_per_second: Math.round(ROWS / seconds),
    });
    return bodies;
  }
  for (const format of FORMATS) await load('bare', format, 65_536);
  for (const size of BATCHES) await load('bare', 'Native', size);
  await ask.text('ALTER TABLE bare MODIFY SETTING fsync_after_insert = 1, fsync_part_directory = 1');
  for (const size of BATCHES) {
    await load('bare', 'Native', size, 'flushed to disk before the answer');
  }
  for (const table of ['events', 'traffic_by_hour', 'usage_by_day'])
    await ask.text(`ALTER TABLE ${table} MODIFY SETTING fsync_after_insert = 1, fsync_part_directory = 1`);
  await load('events', 'Native', 65_536, 'with both roll-ups, flushed to disk before the answer');
  for (const table of ['events', 'traffic_by_hour', 'usage_by_day']) {
    await ask.text(`ALTER TABLE ${table} RESET SETTING fsync_after_insert, fsync_part_directory`);
    await ask.text(`TRUNCATE TABLE ${table}`);
  }
  const bodies = await load('events', 'Native', 65_536, 'with both roll-ups');
  await ask.text('OPTIMIZE TABLE usage_by_day FINAL');
  await ask.text('OPTIMIZE TABLE traffic_by_hour FINAL');
  await ask.text('OPTIMIZE TABLE events FINAL');

  const overHttp: Record<string, [number, number]> = {};
  for (const [name, sql] of Object.entries(QUERIES)) overHttp[name] = await latency(() => ask(sql));
  report.memory_after_work_mb = memory(engine.pid);
  ask.close();
  await engine.stop();

  // The same library in this process, with nothing in between.
  const store = join(folder, 'events', 'store');
  const chdb = loadChdb();
  const direct: Connection = chdb.connect(store, []);
  await direct.query('USE casbah', 'TSV');
  const latencies: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(QUERIES)) {
    const [p50, p95] = await latency(() => direct.query(sql, 'TSV'));
    const [http50, http95] = overHttp[name] ?? [0, 0];
    latencies[name] = {
      direct_ms: { p50, p95 },
      http_ms: { p50: http50, p95: http95 },
      ratio: { p50: round(http50 / p50), p95: round(http95 / p95) },
    };
  }
  const files = join(folder, 'files');
  mkdirSync(files);
  bodies.forEach((body, index) => {
    writeFileSync(join(files, `${index}.native`), body);
  });
  await direct.query('TRUNCATE TABLE bare', 'TSV');
  await direct.query('ALTER TABLE bare RESET SETTING fsync_after_insert, fsync_part_directory', 'TSV');
  const from = performance.now();
  await direct.query(`INSERT INTO bare SELECT * FROM file('${files}/*.native', Native)`, 'TSV');
  rates.push({
    table: 'bare',
    format: 'Native',
    note: 'one INSERT … SELECT FROM file(), in the engine itself',
    rows_per_second: Math.round(ROWS / ((performance.now() - from) / 1000)),
  });
  direct.close();
  report.load = rates;
  report.queries = latencies;
  console.log(JSON.stringify(report, null, 2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Resident memory, and the engine's private part; the rest is its library, shared and read from disk on demand. */
function memory(pid: number): { resident: number; own: number } | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return { resident: megabytes('VmRSS'), own: megabytes('RssAnon') };
}

async function latency(work: () => Promise<unknown>): Promise<[number, number]> {
  for (let turn = 0; turn < 10; turn++) await work();
  const all: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const from = performance.now();
    await work();
    all.push(performance.now() - from);
    // Pauses between queries, as a person does.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  all.sort((a, b) => a - b);
  return [round(all[30] ?? 0), round(all[57] ?? 0)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
