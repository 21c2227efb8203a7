import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse } from '../../folder-lock.ts';
import { type ControlStore, ControlStoreUnavailable } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { openPgliteControlStore } from './pglite-control-store.ts';
import { PgliteWorker } from './worker-client.ts';

/** Creating a database takes seconds, copying one doesn't, so each test gets a copy of this one. */
const made = mkdtempSync(join(tmpdir(), 'casbah-pglite-made-'));
let folder: string;
beforeAll(async () => {
  const store = await openPgliteControlStore(made);
  await store.migrate();
  await store.close();
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-pglite-'));
  cpSync(made, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const href = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

/** Starts a process that creates tenants one by one and prints each once the store has acknowledged it. */
function writer(): { acknowledged: string[]; kill: () => Promise<void>; first: Promise<unknown> } {
  const code = `
    const { openPgliteControlStore } = await import(${href('./pglite-control-store.ts')});
    const { addTenant } = await import(${href('../tenant/tenants.ts')});
    const store = await openPgliteControlStore(${JSON.stringify(folder)});
    await store.migrate();
    for (;;) {
      const id = crypto.randomUUID();
      await store.asSystem((tx) => addTenant(tx, { id, name: 'x'.repeat(2000), primary_domain: '', created_on: 1 }));
      process.stdout.write(id + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => acknowledged.push(line));
  const kill = async (): Promise<void> => {
    const read = once(lines, 'close');
    child.kill('SIGKILL');
    await Promise.all([once(child, 'exit'), read]);
  };
  return { acknowledged, kill, first: once(lines, 'line') };
}

test('acknowledged data survives kill -9 at any moment, repeatedly', async () => {
  const acknowledged: string[] = [];
  const moments = process.env.CASBAH_SOAK === '1' ? [0, 30, 80, 150, 400, 700] : [0, 150, 400];
  for (const moment of moments) {
    const process = writer();
    await process.first;
    await wait(moment);
    await process.kill();
    acknowledged.push(...process.acknowledged);
  }
  const store = await openPgliteControlStore(folder);
  const kept = await store.asSystem((tx) => tx.selectFrom('tenants').select('id').execute());
  await store.close();
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});

test('a second start on the folder is refused and leaves the first one alone', async () => {
  const store = await openPgliteControlStore(folder);
  const refused = await openPgliteControlStore(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderInUse);
  expect(refused).toMatchObject({ folder, pid: process.pid });
  await store.ping();
  await store.close();
});

test('stored data is there after closing and reopening', async () => {
  const first = await openPgliteControlStore(folder);
  await first.asSystem((tx) => addTenant(tx, { id: 'a', name: 'A', primary_domain: '', created_on: 1 }));
  await first.close();
  const second = await openPgliteControlStore(folder);
  expect(await second.asSystem((tx) => tx.selectFrom('tenants').select('name').execute())).toEqual([
    { name: 'A' },
  ]);
  await second.close();
});

test('closing waits for pending queries', async () => {
  const store = await openPgliteControlStore(folder);
  const writes = Array.from({ length: 20 }, (_, index) =>
    store.asSystem((tx) => addTenant(tx, { id: `t${index}`, name: 'x', primary_domain: '', created_on: 1 })),
  );
  await Promise.all([...writes, store.ping()]);
  await store.close();
  await expect(store.ping()).rejects.toThrow(ControlStoreUnavailable);
});

test("a slow query doesn't block the server's event loop", async () => {
  const store = await openPgliteControlStore(folder);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 5);
  await store.asSystem((tx) => sql`select count(*) from generate_series(1, 3000000)`.execute(tx));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
  await store.close();
});

test('a broken database is reported as such, and the folder is released', async () => {
  const store = await openPgliteControlStore(folder);
  await store.close();
  writeFileSync(join(folder, 'pglite', 'global', 'pg_control'), 'broken');
  await expect(openPgliteControlStore(folder)).rejects.toThrow(ControlStoreUnavailable);
  await expect(openPgliteControlStore(folder)).rejects.toThrow(ControlStoreUnavailable);
});

/** A 110 MB disk, if this machine can mount one: room for a database and little more. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'casbah-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=110m', 'tmpfs', place], { stdio: 'ignore' });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    return undefined;
  }
}
const disk = smallDisk();
afterAll(() => {
  if (disk === undefined) return;
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

/** Fills the disk and returns a function that frees it again. */
function fill(place: string): () => void {
  const files: string[] = [];
  try {
    for (;;) {
      files.push(join(place, `filler-${files.length}`));
      writeFileSync(files.at(-1) ?? '', Buffer.alloc(1_000_000, 1));
    }
  } catch {}
  return () => {
    for (const file of files) rmSync(file, { force: true });
  };
}

describe.skipIf(disk === undefined)('on a full disk', () => {
  const add = (store: ControlStore, id: string): Promise<void> =>
    store.asSystem((tx) =>
      addTenant(tx, { id, name: randomBytes(50_000).toString('hex'), primary_domain: '', created_on: 1 }),
    );

  test('writes are refused, reads continue, nothing is lost, and everything works again with room', async () => {
    cpSync(made, join(disk ?? '', 'refusing'), { recursive: true });
    const store = await openPgliteControlStore(join(disk ?? '', 'refusing'));
    const makeRoom = fill(disk ?? '');
    const acknowledged: string[] = [];
    let refusals = 0;
    for (let index = 0; refusals < 3 && index < 1000; index += 1)
      await add(store, `row-${index}`).then(
        () => acknowledged.push(`row-${index}`),
        (error: unknown) => {
          refusals += 1;
          expect(error).toMatchObject({ code: '53100' });
        },
      );
    expect(refusals).toBe(3);
    const read = (): Promise<string[]> =>
      store.asSystem(async (tx) =>
        (await tx.selectFrom('tenants').select('id').execute()).map(({ id }) => id),
      );
    expect((await read()).sort()).toEqual(acknowledged.toSorted());
    makeRoom();
    await add(store, 'after');
    expect((await read()).sort()).toEqual([...acknowledged, 'after'].sort());
    await store.close();
    rmSync(join(disk ?? '', 'refusing'), { recursive: true });
  });

  test("a database that panics is reopened, and the current transaction doesn't continue in it", async () => {
    cpSync(made, join(disk ?? '', 'panicking'), { recursive: true });
    const store = await openPgliteControlStore(join(disk ?? '', 'panicking'));
    await add(store, 'before');
    const makeRoom = fill(disk ?? '');
    // Without room for its next WAL file PostgreSQL panics, after which PGlite would answer nothing.
    const panicking = store.asSystem(async (tx) => {
      await sql`reset role`.execute(tx);
      for (let index = 0; index < 4; index += 1) {
        await sql`select pg_logical_emit_message(false, 'a', 'b')`.execute(tx).catch(() => {});
        await sql`select pg_switch_wal()`.execute(tx).catch(() => {});
      }
      await sql`select 1`.execute(tx);
    });
    await expect(panicking).rejects.toThrow(ControlStoreUnavailable);
    makeRoom();
    await add(store, 'after');
    const kept = await store.asSystem((tx) => tx.selectFrom('tenants').select('id').orderBy('id').execute());
    expect(kept).toEqual([{ id: 'after' }, { id: 'before' }]);
    await store.close();
  });
});

test('an exited worker leaves no caller waiting', async () => {
  const worker = await PgliteWorker.open(join(folder, 'pglite'));
  const waiting = worker.query('select count(*) from generate_series(1, 100000000)', []);
  const outcome = waiting.catch((error: unknown) => error);
  await worker.kill();
  expect(await outcome).toBeInstanceOf(ControlStoreUnavailable);
  await expect(worker.query('select 1', [])).rejects.toThrow(ControlStoreUnavailable);
  await worker.close();
});

test('only tables with many changes are vacuumed and analyzed', async () => {
  const store = await openPgliteControlStore(folder);
  const tidied = () =>
    store.asSystem(async (tx) => {
      const { rows } = await sql<{ name: string; vacuums: number; looks: number; dead: number }>`
        select relname as name, vacuum_count as vacuums, analyze_count as looks, n_dead_tup as dead
        from pg_stat_user_tables where relname in ('tenants', 'users') order by relname`.execute(tx);
      return rows;
    });
  const asBefore = await tidied();
  const tenant = { name: 'x', primary_domain: '', created_on: 1 };
  await store.asSystem(async (tx) => {
    for (let n = 0; n < 300; n += 1) await addTenant(tx, { ...tenant, id: `t${n}` });
  });
  await store.asSystem((tx) => tx.deleteFrom('tenants').where('id', '>', 't1').execute());
  await store.maintain();
  await store.maintain();
  const [tenants, users] = asBefore;
  expect(await tidied()).toEqual([
    { ...tenants, vacuums: (tenants?.vacuums ?? 0) + 1, looks: (tenants?.looks ?? 0) + 1, dead: 0 },
    users,
  ]);
  await store.close();
});
