import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { writeMmdb } from '@casbah/discovery/geoip/test-mmdb';
import { ALL } from '@casbah/domain/filter/expression';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { addDatasource, markDatasourceDeleted } from '@casbah/stores/control/datasources/datasources';
import { findLoad, markLoadDeleted, type StoredLoad } from '@casbah/stores/control/datasources/loads';
import { listNotifications, seeNotifications } from '@casbah/stores/control/notifications/notifications';
import { addParser, changeParser } from '@casbah/stores/control/parsers/custom-parsers';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { type EventEngine, startEventEngine } from '@casbah/stores/events/engine/start';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DatasourcesService } from './datasources/service.ts';
import { Uploads } from './datasources/uploads.ts';
import type { Actor } from './http/actor.ts';
import type { ThreadData } from './ingest/compose.ts';
import { fileOfLoad } from './ingest/file-names.ts';
import { Ingest } from './ingest/ingest.ts';
import { ReadingThread } from './ingest/reading-thread.ts';

const TENANT = 'atlas';
const ACTOR = {
  tenant: TENANT,
  user: 'u',
  email: 'u@atlas.example',
  call: 'POST /test',
  requestId: 'r',
  address: '127.0.0.1',
};
const START = Date.UTC(2026, 9, 1) / 1000;
/** Lines per batch: few, so a short file can be cut in many places. */
const BATCH = 200;
/** `CASBAH_SOAK=1` kills more often, in longer files. */
const isSoak = process.env.CASBAH_SOAK === '1';
/** Short polling interval, because what it waits for is quick. */
const SOON = { interval: 2, timeout: 30_000 };

/** Squid lines with distinct byte counts, so loss and duplication change the sums; every 97th is invalid. */
function squidLog(
  lines: number,
  label = 'a',
): { text: string; events: number; rejects: number; bytes: number } {
  let text = '';
  let events = 0;
  let rejects = 0;
  let bytes = 0;
  for (let line = 1; line <= lines; line++) {
    if (line % 97 === 0) {
      text += `this is line ${line} of ${label} and no log\n`;
      rejects += 1;
      continue;
    }
    const size = 1000 + line;
    text += `${START + line}.123 45 10.1.${line % 200}.7 TCP_MISS/200 ${size} GET http://${label}${line % 31}.example/p/${line} user${line % 50} HIER_DIRECT/192.0.2.1 text/html\n`;
    events += 1;
    bytes += size;
  }
  return { text, events, rejects, bytes };
}

