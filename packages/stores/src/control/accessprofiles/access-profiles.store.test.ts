import type { AccessProfile, Grant } from '@casbah/domain/access-profile';
import { rightsOf } from '@casbah/domain/access-profile';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addSession } from '../session/sessions.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { addUser, findUser } from '../users/users.ts';
import {
  addAccessProfile,
  changeAccessProfile,
  findAccessProfile,
  listAccessProfiles,
  removeAccessProfile,
  setProfilesOf,
} from './access-profiles.ts';

const { drivers } = await testedDrivers();

const VIEW: readonly Grant[] = [{ area: 'audit', actions: ['view'], scope: { services: ['box'] } }];
const profile = (id: string, change: Partial<AccessProfile> = {}): AccessProfile => ({
  id,
  name: id,
  notes: '',
  grants: VIEW,
  information_level: 'anonymised',
  ...change,
});
const DENIED = '42501';
const NO_SUCH_KEY = '23503';
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

onEachDriver(drivers, 'access profiles', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;

  const add = (tenant: string, given: AccessProfile): Promise<void> =>
    store.inTenant(tenant, (tx) =>
      addAccessProfile(tx, { ...given, tenant_id: tenant, time: 10, by: 'somebody' }),
    );
  const hold = (tenant: string, user: string, profiles: readonly string[]): Promise<void> =>
    store.inTenant(tenant, (tx) => setProfilesOf(tx, { tenant, user, profiles, time: 1, by: null }));
  /** Permissions of a signed-in person on their next request. */
  const rightsNow = async (user: string): Promise<ReturnType<typeof rightsOf>> => {
    const session = await store.findSession(`session-${user}`);
    return rightsOf({ isAdmin: session?.is_admin === true, profiles: session?.profiles ?? [] });
  };

  beforeAll(async () => {
    // A store from before access profiles, with people of each role in two companies.
    ({ store, remove } = await driver.openOlder('0001-foundation', async (tx) => {
      for (const tenant of ['atlas', 'rif', 'empty'])
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
      const people: [tenant: string, name: string, role: string][] = [
        ['atlas', 'sysadmin', 'sysadmin'],
        ['atlas', 'admin', 'admin'],
        ['atlas', 'admin2', 'admin'],
        ['atlas', 'enduser', 'enduser'],
        ['rif', 'rif-admin', 'admin'],
        ['empty', 'only-sysadmin', 'sysadmin'],
      ];
      for (const [tenant, name, role] of people)
        await sql`
          insert into users (id, tenant_id, email, name, role, password_hash, created_on)
          values (${name}, ${tenant}, ${`${name}@company.example`}, ${name}, ${role}, 'x', 5)`.execute(tx);
    }));
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const { id, tenant_id } of await tx.selectFrom('users').select(['id', 'tenant_id']).execute())
        await addSession(tx, {
          id_hash: `session-${id}`,
          name: id,
          tenant_id,
          user_id: id,
          method: 'password',
          address: '',
          user_agent: '',
          last_seen: 1,
          expires_on: 9e12,
          created_on: 1,
        });
    });
  });
  afterAll(() => remove());

  describe('people from before access profiles', () => {
    test.each([
      ['sysadmin', 'sysadmin'],
      ['admin', 'admin'],
      ['admin2', 'admin'],
      ['enduser', 'enduser'],
      ['rif-admin', 'admin'],
    ])('%s is still what they were: %s', async (name, role) => {
      expect((await rightsNow(name)).role).toBe(role);
      const found = await store.asSystem((tx) => findUser(tx, name));
      expect(rightsOf({ isAdmin: found?.is_admin === true, profiles: found?.profiles ?? [] }).role).toBe(
        role,
      );
    });

    test('an admin may do what admins could, and no more', async () => {
      expect((await rightsNow('admin')).grants).toEqual([
        { area: 'audit', actions: ['view', 'export'] },
        { area: 'datasources', actions: ['view'] },
      ]);
      expect((await rightsNow('admin')).information_level).toBe('full');
    });

    test('each company with admins has one profile for them, others none', async () => {
      const namesIn = (tenant: string): Promise<string[]> =>
        store.inTenant(tenant, async (tx) => (await listAccessProfiles(tx)).map(({ name }) => name));
      expect(await namesIn('atlas')).toEqual(['Reader']);
      expect(await namesIn('rif')).toEqual(['Reader']);
      expect(await namesIn('empty')).toEqual([]);
    });
  });

  test('a profile is stored as given, and listed by name, ignoring case', async () => {
    await add('atlas', profile('p-1', { name: 'box analysts', notes: 'Two lines\nof notes' }));
    await add('atlas', profile('p-2', { name: 'Zoom', information_level: 'full', grants: [] }));
    const found = await store.inTenant('atlas', (tx) => findAccessProfile(tx, 'p-1'));
    expect(found).toEqual({
      approves_since: null,
      id: 'p-1',
      tenant_id: 'atlas',
      name: 'box analysts',
      notes: 'Two lines\nof notes',
      grants: VIEW,
      information_level: 'anonymised',
      user_attributes: [],
      created_on: 10,
      created_by: 'somebody',
      modified_on: 10,
      modified_by: 'somebody',
    });
    const listed = await store.inTenant('atlas', (tx) => listAccessProfiles(tx));
    expect(listed.map(({ name }) => name)).toEqual(['box analysts', 'Reader', 'Zoom']);
  });

  test('a name is unique in a company, ignoring case, and free in another one', async () => {
    await add('atlas', profile('taken', { name: 'Taken' }));
    expect(await add('atlas', profile('again', { name: 'tAKEN' })).catch(isDuplicate)).toBe(true);
    await add('rif', profile('theirs', { name: 'Taken' }));
    const renaming = store.inTenant('atlas', (tx) =>
      changeAccessProfile(tx, { ...profile('p-2', { name: 'taken' }), time: 20, by: null }),
    );
    expect(await renaming.catch(isDuplicate)).toBe(true);
  });

  test('a change is stored completely with author and time; an unknown profile gives nothing', async () => {
    await add('atlas', profile('to-change'));
    const changed = { ...profile('to-change', { name: 'Changed', grants: [] }), time: 30, by: 'nadia' };
    expect(await store.inTenant('atlas', (tx) => changeAccessProfile(tx, changed))).toBe(true);
    expect(await store.inTenant('atlas', (tx) => findAccessProfile(tx, 'to-change'))).toMatchObject({
      name: 'Changed',
      grants: [],
      created_on: 10,
      created_by: 'somebody',
      modified_on: 30,
      modified_by: 'nadia',
    });
    expect(await store.inTenant('atlas', (tx) => changeAccessProfile(tx, { ...changed, id: 'none' }))).toBe(
      false,
    );
    expect(await store.inTenant('atlas', (tx) => removeAccessProfile(tx, 'none'))).toBe(false);
  });

  test('assigned, changed and revoked profiles take effect on the next request', async () => {
    await add('atlas', profile('mine', { name: 'Mine' }));
    await add('atlas', profile('other', { name: 'Other', grants: [{ area: 'detect', actions: ['view'] }] }));
    expect((await rightsNow('enduser')).role).toBe('enduser');

    await hold('atlas', 'enduser', ['mine', 'other']);
    expect((await rightsNow('enduser')).role).toBe('admin');
    expect((await rightsNow('enduser')).grants).toEqual([...VIEW, { area: 'detect', actions: ['view'] }]);

    const grants: Grant[] = [{ area: 'protect', actions: ['approve'] }];
    await store.inTenant('atlas', (tx) =>
      changeAccessProfile(tx, { ...profile('mine', { name: 'Mine', grants }), time: 40, by: null }),
    );
    expect((await rightsNow('enduser')).grants).toEqual([...grants, { area: 'detect', actions: ['view'] }]);

    await hold('atlas', 'enduser', ['mine']);
    expect((await rightsNow('enduser')).grants).toEqual(grants);

    expect(await store.inTenant('atlas', (tx) => removeAccessProfile(tx, 'mine'))).toBe(true);
    expect((await rightsNow('enduser')).role).toBe('enduser');
    expect((await rightsNow('enduser')).grants).toEqual([]);
  });

  describe("another company's", () => {
    beforeAll(async () => {
      await add('rif', profile('secret', { name: 'Secret' }));
      await hold('rif', 'rif-admin', ['secret']);
    });

    test('profile is neither found, listed, changed nor removed', async () => {
      await store.inTenant('atlas', async (tx) => {
        expect(await findAccessProfile(tx, 'secret')).toBeUndefined();
        expect((await listAccessProfiles(tx)).every(({ tenant_id }) => tenant_id === 'atlas')).toBe(true);
        const wider = profile('secret', { name: 'Wider', grants: [{ area: 'audit', actions: ['view'] }] });
        expect(await changeAccessProfile(tx, { ...wider, time: 50, by: null })).toBe(false);
        expect(await removeAccessProfile(tx, 'secret')).toBe(false);
      });
      expect(await store.inTenant('rif', (tx) => findAccessProfile(tx, 'secret'))).toMatchObject({
        name: 'Secret',
        grants: VIEW,
      });
    });

    test("profile can't be created, held by one of us, or assigned to one of them", async () => {
      const planting = store.inTenant('atlas', (tx) =>
        addAccessProfile(tx, { ...profile('planted'), tenant_id: 'rif', time: 1, by: null }),
      );
      expect(await codeOf(planting)).toBe(DENIED);
      expect(await codeOf(hold('atlas', 'enduser', ['secret']))).toBe(NO_SUCH_KEY);
      expect(await codeOf(hold('atlas', 'rif-admin', ['p-1']))).toBe(NO_SUCH_KEY);
      const asRif = store.inTenant('atlas', (tx) =>
        setProfilesOf(tx, { tenant: 'rif', user: 'rif-admin', profiles: ['secret'], time: 1, by: null }),
      );
      expect(await codeOf(asRif)).toBe(DENIED);
    });

    test("people keep their profiles despite our people's changes", async () => {
      await hold('atlas', 'rif-admin', []);
      expect((await rightsNow('rif-admin')).grants).toEqual(VIEW);
    });
  });

  test('deleting a company or person deletes their assignments', async () => {
    await store.asSystem(async (tx) => {
      await addTenant(tx, { id: 'gone', name: 'gone', primary_domain: '', created_on: 1 });
      await addUser(tx, {
        id: 'gone-user',
        tenant_id: 'gone',
        email: 'gone@company.example',
        name: 'gone',
        password_hash: 'x',
        created_on: 1,
      });
    });
    await add('gone', profile('gone-profile'));
    await hold('gone', 'gone-user', ['gone-profile']);
    const left = (): Promise<unknown> =>
      store.asSystem((tx) =>
        tx.selectFrom('user_access_profiles').select('user_id').where('tenant_id', '=', 'gone').execute(),
      );
    await store.asSystem((tx) => tx.deleteFrom('users').where('id', '=', 'gone-user').execute());
    expect(await left()).toEqual([]);
    await store.asSystem((tx) => tx.deleteFrom('tenants').where('id', '=', 'gone').execute());
    expect(await store.inTenant('gone', (tx) => findAccessProfile(tx, 'gone-profile'))).toBeUndefined();
  });
});
