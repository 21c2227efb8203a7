import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccessProfile, setProfilesOf } from '../accessprofiles/access-profiles.ts';
import type { ControlStore } from '../control-store.ts';
import {
  addSession,
  changeSession,
  keepSession,
  putSessionAside,
  removeSession,
  setPreview,
} from '../session/sessions.ts';
import { setTenantConfig } from '../tenant/tenant-config.ts';
import { addTenant } from '../tenant/tenants.ts';
import type { TenantTx } from '../transaction.ts';
import { addUser } from '../users/users.ts';
import { openPgliteControlStore } from './pglite-control-store.ts';
import { SessionCache } from './session-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'casbah-session-cache-'));
const AUTHOR = { time: 1, by: null };
const SESSION = {
  tenant_id: 'atlas',
  user_id: 'amina',
  id_hash: 'hash',
  name: 'name',
  method: 'password' as const,
  address: '',
  user_agent: '',
  last_seen: 1,
  created_on: 1,
  expires_on: 9e12,
};
let store: ControlStore;
beforeAll(async () => {
  store = await openPgliteControlStore(folder);
  await store.migrate();
  await store.asSystem(async (tx) => {
    await addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 });
    await addTenant(tx, { id: 'rif', name: 'Rif', primary_domain: 'rif.example', created_on: 1 });
    await addUser(tx, {
      id: 'amina',
      tenant_id: 'atlas',
      email: 'amina@atlas.example',
      name: 'Amina',
      password_hash: null,
      created_on: 1,
    });
    await addAccessProfile(tx, {
      id: 'reader',
      tenant_id: 'atlas',
      name: 'Reader',
      notes: '',
      grants: [],
      information_level: 'full',
      ...AUTHOR,
    });
    await addSession(tx, SESSION);
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const CHANGES: Record<string, [change: (tx: TenantTx) => Promise<unknown>, seen: object | undefined]> = {
  'a person is given a profile': [
    (tx) => setProfilesOf(tx, { tenant: 'atlas', user: 'amina', profiles: ['reader'], ...AUTHOR }),
    { profiles: [{ id: 'reader', grants: [] }] },
  ],
  'the profile allows more': [
    (tx) =>
      tx
        .updateTable('access_profiles')
        .set({ grants: JSON.stringify([{ area: 'audit', actions: ['view'] }]) })
        .where('id', '=', 'reader')
        .execute(),
    { profiles: [{ grants: [{ area: 'audit', actions: ['view'] }] }] },
  ],
  'an area is switched off': [
    (tx) =>
      setTenantConfig(tx, {
        tenant: 'atlas',
        app_name: 'features',
        param_name: 'audit',
        param_value: false,
        misc: {},
        ...AUTHOR,
      }),
    { config: expect.arrayContaining([{ app_name: 'features', param_name: 'audit', param_value: false }]) },
  ],
  'the session is in use': [
    (tx) => keepSession(tx, 'hash', { seen: 5, expiresOn: 10 }),
    { last_seen: 5, expires_on: 10 },
  ],
  'it shows the console as a profile': [
    (tx) => setPreview(tx, 'hash', 'reader'),
    { preview: expect.objectContaining({ id: 'reader' }) },
  ],
  'the profile is taken away': [
    (tx) => setProfilesOf(tx, { tenant: 'atlas', user: 'amina', profiles: [], ...AUTHOR }),
    { profiles: [] },
  ],
  'the account is closed': [
    (tx) => tx.updateTable('users').set({ is_active: false }).where('id', '=', 'amina').execute(),
    { is_active: false },
  ],
  'the session gets another id': [
    (tx) => changeSession(tx, 'hash', { ...SESSION, id_hash: 'other' }),
    undefined,
  ],
};

test('a cached session is returned until any of its data changes, and not after', async () => {
  for (const [what, [change, seen]] of Object.entries(CHANGES)) {
    const before = await store.findSession('hash');
    expect([what, await store.findSession('hash')]).toEqual([what, before]);
    expect(await store.findSession('hash'), what).toBe(before);
    await store.inTenant('atlas', change);
    const after = await store.findSession('hash');
    if (seen === undefined) expect(after, what).toBeUndefined();
    else expect(after, what).toMatchObject(seen);
  }
});

test('rollbacks and other tables change nothing', async () => {
  const before = await store.findSession('other');
  await expect(
    store.inTenant('atlas', async (tx) => {
      await keepSession(tx, 'other', { seen: 7, expiresOn: 70 });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await store.asSystem((tx) =>
    addTenant(tx, { id: 'souss', name: 'Souss', primary_domain: '', created_on: 1 }),
  );
  expect(await store.findSession('other')).toBe(before);
});

test('a visit ends with the session that it was opened from', async () => {
  await store.asSystem(async (tx) => {
    await tx.updateTable('users').set({ is_active: true, is_admin: true }).execute();
    await putSessionAside(tx, 'other', { idHash: 'aside', expiresOn: 9e12 });
    await addSession(tx, { ...SESSION, id_hash: 'visit', name: 'visit', opened_from: 'name' });
  });
  expect(await store.findSession('visit')).toMatchObject({ is_active: true, expires_on: 9e12 });
  await store.asSystem((tx) =>
    tx.updateTable('sessions').set({ expires_on: 20 }).where('id_hash', '=', 'aside').execute(),
  );
  expect(await store.findSession('visit')).toMatchObject({ expires_on: 20 });
  await store.asSystem((tx) => removeSession(tx, 'aside'));
  expect(await store.findSession('visit')).toBeUndefined();
});

test("a result overtaken by a change isn't cached, and the cache is limited", async () => {
  const cache = new SessionCache();
  const found = {
    ...SESSION,
    awaiting: null,
    agent_id: null,
    email: '',
    is_admin: false,
    is_active: true,
    profiles: [],
    preview: null,
    config: [],
  };
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return { ...found };
  };
  await cache.find('a', async () => {
    expect(cache.onMessage('stale-session *')).toBe(true);
    return ask();
  });
  await cache.find('a', ask);
  await cache.find('a', ask);
  expect(asked).toBe(2);
  for (let place = 0; place < 2_000; place += 1) await cache.find(`many ${place}`, ask);
  await cache.find('many 1999', ask);
  expect(asked).toBe(2_002);
  await cache.find('a', ask);
  expect(asked).toBe(2_003);
  expect(cache.onMessage('{"tenant":"atlas","area":"users"}')).toBe(false);
});
