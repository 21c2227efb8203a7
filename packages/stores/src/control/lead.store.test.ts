import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ControlStore } from './control-store.ts';
import { PgliteWorker } from './pglite/worker-client.ts';
import { onEachDriver, testedDrivers } from './tested-drivers.ts';

const { drivers } = await testedDrivers();
const embedded = vi.spyOn(PgliteWorker.prototype, 'query');
const connected = vi.spyOn(pg.Client.prototype, 'query');
afterEach(() => {
  embedded.mockClear();
  connected.mockClear();
});
afterAll(() => {
  embedded.mockRestore();
  connected.mockRestore();
});

onEachDriver(drivers, 'the lead of a transaction', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
  });
  afterAll(() => remove());
  const trips = (): number => embedded.mock.calls.length + connected.mock.calls.length;
  const whoAmI = sql<{ role: string; tenant: string }>`
    select current_user as role, current_setting('casbah.tenant', true) as tenant`;

  test('lasts only for its transaction', async () => {
    const { rows } = await store.inTenant('atlas', (tx) => whoAmI.execute(tx));
    expect(rows).toEqual([{ role: 'casbah_app', tenant: 'atlas' }]);
    const system = await store.asSystem((tx) => whoAmI.execute(tx));
    expect(system.rows).toEqual([{ role: 'casbah_system', tenant: '' }]);
    // A failed transaction leaves nothing behind on its connection either.
    await store.inTenant('atlas', (tx) => sql`select nothing_there`.execute(tx)).catch(() => {});
    const after = await store.asSystem((tx) => whoAmI.execute(tx));
    expect(after.rows).toEqual([{ role: 'casbah_system', tenant: '' }]);
  });

  test('costs no extra message in the embedded store, and one on a server', async () => {
    await store.ping();
    embedded.mockClear();
    connected.mockClear();
    await store.inTenant('atlas', (tx) => whoAmI.execute(tx));
    expect(trips()).toBe(driver.name === 'PGlite' ? 2 : 3);
  });

  test("isn't sent for a transaction without queries", async () => {
    await store.ping();
    embedded.mockClear();
    connected.mockClear();
    expect(await store.inTenant('atlas', async () => 7)).toBe(7);
    await store.asSystem(() => Promise.reject(new Error('changed my mind'))).catch(() => {});
    expect(trips()).toBe(0);
  });

  test('accepts no injected statements', async () => {
    for (const tenant of ["atlas'; reset role; --", 'atlas\\', 'a\u0000b'])
      await expect(store.inTenant(tenant, (tx) => whoAmI.execute(tx))).rejects.toThrow(RangeError);
    await expect(store.inTenant('', (tx) => whoAmI.execute(tx))).rejects.toThrow(RangeError);
  });

  test("isn't used by session lookups, which are a single statement", async () => {
    await store.ping();
    embedded.mockClear();
    connected.mockClear();
    expect(await store.findSession('a'.repeat(64))).toBeUndefined();
    expect(trips()).toBe(1);
    await expect(store.findSession("x'; drop table sessions; --")).rejects.toThrow(RangeError);
  });
});

test('a failing preamble on the embedded store keeps its statement from running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'casbah-lead-'));
  const worker = await PgliteWorker.open(join(folder, 'pglite'));
  try {
    const asked = worker.query('create table planted ()', [], 'begin; set local role nobody_is_this');
    await expect(asked).rejects.toMatchObject({ code: '22023' });
    await worker.query('rollback', []);
    const { rows } = await worker.query("select to_regclass('planted')::text as planted", []);
    expect(rows).toEqual([{ planted: null }]);
  } finally {
    await worker.close();
    rmSync(folder, { recursive: true });
  }
});
