import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asking } from './ask.ts';
import { EngineStartError } from './engine-process.ts';
import { type EngineState, type EventEngine, startEventEngine } from './start.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-engine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const quiet = { log: () => undefined };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie isn't alive; its parent just hasn't reaped it yet.
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

test('locks its folder, stops cleanly, keeps its data, and starts again', async () => {
  const inner = join(folder, 'events');
  const first = await startEventEngine({ folder: inner, ...quiet });
  const others = (path: string) => statSync(path).mode & 0o077;
  expect([inner, join(inner, 'store'), join(inner, 'spool'), join(inner, 'pipes')].map(others)).toEqual([
    0, 0, 0, 0,
  ]);
  const ask = asking(first);
  await ask.text('CREATE TABLE kept (n UInt64) ENGINE = MergeTree ORDER BY n');
  await ask.text('1\n2\n', { query: 'INSERT INTO kept FORMAT TSV' });
  const running = ask('SELECT sum(sipHash64(number)) FROM numbers(1000000000000)');
  while (
    (await ask.text("SELECT count() FROM system.processes WHERE query LIKE '%sipHash64(number)%'")) !== '2'
  )
    await pause(20);
  await first.stop();
  await first.stop();
  expect(await first.exited).toEqual({ state: 'stopped' });
  expect(isAlive(first.pid)).toBe(false);
  const ended = await running;
  expect(ended.headers['x-clickhouse-exception-code']).toBe('394');
  ask.close();

  const second = await startEventEngine({ folder: inner, ...quiet });
  const again = asking(second);
  expect(await again.text('SELECT sum(n) FROM kept')).toBe('3');
  expect(second.password).not.toBe(first.password);
  again.close();
  await second.stop();
});

test('a second start on the folder waits briefly, then fails with advice', async () => {
  const first = await startEventEngine({ folder, ...quiet });
  const error = await startEventEngine({ folder, lockWaitMs: 500, ...quiet }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineStartError)) throw new Error(`Not an error of the start: ${error}`);
  expect(error.reason).toBe('locked');
  expect(error.message).toContain(folder);
  expect(error.message).toContain('Stop the Casbah');
  // The first is unaffected.
  const ask = asking(first);
  expect(await ask.text('SELECT 1')).toBe('1');
  ask.close();

  const waiting = startEventEngine({ folder, ...quiet });
  await pause(300);
  await first.stop();
  const second = await waiting;
  expect(second.pid).not.toBe(first.pid);
  await second.stop();
});

test('a port in use and an unusable folder are reported as such', async () => {
  const first = await startEventEngine({ folder: join(folder, 'a'), ...quiet });
  const port = Number(new URL(first.url).port);
  const taken = await startEventEngine({ folder: join(folder, 'b'), port, lockWaitMs: 300, ...quiet }).catch(
    (reason: unknown) => reason,
  );
  expect(taken).toMatchObject({ reason: 'port', message: expect.stringContaining(String(port)) });
  await first.stop();
  writeFileSync(join(folder, 'file'), '');
  const file = await startEventEngine({ folder: join(folder, 'file'), ...quiet }).catch(
    (reason: unknown) => reason,
  );
  expect(file).toMatchObject({ reason: 'broken', message: expect.stringContaining(join(folder, 'file')) });
});

test("is restarted on the same address when it dies, and fails if it can't start", async () => {
  const states: EngineState[] = [];
  const engine = await startEventEngine({
    folder,
    onState: (state) => states.push(state),
    lockWaitMs: 0,
    ...quiet,
  });
  const ask = asking(engine);
  const killed = engine.pid;
  process.kill(killed, 'SIGKILL');
  while (engine.pid === killed) await pause(20);
  expect(await ask.text('SELECT 1')).toBe('1');
  expect(states.map(({ state }) => state)).toEqual(['ready', 'restarting', 'ready']);

  // Another process takes the folder between its exit and its restart.
  rmSync(join(folder, 'store'), { recursive: true, force: true });
  writeFileSync(join(folder, 'store'), 'no folder');
  process.kill(engine.pid, 'SIGKILL');
  const end = await engine.exited;
  expect(end).toMatchObject({ state: 'failed', reason: expect.stringContaining(folder) });
  expect(states.at(-1)).toEqual(end);
  ask.close();
  await engine.stop();
});

