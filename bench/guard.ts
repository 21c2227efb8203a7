/**
 * Cost of access checks: the same read bare, in a tenant transaction with row-level security, and as a full call, by
 * turns on the embedded database; also an empty call. Medians in ms, differences, ratios. Prints JSON.
 *
 * `node bench/guard.ts [rounds]`; 1,500 by default.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, api } from '@casbah/contract/api';
import { buildAreas, serveAreas } from '@casbah/server/areas/build';
import { datasourcesHandlers } from '@casbah/server/datasources/routes';
import { DatasourcesService, existingLoad } from '@casbah/server/datasources/service';
import { buildApp } from '@casbah/server/http/app';
import { ApiFailure } from '@casbah/server/http/failure';
import { answerCalls, route } from '@casbah/server/http/guard';
import { sessionArea, signInRulesArea } from '@casbah/server/session/area';
import { Passwords } from '@casbah/server/session/password';
import { bySettings } from '@casbah/server/session/second-factors';
import { readSettings } from '@casbah/server/settings';
import { addAccessProfile, setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { PgliteWorker } from '@casbah/stores/control/pglite/worker-client';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';

const ROUNDS = Number(process.argv[2] ?? 1_500);
const WARM_UP = Math.min(200, ROUNDS);
const PASSWORD = 'Correct-horse-9-battery';
const TENANT = 'atlas';
/** Jobs of a company; the read finds one of them. */
const LOADS = 2_000;

const auditKey = new Uint8Array(32).fill(7);
const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-guard-'));
const own = join(folder, 'control');
const loads = Array.from({ length: LOADS }, () => randomUUID());

async function fill(control: ControlStore): Promise<void> {
  const password_hash = await new Passwords().hash(PASSWORD);
  const source = randomUUID();
  await control.asSystem(async (tx) => {
    await addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 });
    const user = { id: 'analyst', tenant_id: TENANT, email: 'analyst@atlas.example', name: 'Analyst' };
    await addUser(tx, { ...user, password_hash, created_on: 1 });
    const profile = { id: 'p', name: 'Reader', notes: '', information_level: 'full' as const };
    const grants = [{ area: 'datasources' as const, actions: ['view' as const] }];
    await addAccessProfile(tx, { ...profile, grants, tenant_id: TENANT, time: 1, by: null });
    await setProfilesOf(tx, { tenant: TENANT, user: 'analyst', profiles: ['p'], time: 1, by: null });
    const datasource = { id: source, tenant_id: TENANT, name: 'Proxy', format: 'auto', timezone: 'UTC' };
    await addDatasource(tx, { ...datasource, created_on: 1, created_by: null });
    for (const id of loads)
      await addLoad(tx, {
        id,
        tenant_id: TENANT,
        datasource_id: source,
        file_name: `${id}.log`,
        size: 1,
        status: 'pending',
        is_parse_again: false,
        created_on: 1,
      });
  });
}

const clock = Date.now;
const nothing = async (): Promise<void> => {};

