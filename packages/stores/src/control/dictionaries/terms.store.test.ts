import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDefinition } from '../contentprofiles/definitions.ts';
import type { ControlStore } from '../control-store.ts';
import { addTenant } from '../tenant/tenants.ts';
import { testedDrivers } from '../tested-drivers.ts';
import { countTerms, listTerms, termsFrom, writeTerms } from './terms.ts';

const { drivers } = await testedDrivers();

describe.each(drivers)('terms of dictionaries on $name', (driver) => {
  describe.skipIf(driver.isSkipped)('kept', () => {
    let store: ControlStore;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ store, remove } = await driver.open());
      await store.migrate();
      await store.asSystem((tx) =>
        addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: '', created_on: 1 }),
      );
      await store.inTenant('atlas', (tx) =>
        addDefinition(
          tx,
          'dictionary',
          { tenant: 'atlas', id: 'birds', time: 1, by: null, revision: 1 },
          { name: 'Birds', description: '', is_enabled: true, definition: { ignoreAccents: false } },
        ),
      );
    });
    afterAll(() => remove());

    const birds = { tenant: 'atlas', id: 'birds' };
    const write = (count: number) =>
      store.inTenant('atlas', (tx) =>
        writeTerms(
          tx,
          birds,
          Array.from({ length: count }, (_, number) => ({ text: `Bird_${number}` })),
        ),
      );

    test('all are replaced, and keep their order', async () => {
      await write(7000);
      await write(6001);
      expect(await store.inTenant('atlas', countTerms)).toEqual(new Map([['birds', 6001]]));
      const last = await store.inTenant('atlas', (tx) => termsFrom(tx, 'birds', { from: 5999, limit: 9 }));
      expect(last).toEqual([
        { text: 'Bird_5999', weight: 1, matchCase: false, partOfWord: false },
        { text: 'Bird_6000', weight: 1, matchCase: false, partOfWord: false },
      ]);
    });

    test('a search ignores case and takes wildcards literally', async () => {
      const search = (query: string) =>
        store.inTenant('atlas', (tx) => listTerms(tx, 'birds', { query, limit: 2, offset: 0 }));
      expect(await search('bird_1234')).toMatchObject({ terms: [{ text: 'Bird_1234' }], total: 1 });
      expect((await search('%')).total).toBe(0);
      expect((await search('')).total).toBe(6001);
    });
  });
});
