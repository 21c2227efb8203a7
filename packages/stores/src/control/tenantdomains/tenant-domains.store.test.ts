import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ControlStore } from '../control-store.ts';
import { listTenantConfig } from '../tenant/tenant-config.ts';
import { onEachDriver, testedDrivers } from '../tested-drivers.ts';
import { verifiedDomains } from './tenant-domains.ts';

const { drivers } = await testedDrivers();

onEachDriver(drivers, 'domains of before they had to be shown', (driver) => {
  let store: ControlStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await driver.openOlder('0009-second-factors', async (tx) => {
      for (const id of ['atlas', 'rif', 'zagora'])
        await tx
          .insertInto('tenants')
          .values({ id, name: id, primary_domain: `${id}.example`, created_on: 1 })
          .execute();
      const named = { atlas: ['Branch.example', 'rif.example'], rif: ['branch.example', 'shop.example'] };
      for (const [tenant_id, domains] of Object.entries(named))
        await tx
          .insertInto('tenant_config')
          .values({
            tenant_id,
            app_name: 'general',
            param_name: 'secondary_domains',
            misc: '{}',
            param_value: JSON.stringify(domains),
            modified_on: tenant_id === 'atlas' ? 5 : 9,
          })
          .execute();
    }));
    await store.migrate();
  });
  afterAll(() => remove());

  test("stay valid, each for the company that named it first, unless it is another's primary domain", async () => {
    const of = (tenant: string) => store.inTenant(tenant, (tx) => verifiedDomains(tx, tenant));
    expect(await of('atlas')).toEqual(['branch.example']);
    expect(await of('rif')).toEqual(['shop.example']);
    expect(await of('zagora')).toEqual([]);
    const left = await store.inTenant('atlas', (tx) => listTenantConfig(tx, { tenant: 'atlas' }));
    expect(left).toEqual([]);
  });
});
