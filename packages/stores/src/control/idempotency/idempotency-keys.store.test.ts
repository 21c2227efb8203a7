import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { addUser } from '../users/users.ts';
import {
  type EarlierRequest,
  giveKeyBack,
  type IdempotencyKey,
  keepAnswer,
  removeOldKeys,
  takeKey,
} from './idempotency-keys.ts';

const { drivers } = await testedDrivers();

onEachDriver(drivers, 'idempotency keys', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const tenant of ['atlas', 'rif']) {
        await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
        for (const name of ['one', 'other'])
          await addUser(tx, {
            id: `${tenant}-${name}`,
            tenant_id: tenant,
            email: `${name}@${tenant}.example`,
            name,
            password_hash: 'x',
            created_on: 1,
          });
      }
    });
  });
  afterAll(() => remove());

  const keyOf = (key: string, tenant = 'atlas', name = 'one'): IdempotencyKey => ({
    tenant,
    user: `${tenant}-${name}`,
    key,
  });
  const take = (id: IdempotencyKey, now = 100, since = 0): Promise<EarlierRequest | undefined> =>
    store.inTenant(id.tenant, (tx) => takeKey(tx, id, { call: 'POST /x', request_hash: 'h', now, since }));
  const keep = (id: IdempotencyKey, answer: unknown): Promise<void> =>
    store.inTenant(id.tenant, (tx) => keepAnswer(tx, id, JSON.stringify(answer)));

  test('a key is claimed once; the next request gets the first one and its response', async () => {
    const id = keyOf('k-1');
    expect(await take(id)).toBeUndefined();
    const earlier = { call: 'POST /x', request_hash: 'h', created_on: 100 };
    expect(await take(id, 200)).toEqual({ ...earlier, answer: null });
    await keep(id, { id: '7', list: [1, 'two'] });
    expect(await take(id, 300)).toEqual({ ...earlier, answer: { id: '7', list: [1, 'two'] } });
  });

  test('of many concurrent requests, one claims it', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(keyOf('race'))));
    expect(taken.filter((earlier) => earlier === undefined)).toHaveLength(1);
  });

  test('a released key is free again', async () => {
    const id = keyOf('failed');
    await take(id);
    await store.inTenant('atlas', (tx) => giveKeyBack(tx, id));
    expect(await take(id)).toBeUndefined();
  });

  test('an expired key is free again, without its old response', async () => {
    const id = keyOf('old');
    await take(id, 100);
    await keep(id, { from: 'before' });
    expect(await take(id, 500, 99)).toMatchObject({ answer: { from: 'before' } });
    expect(await take(id, 500, 100)).toBeUndefined();
    expect(await take(id, 600, 100)).toMatchObject({ created_on: 500, answer: null });
  });

  test("one person's keys are separate from others', in any company", async () => {
    const mine = keyOf('same');
    await take(mine);
    await keep(mine, { secret: true });
    for (const other of [keyOf('same', 'atlas', 'other'), keyOf('same', 'rif')]) {
      expect(await take(other)).toBeUndefined();
      await keep(other, { of: other.user });
      await store.inTenant(other.tenant, (tx) => giveKeyBack(tx, other));
    }
    expect(await take(mine)).toMatchObject({ answer: { secret: true } });
  });

  test('old keys are deleted, current ones stay', async () => {
    await take(keyOf('stays'), 9000);
    const removed = await store.asSystem((tx) => removeOldKeys(tx, 8999));
    expect(removed).toBeGreaterThan(0);
    expect(await store.asSystem((tx) => removeOldKeys(tx, 8999))).toBe(0);
    expect(await take(keyOf('stays'), 9001)).toMatchObject({ created_on: 9000 });
  });
});
