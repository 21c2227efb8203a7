/**
 * Cost of the audit trail: the same setting changed with and without its entry, by turns on the embedded database; then
 * all entries read, with and without verification. Medians in ms, ratios, entries per second. Prints JSON.
 *
 * `node bench/history.ts [rounds] [entries]`; 1,000 and 20,000 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAudit } from '@casbah/stores/control/history/audit-trail';
import { checkAuditChain } from '@casbah/stores/control/history/check-audit-chain';
import { writeAudit } from '@casbah/stores/control/history/write-audit';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';

const ROUNDS = Number(process.argv[2] ?? 1_000);
const ENTRIES = Number(process.argv[3] ?? 20_000);
const WARM_UP = Math.min(100, ROUNDS);
const TENANT = 'atlas';
/** Batch size of the verification. */
const AT_A_TIME = 200;
const LOOKS = 3;

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-history-'));
const store = await openPgliteControlStore(folder, { auditKey: new Uint8Array(32).fill(7) });
const read = <Result>(work: (tx: TenantTx) => Promise<Result>) => store.inTenant(TENANT, work);

const change = (tx: TenantTx, round: number): Promise<void> =>
  setTenantConfig(tx, {
    tenant: TENANT,
    app_name: 'general',
    param_name: 'timezone',
    misc: {},
    time: round,
    by: null,
    param_value: round % 2 === 0 ? 'UTC' : 'Africa/Casablanca',
  });
const record = (tx: TenantTx, round: number): Promise<void> =>
  writeAudit(tx, {
    tenant: TENANT,
    time: round,
    user: { id: 'nadia', email: 'nadia@atlas.example' },
    address: '203.0.113.7',
    action: 'POST /admin/config/update',
    event: 'settings.changed',
    object: 'general',
    changes: { timezone: { before: 'UTC', after: 'Africa/Casablanca' } },
    requestId: '0196f0c2-5d9e-7a44-8a55-1d2a5c1b9e01',
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;

async function readAll(): Promise<number> {
  for (let after = 0, entries = 0; ; ) {
    const piece = await read((tx) => readAudit(tx, { limit: AT_A_TIME, after }));
    entries += piece.length;
    const last = piece.at(-1);
    if (last === undefined) return entries;
    after = last.sequence;
  }
}

try {
  await store.migrate();
  await store.asSystem((tx) =>
    addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 }),
  );
  const taken = { bare: [] as number[], recorded: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const bare = await timed(() => read((tx) => change(tx, round)));
    const recorded = await timed(() =>
      read(async (tx) => {
        await change(tx, round);
        await record(tx, round);
      }),
    );
    if (round < 0) continue;
    taken.bare.push(bare);
    taken.recorded.push(recorded);
  }
  for (let written = ROUNDS + WARM_UP; written < ENTRIES; written += AT_A_TIME)
    await read(async (tx) => {
      for (let entry = 0; entry < AT_A_TIME; entry += 1) await record(tx, written + entry);
    });

  const looks = { read: [] as number[], checked: [] as number[] };
  let entries = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    looks.read.push(
      await timed(async () => {
        entries = await readAll();
      }),
    );
    looks.checked.push(
      await timed(async () => {
        const state = await checkAuditChain(read, TENANT);
        if (state.state !== 'intact' || state.entries !== entries)
          throw new Error(`The chain is ${state.state} after ${state.entries} of ${entries} entries`);
      }),
    );
  }
  const [bare, recorded] = [median(taken.bare), median(taken.recorded)];
  const perSecond = (ms: number): number => Math.round((entries / ms) * 1000);
  const figures = {
    rounds: ROUNDS,
    write_ms: { bare: rounded(bare), recorded: rounded(recorded), added: rounded(recorded - bare) },
    entries,
    entries_a_second: {
      read: perSecond(median(looks.read)),
      checked: perSecond(median(looks.checked)),
    },
    ratio: {
      recorded_to_bare: rounded(recorded / bare),
      checked_to_read: rounded(median(looks.checked) / median(looks.read)),
    },
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
