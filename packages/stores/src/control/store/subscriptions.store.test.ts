import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import {
  addAccount,
  addCustomApp,
  changeAccount,
  findAccount,
  listAccounts,
  listBuckets,
  listCustomApps,
  listSubscriptions,
  lockSubscription,
  removeAccount,
  removeBucket,
  setBuckets,
  setSubscription,
} from './subscriptions.ts';

const { drivers } = await testedDrivers();

onEachDriver(drivers, 'subscriptions', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.open());
    await store.migrate();
    await store.asSystem(async (tx) => {
      for (const id of ['atlas', 'rif'])
        await addTenant(tx, { id, name: id, primary_domain: '', created_on: 1 });
    });
  });
  afterAll(() => remove());

  const box = { app: 'box', category: 'API', isFirstTime: true, isTrial: true, trialEndsOn: 9e12 } as const;
  const account = (id: string, instance: string, tenant = 'atlas') => ({
    id,
    tenant_id: tenant,
    app: 'box',
    category: 'API' as const,
    instance,
    params: JSON.stringify({ domains: ['a.example'], days_back: 7, is_sandbox: true }),
    secrets: '{}',
    created_on: 1,
    modified_on: 1,
  });

  test('a record is stored once, updated in place, and limited to its tenant', async () => {
    const set = (isGranted: boolean) =>
      store.inTenant('atlas', (tx) =>
        setSubscription(tx, { ...box, isGranted, tenant: 'atlas', time: 5, by: 'nadia' }),
      );
    await set(true);
    await set(false);
    expect(await store.inTenant('atlas', (tx) => listSubscriptions(tx, 'atlas'))).toEqual([
      { ...box, isGranted: false },
    ]);
    const held = { tenant: 'atlas', app: 'box', category: 'API' } as const;
    expect(await store.inTenant('atlas', (tx) => lockSubscription(tx, held))).toMatchObject({
      isGranted: false,
    });
    expect(await store.inTenant('rif', (tx) => listSubscriptions(tx, 'atlas'))).toEqual([]);
  });

  test('accounts have a unique name in their app, and only their tenant sees them', async () => {
    await store.inTenant('atlas', (tx) => addAccount(tx, account('one', 'Europe')));
    await store.inTenant('rif', (tx) => addAccount(tx, account('other', 'Europe', 'rif')));
    const again = store.inTenant('atlas', (tx) => addAccount(tx, account('two', 'EUROPE')));
    expect(await again.catch(isDuplicate)).toBe(true);
    await store.inTenant('atlas', (tx) =>
      changeAccount(tx, { tenant: 'atlas', id: 'one' }, { instance: 'Asia', modified_on: 2 }),
    );
    expect(await store.inTenant('atlas', (tx) => listAccounts(tx, { tenant: 'atlas' }))).toMatchObject([
      { id: 'one', instance: 'Asia', params: { domains: ['a.example'], days_back: 7, is_sandbox: true } },
    ]);
    const foreign = { tenant: 'atlas', id: 'one' };
    expect(await store.inTenant('rif', (tx) => findAccount(tx, foreign))).toBeUndefined();
    await store.inTenant('rif', (tx) => removeAccount(tx, foreign));
    expect(await store.inTenant('atlas', (tx) => findAccount(tx, foreign))).toBeDefined();
    const planted = store.inTenant('rif', (tx) => addAccount(tx, account('three', 'Planted', 'atlas')));
    await expect(planted).rejects.toThrow();
  });

  test('buckets are stored once, paged by name, and deleted with their account', async () => {
    const of = { tenant: 'atlas', account: 'one', time: 3 };
    const names = ['c', 'a', 'b'].map((bucket_name) => ({ bucket_name, is_scanned: true }));
    await store.inTenant('atlas', (tx) => setBuckets(tx, of, names));
    await store.inTenant('atlas', (tx) => setBuckets(tx, of, [{ bucket_name: 'a', is_scanned: false }]));
    const page = (offset: number) =>
      store.inTenant('atlas', (tx) => listBuckets(tx, of, { limit: 2, offset }));
    expect(await page(0)).toEqual({
      total: 3,
      buckets: [
        { bucket_name: 'a', is_scanned: false },
        { bucket_name: 'b', is_scanned: true },
      ],
    });
    expect((await page(2)).buckets).toHaveLength(1);
    const drop = () => store.inTenant('atlas', (tx) => removeBucket(tx, { ...of, name: 'a' }));
    expect([await drop(), await drop()]).toEqual([true, false]);
    // Another company's account is rejected.
    const planted = store.inTenant('rif', (tx) => setBuckets(tx, { ...of, tenant: 'rif' }, names));
    await expect(planted).rejects.toThrow();
    await store.inTenant('atlas', (tx) => removeAccount(tx, { tenant: 'atlas', id: 'one' }));
    expect((await page(0)).total).toBe(0);
  });

  test('custom apps are sorted by name', async () => {
    const app = (id: string, app_name: string) => ({
      id,
      tenant_id: 'atlas',
      app_name,
      app_uris: '["a.example"]',
      description: '',
      created_on: 1,
      status: 'AC' as const,
      scan_request_payload: false,
    });
    await store.inTenant('atlas', (tx) => addCustomApp(tx, app('p', 'Payroll')));
    await store.inTenant('atlas', (tx) => addCustomApp(tx, app('c', 'Canteen')));
    const again = store.inTenant('atlas', (tx) => addCustomApp(tx, app('q', 'PAYROLL')));
    expect(await again.catch(isDuplicate)).toBe(true);
    const listed = await store.inTenant('atlas', (tx) => listCustomApps(tx, 'atlas'));
    expect(listed.map(({ app_name }) => app_name)).toEqual(['Canteen', 'Payroll']);
    expect(await store.inTenant('rif', (tx) => listCustomApps(tx, 'atlas'))).toEqual([]);
  });
});
