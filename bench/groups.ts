/**
 * Groups and organizational units at scale, on the embedded database and PostgreSQL if installed: 100,000 people, 2,000
 * groups of up to 50,000, 5,000 units. Medians and 95th percentiles in milliseconds. Prints JSON.
 *
 * `node bench/groups.ts [rounds]`; 40 by default.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { GROUP_FIELDS, type GroupField } from '@casbah/domain/group-fields';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  addGroups,
  addMembers,
  addMemberships,
  findGroup,
  type GroupPage,
  listGroups,
  listMembers,
  searchGroups,
  searchPeople,
  setParts,
} from '@casbah/stores/control/groups/groups';
import { assignToUnit, listPeopleOfUnit, listUnits } from '@casbah/stores/control/groups/org-units';
import { openPgliteControlStore } from '@casbah/stores/control/pglite/pglite-control-store';
import { openPostgresControlStore } from '@casbah/stores/control/postgres/postgres-control-store';
import { startTemporaryPostgres } from '@casbah/stores/control/postgres/temporary-postgres';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { addPeople } from '@casbah/stores/control/users/people';

const ROUNDS = Number(process.argv[2] ?? 40);
const PEOPLE = 100_000;
const GROUPS = 2_000;
const IN_LARGE_GROUP = 50_000;
const UNITS = 5_000;
const TENANT = 'atlas';
const NOW = Date.UTC(2026, 0, 1);

const FIRST = ['Nadia', 'Youssef', 'Ines', 'Omar', 'Salma', 'Karim', 'Leila', 'Hugo', 'Aya', 'Tariq'];
const LAST = ['Alami', 'Bennani', 'Cherkaoui', 'Daoudi', 'El Fassi', 'Filali', 'Guessous', 'Haddad'];
const LARGE = 'g-0';
const OTHER_LARGE = 'g-1';
const SMALL = 'g-7';
const CUSTOM = 'custom';
const LARGE_UNIT = 'u-0';

function person(n: number) {
  const first = FIRST[n % FIRST.length] ?? '';
  const last = `${LAST[Math.floor(n / 7) % LAST.length]} ${n.toString(36)}`;
  const email = `${first}.${n.toString(36)}@atlas.example`.toLowerCase();
  return { id: `p-${n}`, email, first_name: first, last_name: last, source: 'ldap' as const };
}

async function fill(store: ControlStore): Promise<void> {
  await store.migrate();
  await store.asSystem((tx) =>
    addTenant(tx, { id: TENANT, name: TENANT, primary_domain: 'atlas.example', created_on: 1 }),
  );
  const people = Array.from({ length: PEOPLE }, (_, n) => person(n));
  const ids = people.map(({ id }) => id);
  await store.inTenant(TENANT, (tx) => addPeople(tx, people, { tenant: TENANT, time: NOW, by: null }));
  const made = { tenant_id: TENANT, created_on: NOW, modified_on: NOW };
  await store.inTenant(TENANT, async (tx) => {
    await addGroups(tx, [
      ...Array.from({ length: GROUPS }, (_, n) => ({
        ...made,
        id: `g-${n}`,
        name: `Team ${(n * 7919) % GROUPS}`,
        description: `Office ${n % 40}`,
        kind: 'directory' as const,
        source: n % 2 === 0 ? ('scim' as const) : ('console' as const),
      })),
      { ...made, id: CUSTOM, name: 'Everybody', kind: 'custom' },
    ]);
    const half = { tenant: TENANT, users: ids.filter((_, n) => n % 2 === 0).slice(0, IN_LARGE_GROUP) };
    await addMembers(tx, { ...half, group: LARGE });
    await addMembers(tx, { tenant: TENANT, group: OTHER_LARGE, users: ids.slice(0, IN_LARGE_GROUP) });
    await addMemberships(
      tx,
      TENANT,
      ids.map((user, n) => ({ group: `g-${2 + (n % (GROUPS - 2))}`, user })),
    );
    await setParts(tx, { tenant: TENANT, group: CUSTOM, parts: [LARGE, OTHER_LARGE] });
    await tx
      .insertInto('org_units')
      .values(
        Array.from({ length: UNITS }, (_, n) => {
          // Fifty at the top, each with ten children that have nine or ten children themselves.
          const top = n % 50;
          const middle = Math.floor(n / 50) % 10;
          const names = [`Company ${top}`];
          if (n >= 50) names.push(`Division ${n < 550 ? Math.floor(n / 50) - 1 : middle}`);
          if (n >= 550) names.push(`Team ${n}`);
          const above = n < 50 ? null : n < 550 ? `u-${top}` : `u-${50 + middle * 50 + top}`;
          return {
            id: `u-${n}`,
            tenant_id: TENANT,
            name: names.at(-1) ?? '',
            fqn: names.join('/'),
            parent_id: above,
            created_on: NOW,
            modified_on: NOW,
          };
        }),
      )
      .execute();
    await assignToUnit(tx, { ...half, unit: LARGE_UNIT });
    for (let n = 1; n < 200; n += 1)
      await assignToUnit(tx, { tenant: TENANT, unit: `u-${n}`, users: ids.slice(n * 100, n * 100 + 100) });
  });
  await store.maintain();
}

function asked(text: string): Filter<GroupField> {
  const { filter, error } = parseFilter(text, GROUP_FIELDS);
  if (error !== undefined) throw new Error(error.message);
  return filter;
}

const page: GroupPage = { sort: 'name', descending: false, limit: 100, offset: 0 };
const members = { limit: 200, offset: 0 };
const ASKED: Record<string, (tx: TenantTx) => Promise<unknown>> = {
  'groups: first page': (tx) => listGroups(tx, asked('kind = directory'), page),
  'groups: last page': (tx) => listGroups(tx, asked('kind = directory'), { ...page, offset: GROUPS - 100 }),
  'groups: by people': (tx) =>
    listGroups(tx, asked('kind = directory'), { ...page, sort: 'people', descending: true }),
  'groups: of a source, searched': (tx) =>
    listGroups(tx, asked('source = scim and text contains "office 7"'), page),
  'groups: custom': (tx) => listGroups(tx, asked('kind = custom'), page),
  'one large custom group': (tx) => findGroup(tx, CUSTOM),
  'search: groups': (tx) => searchGroups(tx, { text: 'team 1', limit: 100 }),
  'search: people, a frequent word': (tx) => searchPeople(tx, { text: 'nad', limit: 100 }),
  'search: people, a rare word': (tx) => searchPeople(tx, { text: 'haddad 1z4', limit: 100 }),
  'members of 50,000: first page': (tx) => listMembers(tx, LARGE, members),
  'members of 50,000: last page': (tx) => listMembers(tx, LARGE, { ...members, offset: 49_800 }),
  'members of 50,000: searched': (tx) => listMembers(tx, LARGE, { ...members, text: 'nadia' }),
  'members of 50,000: nothing found': (tx) => listMembers(tx, LARGE, { ...members, text: 'nobody-here' }),
  'members of a custom group of 75,000: first page': (tx) => listMembers(tx, CUSTOM, members),
  'members of a custom group of 75,000: searched': (tx) =>
    listMembers(tx, CUSTOM, { ...members, text: 'nadia' }),
  'members of 50': (tx) => listMembers(tx, SMALL, members),
  'units: first thousand': (tx) => listUnits(tx, {}, { limit: 1000, offset: 0 }),
  'units: last thousand': (tx) => listUnits(tx, {}, { limit: 1000, offset: 4000 }),
  'units: searched': (tx) => listUnits(tx, { text: 'team 49' }, { limit: 1000, offset: 0 }),
  'people of a unit of 50,000: first page': (tx) => listPeopleOfUnit(tx, LARGE_UNIT, members),
  'people of a unit of 50,000: last page': (tx) =>
    listPeopleOfUnit(tx, LARGE_UNIT, { ...members, offset: 49_800 }),
  'people of a unit of 50,000: searched': (tx) =>
    listPeopleOfUnit(tx, LARGE_UNIT, { ...members, text: 'nadia' }),
};

async function measure(store: ControlStore) {
  const figures: Record<string, { median: number; p95: number }> = {};
  for (const [name, ask] of Object.entries(ASKED)) {
    const took: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
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

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-groups-'));
const postgres = await startTemporaryPostgres();
const result: Record<string, unknown> = { people: PEOPLE, groups: GROUPS, units: UNITS, rounds: ROUNDS };
try {
  for (const [name, open] of Object.entries({
    PGlite: () => openPgliteControlStore(folder, {}),
    ...(postgres === undefined
      ? {}
      : { [`PostgreSQL ${postgres.version}`]: async () => openPostgresControlStore({ url: postgres.url }) }),
  })) {
    const store = await open();
    try {
      await fill(store);
      result[name] = await measure(store);
    } finally {
      await store.close();
    }
  }
} finally {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
