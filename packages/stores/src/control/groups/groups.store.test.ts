import { ALL } from '@casbah/domain/filter/expression';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import type { TenantTx } from '../transaction.ts';
import { addUser } from '../users/users.ts';
import {
  addGroup,
  addMembers,
  addMemberships,
  changeGroup,
  findGroup,
  findGroupByName,
  groupsOfUser,
  listGroups,
  listMembers,
  listParts,
  peopleIn,
  removeGroups,
  removeMembers,
  searchGroups,
  setMembers,
  setParts,
} from './groups.ts';
import {
  addUnit,
  assignToUnit,
  changeUnit,
  ensureUnit,
  findUnit,
  listPeopleOfUnit,
  listUnits,
  removeUnit,
  setUnitsOf,
  unitsOfUser,
} from './org-units.ts';

const { drivers } = await testedDrivers();

const people = (count: number, tenant = 'atlas'): string[] =>
  Array.from({ length: count }, (_, index) => `${tenant}-${index}`);
const PAGE = { limit: 10, offset: 0, sort: 'name', descending: false } as const;

onEachDriver(drivers, 'groups', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  const inAtlas = <Result>(work: (tx: TenantTx) => Promise<Result>): Promise<Result> =>
    store.inTenant('atlas', work);

  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const tenant of ['atlas', 'rif']) {
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
        for (const id of people(6, tenant))
          await addUser(tx, {
            id,
            tenant_id: tenant,
            email: `${id}@${tenant}.example`,
            name: `Person ${id}`,
            password_hash: null,
            created_on: 1,
          });
        for (const [id, name, kind] of [
          ['sales', 'Sales', 'directory'],
          ['it', 'IT 100%', 'directory'],
          ['risky', 'Leaving soon', 'custom'],
        ] as const)
          await addGroup(tx, {
            id: `${tenant}-${id}`,
            tenant_id: tenant,
            name,
            kind,
            created_on: 1,
            modified_on: 1,
          });
      }
    });
  });
  afterAll(() => remove());

  const namesOf = async (text: string): Promise<string[]> =>
    inAtlas(async (tx) => (await searchGroups(tx, { text, limit: 100 })).map(({ name }) => name));

  test('a tenant sees and changes only its own groups and units', async () => {
    const seen = await store.inTenant('rif', async (tx) => ({
      group: await findGroup(tx, 'atlas-sales'),
      list: (await listGroups(tx, ALL, PAGE)).groups.map(({ id }) => id),
      changed: await changeGroup(tx, 'atlas-sales', { name: 'Mine', modified_on: 2 }),
      removed: await removeGroups(tx, ['atlas-sales']),
      added: await addMembers(tx, { tenant: 'rif', group: 'rif-it', users: ['atlas-0', 'rif-0', 'nobody'] }),
    }));
    expect(seen).toEqual({
      group: undefined,
      list: ['rif-it', 'rif-risky', 'rif-sales'],
      changed: false,
      removed: [],
      added: 1,
    });
    const foreign = store.inTenant('rif', (tx) =>
      addMembers(tx, { tenant: 'rif', group: 'atlas-sales', users: ['rif-1'] }),
    );
    await expect(foreign).rejects.toThrow();
  });

  test('a name is unique among groups of its kind', async () => {
    const add = (name: string, kind: 'directory' | 'custom') =>
      inAtlas((tx) =>
        addGroup(tx, {
          id: `new-${name}-${kind}`,
          tenant_id: 'atlas',
          name,
          kind,
          created_on: 1,
          modified_on: 1,
        }),
      );
    await expect(add('sALES', 'directory')).rejects.toSatisfy(isDuplicate);
    await add('sALES', 'custom');
    expect(await inAtlas((tx) => findGroupByName(tx, { kind: 'custom', name: 'Sales' }))).toMatchObject({
      name: 'sALES',
    });
    expect(await inAtlas((tx) => removeGroups(tx, ['new-sALES-custom', 'rif-it']))).toEqual([
      { id: 'new-sALES-custom', name: 'sALES' },
    ]);
  });

  test('a search is literal', async () => {
    expect(await namesOf('a')).toEqual(['Leaving soon', 'Sales']);
    expect(await namesOf('s')).toEqual(['Sales', 'Leaving soon']);
    expect(await namesOf('%')).toEqual(['IT 100%']);
    expect(await namesOf('_')).toEqual([]);
  });

  test('people are added and removed, each once', async () => {
    const group = 'atlas-sales';
    await inAtlas(async (tx) => {
      expect(await addMembers(tx, { tenant: 'atlas', group, users: people(4) })).toBe(4);
      expect(await addMembers(tx, { tenant: 'atlas', group, users: people(5) })).toBe(1);
      expect(await removeMembers(tx, { tenant: 'atlas', group, users: ['atlas-0', 'atlas-9'] })).toBe(1);
      expect(await setMembers(tx, { tenant: 'atlas', group, users: people(2) })).toEqual({
        added: 1,
        removed: 3,
      });
      expect(await peopleIn(tx, group, 100)).toEqual(people(2));
      const pairs = [
        { group: 'atlas-it', user: 'atlas-1' },
        { group: 'atlas-it', user: 'rif-1' },
        { group: 'rif-it', user: 'atlas-1' },
        { group, user: 'atlas-1' },
      ];
      expect(await addMemberships(tx, 'atlas', pairs)).toBe(1);
      expect((await groupsOfUser(tx, 'atlas-1')).map(({ name }) => name)).toEqual(['IT 100%', 'Sales']);
    });
  });

  test('a custom group counts the people of its parts once', async () => {
    const custom = { tenant: 'atlas', group: 'atlas-risky' };
    await inAtlas(async (tx) => {
      await setMembers(tx, { tenant: 'atlas', group: 'atlas-it', users: ['atlas-1', 'atlas-2'] });
      await addMembers(tx, { ...custom, users: ['atlas-2', 'atlas-3'] });
      await setParts(tx, { ...custom, parts: ['atlas-it', 'rif-it', 'atlas-risky', 'none'] });
      expect((await listParts(tx, custom.group)).map(({ id }) => id)).toEqual(['atlas-it']);
      expect(await findGroup(tx, custom.group)).toMatchObject({ people: 3, parts: 1 });
      const { members, total } = await listMembers(tx, custom.group, { limit: 2, offset: 0 });
      expect({ total, members: members.map(({ id, through }) => [id, through]) }).toEqual({
        total: 3,
        members: [
          ['atlas-1', 'IT 100%'],
          ['atlas-2', null],
        ],
      });
      await removeGroups(tx, ['atlas-it']);
      expect(await findGroup(tx, custom.group)).toMatchObject({ people: 2, parts: 0 });
    });
  });

  test('sorts by number of people on request', async () => {
    const { groups, total } = await inAtlas((tx) =>
      listGroups(
        tx,
        { kind: 'in', field: 'kind', values: ['directory'] },
        { ...PAGE, sort: 'people', descending: true },
      ),
    );
    expect(total).toBe(groups.length);
    expect(groups[0]).toMatchObject({ name: 'Sales', people: 2 });
  });

  test('a path creates its units once, and moving a unit moves those below it', async () => {
    let next = 0;
    const way = (fqn: string) =>
      inAtlas((tx) =>
        ensureUnit(tx, { tenant: 'atlas', fqn, source: 'ldap', now: 1, newId: () => `unit-${next++}` }),
      );
    const morocco = await way('Atlas/Sales/Morocco');
    expect(await way(' atlas / SALES/ Morocco')).toBe(morocco);
    expect(await way('Atlas//Sales')).toBeUndefined();
    expect(next).toBe(3);
    await inAtlas(async (tx) => {
      const sales = await findUnit(tx, 'unit-1');
      expect(sales).toMatchObject({ fqn: 'Atlas/Sales', parent_fqn: 'Atlas', units: 1 });
      if (sales === undefined) throw new Error('no unit');
      await changeUnit(tx, sales, { name: 'Vertrieb 🚀', description: '', parent: undefined, now: 2 });
      const { units } = await listUnits(tx, {}, { limit: 10, offset: 0 });
      expect(units.map(({ fqn }) => fqn)).toEqual(['Atlas', 'Vertrieb 🚀', 'Vertrieb 🚀/Morocco']);
      const renamed = await findUnit(tx, 'unit-1');
      if (renamed === undefined) throw new Error('no unit');
      await changeUnit(tx, renamed, { name: 'Sales', description: '', parent: undefined, now: 3 });
      expect((await findUnit(tx, 'unit-2'))?.fqn).toBe('Sales/Morocco');
    });
    const kept = inAtlas((tx) => removeUnit(tx, 'unit-1'));
    await expect(kept).rejects.toThrow();
    const twice = inAtlas((tx) =>
      addUnit(tx, {
        id: 'twice',
        tenant_id: 'atlas',
        name: 'ATLAS',
        fqn: 'ATLAS',
        created_on: 1,
        modified_on: 1,
      }),
    );
    await expect(twice).rejects.toSatisfy(isDuplicate);
  });

  test('people are added to and removed from units', async () => {
    const unit = 'unit-2';
    await inAtlas(async (tx) => {
      expect(await assignToUnit(tx, { tenant: 'atlas', unit, users: ['atlas-1', 'rif-1'] })).toBe(1);
      await setUnitsOf(tx, { tenant: 'atlas', user: 'atlas-2', units: [unit, 'unit-0', 'none'] });
      expect((await unitsOfUser(tx, 'atlas-2')).map(({ fqn }) => fqn)).toEqual(['Atlas', 'Sales/Morocco']);
      const { people: found, total } = await listPeopleOfUnit(tx, unit, { limit: 10, offset: 0 });
      expect([total, found.map(({ id }) => id)]).toEqual([2, ['atlas-1', 'atlas-2']]);
      expect((await listUnits(tx, { ids: [unit, 'rif'] }, { limit: 9, offset: 0 })).total).toBe(1);
    });
    const seen = await store.inTenant('rif', (tx) => listUnits(tx, {}, { limit: 9, offset: 0 }));
    expect(seen).toEqual({ units: [], total: 0 });
  });
});
