/**
 * Duration of a people import: preview, import and a second import without changes, on the embedded database; how long
 * others waited for one person and the event loop was blocked. As a peer, one INSERT per person. Prints JSON.
 *
 * `node bench/import.ts [people]`; 100,000 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AT_ONCE } from '@casbah/server/directory/batch';
import { fileOfRun } from '@casbah/server/directory/file-run';
import { LdapSync } from '@casbah/server/directory/ldap-run';
import { DirectoryRuns } from '@casbah/server/directory/runs';
import { JobRunner } from '@casbah/server/jobs/runner';
import { makeSeal } from '@casbah/server/seal';
import { addRun, findRun, moveRun } from '@casbah/stores/control/directory/directory-runs';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser, findUser } from '@casbah/stores/control/users/users';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';

const PEOPLE = Number(process.argv[2] ?? 100_000);
const TENANT = 'atlas';
/** People added by the peer: enough for the time per person. */
const PEERS = Math.min(PEOPLE, 5_000);

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-import-'));
const control = await openPgliteControlStore(join(folder, 'control'), {
  auditKey: new Uint8Array(32).fill(7),
});
const files = await openFolderFileStore(join(folder, 'files'));
const onFault = (what: string, error: unknown): void => {
  throw new Error(what, { cause: error });
};
const seal = makeSeal({ seal: Buffer.alloc(32, 9).toString('base64url') });
const ldap = new LdapSync({ seal, outgoing: { allowedHosts: [] } });
const runs = new DirectoryRuns({ control, files, ldap, onFault, clock: Date.now });
const runner = new JobRunner({
  control,
  jobs: [runs.job],
  clock: Date.now,
  server: 'bench',
  onFault,
});
const sysadmin = { id: 'nadia', tenant_id: TENANT, email: 'nadia@atlas.example', name: 'Nadia Berrada' };

function* lines(): Generator<string> {
  yield 'email,first name,last name,mobile,department,title,groups,cost centre\n';
  for (let n = 0; n < PEOPLE; n += 1)
    yield `person-${n}@atlas.example,First${n},Last${n},0600-${String(n).padStart(6, '0')},Department ${n % 40},Title ${n % 90},Group ${n % 25};Everybody,${n % 300}\n`;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round((performance.now() - from) / 10) / 100;
}

/** Sorted wait times for reading one person while work is in progress, in ms. */
async function waitsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now();
      await control.inTenant(TENANT, (tx) => findUser(tx, sysadmin.id));
      waits.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await work();
  isOver = true;
  await asking;
  return waits.sort((one, other) => one - other);
}

async function sent(id: string): Promise<void> {
  const bytes = Buffer.from([...lines()].join(''));
  await files.append(fileOfRun({ tenant_id: TENANT, id }), 0, bytes);
  await control.inTenant(TENANT, (tx) =>
    addRun(tx, {
      id,
      tenant_id: TENANT,
      kind: 'csv',
      state: 'uploaded',
      missing: 'keep',
      created_on: Date.now(),
      file_name: 'people.csv',
      size: bytes.length,
      created_by: sysadmin.id,
      created_by_email: sysadmin.email,
    }),
  );
}
const started = (id: string) =>
  control.inTenant(TENANT, (tx) => moveRun(tx, id, { from: ['ready'], to: 'queued' }));
const state = async (id: string) => {
  const run = await control.inTenant(TENANT, (tx) => findRun(tx, id));
  return { state: run?.state, added: run?.added, changed: run?.changed, wrong: run?.wrong };
};

try {
  await control.migrate();
  await control.asSystem(async (tx) => {
    await addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 });
    await addUser(tx, { ...sysadmin, is_admin: true, password_hash: null, created_on: 1 });
  });
  await sent('first');
  const look = await seconds(() => runner.settled());
  await started('first');
  let doing = 0;
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const waits = await waitsDuring(async () => {
    doing = await seconds(() => runner.settled());
  });
  loop.disable();
  const first = await state('first');
  await sent('again');
  const lookAgain = await seconds(() => runner.settled());
  await started('again');
  const again = await seconds(() => runner.settled());

  const peer = await seconds(async () => {
    for (let from = 0; from < PEERS; from += AT_ONCE)
      await control.inTenant(TENANT, async (tx) => {
        for (let n = from; n < Math.min(PEERS, from + AT_ONCE); n += 1)
          await addUser(tx, {
            id: `peer-${n}`,
            tenant_id: TENANT,
            email: `peer-${n}@atlas.example`,
            name: `Peer ${n}`,
            password_hash: null,
            created_on: 1,
          });
      });
  });
  const p95 = waits[Math.floor(waits.length * 0.95)] ?? Number.NaN;
  console.log(
    JSON.stringify(
      {
        people: PEOPLE,
        look_s: look,
        do_s: doing,
        both_s: Math.round((look + doing) * 100) / 100,
        done: first,
        look_again_s: lookAgain,
        again_s: again,
        nothing_new: await state('again'),
        event_loop_ms: {
          p99: Math.round(loop.percentile(99) / 1e5) / 10,
          most: Math.round(loop.max / 1e5) / 10,
        },
        others_wait_ms: { median: waits[Math.floor(waits.length / 2)], p95, most: waits.at(-1) },
        faster_than_one_by_one: Math.round(((peer / PEERS) * PEOPLE * 100) / doing) / 100,
      },
      undefined,
      2,
    ),
  );
} finally {
  await control.close();
  rmSync(folder, { recursive: true });
}