test('exits with its parent in any case; a start right afterwards succeeds', async () => {
  const start = pathToFileURL(join(import.meta.dirname, 'start.ts')).href;
  const script = `
    const { startEventEngine } = await import(${JSON.stringify(start)});
    const engine = await startEventEngine({ folder: ${JSON.stringify(folder)} });
    console.log(JSON.stringify({ pid: engine.pid, url: engine.url, username: engine.username, password: engine.password }));
    setInterval(() => undefined, 1000);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const child: { pid: number; url: string; username: string; password: string } = JSON.parse(String(line));
  // Other users of the machine can't read the password anywhere.
  for (const file of ['cmdline', 'environ'])
    expect(readFileSync(`/proc/${child.pid}/${file}`, 'latin1')).not.toContain(child.password);
  const ask = asking(child);
  await ask.text('CREATE TABLE kept (n UInt64) ENGINE = MergeTree ORDER BY n');
  await ask.text('1\n', { query: 'INSERT INTO kept FORMAT TSV' });
  ask('SELECT sum(sipHash64(number)) FROM numbers(1000000000000)').catch(() => undefined);
  await pause(100);
  expect(isAlive(child.pid)).toBe(true);
  parent.kill('SIGKILL');

  const next = await startEventEngine({ folder, ...quiet });
  expect(isAlive(child.pid)).toBe(false);
  const again = asking(next);
  expect(await again.text('SELECT n FROM kept')).toBe('1');
  again.close();
  ask.close();
  await next.stop();
});

test('a long response is never fully buffered', async () => {
  const engine = await startEventEngine({ folder, ...quiet });
  const ask = asking(engine);
  const memory = () => {
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${engine.pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  };
  await ask.text('SELECT number, repeat(toString(number), 10) FROM numbers(10000) FORMAT JSONEachRow');
  const before = memory();
  let most = 0;
  let bytes = 0;
  const reply = await fetch(engine.url, {
    method: 'POST',
    headers: { 'X-ClickHouse-User': engine.username, 'X-ClickHouse-Key': engine.password },
    body: 'SELECT number, repeat(toString(number), 20) AS text FROM numbers(2000000) FORMAT JSON',
  });
  if (reply.body === null) throw new Error('No answer.');
  for await (const chunk of reply.body) {
    bytes += chunk.length;
    most = Math.max(most, memory());
  }
  // A single JSON document of 350 MB.
  expect(bytes).toBeGreaterThan(340_000_000);
  expect(most - before).toBeLessThan(200);
  ask.close();
  await engine.stop();
});

test('a full disk is reported by its code, loses nothing acknowledged, and recovers', async (context) => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=48m', 'casbah-test', disk]);
  if (mounted.status !== 0) context.skip('a disk of its own needs the rights to mount one');
  let engine: EventEngine | undefined;
  try {
    engine = await startEventEngine({ folder: join(disk, 'events'), ...quiet });
    const ask = asking(engine);
    await ask.text('CREATE TABLE kept (n UInt64, s String CODEC(NONE)) ENGINE = MergeTree ORDER BY n');
    // 3 MB of incompressible data.
    const rows = await ask('SELECT number AS n, randomString(100) AS s FROM numbers(30000) FORMAT Native');
    let stored = 0;
    let refused: string | undefined;
    while (refused === undefined) {
      const reply = await ask(rows.body, { query: 'INSERT INTO kept FORMAT Native' });
      if (reply.status === 200) stored += 1;
      else refused = String(reply.headers['x-clickhouse-exception-code']);
    }
    expect(refused).toBe('243');
    expect(stored).toBeGreaterThan(2);
    expect(await ask.text('SELECT count() FROM kept')).toBe(String(stored * 30_000));
    await ask.text('TRUNCATE TABLE kept SYNC');
    expect((await ask(rows.body, { query: 'INSERT INTO kept FORMAT Native' })).text).toBe('');
    expect(await ask.text('SELECT count() FROM kept')).toBe('30000');
    ask.close();
  } finally {
    await engine?.stop();
    spawnSync('/bin/umount', [disk]);
  }
});
