/**
 * Speed of the people list with 100,000 people, on the embedded database and PostgreSQL if installed: pages, filters,
 * facets and search. Medians and 95th percentiles in milliseconds. Prints JSON.
 *
 * `node bench/users.ts [rounds]`; 60 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { PEOPLE_FIELDS } from '@casbah/domain/people-fields';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { addAccessProfile } from '@casbah/stores/control/accessprofiles/access-profiles';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { openPostgresControlStore } from '@casbah/stores/control/postgres/postgres-control-store';
import { startTemporaryPostgres } from '@casbah/stores/control/postgres/temporary-postgres';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { addPeople, type NewPerson } from '@casbah/stores/control/users/people';
import { countFacets, listPeople, type PeopleAsked } from '@casbah/stores/control/users/people-list';

const ROUNDS = Number(process.argv[2] ?? 60);
const PEOPLE = 100_000;
const TENANT = 'atlas';
const NOW = Date.UTC(2026, 0, 1);

const FIRST = [
  'Nadia',
  'Youssef',
  'Ines',
  'Omar',
  'Salma',
  'Karim',
  'Leila',
  'Hugo',
  'Aya',
  'Tariq',
  'Mina',
  'Paul',
];
const LAST = [
  'Alami',
  'Bennani',
  'Cherkaoui',
  'Daoudi',
  'El Fassi',
  'Filali',
  'Guessous',
  'Haddad',
  'Idrissi',
  'Jouahri',
];

function person(n: number): NewPerson {
  const first = FIRST[n % FIRST.length] ?? '';
  const last = `${LAST[Math.floor(n / 7) % LAST.length]} ${n.toString(36)}`;
  return {
    id: crypto.randomUUID(),
    email: `${first}.${n.toString(36)}@${n % 5 === 0 ? 'rif' : 'atlas'}.example`,
    first_name: first,
    last_name: last,
    department: `Department ${(n * n) % 240}`,
    source: n % 3 === 0 ? 'scim' : 'ldap',
    is_active: n % 11 !== 0,
    cell_phone: '+212 600 000 000',
    attributes: { office: 'Casablanca', cost_center: String(n % 90) },
  };
}

async function fill(store: ControlStore) {
  await store.migrate();
  await store.asSystem(async (tx) => {
    await addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 });
    const profile = { id: 'p', tenant_id: TENANT, name: 'Readers', notes: '', grants: [], time: 1, by: null };
    await addAccessProfile(tx, { ...profile, information_level: 'full' });
  });
  const begin = performance.now();
  const people = Array.from({ length: PEOPLE }, (_, n) => person(n));
  await store.inTenant(TENANT, (tx) => addPeople(tx, people, { tenant: TENANT, time: NOW, by: null }));
  const took = performance.now() - begin;
  await store.inTenant(TENANT, async (tx) => {
    await tx
      .insertInto('user_access_profiles')
      .values(people.slice(0, 400).map(({ id }) => ({ tenant_id: TENANT, user_id: id, profile_id: 'p' })))
      .execute();
    for (const [n, { id }] of people.entries())
      if (n % 500 === 0)
        await tx
          .updateTable('users')
          .set({ last_sign_in: NOW - n * MINUTE_MS })
          .where('id', '=', id)
          .execute();
  });
  const begun = performance.now();
  await store.maintain();
  await store.analyzePeopleTables();
  return {
    'seconds to add': seconds(took),
    'milliseconds to maintain': Math.round(performance.now() - begun),
  };
}

const seconds = (milliseconds: number): number => Number((milliseconds / 1000).toFixed(1));

const all: PeopleAsked = { tenant: TENANT, reach: 'everyone', filter: ALL, now: NOW };
function asked(text: string): PeopleAsked {
  const { filter, error } = parseFilter(text, PEOPLE_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return { ...all, filter };
}
const page = { order: 'first_name', descending: false, limit: 100, offset: 0 } as const;
const filtered = asked('status = active and department = "Department 4"');
const ASKED: Record<string, (tx: TenantTx) => Promise<unknown>> = {
  'first page': (tx) => listPeople(tx, all, page),
  'a page in the middle': (tx) => listPeople(tx, all, { ...page, offset: 49_000 }),
  'last page': (tx) => listPeople(tx, all, { ...page, offset: PEOPLE - 100 }),
  'by last sign-in': (tx) => listPeople(tx, all, { ...page, order: 'last_sign_in', descending: true }),
  'by department, in the middle': (tx) =>
    listPeople(tx, all, { ...page, order: 'department', offset: 49_000 }),
  'by department': (tx) => listPeople(tx, all, { ...page, order: 'department' }),
  'filter: active, one department': (tx) => listPeople(tx, filtered, page),
  'filter: administrators': (tx) => listPeople(tx, asked('role = admin'), page),
  'filter: locked': (tx) => listPeople(tx, asked('status = locked'), page),
  'search: a rare word': (tx) => listPeople(tx, asked('text contains 1z4'), page),
  'search: a frequent word': (tx) => listPeople(tx, asked('text contains nad'), page),
  'search: two words': (tx) => listPeople(tx, asked('text contains nadia and text contains idrissi'), page),
  'search: nothing found': (tx) => listPeople(tx, asked('text contains nobody-like-this'), page),
  'facets: everybody': (tx) => countFacets(tx, all, 50),
  'facets: filtered by two fields': (tx) => countFacets(tx, filtered, 50),
  'facets: searched': (tx) => countFacets(tx, asked('text contains nad'), 50),
  'people of one domain': (tx) => listPeople(tx, { ...all, reach: [{ domains: ['rif.example'] }] }, page),
};

async function measure(store: ControlStore) {
  const figures: Record<string, { median: number; p95: number }> = {};
  for (const [name, ask] of Object.entries(ASKED)) {
    const took: number[] = [];
    for (let round = -3; round < ROUNDS; round += 1) {
      const begin = performance.now();
      await store.inTenant(TENANT, ask);
      if (round >= 0) took.push(performance.now() - begin);
    }
    took.sort((a, b) => a - b);
    const at = (share: number) => Number((took[Math.floor(took.length * share)] ?? 0).toFixed(1));
    figures[name] = { median: at(0.5), p95: at(0.95) };
  }
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-users-'));
const postgres = await startTemporaryPostgres();
const result: Record<string, unknown> = { people: PEOPLE, rounds: ROUNDS };
try {
  for (const [name, open] of Object.entries({
    PGlite: () => openPgliteControlStore(folder, {}),
    ...(postgres === undefined
      ? {}
      : { [`PostgreSQL ${postgres.version}`]: async () => openPostgresControlStore({ url: postgres.url }) }),
  })) {
    const store = await open();
    try {
      result[name] = { ...(await fill(store)), ...(await measure(store)) };
    } finally {
      await store.close();
    }
  }
} finally {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
