import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { addPeople } from '../users/people.ts';
import { type BelongingPage, listBelonging } from './belonging.ts';
import { addGroups, addMembers, listMembers, searchPeople, setParts } from './groups.ts';

const { drivers } = await testedDrivers();

/** More than the limit for lookups one by one. */
const MANY = 2400;
const FIRST = ['Salma', 'Omar', 'Aya', 'Nadia'];
const PEOPLE = Array.from({ length: 3000 }, (_, n) => ({
  id: `p-${n}`,
  first_name: FIRST[n % 4] ?? '',
  last_name: `Last ${(n * 7919) % 3000}`,
  email: `person_${n}@atlas.example`,
}));
const ids = (from: number, to: number): string[] => PEOPLE.slice(from, to).map(({ id }) => id);
const placeOf = ({ first_name, last_name }: (typeof PEOPLE)[number]): string =>
  `${first_name} ${last_name}`.toLowerCase();
/** Expected list contents, computed in memory. */
function expected(some: readonly (typeof PEOPLE)[number][]): string[] {
  return some
    .map((person) => ({ id: person.id, place: placeOf(person) }))
    .sort((a, b) => (a.place === b.place ? (a.id < b.id ? -1 : 1) : a.place < b.place ? -1 : 1))
    .map(({ id }) => id);
}

onEachDriver(drivers, 'people who belong together', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const id of ['atlas', 'rif'])
        await addTenant(tx, { id, name: id, primary_domain: '', created_on: 1 });
    });
    await store.inTenant('atlas', async (tx) => {
      await addPeople(tx, PEOPLE, { tenant: 'atlas', time: 1, by: null });
      const made = { tenant_id: 'atlas', created_on: 1, modified_on: 1 };
      await addGroups(tx, [
        { ...made, id: 'many', name: 'Many', kind: 'directory' },
        { ...made, id: 'late', name: 'Late', kind: 'directory' },
        { ...made, id: 'few', name: 'Few', kind: 'directory' },
        { ...made, id: 'custom', name: 'Custom', kind: 'custom' },
      ]);
      await addMembers(tx, { tenant: 'atlas', group: 'many', users: ids(0, MANY) });
      await addMembers(tx, { tenant: 'atlas', group: 'late', users: ids(1000, 3000) });
      await addMembers(tx, { tenant: 'atlas', group: 'few', users: ids(5, 25) });
      await addMembers(tx, { tenant: 'atlas', group: 'custom', users: ids(0, 3) });
      await setParts(tx, { tenant: 'atlas', group: 'custom', parts: ['many', 'late'] });
    });
  });
  afterAll(() => remove());

  const members = async (group: string, page: Partial<BelongingPage> = {}) => {
    const found = await store.inTenant('atlas', (tx) =>
      listMembers(tx, group, { limit: 100, offset: 0, ...page }),
    );
    return { ...found, ids: found.members.map(({ id }) => id) };
  };

  test.each([0, 100, 1150, 1200, 1250, 2350, 2399])(
    'a page of many is the same from either end: %i before it',
    async (offset) => {
      const { ids: found, total } = await members('many', { offset });
      expect([total, found]).toEqual([MANY, expected(PEOPLE.slice(0, MANY)).slice(offset, offset + 100)]);
    },
  );

  test('few are in the same order', async () => {
    expect((await members('few')).ids).toEqual(expected(PEOPLE.slice(5, 25)));
    expect((await members('few', { offset: 10, limit: 5 })).ids).toEqual(
      expected(PEOPLE.slice(5, 25)).slice(10, 15),
    );
  });

  test('there is no one after the last page, and the total is still returned', async () => {
    for (const [group, total] of [
      ['many', MANY],
      ['few', 20],
    ] as const)
      expect(await members(group, { offset: 5000 })).toMatchObject({ ids: [], total });
    expect(await members('many', { offset: 5000, text: 'salma' })).toMatchObject({ ids: [], total: 600 });
  });

  test('each person counts once, however many groups they are in, with the group', async () => {
    const { ids: found, total, members: rows } = await members('custom', { text: 'person_1' });
    const asked = PEOPLE.filter(({ email }) => email.startsWith('person_1'));
    expect([total, found]).toEqual([asked.length, expected(asked).slice(0, 100)]);
    for (const { id, through } of rows) {
      const n = Number(id.slice(2));
      expect([id, through]).toEqual([id, n < 3 ? null : n >= 1000 ? 'Late' : 'Many']);
    }
    expect((await members('custom')).total).toBe(3000);
  });

  test('a text is found in names and addresses, ignoring case, and literally', async () => {
    const salma = PEOPLE.slice(0, MANY).filter(({ first_name }) => first_name === 'Salma');
    expect(await members('many', { text: 'SALMA' })).toMatchObject({
      total: salma.length,
      ids: expected(salma).slice(0, 100),
    });
    expect((await members('many', { text: 'person_7@' })).ids).toEqual(['p-7']);
    for (const text of ['personx7', '%', 'p_rson']) expect((await members('many', { text })).total).toBe(0);
  });

  test('a lookup in another company finds no one', async () => {
    const set = { ids: sql`select user_id from group_members`, mayRepeat: true };
    const found = await store.inTenant('rif', (tx) => listBelonging(tx, set, { limit: 10, offset: 0 }));
    expect(found).toEqual({ people: [], total: 0 });
  });

  test('names and addresses that start with the text come first', async () => {
    const found = await store.inTenant('atlas', (tx) => searchPeople(tx, { text: 'person_29', limit: 200 }));
    expect(found.length).toBe(111);
    const late = await store.inTenant('atlas', (tx) => searchPeople(tx, { text: 'Aya Last 29', limit: 3 }));
    expect(late.every(({ name }) => name.startsWith('Aya Last 29'))).toBe(true);
    const [first] = await store.inTenant('atlas', (tx) => searchPeople(tx, { text: 'ma', limit: 1 }));
    expect(first?.name).toContain('ma');
  });
});