describe('ingest jobs', () => {
  let folder: string;
  let engine: EventEngine;
  let events: ClickHouseEventStore;
  let control: ControlStore;
  let files: FileStore;
  let threads: Set<Worker>;
  let ingest: Ingest;
  let service: DatasourcesService;
  let uploads: Uploads;
  let faults: unknown[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'casbah-ingest-'));
    engine = await startEventEngine({ folder: join(folder, 'events') });
    const { url, username, password, database } = engine;
    events = new ClickHouseEventStore({ url, username, password, database });
    await events.migrate();
    control = await openPgliteControlStore(join(folder, 'control'), {
      auditKey: new Uint8Array(32).fill(7),
    });
    await control.migrate();
    await control.asSystem(async (tx) => {
      await addTenant(tx, { id: TENANT, name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 });
      await addUser(tx, {
        id: ACTOR.user,
        tenant_id: TENANT,
        email: ACTOR.email,
        name: 'U',
        is_admin: true,
        password_hash: 'x',
        created_on: 1,
      });
    });
    files = await openFolderFileStore(join(folder, 'files'));
    begin();
    await ingest.start();
  }, 60_000);

  afterEach(() => {
    faults = [];
  });

  afterAll(async () => {
    await ingest?.stop();
    await control?.close();
    await events?.close();
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A server after a restart: in-memory state is gone. */
  function begin(): void {
    const { url, username, password, database } = engine;
    const workerData: ThreadData = {
      files: { folder: join(folder, 'files') },
      geoip: { path: join(folder, 'geoip') },
      events: { url, username, password, database },
    };
    threads = new Set();
    faults = [];
    const startThread = () => {
      const thread = new Worker(new URL('./ingest/worker.ts', import.meta.url), { workerData, execArgv: [] });
      threads.add(thread);
      thread.once('exit', () => threads.delete(thread));
      return thread;
    };
    ingest = new Ingest({
      control,
      events,
      files,
      readings: [new ReadingThread(startThread)],
      server: 'this',
      clock: Date.now,
      batch: { lines: BATCH, bytes: 1_000_000 },
      onChange: () => {},
      onFault: (what, error) => faults.push([what, error]),
    });
    const wake = {
      wake: () => ingest.wake(),
      received: (...of: [string, string | undefined]) => ingest.received(...of),
      deleteDatasource: (...of: [string, string]) => ingest.deleteDatasource(...of),
      deleteLoad: (of: Parameters<Ingest['deleteLoad']>[0]) => ingest.deleteLoad(of),
    };
    service = new DatasourcesService({
      control,
      events,
      files,
      ingest: wake,
      choices: { hasFormat: () => true, tellsSigns: () => false, hasTimezone: () => true },
      clock: Date.now,
    });
    uploads = new Uploads({ control, files, ingest: wake, fileOf: fileOfLoad, bodyPatience: 60_000 });
  }

  /** The engine restarts automatically and may still be starting after the previous kill. */
  function killEngine(): void {
    try {
      process.kill(engine.pid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }

  async function source(format = 'auto'): Promise<string> {
    const id = crypto.randomUUID();
    await control.inTenant(TENANT, (tx) =>
      addDatasource(tx, {
        id,
        tenant_id: TENANT,
        name: `Proxy ${id}`,
        format,
        timezone: 'UTC',
        created_on: Date.now(),
        created_by: null,
      }),
    );
    return id;
  }

  async function send(
    datasource: string,
    content: string | Buffer,
    name = 'access.log',
    actor: Actor = ACTOR,
  ): Promise<string> {
    const bytes = Buffer.from(content);
    const { id } = await service.announce(actor, datasource, { file_name: name, size: bytes.length });
    if (bytes.length > 0) await uploads.receive(TENANT, id, 0, Readable.from([bytes], { objectMode: false }));
    return id;
  }

  const row = async (id: string): Promise<StoredLoad> => {
    const load = await control.inTenant(TENANT, (tx) => findLoad(tx, id));
    if (load === undefined) throw new Error('no such load');
    return load;
  };

  async function ended(id: string): Promise<StoredLoad> {
    for (;;) {
      const load = await row(id);
      if (load.status === 'completed' || load.status === 'failed') return load;
      await sleep(20);
    }
  }

  async function stored(datasource: string): Promise<{ events: number; rejects: number; bytes: number }> {
    const found = await control.inTenant(TENANT, (tx) =>
      tx.selectFrom('datasources').select('name').where('id', '=', datasource).executeTakeFirst(),
    );
    const bySource = await events.usage.bySource(TENANT);
    const totals = await events.usage.totals({
      tenant: TENANT,
      range: { from: 0, to: 4e12 },
      filter: { kind: 'in', field: 'source', values: [found?.name ?? ''] },
      resolve: () => [],
    });
    const rejects = await events.rejects.countBySource(TENANT);
    return {
      events: bySource.get(datasource)?.events ?? 0,
      rejects: rejects.get(datasource) ?? 0,
      bytes: totals.bytes_down ?? 0,
    };
  }

  test('reads a complete file: events, rejects, counts, formats and times', async () => {
    const datasource = await source();
    const log = squidLog(5 * BATCH);
    const load = await ended(await send(datasource, log.text));
    expect(load).toMatchObject({
      status: 'completed',
      lines: 5 * BATCH,
      events: log.events,
      rejects: log.rejects,
      error: null,
      progress: 1,
      batches: 5,
      first_event: (START + 1) * 1000 + 123,
      last_event: (START + 5 * BATCH) * 1000 + 123,
    });
    expect(Object.keys(load.formats)).toEqual(['squid-native']);
    expect(await stored(datasource)).toEqual({ events: log.events, rejects: log.rejects, bytes: log.bytes });
    // Stored as events, so the file isn't kept.
    expect(await files.size(fileOfLoad(load))).toBeUndefined();
  });

  test('uses the geolocation database present when a file begins to be read', async () => {
    const countries = async (): Promise<string[]> => {
      const found = await events.usage.byField(
        { tenant: TENANT, range: { from: 0, to: 4e12 }, filter: ALL, resolve: () => [] },
        'country',
        10,
      );
      return found.values.flatMap(({ value }) => (value === '' ? [] : [value])).sort();
    };
    const datasource = await source();
    const give = (country: string) =>
      writeFile(
        join(folder, 'geoip', 'places.mmdb'),
        writeMmdb([{ bytes: [192, 0, 2], prefix: 24, version: 4, value: { country } }]),
      );
    await mkdir(join(folder, 'geoip'));
    await give('DE');
    await ended(await send(datasource, squidLog(10, 'german').text));
    expect(await countries()).toEqual(['DE']);
    // A different size, so the change is noticed however soon it follows.
    await give('France');
    await ended(await send(datasource, squidLog(10, 'nowhere').text));
    expect(await countries()).toEqual(['DE']);
    await give('MA');
    await ended(await send(datasource, squidLog(10, 'moroccan').text));
    expect(await countries()).toEqual(['DE', 'MA']);
    await rm(join(folder, 'geoip'), { recursive: true });
  });

  test('a directory person is one user, whatever login a log uses', async () => {
    await control.asSystem(async (tx) => {
      await addUser(tx, {
        id: 'nadia',
        tenant_id: TENANT,
        email: 'nadia@atlas.example',
        name: 'Nadia',
        is_admin: false,
        password_hash: null,
        created_on: 2,
      });
      const attributes = JSON.stringify({ login_names: ['ATLAS\\nb'] });
      await tx.updateTable('users').set({ attributes }).where('id', '=', 'nadia').execute();
    });
    const line = (user: string, at: number) =>
      `${START + at}.000 45 10.1.9.7 TCP_MISS/200 1000 GET http://one.example/p ${user} HIER_DIRECT/198.51.100.1 text/html\n`;
    const datasource = await source();
    const log = line('nb', 1) + line('ATLAS\\NB', 2) + line('nadia@atlas.example', 3) + line('omar', 4);
    await ended(await send(datasource, log));
    const { values } = await events.usage.byField(
      {
        tenant: TENANT,
        range: { from: 0, to: 4e12 },
        resolve: () => [],
        filter: { kind: 'in', field: 'host', values: ['one.example'] },
      },
      'user',
      10,
    );
    expect(values).toMatchObject([
      { value: 'nadia@atlas.example', requests: 3 },
      { value: 'omar', requests: 1 },
    ]);
  });

  type Victim = 'thread' | 'engine' | 'server';

  /** Kills one after another while a file is read, each at a random moment after more batches. */
  async function killDuring(id: string, victims: readonly Victim[]): Promise<void> {
    for (const victim of victims) {
      const { batches } = await row(id);
      // The next batch may have been in progress when the previous one was killed.
      await expect.poll(async () => (await row(id)).batches, SOON).toBeGreaterThan(batches + 1);
      expect((await row(id)).status).not.toBe('completed');
      await sleep(Math.random() * 40);
      switch (victim) {
        case 'thread':
          for (const thread of threads) await thread.terminate();
          break;
        case 'engine':
          killEngine();
          break;
        case 'server': {
          // The server's memory and threads are gone; at its next start, it resumes its claimed jobs.
          const old = ingest;
          for (const thread of threads) await thread.terminate();
          await old.stop();
          begin();
          await ingest.start();
        }
      }
    }
  }

  test('loses and duplicates no line when threads, engine and server are killed repeatedly', async () => {
    const datasource = await source();
    const lines = (isSoak ? 60 : 30) * BATCH;
    const log = squidLog(lines, 'k');
    const id = await send(datasource, log.text);
    await killDuring(
      id,
      isSoak ? ['thread', 'engine', 'server', 'engine', 'thread', 'server'] : ['thread', 'engine', 'server'],
    );
    const load = await ended(id);
    expect(load).toMatchObject({
      status: 'completed',
      lines,
      events: log.events,
      rejects: log.rejects,
    });
    expect(await stored(datasource)).toEqual({ events: log.events, rejects: log.rejects, bytes: log.bytes });
  });

  test('the same content again adds nothing and names the first file', async () => {
    const [first, second] = [await source(), await source()];
    const log = squidLog(1000, 'd');
    const original = await send(first, log.text);
    const copy = await send(second, log.text, 'copy.log');
    expect(await ended(original)).toMatchObject({
      status: 'completed',
      duplicate_of: null,
      events: log.events,
    });
    expect(await ended(copy)).toMatchObject({ status: 'completed', duplicate_of: original, events: 0 });
    expect((await stored(second)).events).toBe(0);
  });

  test('an upload resumes at any byte; a wrong offset gets the right one', async () => {
    const datasource = await source();
    const log = squidLog(1000, 'u');
    const bytes = Buffer.from(log.text);
    const { id } = await service.announce(ACTOR, datasource, { file_name: 'a.log', size: bytes.length });
    let at = 0;
    while (at < bytes.length) {
      await expect(
        uploads.receive(TENANT, id, at + 1, Readable.from([Buffer.from('x')], { objectMode: false })),
      ).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_WRONG', details: { expected: at, given: at + 1 } });
      const to = Math.min(bytes.length, at + 1 + Math.floor(Math.random() * 40_000));
      const load = await uploads.receive(
        TENANT,
        id,
        at,
        Readable.from([bytes.subarray(at, to)], { objectMode: false }),
      );
      expect(load.bytes_received).toBe(to);
      at = to;
    }
    expect(await ended(id)).toMatchObject({ status: 'completed', events: log.events, rejects: log.rejects });
    await expect(
      uploads.receive(TENANT, id, bytes.length, Readable.from([Buffer.from('more')], { objectMode: false })),
    ).rejects.toMatchObject({ code: 'UPLOAD_FINISHED' });
    // A client that missed the last response asks again with nothing to add.
    expect(await uploads.receive(TENANT, id, bytes.length, Readable.from([]))).toMatchObject({ id });
  });

  test('a connection lost during an upload loses nothing that was acknowledged', async () => {
    const datasource = await source();
    const log = squidLog(1200, 'b');
    const bytes = Buffer.from(log.text);
    const { id } = await service.announce(ACTOR, datasource, { file_name: 'a.log', size: bytes.length });
    async function* breaking() {
      yield bytes.subarray(0, 100_000);
      throw new Error('the line broke');
    }
    await expect(
      uploads.receive(TENANT, id, 0, Readable.from(breaking(), { objectMode: false })),
    ).rejects.toThrow();
    const { bytes_received: safe } = await row(id);
    expect(safe).toBe(100_000);
    await uploads.receive(TENANT, id, safe, Readable.from([bytes.subarray(safe)], { objectMode: false }));
    expect(await ended(id)).toMatchObject({ status: 'completed', events: log.events });
  });

  test('refuses more bytes than announced', async () => {
    const datasource = await source();
    const { id } = await service.announce(ACTOR, datasource, { file_name: 'a.log', size: 10 });
    await expect(
      uploads.receive(TENANT, id, 0, Readable.from([Buffer.alloc(11)], { objectMode: false })),
    ).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(await row(id)).toMatchObject({ status: 'pending', bytes_received: 0 });
  });

  test('unpacks gzip, and resumes after a kill', async () => {
    const datasource = await source();
    const log = squidLog(10 * BATCH, 'z');
    const id = await send(datasource, gzipSync(log.text), 'access.log.gz');
    await killDuring(id, ['thread']);
    expect(await ended(id)).toMatchObject({ status: 'completed', lines: 10 * BATCH, events: log.events });
    expect(await stored(datasource)).toEqual({ events: log.events, rejects: log.rejects, bytes: log.bytes });
  });

  test('keeps the lines of a truncated gzip before the cut, and reports it', async () => {
    const datasource = await source();
    const log = squidLog(12 * BATCH, 't');
    const packed = gzipSync(log.text);
    const load = await ended(
      await send(datasource, packed.subarray(0, Math.floor(packed.length / 2)), 'cut.gz'),
    );
    expect(load).toMatchObject({ status: 'failed', error: 'truncated_archive' });
    expect(load.events).toBeGreaterThan(4 * BATCH);
    expect(load.events + load.rejects).toBe(load.lines);
    expect((await stored(datasource)).events).toBe(load.events);
    // The same truncated file again: stored lines aren't counted twice.
    const again = await ended(
      await send(datasource, packed.subarray(0, Math.floor(packed.length / 2)), 'again.gz'),
    );
    expect(again).toMatchObject({
      status: 'failed',
      error: 'truncated_archive',
      duplicate_of: load.id,
      events: 0,
    });
    expect((await stored(datasource)).events).toBe(load.events);
  });

  test("a binary file isn't a log", async () => {
    const datasource = await source();
    const load = await ended(await send(datasource, randomBytes(200_000), 'photo.jpg'));
    expect(load).toMatchObject({ status: 'failed', error: 'not_a_log', events: 0 });
    expect(await stored(datasource)).toMatchObject({ events: 0, rejects: 0 });
  });

  test('stops a slow parser, and reads the file again once it is simpler', async () => {
    const of = { tenant: TENANT, id: 'slow', time: 1, by: ACTOR.user };
    const parser = (pattern: string) => ({
      name: 'Slow',
      definition: {
        split: { kind: 'pattern' as const, pattern },
        fields: [
          { part: 'time', field: 'time' as const },
          { part: 'host', field: 'host' as const },
          { part: 'user', field: 'user' as const },
        ],
      },
      tests: [],
    });
    const read = String.raw`^(?<time>\d+) (?<host>\S+) (?<user>\S+)`;
    await control.inTenant(TENANT, (tx) =>
      addParser(tx, of, parser(String.raw`${read} (?:[a-z]?){900}[x-z]\d`)),
    );
    // More than any machine reads within a slow parser's time limit.
    const lines = Array.from(
      { length: 1000 },
      (_, at) => `${START + at} a.example u${at} ${'a'.repeat(4000)}`,
    );
    const datasource = await source('custom:slow');
    const id = await send(datasource, Buffer.from(lines.join('\n')), 'slow.log');
    expect(await ended(id)).toMatchObject({ status: 'failed', error: 'parser_slow', events: 0 });
    await control.inTenant(TENANT, (tx) => changeParser(tx, of, parser(read)));
    await service.retry(ACTOR, id);
    expect(await ended(id)).toMatchObject({ status: 'completed', events: 1000 });
  });

  test('the uploader is notified of the result, once per source', async () => {
    const [datasource, other] = [await source(), await source()];
    const told = async () => {
      const tenant = TENANT;
      return control.inTenant(tenant, async (tx) => {
        const { notifications } = await listNotifications(tx, { user: ACTOR.user });
        await seeNotifications(tx, { tenant, user: ACTOR.user, id: 'all', time: Date.now() });
        return notifications
          .filter(({ seen_on }) => seen_on === null)
          .map(({ template, values: { source: _, ...values }, url }) => ({ template, values, url }));
      });
    };
    await told();
    const logs = [squidLog(200, 'first'), squidLog(300, 'second')] as const;
    for (const { text } of logs) await ended(await send(datasource, text));
    // Repeated: adds nothing, and isn't a log.
    await ended(await send(datasource, logs[0].text));
    await ended(await send(other, randomBytes(200_000), 'photo.jpg'));
    const sum = (count: 'events' | 'rejects') => logs.reduce((all, log) => all + log[count], 0);
    expect(await told()).toEqual([
      {
        template: 'load-failed',
        url: `/appAudit/sources?source=${other}`,
        values: { files: 1, file: 'photo.jpg' },
      },
      {
        template: 'load-completed',
        url: `/appAudit/sources?source=${datasource}`,
        values: { files: 2, events: sum('events'), rejects: sum('rejects') },
      },
    ]);
    // A program's file sends no notice on success; on failure, people who manage sources get one.
    const program = { ...ACTOR, apiKey: 'nightly' };
    await ended(await send(datasource, squidLog(50, 'third').text, 'night.log', program));
    await ended(await send(datasource, randomBytes(200_000), 'night.bin', program));
    expect(await told()).toMatchObject([{ template: 'load-failed', values: { file: 'night.bin' } }]);
  });

  test('completes an empty file at once', async () => {
    expect(await ended(await send(await source(), ''))).toMatchObject({
      status: 'completed',
      lines: 0,
      events: 0,
    });
  });

  test('a line of 10 MB is one rejected line, its neighbors are events', async () => {
    const datasource = await source();
    const { text, events: wanted } = squidLog(10, 'l');
    const load = await ended(await send(datasource, `${text}${'x'.repeat(10_000_000)}\n${text}`));
    expect(load).toMatchObject({ status: 'completed', lines: 21, events: wanted * 2, rejects: 1 });
    const [reason] = await events.rejects.byReason(TENANT, datasource, 1);
    expect(reason).toMatchObject({ reason: 'line_too_long', count: 1, samples: [{ line: 11 }] });
    expect(reason?.samples[0]?.text.length).toBeLessThanOrEqual(4096);
  });

  test('distinguishes alternating formats in one file', async () => {
    const datasource = await source();
    const squid = squidLog(50, 'm').text.trimEnd().split('\n');
    const cef = (line: number) =>
      `CEF:0|Acme|Proxy|1|100|web|5|rt=${(START + line) * 1000} src=10.0.0.${line} suser=amy request=https://c.example/${line} act=allowed in=5 out=6`;
    const text = squid.flatMap((line, index) => [line, cef(index)]).join('\n');
    const load = await ended(await send(datasource, text));
    expect(load).toMatchObject({ status: 'completed', lines: 100, events: 100 });
    expect(Object.keys(load.formats)).toHaveLength(2);
  });

  test('deleting a source during a job deletes events, rejects, files and rows', async () => {
    const [gone, stays] = [await source(), await source()];
    const other = squidLog(1000, 's');
    await ended(await send(stays, other.text));
    const id = await send(gone, squidLog(15 * BATCH, 'g').text);
    await expect.poll(async () => (await row(id)).batches, SOON).toBeGreaterThan(1);
    const file = fileOfLoad(await row(id));
    await service.remove(ACTOR, gone);
    expect(await stored(gone)).toEqual({ events: 0, rejects: 0, bytes: 0 });
    expect(await files.size(file)).toBeUndefined();
    expect(await control.inTenant(TENANT, (tx) => findLoad(tx, id))).toBeUndefined();
    await expect(service.find(TENANT, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored(stays)).toEqual({ events: other.events, rejects: other.rejects, bytes: other.bytes });
  });

  test('deleting a file deletes its events, updates its source, and allows reading it again', async () => {
    const datasource = await source();
    const [kept, gone] = [squidLog(1000, 'kept'), squidLog(700, 'gone')];
    await ended(await send(datasource, kept.text));
    const id = await send(datasource, gone.text);
    const copy = await ended(await send(datasource, gone.text, 'copy.log'));
    const broken = await ended(await send(datasource, randomBytes(200_000), 'photo.jpg'));
    // An unreadable file says nothing about the stream.
    expect(await service.find(TENANT, datasource)).toMatchObject({ status: 16, loads: 4, failed_loads: 1 });
    await service.removeLoad(ACTOR, broken.id);
    await service.removeLoad(ACTOR, id);
    for (const load of [broken, copy, { ...copy, id }]) {
      expect(await control.inTenant(TENANT, (tx) => findLoad(tx, load.id))).toBeUndefined();
      expect(await files.size(fileOfLoad(load))).toBeUndefined();
    }
    expect(await stored(datasource)).toEqual({
      events: kept.events,
      rejects: kept.rejects,
      bytes: kept.bytes,
    });
    expect(await service.find(TENANT, datasource)).toMatchObject({ status: 16, loads: 1, failed_loads: 0 });
    await expect(service.removeLoad(ACTOR, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ended(await send(datasource, gone.text))).toMatchObject({
      duplicate_of: null,
      events: gone.events,
    });
    expect((await stored(datasource)).bytes).toBe(kept.bytes + gone.bytes);
  });

  test("resumes a file's interrupted deletion at the next start, before other jobs of its source", async () => {
    const datasource = await source();
    const load = await ended(await send(datasource, squidLog(300, 'cut').text));
    await ingest.stop();
    await control.inTenant(TENANT, (tx) => markLoadDeleted(tx, load, Date.now()));
    const after = squidLog(200, 'after');
    const next = await send(datasource, after.text);
    begin();
    await ingest.start();
    await ended(next);
    expect(await stored(datasource)).toEqual({
      events: after.events,
      rejects: after.rejects,
      bytes: after.bytes,
    });
  });

  test('resumes an interrupted deletion at the next start', async () => {
    const datasource = await source();
    const id = await send(datasource, squidLog(1000, 'c').text);
    await ended(id);
    await control.inTenant(TENANT, (tx) => markDatasourceDeleted(tx, datasource, Date.now()));
    await ingest.stop();
    begin();
    await ingest.start();
    while ((await control.inTenant(TENANT, (tx) => findLoad(tx, id))) !== undefined) await sleep(10);
    expect(await stored(datasource)).toMatchObject({ events: 0, rejects: 0 });
  });

  describe('reparsing rejected lines', () => {
    const w3c = (line: number) =>
      `2026-10-01 00:00:${String(line % 60).padStart(2, '0')} 10.0.0.1 GET http://w.example/${line} 200`;

    async function rejected(lines: number): Promise<string> {
      const datasource = await source('cisco-asa');
      const log = squidLog(lines, `p${lines}`);
      const load = await ended(await send(datasource, log.text));
      expect(load).toMatchObject({ status: 'completed', events: 0, rejects: lines });
      await service.change(ACTOR, datasource, { format: 'squid-native' });
      return datasource;
    }

    test("uses the source's current format: readable lines become events, others keep their place", async () => {
      const log = squidLog(1000, 'p1000');
      const datasource = await rejected(1000);
      const load = await ended((await service.parseAgain(ACTOR, datasource)).id);
      expect(load).toMatchObject({
        status: 'completed',
        events: log.events,
        rejects: log.rejects,
        is_parse_again: true,
      });
      expect(await stored(datasource)).toEqual({
        events: log.events,
        rejects: log.rejects,
        bytes: log.bytes,
      });
      const [reason] = await events.rejects.byReason(TENANT, datasource, 2);
      expect(reason?.samples.map(({ line, text }) => [line % 97, text])).toEqual(
        reason?.samples.map(({ line }) => [0, `this is line ${line} of p1000 and no log`]),
      );
      // A third reparse finds the same lines and changes nothing.
      await ended((await service.parseAgain(ACTOR, datasource)).id);
      expect(await stored(datasource)).toEqual({
        events: log.events,
        rejects: log.rejects,
        bytes: log.bytes,
      });
    });

    test('loses and duplicates no line when killed repeatedly', async () => {
      const lines = (isSoak ? 40 : 16) * BATCH;
      const log = squidLog(lines, `p${lines}`);
      const datasource = await rejected(lines);
      const { id } = await service.parseAgain(ACTOR, datasource);
      // While rejected lines are being collected, then while they are read.
      await sleep(100 + Math.random() * 100);
      for (const thread of threads) await thread.terminate();
      await killDuring(id, isSoak ? ['engine', 'thread'] : ['thread']);
      expect(await ended(id)).toMatchObject({
        status: 'completed',
        events: log.events,
        rejects: log.rejects,
      });
      expect(await stored(datasource)).toEqual({
        events: log.events,
        rejects: log.rejects,
        bytes: log.bytes,
      });
    });

    test("doesn't reparse a line of which only the beginning was stored", async () => {
      const datasource = await source();
      const whole = squidLog(1, 'q').text.trimEnd();
      const load = await ended(await send(datasource, `${whole}${'x'.repeat(2_000_000)}\n${w3c(1)}\n`));
      expect(load).toMatchObject({ status: 'completed', events: 0, rejects: 2 });
      await ended((await service.parseAgain(ACTOR, datasource)).id);
      expect(await stored(datasource)).toMatchObject({ events: 0, rejects: 2 });
      const reasons = await events.rejects.byReason(TENANT, datasource, 5);
      expect(reasons.find(({ reason }) => reason === 'line_too_long')?.samples).toMatchObject([{ line: 1 }]);
    });

    test('does nothing without rejected lines', async () => {
      await expect(service.parseAgain(ACTOR, await source())).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  test("one tenant's data isn't visible to another", async () => {
    expect(
      await events.usage.totals({
        tenant: 'other',
        range: { from: 0, to: 4e12 },
        filter: ALL,
        resolve: () => [],
      }),
    ).toMatchObject({ requests: 0 });
  });
});
