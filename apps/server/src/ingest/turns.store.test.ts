import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ingest, type LoadReading } from './ingest.ts';

let folder: string;
let control: ControlStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-turns-'));
  control = await openPgliteControlStore(folder);
  await control.migrate();
  for (const id of ['atlas', 'rif'])
    await control.asSystem((tx) =>
      addTenant(tx, { id, name: id, primary_domain: `${id}.example`, created_on: 1 }),
    );
});
afterAll(async () => {
  await control.close();
  await rm(folder, { recursive: true });
});

/** Generous for busy machines: what matters for fairness is the order. */
const SOON = { timeout: 60_000 };

let loads = 0;
async function queue(tenant: string, name: string): Promise<void> {
  const of = { tenant_id: tenant, created_on: ++loads };
  await control.asSystem(async (tx) => {
    await addDatasource(tx, { ...of, id: name, name, format: 'auto', timezone: 'UTC', created_by: null });
    const load = { ...of, id: name, datasource_id: name, file_name: name, size: 10, is_parse_again: false };
    await addLoad(tx, { ...load, status: 'queued' });
  });
}

test("a tenant's endless file and its other files delay another tenant's by at most a turn", async () => {
  const read: string[] = [];
  const TURN_MS = 300;
  let endless = 0;
  const reading: LoadReading = {
    async read(job, _keeper, { stop, rest }) {
      read.push(job.id);
      if (job.id !== 'endless') return { outcome: { kind: 'completed' } };
      endless += 1;
      // Read to the end unless another rest is requested for a while.
      const asked = new Promise((resolve) => {
        for (const signal of [stop, rest]) signal.addEventListener('abort', resolve, { once: true });
        if (endless === 3) resolve(undefined);
      });
      await asked;
      return { outcome: { kind: endless === 3 ? 'completed' : 'stopped' } };
    },
    async end() {},
  };
  const faults: unknown[] = [];
  const ingest = new Ingest({
    control,
    events: { deleteDatasource: async () => {}, deleteLoad: async () => {} },
    files: { remove: async () => {}, removeFolder: async () => {} },
    readings: [reading],
    server: 'this',
    clock: Date.now,
    turnMs: TURN_MS,
    onChange: () => {},
    onFault: (...fault) => faults.push(fault),
  });
  await queue('atlas', 'endless');
  await queue('atlas', 'more');
  await ingest.start();
  await expect.poll(() => read, SOON).toEqual(['endless']);
  await queue('rif', 'small');
  ingest.wake();
  await expect.poll(() => read, SOON).toContain('small');
  // No one else is waiting: the company's remaining sources are read one after another, without turns.
  await queue('rif', 'another');
  ingest.wake();
  await expect.poll(() => read.length, SOON).toBeGreaterThan(4);
  await ingest.stop();
  // At most one other turn in between. Counted in turns, because a busy machine makes any of them long.
  expect(read.indexOf('small')).toBeLessThan(3);
  expect(faults).toEqual([]);
});
