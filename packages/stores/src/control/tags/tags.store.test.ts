import { MOST_CUSTOM_TAGS } from '@casbah/domain/tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ControlStore, isDuplicate } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import {
  addTag,
  changeServiceTags,
  changeTag,
  countTagged,
  listServiceTags,
  listTags,
  removeTags,
} from './tags.ts';

const { drivers } = await testedDrivers();

describe.each(drivers)('tags on $name', (driver) => {
  describe.skipIf(driver.isSkipped)('kept', () => {
    let store: ControlStore;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ store, remove } = await driver.open());
      await store.migrate();
      await store.asSystem(async (tx) => {
        for (const tenant of ['atlas', 'rif', 'full'])
          await addTenant(tx, { id: tenant, name: tenant, primary_domain: '', created_on: 1 });
      });
    });
    afterAll(() => remove());

    const look = { color: 1, pattern: 2 };
    const add = (tag_name: string, tenant = 'atlas') =>
      store.inTenant(tenant, (tx) => addTag(tx, { tenant, tag_name, ...look, time: 5, by: null }));
    const change = (services: string[], more: { add?: number[]; remove?: number[] }, tenant = 'atlas') =>
      store.inTenant(tenant, (tx) =>
        changeServiceTags(tx, { tenant, services, add: [], remove: [], time: 6, by: 'nadia', ...more }),
      );
    const carried = (tenant = 'atlas') => store.inTenant(tenant, listServiceTags);

    test('numbers start after the reserved ones, and are never reused [PF-K002]', async () => {
      expect([await add('Finance'), await add('Legal')]).toEqual([8, 9]);
      await store.inTenant('atlas', (tx) => removeTags(tx, { tenant: 'atlas', ids: [9] }));
      expect(await add('Research')).toBe(10);
      expect(await add('Finance', 'rif')).toBe(8);
      const names = (await store.inTenant('atlas', listTags)).map(({ tag_name }) => tag_name);
      expect(names).toEqual(['Finance', 'Research']);
    });

    test('a name is unique in its tenant, ignoring case', async () => {
      await expect(add('FINANCE')).rejects.toSatisfy(isDuplicate);
      const rename = store.inTenant('atlas', (tx) =>
        changeTag(tx, { tenant: 'atlas', id: 10, tag_name: 'finance', time: 7, by: 'nadia' }),
      );
      await expect(rename).rejects.toSatisfy(isDuplicate);
    });

    test('a company has at most 200 custom tags, even under concurrency [PF-K025]', async () => {
      await store.inTenant('full', async (tx) => {
        for (let made = 0; made < MOST_CUSTOM_TAGS - 1; made += 1)
          await addTag(tx, { tenant: 'full', tag_name: `Tag ${made}`, ...look, time: 5, by: null });
      });
      const last = await Promise.all(['One', 'Two', 'Three'].map((name) => add(name, 'full')));
      expect(last.filter((made) => made === 'no_room')).toHaveLength(2);
      expect(await store.inTenant('full', listTags)).toHaveLength(200);
    });

    test('services get and lose tags in bulk; no effect means no change', async () => {
      expect(await change(['box', 'miro', 'zoom'], { add: [0, 8] })).toEqual(['box', 'miro', 'zoom']);
      expect(await change(['box', 'miro'], { add: [8] })).toEqual([]);
      expect(await change(['box', 'slack'], { add: [10], remove: [0] })).toEqual(['box', 'slack']);
      expect(await carried()).toEqual([
        { service_id: 'box', tag_ids: [8, 10] },
        { service_id: 'miro', tag_ids: [0, 8] },
        { service_id: 'slack', tag_ids: [10] },
        { service_id: 'zoom', tag_ids: [0, 8] },
      ]);
      expect(await store.inTenant('atlas', countTagged)).toEqual(
        new Map([
          [0, 2],
          [8, 3],
          [10, 2],
        ]),
      );
      expect(await carried('rif')).toEqual([]);
    });

    test("another tenant's tags and services are inaccessible", async () => {
      expect(await change(['box'], { remove: [8, 10] }, 'rif')).toEqual([]);
      const removed = await store.inTenant('rif', (tx) => removeTags(tx, { tenant: 'rif', ids: [10] }));
      expect(removed).toEqual([]);
      expect((await carried()).find(({ service_id }) => service_id === 'box')?.tag_ids).toEqual([8, 10]);
    });

    test('a deleted tag is removed from its services', async () => {
      await store.inTenant('atlas', (tx) => removeTags(tx, { tenant: 'atlas', ids: [8, 10] }));
      expect(await carried()).toEqual([
        { service_id: 'miro', tag_ids: [0] },
        { service_id: 'zoom', tag_ids: [0] },
      ]);
    });
  });
});
