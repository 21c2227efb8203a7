/**
 * Cost of a password sign-in as a call on the embedded database, beside its argon2id hash, by turns: for a right
 * password, a wrong one and an unknown address. Medians in ms, differences, ratios. Prints JSON.
 *
 * `node bench/sign-in.ts [rounds]`; 100 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, api } from '@casbah/contract/api';
import { HOUR_MS } from '@casbah/domain/time-units';
import { buildAreas, serveAreas } from '@casbah/server/areas/build';
import { buildApp } from '@casbah/server/http/app';
import { ApiFailure } from '@casbah/server/http/failure';
import { route } from '@casbah/server/http/guard';
import { sessionArea, signInRulesArea } from '@casbah/server/session/area';
import { Passwords } from '@casbah/server/session/password';
import { bySettings } from '@casbah/server/session/second-factors';
import { readSettings } from '@casbah/server/settings';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';

const ROUNDS = Number(process.argv[2] ?? 100);
const WARM_UP = 10;
const PASSWORD = 'Correct-horse-9-battery';
const PEOPLE = 500;

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-sign-in-'));
const control = await openPgliteControlStore(folder, { auditKey: new Uint8Array(32).fill(7) });
const passwords = new Passwords();
/** Failures cause locks, so each round is an hour after the previous one. */
let now = Date.now();
const clock = (): number => now;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 100) / 100;

try {
  await control.migrate();
  const stored = await passwords.hash(PASSWORD);
  await control.asSystem(async (tx) => {
    await addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 });
    for (let one = 0; one < PEOPLE; one += 1)
      await addUser(tx, {
        id: `u-${one}`,
        tenant_id: 'atlas',
        email: `person-${one}@atlas.example`,
        name: 'Person',
        password_hash: stored,
        created_on: 1,
      });
  });
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
  const many = { person: 1e9, visitor: 1e9 };
  const app = await buildApp(
    { control, keys, clock, perMinute: many },
    (scope) => {
      serveAreas(scope, session);
      for (const key of Object.keys(api) as (keyof Api)[])
        if (!scope.routedCalls.has(key))
          route(scope, key, async () => {
            throw new ApiFailure('UNAVAILABLE');
          });
    },
    async () => {},
  );

  let attempts = 0;
  const cookies = new Map<string, string>();
  for (const { name, value } of (await app.inject('/user/setup')).cookies) cookies.set(name, value);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const signIn = async (email: string, password: string, status: number): Promise<void> => {
    attempts += 1;
    const answer = await app.inject({
      method: 'POST',
      url: '/user/loginapi',
      payload: { email, password },
      // The route counts attempts per address, so each comes from another one.
      remoteAddress: `10.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`,
      headers: { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' },
    });
    if (answer.statusCode !== status) throw new Error(answer.body);
  };
  const ways: Record<string, (round: number) => Promise<unknown>> = {
    hash: () => passwords.isRight(PASSWORD, stored),
    right: (round) => signIn(`person-${round % PEOPLE}@atlas.example`, PASSWORD, 200),
    wrong: (round) => signIn(`person-${round % PEOPLE}@atlas.example`, 'wrong', 401),
    nobody: (round) => signIn(`nobody-${round}@atlas.example`, 'wrong', 401),
  };
  const taken = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    now += HOUR_MS;
    for (const [name, ask] of Object.entries(ways)) {
      const from = performance.now();
      await ask(Math.abs(round));
      if (round >= 0) taken.get(name)?.push(performance.now() - from);
    }
  }
  const medians = Object.fromEntries([...taken].map(([name, values]) => [name, median(values)]));
  const { hash = Number.NaN, ...signIns } = medians;
  const each = (figure: (ms: number) => number) =>
    Object.fromEntries(Object.entries(signIns).map(([name, ms]) => [name, rounded(figure(ms))]));
  const figures = {
    rounds: ROUNDS,
    median_ms: { hash: rounded(hash), ...each((ms) => ms) },
    beside_hash_ms: each((ms) => ms - hash),
    ratio_to_hash: each((ms) => ms / hash),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  await app.close();
} finally {
  await control.close();
  rmSync(folder, { recursive: true, force: true });
}
