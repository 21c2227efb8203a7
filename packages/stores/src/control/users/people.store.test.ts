import { filterOfChoices, type ValueChoice } from '@casbah/domain/filter/choices';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { PEOPLE_FIELDS, type PeopleField } from '@casbah/domain/people-fields';
import { DAY_MS } from '@casbah/domain/time-units';
import { USER_FACETS, USER_ORDERS, type UserFacet } from '@casbah/domain/user-account';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDuplicate } from '../control-store.ts';
import { addSession, listSessions } from '../session/sessions.ts';
import { addTenant } from '../tenant/tenants.ts';
import { type OpenDriver, onEachDriver, testedDrivers } from '../tested-drivers.ts';
import type { TenantTx } from '../transaction.ts';
import { addPeople, changePeople, removePeople } from './people.ts';
import { countFacets, listPeople } from './people-list.ts';
import { findUser } from './users.ts';

const { drivers } = await testedDrivers();
const nobody = (): never => {
  throw new RangeError('There is nobody at this place');
};
const author = { tenant: 'atlas', time: 5, by: 'root' };

onEachDriver(drivers, 'people', ({ name, open }) => {
  let driver: OpenDriver;
  const inAtlas = <Result>(work: (tx: TenantTx) => Promise<Result>): Promise<Result> =>
    driver.store.inTenant('atlas', work);
  beforeAll(async () => {
    driver = await open();
    await driver.store.migrate();
    await driver.store.asSystem(async (tx) => {
      for (const id of ['atlas', 'rif'])
        await addTenant(tx, { id, name: id, primary_domain: `${id}.example`, created_on: 1 });
    });
  });
  afterAll(() => driver?.remove());

  test('are added in bulk, without those whose address is taken', async () => {
    const people = Array.from({ length: 6_000 }, (_, n) => ({
      id: `p${n}`,
      email: `P${n}@atlas.example`,
      first_name: `First ${n}`,
      last_name: 'Last',
      attributes: { office: ['Fes', 'Rabat'], cost_center: '7' },
    }));
    const added = await inAtlas((tx) => addPeople(tx, people, author));
    expect(added.size).toBe(6_000);
    // The embedded database has table statistics only after this; PostgreSQL collects them automatically.
    await driver.store.maintain();
    const { rows } = await driver.store.asSystem((tx) =>
      sql<{
        people: number;
      }>`select reltuples::float8 as people from pg_class where relname = 'users'`.execute(tx),
    );
    if (name === 'PGlite') expect(rows[0]?.people).toBeGreaterThanOrEqual(6_000);
    const again = await inAtlas((tx) =>
      addPeople(
        tx,
        [
          { id: 'q', email: 'p7@atlas.example' },
          { id: 'r', email: 'r.only@atlas.example' },
        ],
        author,
      ),
    );
    expect([...again]).toEqual(['r']);
    expect(await inAtlas((tx) => findUser(tx, 'p5999'))).toMatchObject({
      email: 'p5999@atlas.example',
      name: 'First 5999 Last',
      email_domain: 'atlas.example',
      is_admin: false,
      is_active: true,
      password_hash: null,
      modified_by: 'root',
      created_on: 5,
      attributes: { office: ['Fes', 'Rabat'], cost_center: '7' },
    });
    expect(await inAtlas((tx) => findUser(tx, 'r'))).toMatchObject({ name: 'r.only', first_name: '' });
  });

  test('are changed where a field is given, and signed out when deactivated', async () => {
    const session = { tenant_id: 'atlas', method: 'password', user_agent: '', address: '' } as const;
    const times = { created_on: 1, last_seen: 1, expires_on: 9e12 };
    await driver.store.asSystem(async (tx) => {
      for (const user_id of ['p1', 'p2'])
        await addSession(tx, {
          ...session,
          ...times,
          id_hash: `h-${user_id}`,
          name: `n-${user_id}`,
          user_id,
        });
    });
    await inAtlas((tx) =>
      changePeople(
        tx,
        [
          { id: 'p1', external_id: 'e1', department: 'Sales' },
          { id: 'p3', external_id: 'e3' },
        ],
        author,
      ),
    );
    const changed = await inAtlas((tx) =>
      changePeople(
        tx,
        [
          { id: 'p1', last_name: 'Alami', is_active: false },
          { id: 'p2', email: 'New@atlas.example', is_active: true },
          { id: 'p3', external_id: null, first_name: '', last_name: '' },
          { id: 'nobody', first_name: 'x' },
        ],
        { ...author, time: 9 },
      ),
    );
    expect([...changed].sort()).toEqual(['p1', 'p2', 'p3']);
    expect(await inAtlas((tx) => findUser(tx, 'p1'))).toMatchObject({
      name: 'First 1 Alami',
      is_active: false,
      external_id: 'e1',
      department: 'Sales',
      modified_on: 9,
    });
    expect(await inAtlas((tx) => findUser(tx, 'p2'))).toMatchObject({
      email: 'new@atlas.example',
      name: 'First 2 Last',
    });
    expect(await inAtlas((tx) => findUser(tx, 'p3'))).toMatchObject({ external_id: null, name: 'p3' });
    expect(await inAtlas((tx) => listSessions(tx, 'p1', 2))).toEqual([]);
    expect(await inAtlas((tx) => listSessions(tx, 'p2', 2))).toHaveLength(1);
    const taken = inAtlas((tx) => changePeople(tx, [{ id: 'p4', email: 'p5@atlas.example' }], author));
    await expect(taken).rejects.toSatisfy(isDuplicate);
  });

  test("of another tenant aren't found", async () => {
    const rif = { ...author, tenant: 'rif' };
    await driver.store.inTenant('rif', (tx) => addPeople(tx, [{ id: 'z', email: 'z@rif.example' }], rif));
    expect((await inAtlas((tx) => changePeople(tx, [{ id: 'z', first_name: 'Mine' }], author))).size).toBe(0);
    expect(await inAtlas((tx) => removePeople(tx, { tenant: 'atlas', ids: ['z'] }))).toEqual([]);
    expect(await driver.store.asSystem((tx) => findUser(tx, 'z'))).toMatchObject({ first_name: '' });
    await expect(
      inAtlas((tx) => addPeople(tx, [{ id: 'y', email: 'y@rif.example' }], rif)),
    ).rejects.toThrow();
  });

  test('have the same facet counts as counted one by one', async () => {
    const tenant = 'rif';
    const now = 100 * DAY_MS;
    const people = Array.from({ length: 240 }, (_, n) => ({
      id: `c${n}`,
      email: `c${n}@${n % 3 ? 'rif' : 'north.rif'}.example`,
      is_active: n % 4 !== 0,
      first_name: n % 5 ? 'Aya' : 'Omar',
      department: ['', 'Sales', 'IT', 'Legal'][n % 7] ?? 'Sales',
      source: n % 2 ? ('scim' as const) : ('csv' as const),
      is_db_login_allowed: n % 6 === 0,
    }));
    const at = (n: number) => (n % 9 === 0 ? now - n * DAY_MS : null);
    await driver.store.inTenant(tenant, async (tx) => {
      await addPeople(tx, people, { ...author, tenant });
      for (const [n, { id }] of people.entries())
        await tx
          .updateTable('users')
          .set({ last_sign_in: at(n) })
          .where('id', '=', id)
          .execute();
    });
    const valuesOf = (n: number) => {
      const { email, department, source, is_active, is_db_login_allowed } = people[n] ?? nobody();
      const days = at(n) === null ? undefined : n;
      return {
        status: is_active ? 'active' : 'inactive',
        role: 'enduser',
        source,
        department,
        domain: email.split('@')[1] ?? '',
        sign_in: is_db_login_allowed ? 'password' : 'sso',
        seen: days === undefined ? 'never' : days < 30 ? 'month' : days <= 90 ? 'quarter' : 'earlier',
      };
    };
    const only = (...values: string[]): ValueChoice => ({ only: values, without: [] });
    const without = (...values: string[]): ValueChoice => ({ only: [], without: values });
    const choices: Partial<Record<UserFacet, ValueChoice>>[] = [
      {},
      { department: only('Sales', 'IT'), status: only('active') },
      { seen: only('month', 'never'), source: without('csv'), domain: only('rif.example') },
      { department: without('', 'nothing'), sign_in: only('password') },
      { status: only('gone') },
      { role: only('admin') },
    ];
    for (const fields of choices) {
      const filter: Filter<PeopleField> = {
        kind: 'and',
        parts: [
          { kind: 'text', field: 'text', operator: 'contains', value: 'aya' },
          filterOfChoices(fields, PEOPLE_FIELDS),
        ],
      };
      const asked = { tenant, reach: 'everyone', filter, now } as const;
      const isIn = (n: number, but?: UserFacet) =>
        n % 5 !== 0 &&
        USER_FACETS.every((field) => {
          const { only: some, without: none } = fields[field] ?? only();
          const value = valuesOf(n)[field];
          return field === but || ((some.length === 0 || some.includes(value)) && !none.includes(value));
        });
      const found = people.flatMap((_, n) => (isIn(n) ? [n] : []));
      const counted = await driver.store.inTenant(tenant, (tx) => countFacets(tx, asked, 50));
      expect([fields, counted.total]).toEqual([fields, found.length]);
      for (const field of USER_FACETS) {
        const values = people.flatMap((_, n) => (isIn(n, field) ? [valuesOf(n)[field]] : []));
        const expected = [...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [
          value,
          length,
        ]);
        const shown = counted.facets[field].values.map(({ value, count }) => [value, count]);
        expect([fields, field, shown.toSorted()]).toEqual([fields, field, expected.toSorted()]);
      }
      for (const order of USER_ORDERS) {
        const page = { order, descending: true, limit: 100, offset: 0 };
        const listed = await driver.store.inTenant(tenant, (tx) => listPeople(tx, asked, page));
        expect([order, listed.total, listed.people.length]).toEqual([
          ...[order, found.length, Math.min(100, found.length)],
        ]);
      }
    }
  });

  test('are on exactly one page of a list, in any order from either end', async () => {
    const asked = { tenant: 'rif', reach: 'everyone', filter: ALL, now: 0 } as const;
    for (const order of USER_ORDERS)
      for (const descending of [false, true]) {
        const ids: string[] = [];
        for (let offset = 0; ; offset += 80) {
          const page = { order, descending, limit: 80, offset };
          const { people, total } = await driver.store.inTenant('rif', (tx) => listPeople(tx, asked, page));
          ids.push(...people.map(({ id }) => id));
          if (people.length === 0) {
            expect([order, descending, new Set(ids).size, ids.length]).toEqual([
              ...[order, descending, total, total],
            ]);
            break;
          }
        }
      }
  });

  test('are deleted with all their data', async () => {
    const gone = await inAtlas((tx) => removePeople(tx, { tenant: 'atlas', ids: ['p2', 'p6'] }));
    expect(gone.map(({ id }) => id).sort()).toEqual(['p2', 'p6']);
    expect(await inAtlas((tx) => listSessions(tx, 'p2', 2))).toEqual([]);
  });
});
