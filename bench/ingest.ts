/**
 * Ingest speed of a proxy's log, from the queued file to the last committed batch, beside two peers on the same rows:
 * GoAccess, which parses and counts, and the engine alone, which loads a Native file. Prints JSON.
 *
 * `node bench/ingest.ts [lines] [rounds]`; 3,000,000 lines and the best of 2 rounds by default.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { startServer } from '@casbah/server/compose';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { type EventEngine, startEventEngine } from '@casbah/stores/events/engine/start';
import { FirstPerson } from './input/first-person.ts';
import { type WrittenLog, writeSquidLog } from './input/squid-log.ts';

const LINES = Number(process.argv[2] ?? 3_000_000);
const ROUNDS = Number(process.argv[3] ?? 2);

/** Goals as multiples of the peers' rates. */
const GOALS = { goaccess: 3, engine_alone: 0.7 };

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-ingest-'));
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
try {
  const log = await writeSquidLog(join(folder, 'access.log'), LINES);
  const rates = { casbah: [] as number[], goaccess: [] as number[], engine_alone: [] as number[] };
  const native = join(folder, 'rows.native');
  for (let round = 0; round < ROUNDS; round++) {
    rates.casbah.push(await casbah(log, native));
    const peer = goaccess(log);
    if (peer !== undefined) rates.goaccess.push(peer);
    rates.engine_alone.push(await engineAlone(log, native));
  }
  const best = (of: number[]) => (of.length === 0 ? undefined : Math.round(Math.max(...of)));
  const ratio = (peer: number[]) =>
    peer.length === 0 ? undefined : Number((Math.max(...rates.casbah) / Math.max(...peer)).toFixed(2));
  const ratios = { goaccess: ratio(rates.goaccess), engine_alone: ratio(rates.engine_alone) };
  console.log(
    JSON.stringify(
      {
        measure: 'ingest of Squid lines, end to end',
        lines: log.lines,
        megabytes: Math.round(log.bytes / 1e6),
        lines_per_second: {
          casbah: best(rates.casbah),
          goaccess: best(rates.goaccess) ?? 'not installed',
          engine_alone: best(rates.engine_alone),
        },
        times_the_rate_of: ratios,
        goals: GOALS,
        reached: {
          goaccess: ratios.goaccess === undefined ? 'not measured' : ratios.goaccess >= GOALS.goaccess,
          engine_alone: (ratios.engine_alone ?? 0) >= GOALS.engine_alone,
        },
        rounds: rates,
      },
      null,
      2,
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The running server: uploads the file and measures from its last byte to its last event. */
async function casbah(log: WrittenLog, native: string): Promise<number> {
  const data = mkdtempSync(join(folder, 'data-'));
  const server = await startServer({
    settings: {
      dataFolder: data,
      host: '127.0.0.1',
      port: 0,
      deployment: 'LOCAL',
      controlUrl: undefined,
      eventsUrl: undefined,
      demo: false,
      proxies: [],
      frames: [],
      hsts: 'host',
      privateHosts: [],
      openFolders: [],
      geoipPath: join(folder, 'geoip'),
      inspection: { clamd: undefined, hashesFile: undefined, addressesFile: undefined, ocrFolder: undefined },
      publicUrl: undefined,
      teamUrl: undefined,
      guideVideoUrl: undefined,
      mail: { smtpUrl: undefined, from: { name: 'Casbah', address: 'casbah@localhost.localdomain' } },
      syslog: { listeners: [], tls: undefined },
      signUp: { mode: 'closed', operatorEmail: undefined },
      logLevel: 'error',
    },
    log: nowhere,
  });
  try {
    const person = await FirstPerson.of({ origin: server.origin, setupToken: server.setup?.token });
    const { client } = person;
    const source = await client.call('POST /admin/datasources', { body: { name: 'Squid' } });
    const load = await client.call('POST /admin/datasources/{id}/loads', {
      params: { id: source.id },
      body: { file_name: 'access.log', size: log.bytes },
    });
    await person.send(load.id, 0, await openAsBlob(log.path));
    const from = performance.now();
    let read = load;
    do {
      // Polls often enough to see the end, seldom enough not to matter: each poll costs the server a few milliseconds.
      await sleep(100);
      read = await client.call('GET /admin/loads/{id}', { params: { id: load.id } });
    } while (read.status !== LOAD_STATUS.completed && read.status !== LOAD_STATUS.failed);
    const seconds = (performance.now() - from) / 1000;
    if (read.events !== log.lines)
      throw new Error(`${read.events} events of ${log.lines} lines: ${JSON.stringify(read)}`);
    return log.lines / seconds;
  } finally {
    await server.stop();
    await exportRows(join(data, 'events'), native);
    rmSync(data, { recursive: true, force: true });
  }
}

/** The rows as stored, in the engine's fastest format. */
async function exportRows(events: string, native: string): Promise<void> {
  const engine = await startEventEngine({ folder: events, log: () => {} });
  try {
    const answer = await ask(engine, 'SELECT * FROM events ORDER BY tenant_id, time FORMAT Native');
    await pipeline(answer, createWriteStream(native));
  } finally {
    await engine.stop();
  }
}

/** The engine loads the same rows into the same tables and views, with nothing else running. */
async function engineAlone(log: WrittenLog, native: string): Promise<number> {
  const data = mkdtempSync(join(folder, 'engine-'));
  const engine = await startEventEngine({ folder: data, log: () => {} });
  try {
    const { url, username, password, database } = engine;
    const store = new ClickHouseEventStore({ url, username, password, database });
    await store.migrate();
    const from = performance.now();
    await (await ask(engine, 'INSERT INTO events FORMAT Native', native)).toArray();
    const seconds = (performance.now() - from) / 1000;
    const stored = await store.usage.range(await firstTenant(engine));
    await store.close();
    if (stored?.events !== log.lines) throw new Error(`the engine alone stored ${stored?.events} rows`);
    return log.lines / seconds;
  } finally {
    await engine.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function firstTenant(engine: EventEngine): Promise<string> {
  const answer = await ask(engine, 'SELECT any(tenant_id) FROM events FORMAT TSVRaw');
  return String(Buffer.concat(await answer.toArray())).trim();
}

async function ask({ url, username, password, database }: EventEngine, query: string, body?: string) {
  const address = new URL(url);
  address.search = new URLSearchParams({ query, database }).toString();
  const sent = request(address, {
    method: 'POST',
    headers: {
      'X-ClickHouse-User': username,
      'X-ClickHouse-Key': password,
      ...(body === undefined ? {} : { 'content-length': statSync(body).size }),
    },
  });
  const answered = once(sent, 'response');
  if (body === undefined) sent.end();
  else await pipeline(createReadStream(body, { highWaterMark: 1 << 20 }), sent);
  const [answer] = await answered;
  if (answer.statusCode !== 200) throw new Error(String(Buffer.concat(await answer.toArray())));
  return answer;
}

/** GoAccess's Squid preset expects a syslog header, so this spells out the same fields. */
function goaccess(log: WrittenLog): number | undefined {
  if (!hasGoaccess()) return undefined;
  const from = performance.now();
  execFileSync(
    'goaccess',
    [
      log.path,
      '--log-format=%x.%^ %~%L %h %^/%s %b %m %U %^',
      '--datetime-format=%s',
      '--no-global-config',
      '--no-progress',
      `--output=${join(folder, 'goaccess.json')}`,
    ],
    { stdio: 'ignore' },
  );
  return log.lines / ((performance.now() - from) / 1000);
}

function hasGoaccess(): boolean {
  const isThere = () => spawnSync('goaccess', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isThere()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['install', '-y', 'goaccess'], { stdio: 'ignore' });
  return isThere();
}