async function appOver(control: ControlStore): ReturnType<typeof buildApp> {
  const keys = { session: 's'.repeat(43), csrf: 'c'.repeat(43) };
  const session = await buildAreas([signInRulesArea, sessionArea], {
    control,
    clock,
    keys: { ...keys, instance: 'bench', seal: '' },
    settings: readSettings({ CASBAH_DATA: folder }),
    version: '0',
    demo: undefined,
    sleep: (ms) => sleep(ms),
    operator: { isOperator: () => false, newCode: () => '' },
    secondFactors: bySettings,
  });
  const parts = {
    control,
    clock,
    events: {
      usage: new MemoryUsageReads([]),
      rejects: {
        byReason: async () => [],
        page: async () => [],
        counts: async () => [],
        all: async function* () {},
        countBySource: async () => new Map(),
      },
    },
    files: { freeSpace: async () => 1e12, append: nothing },
    ingest: { wake() {}, received() {}, deleteDatasource: nothing, deleteLoad: nothing },
    choices: { hasFormat: () => true, tellsSigns: () => false, hasTimezone: () => true },
  };
  const many = { person: 1e9, visitor: 1e9 };
  return buildApp(
    { control, keys, clock, perMinute: many },
    (scope) => {
      serveAreas(scope, session);
      answerCalls(
        scope,
        datasourcesHandlers({
          ...parts,
          service: new DatasourcesService(parts),
          bodyPatience: 1000,
          formats: async () => [],
          fileOf: ({ id }) => id,
          peopleSeenBy: async () => ({ people: undefined, names: new Map() }),
        }),
      );
      route(scope, 'GET /healthz', async () => ({ status: 'ok' }));
      for (const key of Object.keys(api) as (keyof Api)[])
        if (!scope.routedCalls.has(key))
          route(scope, key, async () => {
            throw new ApiFailure('UNAVAILABLE');
          });
    },
    nothing,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

let bare: PgliteWorker | undefined;
let control: ControlStore | undefined;
try {
  const filling = await openPgliteControlStore(own, { auditKey });
  await filling.migrate();
  await fill(filling);
  await filling.close();
  // Only one process can open the embedded database, so the bare reads use a copy of the folder.
  cpSync(own, join(folder, 'bare'), { recursive: true });
  const database = await PgliteWorker.open(join(folder, 'bare', 'pglite'));
  bare = database;
  const store = await openPgliteControlStore(own, { auditKey });
  control = store;
  // As at every server start.
  await store.migrate();
  const app = await appOver(store);

  const cookies = new Map<string, string>();
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (set: readonly { name: string; value: string }[]): void => {
    for (const { name, value } of set) cookies.set(name, value);
  };
  keep((await app.inject('/user/setup')).cookies);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/user/loginapi',
    headers: { cookie: cookie(), 'x-csrftoken': cookies.get('csrftoken') ?? '' },
    payload: { email: 'analyst@atlas.example', password: PASSWORD },
  });
  if (signedIn.statusCode !== 200) throw new Error(`Nobody signs in: ${signedIn.body}`);
  keep(signedIn.cookies);
  const headers = { cookie: cookie() };

  const ways: Record<string, (id: string) => Promise<unknown>> = {
    bare: async (id) => {
      const { rows } = await database.query('select * from loads where tenant_id = $1 and id = $2', [
        TENANT,
        id,
      ]);
      const { rows: sources } = await database.query(
        'select * from datasources where tenant_id = $1 and id = $2 and deleted_on is null',
        [TENANT, rows[0]?.datasource_id],
      );
      return sources[0]?.id;
    },
    tenant: (id) => store.inTenant(TENANT, (tx) => existingLoad(tx, id)),
    call: async (id) => {
      const answer = await app.inject({ method: 'GET', url: `/admin/loads/${id}`, headers });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    http: () => app.inject('/healthz'),
  };
  const taken = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [name, ask] of Object.entries(ways)) {
      const id = loads[Math.abs(round) % LOADS] ?? '';
      const from = performance.now();
      await ask(id);
      if (round >= 0) taken.get(name)?.push(performance.now() - from);
    }

  const medians = Object.fromEntries([...taken].map(([name, values]) => [name, median(values)]));
  const { bare: bareMs = 0, tenant = 0, call = 0, http = 0 } = medians;
  const figures = {
    rounds: ROUNDS,
    median_ms: Object.fromEntries(Object.entries(medians).map(([name, value]) => [name, rounded(value)])),
    over_bare_ms: { tenant: rounded(tenant - bareMs), call: rounded(call - bareMs), http: rounded(http) },
    ratio: { tenant_to_bare: rounded(tenant / bareMs), call_to_bare: rounded(call / bareMs) },
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  await app.close();
} finally {
  await control?.close();
  await bare?.close();
  rmSync(folder, { recursive: true, force: true });
}
